import { z } from 'zod';
import { message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import { fractionInWords, isZero, momentToWire, type Fraction } from '../../exact/index.js';
import { electionTopic, meetingQuorumTopic, nominatedIn } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  firstSittingOf,
  assess,
  electorateAt,
  heldOrCalled,
  nameOfAct,
  idsOfMeeting,
  noticeOf,
  recordDateOfMeeting,
} from '../../terms/index.js';
import type { Matter, Requirement, VoteStep } from '../../terms/index.js';
import { requirementsAsked } from '../permission.js';
import { defineQuestion } from '../question.js';
import { beginningOf, mattersPut, placeOf } from './put-to-meeting.js';
import { isAdjourned, takenAt } from './sittings.js';
import { spoken } from './spoken.js';
import { ordinaryVote, votesIn } from './votes-of-holders.js';
import { rows } from '../shapes.js';

const told = message('meeting.agenda', 'Put to {meeting}: {matters}; {outcome}');

const ruleShape = z.looseObject({
  cite: z.string().describe('its section'),
  part: z.string().describe('the part that is needed'),
  verb: z.enum(['atLeast', 'moreThan', 'lessThan', 'notMoreThan']).describe('whether that part itself is enough'),
});

/** What is put to a meeting of shareholders: its matters with what carries each, who may vote, what makes a quorum. */
export const meetingAgenda = defineQuestion({
  name: 'meeting.agenda',
  family: 'meeting',
  asks: 'What is put to this meeting of shareholders, what carries each matter, who may vote, and what makes a quorum?',
  input: z.strictObject({ meeting: z.string().describe('the id of the meeting that was called, or held') }),
  value: z.looseObject({
    outcome: z.enum(['matters', 'nothing-put']).describe('whether anything is put to it, as far as is entered'),
    id: z.string(),
    kind: z.enum(['annual', 'special', 'regular']),
    begins: z.string().optional().describe('the day, and the time where it is entered'),
    place: z.string().optional().describe('where, as its call or its minutes say'),
    noticed: z.string().optional().describe('the day on which notice was first sent'),
    recordDate: z.string().optional(),
    quorum: ruleShape
      .extend({ count: z.enum(['shares', 'votes']) })
      .optional()
      .describe('what makes a quorum; absent where no instrument in force says'),
    classes: rows({ id: z.string(), outstanding: z.string(), votesEach: z.string() }),
    matters: rows({
      id: z.string(),
      says: z.string(),
      act: z.string().describe('its kind'),
      withdrawn: z.boolean(),
      advisory: z.boolean().optional(),
      recommended: z.enum(['for', 'against', 'none']).optional().describe('what the board recommends, where entered'),
      seats: z.string().optional().describe('of an election: how many seats are filled'),
      wins: z.enum(['plurality', 'majority']).optional().describe('of an election: by what'),
      candidates: rows({ id: z.string(), says: z.string() }).optional(),
      votes: z
        .array(
          ruleShape.extend({
            id: z.string(),
            says: z.string(),
            of: z.enum(['outstanding', 'present', 'cast']).describe('of what the part is taken'),
            classes: z
              .union([z.literal('general'), z.array(z.string())])
              .describe('whose: those with a general vote, or classes that vote apart'),
            needed: z
              .string()
              .optional()
              .describe('the least number of votes, where it does not turn on how many vote'),
          }),
        )
        .describe('each vote of holders that the instruments require, whichever way it is a part of'),
    }),
  }),
  example: { meeting: 'am-2002' },
  put: (c, { meeting }) => ({
    ask: () => agendaOf(c, meeting),
    decides: (value) => {
      const { outcome, matters } = value as { readonly outcome: unknown; readonly matters: readonly { id: string }[] };
      return { outcome, matters: matters.map(({ id }) => id) };
    },
  }),
});

