/** Tokens of the style sheet for what reads no style sheet: icons, the web app manifest and `theme-color`. A test keeps both equal. */
export const colors = {
  night: "#0b1430",
  /** The page in the dark scheme. */
  pageDark: "#070c1e",
  lamp: "#ffb62e",
} as const;
