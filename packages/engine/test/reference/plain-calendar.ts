/** Days as numbers of days since 1970, by the clock of JavaScript, and business days by the rules of the banks, written out. */

export function numberOf(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / 86_400_000;
}

export function textOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export function parts(day: number): readonly [year: number, month: number, dayOfMonth: number] {
  const [year = 0, month = 0, dayOfMonth = 0] = textOf(day).split('-').map(Number);
  return [year, month, dayOfMonth];
}

export function on(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / 86_400_000;
}

/** Sunday is 0. */
function weekday(day: number): number {
  return new Date(day * 86_400_000).getUTCDay();
}

function nthWeekday(year: number, month: number, which: number, place: number): number {
  const first = on(year, month, 1);
  return first + ((which - weekday(first) + 7) % 7) + 7 * (place - 1);
}

function lastMonday(year: number, month: number): number {
  const last = on(year, month + 1, 1) - 1;
  return last - ((weekday(last) + 6) % 7);
}

/** The holidays that fall into a year, as dates of law, without those moved. */
function datesOf(year: number, district: boolean): readonly number[] {
  const fixed = [on(year, 1, 1), on(year, 7, 4), on(year, 11, 11), on(year, 12, 25)];
  const juneteenth = year >= (district ? 2021 : 2022) ? [on(year, 6, 19)] : [];
  const ofDistrict = district ? [on(year, 4, 16), ...(year % 4 === 1 ? [on(year, 1, 20)] : [])] : [];
  return [...fixed, ...juneteenth, ...ofDistrict];
}

function isHoliday(day: number, district: boolean): boolean {
  const [year] = parts(day);
  const mondays = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ];
  if (mondays.includes(day)) return true;
  return [year - 1, year, year + 1]
    .flatMap((each) => datesOf(each, district))
    .map((date) => (weekday(date) === 0 ? date + 1 : weekday(date) === 6 && district ? date - 1 : date))
    .includes(day);
}

export function isBusinessDay(day: number, district: boolean): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day, district);
}

export function nextBusinessDay(day: number, district: boolean): number {
  let next = day;
  while (!isBusinessDay(next, district)) next += 1;
  return next;
}

export function afterBusinessDays(day: number, count: number, district: boolean): number {
  let last = day;
  for (let left = count; left > 0; left -= 1) last = nextBusinessDay(last + 1, district);
  return last;
}

/** 30/360 as bonds of the United States count it. */
export function thirties(from: number, until: number): number {
  const [y1, m1, d1] = parts(from);
  const [y2, m2, d2] = parts(until);
  const endsFebruary = (day: number, month: number) => month === 2 && parts(day + 1)[1] === 3;
  let first = d1;
  let second = d2;
  if (endsFebruary(from, m1) && endsFebruary(until, m2)) second = 30;
  if (endsFebruary(from, m1)) first = 30;
  if (second === 31 && first >= 30) second = 30;
  if (first === 31) first = 30;
  return (y2 - y1) * 360 + (m2 - m1) * 30 + second - first;
}
