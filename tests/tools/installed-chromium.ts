/** Runs before browser tests. @throws Error if there is no Chromium and none can be installed */
export { findChromium as default } from "../../scripts/lib/chromium.mjs";
