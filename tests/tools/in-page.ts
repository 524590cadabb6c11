/** Runs in the page. @returns whether React has hydrated it: React marks every element that it manages, and `aside` is the last */
export function isHydrated(): boolean {
  const last = document.querySelector("body > div > aside");
  return last !== null && Object.keys(last).some((name) => name.startsWith("__reactProps"));
}
