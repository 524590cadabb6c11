/** Each function runs inside the page and is sent by its source, so it uses nothing from outside itself. */

/** @returns whether React has hydrated the whole page: it marks every element that it manages, and `aside` is the last */
export function isHydrated(): boolean {
  const last = document.querySelector("body > aside");
  return last !== null && Object.keys(last).some((name) => name.startsWith("__reactProps"));
}

/** @returns CSS px between the header's lower edge and the element with this id; without one, from the top of the page */
export function gapBelowHeader(id?: string): number {
  if (!id) return scrollY;
  const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
}
