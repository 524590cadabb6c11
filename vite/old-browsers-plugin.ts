import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";

/** The oldest supported browsers, of March 2022, in the form of Vite's `build.target`. Older ones drop what is in a `@layer`. */
export const oldestBrowsers = ["chrome99", "edge99", "firefox97", "ios15.4", "safari15.4"];

/** The same for Lightning CSS. */
const targets = Object.fromEntries(
  oldestBrowsers.map((browser) => {
    const [, name, major, minor] = /^([a-z]+)(\d+)\.?(\d*)$/.exec(browser) ?? [];
    return [name === "ios" ? "ios_saf" : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/**
 * Compiles what old browsers lack, such as `light-dark()`, in the site's own style sheet. In vite.config.ts it comes after Tailwind.
 * Vite's `cssMinify` would compile those of packages too, and lose `rotate` where a rule also has `transform`. Write no such rule here.
 */
export function oldBrowsersPlugin(): Plugin {
  return {
    name: "old-browsers",
    apply: "build",
    transform(css, filename) {
      if (!filename.includes("/app/styles/app.css")) return;
      // All these browsers know `system-ui`, for which it would write a list of fonts. For `:dir()` it would write `:lang()`.
      const exclude = Features.FontFamilySystemUi | Features.DirSelector;
      const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets, exclude });
      return { code: code.toString(), map: null };
    },
  };
}
