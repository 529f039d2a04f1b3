import { dayInWords, dividedBy, floor, ratio, shares, show, times, withDecimals } from '@quorate/engine';

/** A number of shares or votes as people read it: '1,234,567'. */
export function figure(wire: string): string {
  return show(shares(wire));
}

/** A part as a percentage with two decimals, cut off and not rounded: what is just below a line is never shown at it. */
export function percent(wire: string): string {
  const hundredths = floor(times(ratio(wire), ratio(10_000)));
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
