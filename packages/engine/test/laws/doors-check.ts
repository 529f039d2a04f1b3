import * as fc from 'fast-check';
import { expect } from 'vitest';
import { QuestionError, type Answer, type Corporation, type EntryInput } from '../../src/index.js';
import { open } from './asking.js';
import { persons } from './cast.js';
import { written } from './random-journal.js';
import { proposalIds, type World } from './world.js';

/** The question that is about acts of one sort alone, by that sort. */
const doorOf: Readonly<Record<string, string>> = {
  dividend: 'dividends.permit',
  issue: 'capital.issue',
  'buy-back': 'capital.reacquire',
  redemption: 'capital.redeem',
  'designate-series': 'capital.designate-series',
  'resize-series': 'capital.resize-series',
  'distribute-shares': 'capital.distribute-shares',
  'acquire-shares': 'acquisition.permit',
  offer: 'acquisition.offer',
  removal: 'board.remove',
  'director-loan': 'liability.loan',
};

const section = fc.constantFrom('II.1', '3', 'C');
const against = fc.option(fc.constantFrom<readonly string[]>([], ['D'], ['6']), { nil: undefined });
const rate = fc.constantFrom('1/20', '1', '1000');
const stock = fc.constantFrom('ordinary', 'senior');

/** Whichever question asks for the same thing says the same of it, over random journals. */
export function doorsOf({ charter, journals }: World) {
  return {
    'a question about one sort of act says what the standing of the act says': fc.property(
      journals,
      fc.constantFrom(...proposalIds),
      ({ entries, asOf }, of) => {
        const door = doorOf[kindOf(entries, of)];
        fc.pre(door !== undefined);
        const corporation = open(charter, entries);
        const general = ask(corporation, 'approval.status', asOf, { of });
        const special = ask(corporation, door, asOf, { of });
        expect(decided(special)).toEqual(decided(general));
      },
    ),

    'an act that is written out needs what the proposed one needs': fc.property(
      journals,
      fc.constantFrom(...proposalIds),
      ({ entries, asOf }, of) => {
        const proposal = proposalOf(entries, of);
        fc.pre(proposal !== undefined && lone.has(proposal.act.kind));
        const corporation = open(charter, undated(entries, of));
        const proposed = ask(corporation, 'approval.required', asOf, { of });
        const outright = ask(corporation, 'approval.required', asOf, { act: proposal.act });
        if (isSettled(proposed) && isSettled(outright)) expect(unnamed(outright, of)).toEqual(unnamed(proposed, of));
      },
    ),

    'an amendment is asked about alike by its sections and as an act, and one of the bylaws as an act on bylaws':
      fc.property(journals, section, against, fc.boolean(), ({ entries, asOf }, cite, inconsistent, ofBylaws) => {
        const corporation = open(charter, entries);
        const more = inconsistent === undefined ? {} : { 'inconsistent-with': inconsistent };
        const instrument = ofBylaws ? { instrument: 'bylaws' } : {};
        const bySections = ask(corporation, 'instrument.amend', asOf, { provisions: [cite], ...instrument, ...more });
        const amendment = { kind: 'amendment', provisions: [cite], ...instrument, ...more };
        const asAct = ask(corporation, 'approval.required', asOf, { act: amendment });
        expect(decided(bySections)).toEqual(decided(asAct));
        if (!ofBylaws) return;
        const bylaw = { kind: 'bylaw', does: 'amend', bylaws: [cite], ...more };
        expect(decided(ask(corporation, 'approval.required', asOf, { act: bylaw }))).toEqual(decided(asAct));
      }),

    'stock of which no share is outstanding is paid nothing and given nothing': fc.property(
      journals,
      stock,
      ({ entries, asOf }, cls) => {
        const corporation = open(charter, entries);
        const summary = ask(corporation, 'capital.summary', asOf, {});
        fc.pre(isSettled(summary) && countsIn(summary.value).get(cls)?.outstanding === '0');
        const paid = ask(corporation, 'dividends.permit', asOf, { class: cls, 'per-share': '$0.03' });
        const other = cls === 'ordinary' ? 'senior' : 'ordinary';
        const given = { class: other, 'on-class': cls, 'per-share': '1/20' };
        for (const told of [paid, ask(corporation, 'capital.distribute-shares', asOf, given)]) {
          expect(['barred', undefined]).toContain(decided(told)['outcome']);
        }
      },
    ),

    'a dividend in shares is a distribution of them': fc.property(
      journals,
      stock,
      stock,
      rate,
      ({ entries, asOf }, on, cls, each) => {
        const corporation = open(charter, entries);
        const dividend = { class: on, 'in-shares': { class: cls, 'per-share': each } };
        const distribution = { class: cls, 'on-class': on, 'per-share': each };
        expect(decided(ask(corporation, 'dividends.permit', asOf, dividend))).toEqual(
          decided(ask(corporation, 'capital.distribute-shares', asOf, distribution)),
        );
        const proposed = { id: 'paid-in-shares', act: { kind: 'dividend', ...dividend } };
        const entered = open(charter, [...entries, written('door')({ on: asOf, type: 'proposed', data: proposed }, 0)]);
        expect(decided(ask(entered, 'approval.status', asOf, { of: 'paid-in-shares' })).outcome).toBe(
          decided(ask(entered, 'dividends.permit', asOf, { of: 'paid-in-shares' })).outcome,
        );
      },
    ),

    'as many shares can be bought as the largest purchase says, one more is over its line, and never more than are issued':
      fc.property(journals, stock, fc.constantFrom(...persons), ({ entries, asOf }, cls, person) => {
        const corporation = open(charter, entries);
        const summary = ask(corporation, 'capital.summary', asOf, {});
        const largest = ask(corporation, 'solve.largest', asOf, { person, class: cls });
        fc.pre(isSettled(summary) && isSettled(largest));
        const buying = (shares: number) => {
          const bought = { by: person, class: cls, shares: String(shares), how: 'purchase' };
          return ask(corporation, 'acquisition.permit', asOf, bought);
        };
        const beyond = decided(buying(Number(countsIn(summary.value).get(cls)?.issued ?? '0') + 1));
        if ('outcome' in beyond) expect(beyond['outcome']).toBe('barred');
        const { lines } = largest.value as unknown as { readonly lines: readonly LargestLine[] };
        for (const { id, existing, crossed } of lines) {
          const most = buying(Number(existing));
          expect(isTooMany(most)).toBe(false);
          const further = buying(Number(existing) + 1);
          if (crossed || isTooMany(further)) continue;
          expect([false, undefined]).toContain(isOver(most, id));
          expect([true, undefined]).toContain(isOver(further, id));
        }
      }),
  } as const;
}

