/** What was typed is no number of shares. */
export const notRead = Symbol('no number of shares');

/** A number of shares that was typed, with or without commas, as the service reads it; nothing where nothing was typed, and `notRead` where it is no number. */
export function leastIn(typed: string): string | typeof notRead | undefined {
  const number = typed.trim();
  if (number === '') return undefined;
  const isNumber = /^(?:\d{1,3}(?:,\d{3}){1,8}|\d{1,30})(?:\.\d{1,30})?$/u.test(number);
  return isNumber ? number.replaceAll(',', '') : notRead;
}
