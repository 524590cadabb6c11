/**
 * The time zone database's America/Recife has been at this offset without a break since February 2002; a test compares the
 * two. `Intl` knows that by itself, and takes a slow phone 140 ms to start.
 */
const RECIFE_FROM_UTC = -3 * 60 * 60 * 1000;

/** @returns the calendar year in Recife at `now`, whatever the server's or visitor's time zone */
export function yearInRecife(now: Date | number = Date.now()): string {
  return String(new Date(Number(now) + RECIFE_FROM_UTC).getUTCFullYear());
}
