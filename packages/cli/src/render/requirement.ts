import { groupThousands, isRecord, spoken, type Plain } from '@quorate/engine';
import type { Output, Style } from '../output.js';
import { wrap } from './wrap.js';

type Fields = Readonly<Record<string, Plain>>;

/** Sorts of requirements, as what an act needs is told in numbers, before anything is judged. */
const sorts: ReadonlySet<Plain | undefined> = new Set([
  'all',
  'any',
  'order',
  'vote',
  'body',
  'approval',
  'filing',
  'notice',
  'fact',
  'figures',
  'test',
  'waiting',
  'other-law',
]);

/** A part of a value that is a requirement or a step of one: it says what it is, and how it stands where that was judged. */
export function requirementIn(value: Plain): Fields | undefined {
  if (!isRecord(value) || !('says' in value) || !('kind' in value)) return undefined;
  return 'possible' in value || ('cite' in value && sorts.has(value['kind'])) ? value : undefined;
}

/** A requirement as a tree: a mark for where each step stands, its words, its section, its figures below it. */
export function requirementLines(step: Fields, indent: string, output: Output): readonly string[] {
  const { style, width } = output;
  const [only, ...others] = partsOf(step);
  if (only !== undefined && others.length === 0 && repeats(step, only)) return requirementLines(only, indent, output);
  const head = `${indent}${markOf(step, style)} `;
  const cite = typeof step['cite'] === 'string' && step['cite'] !== '' ? ` ${style.cite(`[${step['cite']}]`)}` : '';
  const below = `${indent}  `;
  return [
    wrap(`${joining(step)}${textOf(step['says'])}${cite}${standing(step, style)}`, width, head, below),
    ...figureLines(step, below, output),
    ...partsOf(step).flatMap((part) => requirementLines(part, below, output)),
  ];
}

function partsOf(step: Fields): readonly Fields[] {
  const { parts } = step;
  if (!Array.isArray(parts)) return [];
  return (parts as readonly Plain[]).map(requirementIn).filter((part) => part !== undefined);
}

/** A step that joins nothing else, and says no more than the one that it has. */
function repeats(step: Fields, only: Fields): boolean {
  const says = textOf(step['says']);
  return step['status'] === only['status'] && step['cite'] === only['cite'] && textOf(only['says']).endsWith(says);
}

function markOf(step: Fields, style: Style): string {
  if (step['kind'] === 'other-law') return style.faint('§');
  if (step['kind'] === 'not-needed') return style.faint('–');
  switch (step['status']) {
    case 'met':
      return style.good('✓');
    case 'failed':
      return style.bad('✗');
    case 'open':
      return style.open('○');
    default:
      return isJudged(step) ? style.open('?') : style.faint('·');
  }
}

/** Whether it is told how a step stands, and not only what it needs. */
function isJudged(step: Fields): boolean {
  return 'possible' in step;
}

function joining(step: Fields): string {
  const several = partsOf(step).length > 1;
  if (!several) return '';
  return step['kind'] === 'any' ? 'One of: ' : step['kind'] === 'order' ? 'In this order: ' : 'All of: ';
}

function standing(step: Fields, style: Style): string {
  if (step['kind'] === 'other-law') return style.faint(' (left to other law)');
  if (step['kind'] === 'not-needed') return style.faint(' (not needed here)');
  if (typeof step['status'] === 'string' || !isJudged(step)) return '';
  const { possible } = step;
  return style.faint(
    ` (not settled: ${Array.isArray(possible) ? (possible as readonly Plain[]).map(textOf).join(' or ') : ''})`,
  );
}

function figureLines(step: Fields, indent: string, { style, width }: Output): readonly string[] {
  const { have, base, needed, short, unit, outOfReach, entitled, quorum } = step;
  const parts = [
    have === undefined || base === undefined ? undefined : `${number(have)} of ${inUnits(base, unit)} for`,
    have === undefined && base !== undefined ? `of ${inUnits(base, unit)}` : undefined,
    have === undefined && base === undefined && entitled !== undefined
      ? `${inUnits(entitled, unit)} may vote`
      : undefined,
    have === undefined && quorum !== undefined ? `${number(quorum)} are a quorum` : undefined,
    needed === undefined ? undefined : `${number(needed)} needed`,
    short === undefined ? undefined : style.strong(`${number(short)} short`),
    outOfReach === true
      ? style.bad(unit === 'persons' ? 'out of reach as things stand' : 'out of reach on present holdings')
      : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? [] : [wrap(parts.join('; '), width, `${indent}  `, `${indent}  `)];
}

/** The ways to meet a requirement, one a line, each with what is short. */
export function wayLines(ways: readonly Plain[], indent: string, output: Output): readonly string[] {
  const open = ways.map(stepsOf).filter((steps) => steps.length > 0);
  return open.map((steps, index) => {
    const told = steps.map((step) => stepInWords(step, output.style));
    const head = `${indent}${index + 1}. `;
    return wrap(told.join('; and '), output.width, head, ' '.repeat(head.length));
  });
}

/** A way without open steps needs nothing more, and is not told. */
function stepsOf(way: Plain): readonly Plain[] {
  const steps = isRecord(way) ? way['steps'] : undefined;
  return Array.isArray(steps) ? (steps as readonly Plain[]) : [];
}

function stepInWords(step: Plain, style: Style): string {
  if (!isRecord(step)) return textOf(step);
  const { says, short, unit, cite, needed, base } = step;
  // A vote of a body is taken anew: what it had before does not count.
  const ofBody = unit === 'persons' && needed !== undefined && base !== undefined;
  if (ofBody)
    return `${style.strong(`${number(needed)} of ${number(base)}`)}: ${textOf(says)} ${style.cite(`[${textOf(cite)}]`)}`;
  const more = short === undefined ? '' : `${style.strong(inUnits(short, unit, ' more'))}: `;
  return `${more}${textOf(says)} ${style.cite(`[${textOf(cite)}]`)}`;
}

/** So many of a unit, of one of which the name says so: "802,000 votes", "1 person". */
export function inUnits(count: Plain, unit: Plain | undefined, more = ''): string {
  const units = textOf(unit);
  return `${number(count)}${more} ${textOf(count) === '1' ? units.replace(/s$/u, '') : units}`;
}

/** A number as it is read, with its thousands apart; any other text as it is. */
export function number(value: Plain): string {
  const text = textOf(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? groupThousands(text) : text;
}

function textOf(value: Plain | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? spoken(String(value)) : '';
}
