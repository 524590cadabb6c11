/*
 * The oldest browsers, for each kind of thing that the build makes. All of them have the page and its links; newer ones have more.
 */

/** React's modules, the service worker and the server. `lib` in tsconfig.json and `"at" in []` in app/before-hydration.ts say the same. */
export const forModules = ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"];
/** Styles. */
export const forStyles = ["chrome80", "edge80", "firefox78", "ios13.4", "safari13.1"];
/** The script inside each page (app/before-hydration.ts). */
export const forPageScript = ["chrome69", "edge79", "firefox67", "ios12", "safari12"];
