import { dayInWords, dividedBy, floor, ratio, shares, show, times, withDecimals, type Ratio } from '@quorate/engine';

/** A number of shares or votes as people read it: '1,234,567'. */
export function figure(wire: string): string {
  return show(shares(wire));
}

/** A part as a percentage with two decimals, cut off and not rounded: what is just below a line is never shown at it. */
export function percent(wire: string): string {
  return percentOf(ratio(wire));
}

/** The same of a part of a whole, either of which may be a fraction: limits leave fractions of votes. */
export function partOf(part: string, whole: string): string {
  return percentOf(dividedBy(ratio(part), ratio(whole)));
}

function percentOf(part: Ratio): string {
  const hundredths = floor(times(part, ratio(10_000)));
  return `${withDecimals(dividedBy(hundredths, ratio(100)), 2)} %`;
}

/** A day, or a day with a time, in words. */
export function moment(wire: string): string {
  const [day = '', time] = wire.split('T');
  return time === undefined ? dayInWords(day) : `${dayInWords(day)} at ${time}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(all: readonly string[]): string {
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "third", "12th", "21st": a place in an order. */
export function ordinal(place: number): string {
  const words = ['first', 'second', 'third', 'fourth', 'fifth'];
  return words[place - 1] ?? `${place}${endings[ordinals.select(place)] ?? 'th'}`;
}
