import type { Verb } from './comparison.js';
import type { Fraction } from './fraction.js';
import { equals } from './ordering.js';
import { ratio } from './quantity.js';
import { show, showPercent } from './show.js';
import type { Ratio } from './unit.js';
import { toWire } from './wire.js';

/**
 * A fraction in words, without its base: 'at least 80 %', 'a majority', 'at least two thirds', 'more than 66 2/3 %'. It
 * keeps to percentages or to parts as the instrument wrote them; the sentence around it says of what.
 */
export function fractionInWords(f: Fraction): string {
  const percentage = f.written?.trimEnd().endsWith('%') ?? false;
  if (!percentage && f.verb === 'moreThan' && equals(f.of, ratio('1/2'))) return 'a majority';
  if (f.verb === 'atLeast' && equals(f.of, ratio(1))) return 'all';
  return `${verbInWords(f.verb)} ${percentage ? percentageAsWritten(f.written ?? '') : partInWords(f.of)}`;
}

/** 'at least', 'more than', 'less than', 'not more than'. */
export function verbInWords(verb: Verb): string {
  return verbs[verb];
}

const verbs: Readonly<Record<Verb, string>> = {
  atLeast: 'at least',
  moreThan: 'more than',
  lessThan: 'less than',
  notMoreThan: 'not more than',
};

/** The parts that English has common words for, by their wire form. Others are shown as percentages or figures. */
const parts: ReadonlyMap<string, string> = new Map([
  ['0.5', 'one half'],
  ['1/3', 'one third'],
  ['2/3', 'two thirds'],
  ['0.25', 'one quarter'],
  ['0.75', 'three quarters'],
  ['0.2', 'one fifth'],
  ['0.4', 'two fifths'],
  ['0.6', 'three fifths'],
  ['0.8', 'four fifths'],
  ['0.1', 'one tenth'],
  ['0.9', 'nine tenths'],
  ['0.05', 'one twentieth'],
]);

function partInWords(of: Ratio): string {
  const wire = toWire(of);
  return parts.get(wire) ?? (wire.includes('/') ? show(of) : showPercent(of));
}

function percentageAsWritten(text: string): string {
  return text.replace(/\s*%$/, ' %');
}
