import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import {
  byReading,
  provisionFields,
  type Placed,
  type Provision,
  type Written,
  sectionName,
} from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  actOfBoard,
  boardBases,
  bringings,
  changesOnly,
  defineKind,
  fractionField,
  nameOfAct,
  needTerm,
  prevailingOver,
  touchedSections,
  touches,
  touchFacts,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import { votesOfHolders } from './votes-of-holders.js';
import { votesOnChange } from './votes-on-change.js';
import { boardAloneFact, byBoardAlone } from './board-alone.js';
import { changesVoteClause, greaterVotes } from './greater-vote.js';
import { leftToLaw } from './left-to-law.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('amendment'),
  of: z.enum(['charter', 'bylaws', 'designation']).describe('which instrument it speaks of changing'),
  acts: byReading(z.array(z.enum(['amendment', 'designate-series', 'resize-series', 'bylaw']))).describe(
    'the acts that count as changing it',
  ),
  protects: z
    .strictObject({
      sections: z.array(sectionName).min(1).describe('the sections for which this vote is needed'),
      touchedBy: byReading(z.array(z.enum(touches))).describe('how such a section is touched'),
      brings: z
        .array(z.enum(bringings))
        .optional()
        .describe('what may not be brought in without this vote, whichever section it stands in'),
    })
    .optional()
    .describe('where it speaks of some sections only'),
  board: z
    .strictObject({
      cite: z.string(),
      says: z.string(),
      fraction: fractionField,
      of: byReading(z.enum(boardBases)).describe('of which number of directors'),
    })
    .optional()
    .describe('the part of the board that must vote for it, where the instrument names one'),
  holders: z.array(needTerm).describe('the votes of holders; none where it is left to law'),
  greater: byReading(z.array(z.strictObject({ sections: z.array(sectionName).min(1), vote: needTerm })))
    .optional()
    .describe('sections that can only be changed by the greater vote for which they ask themselves, with that vote'),
  greaterReach: byReading(z.enum(['section', 'vote-clause']))
    .optional()
    .describe(
      'whether the greater vote keeps the whole of such a section, or only what it says of the vote; left out: the whole',
    ),
  boardAlone: byReading(z.array(sectionName)).optional().describe('sections that the board may change alone'),
  boardAloneByLaw: z
    .string()
    .optional()
    .describe(
      'the law by which the board may make some changes alone, sections with a greater vote apart; left out where it may not',
    ),
  law: z.string().optional().describe('what other law asks of the same change, in our own words'),
});
type Amendment = z.output<typeof parameters>;

/** The votes that changing an instrument needs: all of it, or the sections it protects. */
export const amendment = (data: Written<typeof parameters>): Provision => ({ kind: 'amendment', ...data });

const protecting = message('amendment.protected', '{act} {how}');
const notTouched = message('amendment.not-protected', '{act} touches none of the sections that this section protects');
const general = message('amendment.general', '{act} changes the {instrument}');
const prevails = message('amendment.displaced', 'The special rule of {other} takes the place of this one');

/**
 * A change of an instrument needs what the section says: a vote of the board, votes of the holders counted in votes, or
 * only what law asks. A provision that protects some sections prevails over the general one that yields to it, and is
 * added to the one that does not.
 */
export const amendmentKind = defineKind<Amendment>({
  kind: 'amendment',
  subject: 'acts',
  heading: 'amendment',
  provides: 'the votes of the board and of the holders that changing an instrument needs',
  parameters,
  facts: [...touchFacts, boardAloneFact, changesVoteClause],
  answers: ['approval.required', 'approval.status', 'instrument.amend', 'instrument.profile', 'board.votes'],
  yields: true,
  applies: (c, placed, matter) => governs(c, placed, matter),
  needs: (c, placed, matter) => {
    if (!isOfInstrument(c, placed.provision, matter)) return undefined;
    const need = requirement(c, placed, matter);
    if (need === undefined) return undefined;
    return {
      kind: 'where',
      id: `${placed.provision.cite} where it governs`,
      cite: placed.cite,
      says: needsOf(placed.provision),
      condition: (at) => governsAlone(at, placed, matter),
      need,
    };
  },
  boardVotes: (c, { provision }) => votesOnChange(c, provision),
  profile: ({ of, protects, board, holders, law }) => {
    const votes = [
      ...(board === undefined ? [] : [board.says]),
      ...holders.map(({ says = 'a vote of the holders' }) => says),
    ];
    const asks = votes.join(', and ') || (law ?? 'what law asks');
    const field = of === 'bylaws' ? 'bylaw-amendment' : 'charter-amendment';
    return { [field]: protects === undefined ? asks : `for ${protects.sections.join(', ')}: ${asks}` };
  },
});

