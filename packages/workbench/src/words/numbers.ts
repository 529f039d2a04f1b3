/** An exact number as the service writes it, with its thousands apart; a fraction as a mixed number: "52,574 26/61". */
export function grouped(value: string | number): string {
  const [, sign = '', whole, rest = ''] = /^(-?)(\d+)((?:\.\d+)?)$/u.exec(String(value)) ?? [];
  if (whole === undefined) return fraction(String(value));
  return `${sign === '' ? '' : '−'}${whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',')}${rest}`;
}

function fraction(value: string): string {
  const [, sign = '', above, below] = /^(-?)(\d+)\/(\d+)$/u.exec(value) ?? [];
  if (above === undefined || below === undefined) return value;
  const [top, bottom] = [BigInt(above), BigInt(below)];
  const whole = top / bottom;
  const rest = `${grouped(String(top % bottom))}/${grouped(below)}`;
  return `${sign === '' ? '' : '−'}${whole === 0n ? rest : `${grouped(String(whole))} ${rest}`}`;
}

/** An amount of money as the service writes it, in dollars and cents: "$42,862.50"; what is no whole number of cents stays exact. */
export function moneyIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const { amount, currency } = value as { readonly amount?: unknown; readonly currency?: unknown };
  if (!isNumber(amount) || typeof currency !== 'string') return undefined;
  const [, whole, cents] = /^(-?\d+)(?:\.(\d{1,2}))?$/u.exec(amount) ?? [];
  const shown = whole === undefined ? grouped(amount) : `${grouped(whole)}.${(cents ?? '').padEnd(2, '0')}`;
  return currency === 'USD' ? `$${shown}` : `${currency} ${shown}`;
}

/** Whether a text is an exact number as the service writes it. */
export function isNumber(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d+(?:\.\d+|\/\d+)?$/u.test(value);
}

/** Above and below of an exact number, to reckon with without rounding. */
function ratio(value: string): { readonly above: bigint; readonly below: bigint } {
  const [top = '0', bottom = '1'] = value.split('/');
  const [whole = '0', rest = ''] = top.split('.');
  return { above: BigInt(whole + rest), below: 10n ** BigInt(rest.length) * BigInt(bottom) };
}

/** The greater first: −1, 0 or 1. Exact, whatever the number of digits. */
export function compared(one: string, other: string): number {
  const [a, b] = [ratio(one), ratio(other)];
  const [left, right] = [a.above * b.below, b.above * a.below];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The difference of two exact numbers, where both are whole. */
export function less(one: string, other: string): string | undefined {
  if (!/^-?\d+$/u.test(one) || !/^-?\d+$/u.test(other)) return undefined;
  return String(BigInt(one) - BigInt(other));
}

/** A part of a base as a percentage, cut off and never rounded up: 29.99 is not 30. */
export function percentOf(part: string, base: string): string | undefined {
  const [whole, tenth] = percentWith(1, part, base) ?? [];
  return whole === undefined ? undefined : `${whole}${tenth === '0' ? '' : `.${tenth}`} %`;
}

/** The same for a column of figures: three decimals in every row, so that they stand under each other. Little is not nought. */
export function percentInColumn(part: string, base: string): string | undefined {
  const [whole, rest] = percentWith(3, part, base) ?? [];
  if (whole === undefined) return undefined;
  return whole === '0' && rest === '000' && compared(part, '0') > 0 ? 'under 0.001 %' : `${whole}.${rest} %`;
}

function percentWith(decimals: number, part: string, base: string): readonly [whole: string, rest: string] | undefined {
  const [above, below] = [ratio(part), ratio(base)];
  if (below.above === 0n) return undefined;
  const scale = 10n ** BigInt(decimals);
  const value = (above.above * below.below * 100n * scale) / (above.below * below.above);
  const digits = String(value).padStart(decimals + 1, '0');
  return [grouped(digits.slice(0, -decimals)), digits.slice(-decimals)];
}

/** For drawing alone: how far along a base a part lies, from 0 to 1. */
export function shareOf(part: string, base: string): number {
  const [above, below] = [ratio(part), ratio(base)];
  if (below.above === 0n) return 0;
  return Number((above.above * below.below * 1_000_000n) / (above.below * below.above)) / 1_000_000;
}

/** How many of a thing, in words: "1 entry", "3 entries". */
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : several}`;
}
