import { held, message, QuestionError, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { boardVotesOf, defineKind, matterOf, nameOfAct, ordinaryVoteOfBoard } from '../../../terms/index.js';
import type { BoardVotes, Matter } from '../../../terms/index.js';
import { classification, isCombination, rowsFor } from './classification.js';
import { combinationFacts } from './facts.js';
import { combinationParameters, type BusinessCombination } from './parameters.js';
import { exemptionOf, requirementOf } from './requirement.js';

export type { Classification } from './classification.js';
export type { Measures } from './rows.js';
import { dealOfSize, isMeasured, largeByMeasure } from './rows.js';

const told = message('combination.told', 'What the rule says of {act}');

/** The votes that deals with an interested shareholder need, and what frees them. */
export const businessCombination = writerOf(combinationParameters);

/**
 * Transactions with an interested shareholder: which rows catch a proposed act, the votes it then needs, and what
 * frees it: an approval of directors in advance, or conditions on price and procedure. Worked out route by route even while it is not known whether a row catches the act.
 */
export const businessCombinationKind = defineKind<BusinessCombination>({
  kind: 'business-combination',
  subject: 'acts',
  leansOn: ({ rows }) => [
    { notion: 'interested-shareholders', kind: 'interested-shareholder' },
    ...(rows.some(({ size }) => size === 'all-or-substantial-part')
      ? [{ notion: 'substantial-part', kind: 'substantial-part' }]
      : []),
  ],
  provides: 'the votes that transactions with an interested shareholder need, and what frees them of these votes',
  parameters: combinationParameters,
  facts: combinationFacts,
  answers: [
    'approval.required',
    'approval.status',
    'combination.classify',
    'combination.exempt',
    'instrument.profile',
    'board.votes',
  ],
  profile: ({ votes }) => ({ 'combination-vote': votes.map(({ says }) => says).join(', and ') }),
  boardVotes: (c, { provision }) => [
    ...(provision.boardFirst === undefined
      ? []
      : [
          {
            cite: provision.boardFirst.cite,
            on: 'approving a transaction with an interested shareholder before the holders vote',
            votes: [ordinaryVoteOfBoard],
          },
        ]),
    ...votesOnPlans(c, provision),
  ],
  applies: (c, placed, matter) => isCombination(c, placed, matter),
  defines: ({ rows }) => (rows.some(({ size }) => isMeasured(size)) ? [dealOfSize] : []),
  define: (c, placed, _notion, about, at) => sizeOf(c, placed, about, at),
  needs: (c, placed, matter) => {
    const { provision } = placed;
    if (rowsFor(c, provision, matter).length === 0) return undefined;
    return {
      kind: 'where',
      id: provision.cite,
      cite: placed.cite,
      says: 'the rule on combinations with an interested shareholder',
      condition: (at) => {
        const is = isCombination(at, placed, matter);
        if (is.value && provision.law !== undefined) at.otherLaw({ says: provision.law, cites: [placed.cite] });
        return is;
      },
      need: requirementOf(c, placed, matter),
    };
  },
  tells: (c, placed, topic, input, _at) => {
    if (topic !== 'combination') return undefined;
    const matter = input['matter'] as Matter;
    const value = classification(c, placed, matter, exemptionOf(c, placed, matter));
    return held(value, reason(told, '', { figures: { act: nameOfAct(c, matter) }, cites: [placed.cite] }));
  },
});

/** Whether a deal is of the size that the row of a section asks for. */
function sizeOf(
  c: Context,
  { provision, article, instrument }: Placed<BusinessCombination>,
  [id = '', cite = '']: readonly string[],
  at: Moment,
): Held<boolean> {
  const sized = provision.rows.flatMap((row) => (isMeasured(row.size) ? [{ row, size: row.size }] : []));
  const asked = sized.find(({ row }) => row.cite === cite);
  if (asked === undefined) {
    const known = sized.map(({ row }) => row.cite).join(', ');
    throw new QuestionError(
      `No row of ${provision.cite} at "${cite}" asks how large a deal is. Name one of: ${known}.`,
    );
  }
  const use = { c, place: article, matter: matterOf(c, id), at, currency: instrument.currency };
  return largeByMeasure(use, asked.row, asked.size);
}

/** The votes with which an employee benefit plan is set up whose issues a row leaves out. */
function votesOnPlans(c: Context, { rows }: BusinessCombination): readonly BoardVotes[] {
  return rows
    .flatMap(({ except }) => except ?? [])
    .flatMap((exception) => {
      if (typeof exception !== 'object') return [];
      const { cite } = exception.establishedWith;
      const on = 'setting up an employee benefit plan, issues under which are then left out of the list';
      return [{ cite, on, votes: boardVotesOf(c, [exception.establishedWith]) }];
    });
}