interface LargestLine {
  readonly id: string;
  readonly existing: string;
  readonly crossed: boolean;
}

/** Whether an acquisition is barred because there are not so many shares. */
function isTooMany(told: Told): boolean {
  if (!isSettled(told)) return false;
  const { bars } = told.value as unknown as { readonly bars: readonly { readonly short?: string }[] };
  return bars.some(({ short }) => short !== undefined);
}

/** Whether an acquisition would be over a limit; undefined where no such limit is told. */
function isOver(told: Told, id: string): boolean | undefined {
  if (!isSettled(told)) return undefined;
  const { limits } = told.value as { readonly limits?: readonly { readonly id: string; readonly over: boolean }[] };
  return limits?.find((each) => each.id === id)?.over;
}

interface Row {
  readonly id: string;
  readonly outstanding: string;
  readonly issued: string;
  readonly series?: readonly Row[];
}

/** Each class and series, with how many of its shares are outstanding. */
function countsIn(summary: unknown): ReadonlyMap<string, Row> {
  const { classes } = summary as { readonly classes: readonly Row[] };
  return new Map(classes.flatMap((each) => [each, ...(each.series ?? [])]).map((row) => [row.id, row]));
}

const dating: ReadonlySet<string> = new Set(['record-date', 'polls-closed', 'withdrawn', 'consummated']);

/** Without what fixes who may vote on a proposal: an act that is only supposed has no record date, and its polls are not closed. */
function undated(entries: readonly EntryInput[], of: string): readonly EntryInput[] {
  return entries.filter(({ type, data }) => !dating.has(type) || !Object.values(data as object).includes(of));
}

/** Of other acts it matters who proposed them, for whom, and in which series. */
const lone: ReadonlySet<string> = new Set([
  'amendment',
  'bylaw',
  'dividend',
  'distribute-shares',
  'resize-series',
  'designate-series',
  'reclassification',
]);

interface Proposal {
  readonly id: string;
  readonly act: { readonly kind: string };
}

function proposalOf(entries: readonly EntryInput[], of: string): Proposal | undefined {
  const data = entries.filter(({ type }) => type === 'proposed').map((entry) => entry.data as Proposal);
  return data.find(({ id }) => id === of);
}

function kindOf(entries: readonly EntryInput[], of: string): string {
  return proposalOf(entries, of)?.act.kind ?? '';
}

type Told = Answer | { readonly refused: string };

function ask(corporation: Corporation, question: string, asOf: string, input: Readonly<Record<string, unknown>>): Told {
  try {
    return corporation.ask({ question, asOf, input, sensitivity: 'none' });
  } catch (error) {
    if (error instanceof QuestionError) return { refused: error.message };
    throw error;
  }
}

function isSettled(told: Told): told is Extract<Answer, { outcome: 'answered' }> {
  return 'outcome' in told && told.outcome === 'answered';
}

/** What decides: the outcome, what bars the act, its requirement or what it needs; of an open answer, the facts it asks for. */
function decided(told: Told): Readonly<Record<string, unknown>> {
  if ('refused' in told) return told;
  if (told.outcome === 'needs-facts') return { asks: told.inquiries.map(({ key }) => key).toSorted() };
  const { outcome, bars, requirement, needs } = told.value as Readonly<Record<string, unknown>>;
  return { outcome, bars, requirement, needs };
}

/** What is needed, without the names by which sentences call the act. */
function unnamed(answer: Extract<Answer, { outcome: 'answered' }>, of: string): unknown {
  const { bars, needs } = answer.value as Readonly<Record<string, unknown>>;
  const plain = JSON.stringify({ bars, needs }, (name, value: unknown) => (name === 'says' ? undefined : value));
  return JSON.parse(plain.replaceAll(`"${of}"`, '"it"').replaceAll('"act-asked-about"', '"it"'));
}
