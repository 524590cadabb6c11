import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";

/** The oldest supported browsers, from March 2022, in the format of Vite's `build.target`. Older ones skip everything in a `@layer`. */
export const oldestBrowsers = ["chrome99", "edge99", "firefox97", "ios15.4", "safari15.4"];

/** The same browsers in Lightning CSS's format. */
const targets = Object.fromEntries(
  oldestBrowsers.map((browser) => {
    const [, name, major, minor] = /^([a-z]+)(\d+)\.?(\d*)$/.exec(browser) ?? [];
    return [name === "ios" ? "ios_saf" : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/**
 * Compiles what old browsers lack, such as `light-dark()`, in the site's own style sheet. In vite.config.ts, it runs after Tailwind.
 * Vite's `cssMinify` would compile packages' styles too, and Lightning CSS drops `rotate` from a rule that also has `transform`.
 */
export function oldBrowsersPlugin(): Plugin {
  return {
    name: "old-browsers",
    apply: "build",
    transform(css, filename) {
      if (!filename.includes("/app/styles/app.css")) return;
      // All these browsers support `system-ui`, which would become a list of fonts. `:dir()` would become `:lang()`.
      const exclude = Features.FontFamilySystemUi | Features.DirSelector;
      const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets, exclude });
      return { code: code.toString(), map: null };
    },
  };
}
