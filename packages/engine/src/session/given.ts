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

/** Text; or a list or record of these, where a number is `{ value: '120000', unit: 'shares' }`. */
export type GivenValue = string | readonly GivenValue[] | { readonly [field: string]: GivenValue };

/** What a stipulated text stands for, where it is not yes, no or a name. */
export const givenUnits = ['shares', 'votes', 'persons', 'money', 'days', 'ratio', 'day', 'moment'] as const;
export type GivenUnit = Unit | 'day' | 'moment';

/** How a number may be written: no name, day or word looks so. */
const number = /^\$?\d[\d,]*(?:\.\d+)?(?:%|\/\d+)?$/;

/**
 * The stipulated value as rules use it: yes or no, an amount of a unit, a day or moment, the text itself, or a list or
 * record of these.
 * @throws {ExactFormatError} where a text is not of the unit written with it.
 * @throws {QuestionError} where a number is written without a unit: no rule could tell what it counts.
 */
export function stipulatedValue({ notion, value, unit }: Pick<Given, 'notion' | 'value' | 'unit'>): unknown {
  if (typeof value === 'string' && unit === undefined && number.test(value))
    throw new QuestionError(
      `"${label(notion)}" is given as ${value}, without its unit. Write what it counts as its unit: shares, votes, persons, money, days or ratio.`,
    );
  return valueOf({ value, unit });
}

function valueOf({ value, unit }: { readonly value: GivenValue; readonly unit?: GivenUnit | undefined }): unknown {
  if (typeof value !== 'string') return composed(value);
  if (unit === 'day') return day(value);
  if (unit === 'moment') return moment(value);
  if (unit !== undefined) return amount(quantity(unit, value));
  return value === 'yes' || value === 'no' ? value === 'yes' : value;
}

/** A stipulated value in words, for premises and reasons. */
export function givenInWords(value: GivenValue, nameOf: (id: string) => string): string {
  if (typeof value === 'string') return nameOf(value);
  if (isList(value)) return value.length === 0 ? 'none' : value.map((each) => givenInWords(each, nameOf)).join(', ');
  return Object.entries(value)
    .map(([field, part]) => {
      const words = isNumberWithUnit(part) ? `${part.value} ${part.unit}` : givenInWords(part, nameOf);
      return `${label(field)} ${words}`;
    })
    .join('; ');
}

function composed(value: Exclude<GivenValue, string>): unknown {
  if (isList(value)) return value.map((each) => valueOf({ value: each }));
  if (isNumberWithUnit(value)) return valueOf({ value: value.value, unit: value.unit });
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, valueOf({ value: part })]));
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
