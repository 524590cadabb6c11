const recifeYear = new Intl.DateTimeFormat("en", { timeZone: "America/Recife", year: "numeric" });

/** @returns the calendar year in Recife at `now`, whatever the server's or visitor's time zone */
export function yearInRecife(now: Date | number = Date.now()): string {
  return recifeYear.format(now);
}
