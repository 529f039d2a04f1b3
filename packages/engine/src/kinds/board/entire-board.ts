import { z } from 'zod';
import { momentOfEntry } from '../../books/index.js';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import { amount, compareDays, persons, plusAmount, show } from '../../exact/index.js';
import type { Amount, Day, Moment } from '../../exact/index.js';
import { byReading, parametersOf, writerOf } from '../../instrument/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { defineKind, defineTopic, entireBoardNotion, tellings, type Topic } from '../../terms/index.js';
import { boundsInWords, judgeNumber, notTheirs, numberRange, within } from './number-range.js';
import { rosterAt } from './roster.js';
import { changesOfNumber } from './series-rights/seats-of-series.js';

/** The topic under which a provision tells the number of directors that it fixes. */
export const numberOfDirectorsTopic = defineTopic<Amount<'persons'>>('number-of-directors');

/** The topic under which a provision tells how many directors it names as the first ones. */
export const firstNumberTopic = defineTopic<Amount<'persons'>>('first-number-of-directors');

/** Asked where neither an entry nor an instrument in force fixes the number. */
export const numberOfDirectorsFact = openFact('number-of-directors').persons(
  'How many directors would there be if there were no vacancies, by the bylaws or the last resolution that fixed the number?',
  { least: '1' },
);

const parameters = parametersOf('entire-board', {
  duringDecrease: byReading(z.enum(['larger', 'fixed'])).describe(
    'while more are in office than the reduced number: the larger of the two, or the number fixed',
  ),
  counts: byReading(z.enum(['places', 'in-office']))
    .optional()
    .describe('whether empty places count, as where it is left out, or only the directors in office'),
});

const onlyInOffice = message('entire-board.in-office', 'The entire Board is the directors in office: {outcome}');
const whole = message('entire-board.number', 'The entire Board is {outcome}: {fixed} seats are fixed{more}');

/**
 * The number of directors there would be without vacancies. Where the number has been cut but nobody's term may be cut
 * short, a reading says whether those still lawfully in office count.
 */
export const entireBoardKind = defineKind<z.infer<typeof parameters>>({
  kind: 'entire-board',
  subject: 'board',
  provides: 'defines the entire Board: the number of directors if there were no vacancies',
  parameters,
  facts: [numberOfDirectorsFact],
  answers: ['board.remove', 'board.act'],
  defines: () => [entireBoardNotion],
  define: (c, placed, _notion, _about, at) => {
    if (placed.provision.counts !== undefined && c.resolve(placed.provision.counts) === 'in-office') {
      const inOffice = amount(persons(rosterAt(c, at).value.length));
      return held(inOffice, reason(onlyInOffice, wordsOf(inOffice), { cites: [placed.cite] }));
    }
    const fixed = fixedNumber(c, at, [placed.cite]);
    const larger =
      c.resolve(placed.provision.duringDecrease) === 'larger' ? moreInOffice(c, fixed.number, at) : undefined;
    const number = larger ?? fixed.number;
    return held<Amount<'persons'>>(
      number,
      reason(whole, wordsOf(number), {
        figures: {
          fixed: wordsOf(fixed.number),
          more: larger === undefined ? '' : `, but ${wordsOf(larger)} are still lawfully in office`,
        },
        cites: [placed.cite, ...fixed.cites],
        ...(fixed.entry === undefined ? undefined : { entries: [fixed.entry] }),
      }),
    );
  },
});

const silentOnWhole = message(
  'entire-board.silent',
  'No instrument in force says what the entire Board is; it is taken as the number of directors fixed: {outcome}',
);

/** Where no instrument defines the entire Board, it is the number fixed: that of directors if there were no vacancies. */
export const entireBoardSilent: BuiltInNotion = (c, _about, at) => {
  const { number, cites, entry } = fixedNumber(c, at, []);
  const entries = entry === undefined ? {} : { entries: [entry] };
  return held<Amount<'persons'>>(number, reason(silentOnWhole, wordsOf(number), { cites, ...entries }));
};

