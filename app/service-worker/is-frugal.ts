/** The part used here of the Network Information API (https://wicg.github.io/netinfo/), which only Chromium has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

/** @returns whether the line is metered or slow, so that only necessary data should be loaded */
export function isFrugal(): boolean {
  const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== "4g";
}