function agendaOf(c: Context, meeting: string): Held<unknown> {
  const { called, held, kind, of } = heldOrCalled(c, meeting) ?? {};
  if (kind === undefined || of !== 'shareholders') {
    throw new QuestionError(
      `No meeting of shareholders "${meeting}" is entered. Enter it with a "meeting-called" or "meeting-held" entry first.`,
    );
  }
  c.covered('meetings', c.asOf, []);
  c.covered('acts', c.asOf, [], called?.on ?? held?.on);
  const matters = mattersPut(c, idsOfMeeting(c, meeting));
  const begins = beginningOf(c, meeting);
  const place = placeOf(c, meeting);
  const noticed = noticeOf(c, meeting) ?? noticeOf(c, firstSittingOf(c, meeting));
  const recordDate = recordDateOfMeeting(c, meeting, c.now);
  const at = recordDate ?? c.now;
  const electorate = electorateAt(c, at, recordDate === undefined ? at : takenAt(c, meeting, at));
  const quorum = spoken(c, meetingQuorumTopic, { adjourned: isAdjourned(c, meeting) });
  const outcome = matters.length === 0 ? 'nothing-put' : 'matters';
  return {
    value: {
      outcome,
      id: meeting,
      kind,
      ...(begins === undefined ? undefined : { begins: momentToWire(begins) }),
      ...(place === undefined ? undefined : { place }),
      ...(noticed === undefined ? undefined : { noticed }),
      ...(recordDate === undefined ? undefined : { recordDate: recordDate.day }),
      ...(quorum === undefined
        ? undefined
        : { quorum: { ...ruleOf(quorum.placed.cite, quorum.value.fraction), count: quorum.value.count } }),
      classes: electorate.value.classes.filter(({ outstanding }) => !isZero(outstanding)),
      matters: matters.map((matter) => putValue(c, matter)),
    },
    reason: reason(
      told,
      quorum === undefined ? 'no instrument says what makes a quorum' : fractionInWords(quorum.value.fraction),
      {
        figures: {
          meeting: c.nameOf(meeting),
          matters: matters.map((matter) => nameOfAct(c, matter)).join('; ') || 'nothing',
        },
        entries: matters.map(({ entry }) => entry),
        cites: quorum === undefined ? [] : [quorum.placed.cite],
        grounds: [electorate.reason, ...(quorum === undefined ? [] : [quorum.reason])],
      },
    ),
  };
}

function putValue(c: Context, matter: Matter) {
  const { id, act } = matter;
  const recommended = c.books.proposal(id)?.data['board-recommends'];
  return {
    id,
    says: nameOfAct(c, matter),
    act: act.kind,
    withdrawn: c.books.withdrawn(id) !== undefined,
    ...('advisory' in act && act.advisory !== undefined ? { advisory: act.advisory } : undefined),
    ...(recommended === undefined ? undefined : { recommended }),
    ...(act.kind === 'election' ? electionPut(c, id, act) : undefined),
    votes: act.kind === 'election' ? [] : votesNeeded(c, matter),
  };
}

function electionPut(c: Context, id: string, act: Extract<Matter['act'], { kind: 'election' }>) {
  const rule = spoken(c, electionTopic, { series: act.series });
  const candidates = nominatedIn(c, { id, act });
  return {
    seats: String(act.seats),
    ...(rule === undefined ? undefined : { wins: rule.value.wins }),
    candidates: candidates.map((candidate) => ({ id: candidate, says: c.nameOf(candidate) })),
  };
}

/** The votes of holders on a matter; where no instrument asks for one, that on an ordinary matter. */
function votesNeeded(c: Context, matter: Matter) {
  const required = requirementsAsked(c, matter).flatMap((need) => stepsIn(c, need, matter));
  if (required.length > 0) return required;
  const ordinary = ordinaryVote(c, matter);
  return ordinary === undefined ? [] : stepsIn(c, ordinary.step, matter);
}

function stepsIn(c: Context, need: Requirement, matter: Matter) {
  return votesIn(matter.act, need).flatMap(({ step, needed }) => {
    const progress = assess(c, needed, matter);
    if (progress.kind === 'not-needed') return [];
    const figure = step.base.of === 'outstanding' ? progress.figures?.needed : undefined;
    return [{ ...stepValue(step), ...(figure === undefined ? undefined : { needed: figure }) }];
  });
}

function stepValue({ id, cite, says, fraction, base }: VoteStep) {
  return { id: id ?? cite, says, ...ruleOf(cite, fraction), of: base.of, classes: base.classes };
}

function ruleOf(cite: string, { verb, of }: Fraction) {
  return { cite, part: of, verb };
}
