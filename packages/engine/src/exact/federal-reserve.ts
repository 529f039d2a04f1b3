import type { BusinessCalendar } from './business-day.js';

/**
 * The days on which the Federal Reserve Banks are closed. A holiday on a Sunday is kept on the Monday; one on a Saturday
 * is not moved, and the Banks open on the Friday before (unlike offices of the federal government). Source: the holiday
 * schedule that the Federal Reserve Banks publish; 5 U.S.C. 6103(a) for the dates. Juneteenth became law on 17 June
 * 2021, and the Banks first closed for it in 2022. The rules are those since 1978, when Veterans Day returned to its date.
 */
export const federalReserveCalendar: BusinessCalendar = {
  name: 'Federal Reserve Banks',
  weekend: [6, 7],
  fromYear: 1978,
  holidays: [
    { name: "New Year's Day", month: 1, day: 1, sundayToMonday: true },
    { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, which: 3, fromYear: 1986 },
    { name: "Washington's Birthday", month: 2, weekday: 1, which: 3 },
    { name: 'Memorial Day', month: 5, weekday: 1, which: 'last' },
    { name: 'Juneteenth', month: 6, day: 19, sundayToMonday: true, fromYear: 2022 },
    { name: 'Independence Day', month: 7, day: 4, sundayToMonday: true },
    { name: 'Labor Day', month: 9, weekday: 1, which: 1 },
    { name: 'Columbus Day', month: 10, weekday: 1, which: 2 },
    { name: 'Veterans Day', month: 11, day: 11, sundayToMonday: true },
    { name: 'Thanksgiving Day', month: 11, weekday: 4, which: 4 },
    { name: 'Christmas Day', month: 12, day: 25, sundayToMonday: true },
  ],
};
