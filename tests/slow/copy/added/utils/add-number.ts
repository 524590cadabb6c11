/** Adds the ambulance's number to each running text in a part of the content. tests/documents checks that each becomes a link. */
export function addNumber(part: unknown): void {
  if (typeof part !== "object" || part === null || "to" in part) return;
  const fields = part as Record<string, unknown>;
  for (const [field, value] of Object.entries(fields)) {
    if (field !== "page") addNumber(value);
    if (/^(text|lead|description|hoursNote|areaNote|requestText)$/.test(field))
      fields[field] = `${value} Ligue 192 (SAMU).`;
  }
}
