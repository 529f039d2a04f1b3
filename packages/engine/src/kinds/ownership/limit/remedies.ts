import { z } from 'zod';
import { openFact, held, message, reason, unsettled, type Held } from '../../../evaluation/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, ordinaryVoteOfBoard } from '../../../terms/index.js';

const parameters = parametersOf('limit-remedies', {
  remedies: z
    .array(
      z.strictObject({
        kind: z
          .enum(['trustee-sale', 'refusal-of-transfer', 'action'])
          .describe('a sale by an independent trustee, a refusal to record a transfer, or an action at law'),
        by: z.enum(['board', 'corporation']).describe('who may use it'),
        says: z.string().describe('what may be done, in words'),
        given: byReading(z.boolean())
          .optional()
          .describe('whether the instrument gives it at all, where another part of it speaks against it'),
        needsNotice: z
          .strictObject({ says: z.string().describe('the law that asks for it, for naming beside the answer') })
          .optional()
          .describe('whether it holds only against somebody who knew of it, or whose shares are marked with it'),
      }),
    )
    .min(1)
    .describe('what may be done, at the choice of whom, about shares above a limit'),
});

export type LimitRemediesProvision = z.output<typeof parameters>;
type RemedyGiven = LimitRemediesProvision['remedies'][number];

/** What `tells` gives for the topic `limit-remedies`. */
export interface Remedy {
  readonly id: string;
  readonly cite: string;
  readonly kind: RemedyGiven['kind'];
  readonly by: 'board' | 'corporation';
  readonly says: string;
  /** Whether it may be used against the person asked about. */
  readonly available: boolean | typeof unsettled;
}

/** Asked where a remedy holds only against somebody with notice: never supposed. */
const noticeOfRestriction = openFact('notice-of-restriction', 'person', 'section').yesNo(
  'Are the shares that {0} acquired marked conspicuously with the restriction of {1}, or did {0} know of it then?',
);

const open = message('limit.remedies', 'Where a limit is passed: {outcome}');
const usable = message('limit.remedy', '{says} Against {person}: {outcome}');

/** What may be done about shares above a limit on ownership: each at somebody's choice, none by itself. */
export const limitRemediesKind = defineKind<LimitRemediesProvision>({
  kind: 'limit-remedies',
  subject: 'ownership',
  provides: 'what may be done about shares above a limit on ownership, by whom, and against whom',
  parameters,
  facts: [noticeOfRestriction],
  answers: ['acquisition.excess', 'board.votes'],
  boardVotes: (_c, { provision: { cite, remedies } }) =>
    remedies.some(({ by }) => by === 'board')
      ? [{ cite, on: 'using a remedy against shares above the limit', votes: [ordinaryVoteOfBoard] }]
      : [],
  tells: (c, placed, topic, { person }) => {
    if (topic !== 'limit-remedies' || typeof person !== 'string') return undefined;
    const { provision, cite } = placed;
    const found = provision.remedies.map((each) => remedy(c, placed, each, person));
    const value = found.map((each) => each.value);
    const words = value.map(({ says }) => says).join(' ');
    return held(value, reason(open, words, { cites: [cite], grounds: found.map((each) => each.reason) }));
  },
});

/** Each stands for itself: what is struck, or not given, leaves the others. */
function remedy(
  c: Context,
  { cite }: Placed<LimitRemediesProvision>,
  given: RemedyGiven,
  person: string,
): Held<Remedy> {
  const { kind, by, says } = given;
  const id = `${cite} ${kind}`;
  const available = isGiven(c, given) && !isStruck(c, id) && hasNotice(c, cite, given, person);
  const outcome = available === unsettled ? 'not settled' : available ? 'it may be used' : 'it may not be used';
  const figures = { says, person: c.nameOf(person) };
  return held({ id, cite, kind, by, says, available }, reason(usable, outcome, { figures, cites: [cite] }));
}

function isGiven(c: Context, { given }: RemedyGiven): boolean {
  return given === undefined || c.resolve(given);
}

/** Held by a court to be invalid: its order names the remedy. */
function isStruck(c: Context, id: string): boolean {
  const orders = c.books.courtOrders(id, c.now).filter(({ data }) => data.holds === 'set-aside');
  c.restsOn(orders.map((order) => order.id));
  return orders.length > 0;
}

function hasNotice(c: Context, cite: string, { needsNotice }: RemedyGiven, person: string): boolean | typeof unsettled {
  if (needsNotice === undefined) return true;
  c.otherLaw({ says: needsNotice.says, cites: [cite] });
  const tried = c.attempt(() => c.is(noticeOfRestriction, { about: [person, cite], cites: [cite] }));
  if (tried.settled) return tried.value;
  c.waitFor(tried.waiting);
  return unsettled;
}

/** Writes a provision of this kind. */
export const limitRemedies = writerOf(parameters);