function needsOf({ of, protects }: Amendment): string {
  return protects === undefined
    ? `what changing the ${of} needs`
    : `what changing a protected section of the ${of} needs`;
}

function isOfInstrument(c: Context, provision: Amendment, { act }: Matter): boolean {
  const named = c.resolve(provision.acts);
  if (act.kind === 'amendment') return named.includes('amendment') && (act.instrument ?? 'charter') === provision.of;
  return named.some((kind) => kind === act.kind) || (act.kind === 'bylaw' && changesBylaws(provision, named));
}

/** An amendment of the bylaws is read as an act on bylaws. */
function changesBylaws({ of }: Amendment, named: readonly string[]): boolean {
  return of === 'bylaws' && named.includes('amendment');
}

function governs(c: Context, placed: Placed<Amendment>, matter: Matter): Held<boolean> {
  const { protects, of } = placed.provision;
  const cites = [placed.cite];
  if (!isOfInstrument(c, placed.provision, matter))
    return held(false, reason(notTouched, 'no', { figures: { act: nameOfAct(c, matter) }, cites }));
  if (protects === undefined) {
    return held(true, reason(general, 'yes', { figures: { act: nameOfAct(c, matter), instrument: of }, cites }));
  }
  const touched = touchedSections(c, matter, { ...protects, touchedBy: c.resolve(protects.touchedBy) }, placed.cite);
  const figures = { act: nameOfAct(c, matter), how: howTouched(touched) };
  const value = touched.length > 0;
  return held(value, reason(value ? protecting : notTouched, value ? 'yes' : 'no', { figures, cites }));
}

/** Sections are touched; what is named apart, such as cumulative voting, is brought in. */
function howTouched(touched: readonly string[]): string {
  const brought = touched.filter((each) => bringings.some((named) => named === each));
  const sections = touched.filter((each) => !brought.includes(each));
  return [
    ...(sections.length === 0 ? [] : [`touches ${sections.join(', ')}, which this section protects`]),
    ...brought.map((each) => `brings in ${each.replaceAll('-', ' ')}, for which this section asks its vote`),
  ].join(', and ');
}

/** It governs, and no provision to which it yields does. */
function governsAlone(c: Context, placed: Placed<Amendment>, matter: Matter): Held<boolean> {
  const own = governs(c, placed, matter);
  if (!own.value) return own;
  const over = prevailingOver(c, placed, matter);
  if (over.length === 0) return own;
  const figures = { other: over.map(({ cite }) => cite).join(', ') };
  return held(
    false,
    reason(prevails, 'displaced', { figures, cites: [placed.cite], grounds: over.map((each) => each.reason) }),
  );
}

/** Undefined where it asks for no vote of its own and an instrument of law that is loaded says what law asks. */
function requirement(c: Context, placed: Placed<Amendment>, matter: Matter): Requirement | undefined {
  const { provision } = placed;
  const { board, holders, law } = provision;
  const byBoard =
    board === undefined
      ? []
      : [actOfBoard({ ...board, decides: ['approve', 'recommend'] }, c.resolve(board.of), placed.article)];
  const alone = provision.boardAlone === undefined ? [] : c.resolve(provision.boardAlone);
  const locked = greaterVotes(c, placed, provision, matter);
  const votes = changesOnly(c, matter, alone) ? [] : [...votesOfHolders(c, placed, matter, holders), ...locked];
  const of = [...byBoard, ...votes];
  const byVotes: Requirement = {
    kind: 'all',
    id: provision.cite,
    cite: placed.cite,
    says: needsOf(provision),
    of,
  };
  const all = byBoardAlone(placed, provision.boardAloneByLaw, matter, locked.length > 0, byVotes);
  const lawAsks =
    law ??
    `the vote of classes, and on clauses that ask for more than law, that other law requires for ${nameOfAct(c, matter)}`;
  const whole = leftToLaw(c, placed, all, lawAsks);
  return of.length === 0 && whole === all ? undefined : whole;
}
