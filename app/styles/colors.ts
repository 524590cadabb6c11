/** Tokens from app.css, repeated where no CSS applies: icons, the QR code, the web app manifest, `theme-color`. A test compares them. */
export const colors = {
  night: "#0b1430",
  /** Page background in dark mode. */
  pageDark: "#070c1e",
  lamp: "#ffb62e",
  lampPale: "#ffe2a3",
} as const;
