import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  defineKind,
  fractionField,
  nameOfAct,
  type Matter,
  type Requirement,
  type VoteStep,
} from '../../terms/index.js';
import { boardAct, boardBases } from './board-body.js';
import { leftToLaw } from './left-to-law.js';
import { changesOnly, inconsistentWith, touchedSections, touches } from './touched-sections.js';
import { prevailingOver } from './yields.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('amendment'),
  of: z.enum(['charter', 'bylaws', 'designation']).describe('which instrument it speaks of changing'),
  acts: byReading(z.array(z.enum(['amendment', 'designate-series', 'resize-series']))).describe(
    'the acts that count as changing it',
  ),
  protects: z
    .strictObject({
      sections: z.array(z.string()).min(1).describe('the sections for which this vote is needed'),
      touchedBy: byReading(z.array(z.enum(touches))).describe('how such a section is touched'),
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
    .describe('the part of the board that must vote for it'),
  holders: z
    .strictObject({
      cite: z.string(),
      says: z.string(),
      fraction: fractionField,
      weigh: byReading(z.enum(['both', 'cast', 'neither'])).describe('where limits on votes enter'),
    })
    .describe('the part of the combined voting power that must vote for it'),
  boardAlone: byReading(z.array(z.string())).optional().describe('sections that the board may change alone'),
});
type Amendment = z.output<typeof parameters>;

/** The votes that changing an instrument needs: all of it, or the sections it protects. */
export const amendment = (data: Written<typeof parameters>): Provision => ({ kind: 'amendment', ...data });

const protecting = message('amendment.protected', '{act} touches {sections}, which this section protects');
const notTouched = message('amendment.not-protected', '{act} touches none of the sections that this section protects');
const general = message('amendment.general', '{act} changes the {instrument}');
const prevails = message('amendment.displaced', 'The special rule of {other} takes the place of this one');

/**
 * A change of an instrument needs a vote of the board and one of the holders, the latter counted in votes after limits. A
 * provision that protects some sections prevails over the general one that yields to it.
 */
export const amendmentKind = defineKind<Amendment>({
  kind: 'amendment',
  subject: 'acts',
  provides: 'the votes of the board and of the holders that changing an instrument needs',
  parameters,
  facts: [inconsistentWith],
  answers: ['approval.required', 'approval.status', 'instrument.amend'],
  applies: (c, placed, matter) => governs(c, placed, matter),
  needs: (c, placed, matter) => {
    if (!isOfInstrument(c, placed.provision, matter)) return undefined;
    return {
      kind: 'where',
      id: `${placed.provision.cite} where it governs`,
      cite: placed.cite,
      says: needsOf(placed.provision),
      condition: (at) => governsAlone(at, placed, matter),
      need: requirement(c, placed, matter),
    };
  },
  profile: ({ cite, protects, holders }) => ({
    [protects === undefined ? 'amendment-vote' : 'protected-amendment-vote']: `${holders.says} (${cite})`,
  }),
});

function needsOf({ of, protects }: Amendment): string {
  return protects === undefined
    ? `what changing the ${of} needs`
    : `what changing a protected section of the ${of} needs`;
}

function isOfInstrument(c: Context, provision: Amendment, { act }: Matter): boolean {
  if (!c.resolve(provision.acts).some((kind) => kind === act.kind)) return false;
  return act.kind !== 'amendment' || (act.instrument ?? 'charter') === provision.of;
}

function governs(c: Context, placed: Placed<Amendment>, matter: Matter): Held<boolean> {
  const { protects, of } = placed.provision;
  const cites = [placed.cite];
  if (!isOfInstrument(c, placed.provision, matter))
    return held(false, reason(notTouched, 'no', { figures: { act: nameOfAct(matter) }, cites }));
  if (protects === undefined) {
    return held(true, reason(general, 'yes', { figures: { act: nameOfAct(matter), instrument: of }, cites }));
  }
  const touched = touchedSections(c, matter, protects.sections, c.resolve(protects.touchedBy), placed.cite);
  const figures = { act: nameOfAct(matter), sections: touched.join(', ') };
  const value = touched.length > 0;
  return held(value, reason(value ? protecting : notTouched, value ? 'yes' : 'no', { figures, cites }));
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

function requirement(c: Context, placed: Placed<Amendment>, matter: Matter): Requirement {
  const { provision } = placed;
  const { board, holders } = provision;
  const byBoard = boardAct({ ...board, decides: ['approve', 'recommend'] }, c.resolve(board.of), placed.article);
  const alone = provision.boardAlone === undefined ? [] : c.resolve(provision.boardAlone);
  const vote: VoteStep = {
    kind: 'vote',
    cite: holders.cite,
    id: `${holders.cite} holders`,
    says: holders.says,
    fraction: holders.fraction,
    count: 'votes',
    base: { of: 'outstanding', classes: 'general' },
    weigh: c.resolve(holders.weigh),
  };
  const all: Requirement = {
    kind: 'all',
    id: provision.cite,
    cite: placed.cite,
    says: needsOf(provision),
    of: changesOnly(matter, alone) ? [byBoard] : [byBoard, vote],
  };
  return leftToLaw(
    c,
    placed,
    all,
    `the vote of classes, and on clauses that ask for more than law, that other law requires for ${nameOfAct(matter)}`,
  );
}
