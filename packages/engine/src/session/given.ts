import { label, QuestionError } from '../evaluation/index.js';
import { amount, day, moment, quantity, type Unit } from '../exact/index.js';

/** A notion stipulated for one question or case file; every answer that uses it shows it as a premise. */
export interface Given {
  readonly notion: string;
  readonly about: readonly string[];
  /** The article for which it is given; without one, for every place of use. */
  readonly place?: string;
  readonly value: GivenValue;
  /** For a number: what it counts. */
  readonly unit?: GivenUnit;
}

/** Text; or a list or record of these, where a number is `{ value: '120000', unit: 'shares' }`, and a name made of digits `{ value: '1', unit: 'words' }`. */
export type GivenValue = string | readonly GivenValue[] | { readonly [field: string]: GivenValue };

/** What a stipulated text stands for, where it is not yes, no or a name. */
export const givenUnits = ['shares', 'votes', 'persons', 'money', 'days', 'ratio', 'day', 'moment', 'words'] as const;
export type GivenUnit = Unit | 'day' | 'moment' | 'words';

/** How a number may be written: no day or word looks so, and a name seldom. */
const number = /^\$?\d[\d,]*(?:\.\d+)?(?:%|\/\d+)?$/;

/**
 * The stipulated value as rules use it: yes or no, an amount of a unit, a day or moment, the text itself, or a list or
 * record of these.
 * @throws {ExactFormatError} where a text is not of the unit written with it.
 * @throws {QuestionError} where a number is written without a unit: no rule could tell what it counts.
 */
export function stipulatedValue({ notion, value, unit }: Pick<Given, 'notion' | 'value' | 'unit'>): unknown {
  return valueOf(label(notion), { value, unit });
}

function valueOf(
  of: string,
  { value, unit }: { readonly value: GivenValue; readonly unit?: GivenUnit | undefined },
): unknown {
  if (typeof value !== 'string') return composed(of, value);
  if (unit === 'words') return value;
  if (unit === 'day') return day(value);
  if (unit === 'moment') return moment(value);
  if (unit !== undefined) return amount(quantity(unit, value));
  if (number.test(value))
    throw new QuestionError(
      `"${of}" is given as ${value}, without its unit. Write what it counts as its unit: shares, votes, persons, money, days or ratio; or words, where it is a name.`,
    );
  return value === 'yes' || value === 'no' ? value === 'yes' : value;
}

/** A stipulated value in words, for premises and reasons. */
export function givenInWords(value: GivenValue, nameOf: (id: string) => string): string {
  if (typeof value === 'string') return nameOf(value);
  if (isList(value)) return value.length === 0 ? 'none' : value.map((each) => givenInWords(each, nameOf)).join(', ');
  if (isNumberWithUnit(value)) return value.unit === 'words' ? value.value : `${value.value} ${value.unit}`;
  return Object.entries(value)
    .map(([field, part]) => {
      return `${label(field)} ${givenInWords(part, nameOf)}`;
    })
    .join('; ');
}

function composed(of: string, value: Exclude<GivenValue, string>): unknown {
  if (isList(value)) return value.map((each) => valueOf(of, { value: each }));
  if (isNumberWithUnit(value)) return valueOf(of, value);
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, valueOf(`${of}: ${label(field)}`, { value: part })]),
  );
}

function isList(value: GivenValue): value is readonly GivenValue[] {
  return Array.isArray(value);
}

function isNumberWithUnit(value: GivenValue): value is { readonly value: string; readonly unit: GivenUnit } {
  if (typeof value === 'string' || isList(value)) return false;
  return (
    Object.keys(value).toSorted().join() === 'unit,value' && (givenUnits as readonly unknown[]).includes(value['unit'])
  );
}