export interface FixedNumber {
  readonly number: Amount<'persons'>;
  readonly cites: readonly string[];
  readonly entry?: string;
}

/**
 * The number as last fixed: by an entry that keeps to the bounds of the instruments, else by a provision in force, else by
 * the number of first directors that an instrument names; asked for where none says.
 */
export function fixedNumber(c: Context, at: Moment, cites: readonly string[]): FixedNumber {
  c.covered('board', at.day, cites);
  const entered = lastEntered(c, at);
  if (entered !== undefined) {
    c.restsOn([entered.entry]);
    const fixed = { number: amount(persons(entered.number)), cites: [], entry: entered.entry };
    return withChanges(c, fixed, entered.on, at);
  }
  return withChanges(
    c,
    toldNumber(c, numberOfDirectorsTopic, at) ??
      toldNumber(c, firstNumberTopic, at) ?? {
        number: c.quantity('persons', numberOfDirectorsFact, { cites }),
        cites: [],
      },
    undefined,
    at,
  );
}

/** The number with what it has changed by itself since it was fixed: with a right of a series to elect directors besides. */
function withChanges(c: Context, fixed: FixedNumber, since: Day | undefined, at: Moment): FixedNumber {
  const later = changesOfNumber(c, at).filter(({ change }) => since === undefined || compareDays(change.on, since) > 0);
  if (later.length === 0) return fixed;
  const by = later.reduce((sofar, { change }) => sofar + change.by, 0);
  const cites = [...new Set([...fixed.cites, ...later.map(({ cite }) => cite)])];
  return { ...fixed, number: plusAmount(fixed.number, amount(persons(by))), cites };
}

function toldNumber(c: Context, topic: Topic<Amount<'persons'>>, at: Moment): FixedNumber | undefined {
  const [first] = tellings(c, topic, {}, at);
  return first === undefined ? undefined : { number: first.told.value, cites: [first.placed.cite] };
}

/** A number entered, and when. */
interface Entered {
  readonly number: number;
  readonly entry: string;
  readonly on: Day;
}

/** The last number entered, those left out that offend the bounds of the instruments: the answer tells of them. */
function lastEntered(c: Context, at: Moment): Entered | undefined {
  const last = c.books.boardSize().at(at);
  const range = last === undefined ? undefined : numberRange(c, at);
  if (last === undefined) return undefined;
  if (range === undefined) return { ...last, on: c.books.entry(last.entry)!.on };
  const fixed = c.books
    .boardEvents(at)
    .filter((entry) => entry.type === 'board-size' || entry.type === 'opening-board');
  for (const entry of fixed.toReversed()) {
    if (entry.type === 'opening-board') return { number: entry.data.size, entry: entry.id, on: entry.on };
    const fixing = { number: persons(entry.data.number), by: entry.data.by };
    const said = judgeNumber(c, range, fixing, momentOfEntry(entry));
    if (said === within) return { number: entry.data.number, entry: entry.id, on: entry.on };
    c.remark({
      says: `The number of ${entry.data.number} directors, entered on ${entry.on}, is left out: ${said === notTheirs ? `it is for the ${range.fixedBy.join(' or ')} to fix` : `the number is to be ${boundsInWords(range)}`}.`,
      cites: [range.cite],
    });
  }
  return undefined;
}

/** The directors in office, where there are more of them than seats fixed; undefined where there are not. */
function moreInOffice(c: Context, fixed: Amount<'persons'>, at: Moment): Amount<'persons'> | undefined {
  const inOffice = amount(persons(rosterAt(c, at).value.length));
  return c.test<'persons'>('moreThan', inOffice, fixed) ? inOffice : undefined;
}

function wordsOf(number: Amount<'persons'>): string {
  return number.terms.length === 0 ? show(number.known) : 'a number not yet known';
}

/** What "entire Board" means, as charter files write it. */
export const entireBoard = writerOf(parameters);
