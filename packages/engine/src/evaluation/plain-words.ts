import { groupThousands, money, quantity, show, showMoney, withDecimals } from '../exact/index.js';
import type { Plain } from './plain.js';

/** A value on one line. */
export function oneLine(value: Plain | undefined): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : (value as readonly Plain[]).map(oneLine).join(', ');
  if (isRecord(value)) {
    const money = moneyText(value);
    return (
      money ??
      Object.entries(value)
        .map(([name, part]) => `${label(name)} ${oneLine(part)}`)
        .join('; ')
    );
  }
  return shown(value);
}

/** Words one after the other, the last behind “and”: "A, B and C". */
export function listed(all: readonly string[]): string {
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`;
}

export function isRecord(value: Plain | undefined): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `outOfReach` as "out of reach", `short-form` as "short form". */
export function label(name: string): string {
  if (/^[A-Z]/.test(name) || name.includes('.')) return name;
  return name
    .replaceAll(/([a-z])([A-Z])/g, (_match, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('-', ' ');
}

export function shown(value: Plain): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  // Quantities are text; what is a number is a year or a small count.
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^-?\d{4,}(\.\d+)?$/.test(text)) return groupThousands(text);
  return /^-?\d+\/\d+$/.test(text) ? fractionText(text) : text;
}

/** `3207040/61` as "52,574 26/61", `65/48911` as "65/48911 (about 0.001329)": nobody sees what a long fraction comes to. */
function fractionText(text: string): string {
  const exact = quantity('ratio', text);
  const inFull = show(exact);
  return /^-?\d+\/\d{3,}$/.test(inFull) ? `${inFull} (about ${withDecimals(exact, 6)})` : inFull;
}

export function moneyText(record: Readonly<Record<string, Plain>>): string | undefined {
  const { amount, currency, ...rest } = record;
  if (typeof amount !== 'string' || typeof currency !== 'string' || Object.keys(rest).length > 0) return undefined;
  if (amount.includes('/')) return showMoney(money({ amount, currency }));
  const figure = shown(amount).replace(/\.\d$/, (tenths) => `${tenths}0`);
  if (currency !== 'USD') return `${currency} ${figure}`;
  return figure.startsWith('-') ? `-$${figure.slice(1)}` : `$${figure}`;
}
