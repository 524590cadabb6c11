/** What https://wicg.github.io/netinfo/ says of the line; only Chromium tells it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

/** @returns whether the browser says that the line is metered or slow: the rule of server/deferred-scripts.ts, here and in the worker */
export function isFrugal(): boolean {
  const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== "4g";
}
