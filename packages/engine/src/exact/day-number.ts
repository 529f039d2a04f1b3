declare const dayBrand: unique symbol;

/** A calendar date, 'YYYY-MM-DD', that exists. Days in this form sort as text. */
export type Day = string & { readonly [dayBrand]: true };

/**
 * The days from 1970-01-01 to a date of the Gregorian calendar, negative before it. Columns of a register hold days as
 * these numbers, so that a million dates cost four bytes each and compare as integers.
 */
export function dayNumber(date: Day): number {
  const month = twoDigits(date, 5);
  const year = 100 * twoDigits(date, 0) + twoDigits(date, 2) - (month <= 2 ? 1 : 0);
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.trunc((153 * monthFromMarch + 2) / 5) + twoDigits(date, 8) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + dayOfYear - daysToEpoch;
}

/** The date of a day number: the inverse of `dayNumber`. */
export function dayOfNumber(number: number): Day {
  const days = number + daysToEpoch;
  const era = Math.floor(days / daysInEra);
  const ofEra = days - era * daysInEra;
  const yearOfEra = Math.trunc(
    (ofEra - Math.trunc(ofEra / 1460) + Math.trunc(ofEra / 36524) - Math.trunc(ofEra / 146096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100));
  const fromMarch = Math.trunc((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const dayOfMonth = ofYear - Math.trunc((153 * fromMarch + 2) / 5) + 1;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}` as Day;
}

/** Whether a text is a date that exists, given or reckoned. */
export function isOfCalendar(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(dayNumber(text as Day)) === text;
}

/** From 0000-03-01, the start of the 400-year cycle that both functions count in, to 1970-01-01. */
const daysToEpoch = 719468;
const daysInEra = 146097;

function twoDigits(text: string, at: number): number {
  return 10 * (text.charCodeAt(at) - 48) + text.charCodeAt(at + 1) - 48;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
