/** Whether a text is an instant in UTC, ISO 8601: `2004-06-01T14:00:00Z`, seconds with a fraction or without. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/.test(text);
}

/** Whether the first instant is later than the second. Both are as `isInstant` wants them. */
export function isLaterThan(first: string, second: string): boolean {
  return sortable(first) > sortable(second);
}

/** Without the zone and trailing zeros of the fraction instants sort as text. */
function sortable(instant: string): string {
  const text = instant.slice(0, -1);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
