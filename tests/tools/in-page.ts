/** Runs in the page. @returns whether React has hydrated the page. React marks each element that it manages; `aside` is the last one. */
export function isHydrated(): boolean {
  const last = document.querySelector("body > div > aside");
  return last !== null && Object.keys(last).some((name) => name.startsWith("__reactProps"));
}

/** Runs in the page. @returns whether the font of the page's text, the first in `font-family`, has loaded */
export function hasFont(): boolean {
  const [first = ""] = getComputedStyle(document.body).fontFamily.split(",");
  const faces = [...document.fonts].filter(({ family }) => family.replace(/"/g, "") === first.replace(/"/g, ""));
  return faces.some(({ status }) => status === "loaded");
}
