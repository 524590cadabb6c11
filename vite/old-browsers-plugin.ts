import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Those of `build.target` in vite.config.ts. */
const targets = {
  chrome: version(99),
  edge: version(99),
  firefox: version(97),
  ios_saf: version(15, 4),
  safari: version(15, 4),
};

/**
 * Compiles what old browsers lack, such as `light-dark()`, in the site's own style sheet. As Vite's minifier, Lightning CSS would do so in every
 * style sheet, and lose parts of some, such as `rotate` beside `transform`.
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
      // Its two variables for `light-dark()` become `--light` and `--dark`: their long names are 3 % of the style sheet.
      return { code: code.toString().replaceAll("--lightningcss-", "--"), map: null };
    },
  };
}
