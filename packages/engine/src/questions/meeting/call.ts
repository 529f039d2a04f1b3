import { z } from 'zod';
import { momentOfEntry } from '../../books/index.js';
import { message, QuestionError, reason, type Reason } from '../../evaluation/index.js';
import { fractionInWords, majority, type Moment } from '../../exact/index.js';
import { callsAsOneOf, demandedByHolders, meetingCallTopic, type CallRule } from '../../kinds/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { bodyDecided, boardOfDirectors, entireBoardNumber, type BodyStep } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { demandOf, type Demand } from './demand.js';
import { silenceOn, sourceValue, spoken, type Spoken } from './spoken.js';

const told = message('meeting.call', 'The {meetings} meeting, if called by the {by}, is {outcome}');
const callersTold = message('meeting.call.who', 'The {meetings} meeting of shareholders is called by {outcome}');

const input = z.strictObject({
  meeting: z.string().optional().describe('the id of a meeting that was called'),
  meetings: z.enum(['annual', 'special']).optional().describe('without a meeting: of which kind'),
  series: z.string().optional().describe('without a meeting: the series whose holders meet to elect its directors'),
  by: z.string().optional().describe('without a meeting: who is to call it, such as board or president'),
  'demanded-by': z
    .array(z.string())
    .min(1)
    .optional()
    .describe('the holders of record who demand it, where holders may have it called'),
});
type Asked = z.output<typeof input>;

/** Who may call a meeting of shareholders, and whether one was called by somebody who may. */
export const meetingCall = defineQuestion({
  name: 'meeting.call',
  family: 'meeting',
  asks: 'Who may call this meeting of shareholders, and was it called by somebody who may?',
  input,
  value: z.looseObject({
    outcome: z
      .enum(['duly-called', 'not-duly-called', 'callers', 'silent'])
      .describe('judged where a caller is known; else the callers are told'),
    callers: z.array(z.string()).optional().describe('who may call it'),
    holders: z.string().optional().describe('the part of the votes entitled whose holders may have it called'),
    demand: z
      .looseObject({})
      .optional()
      .describe(
        'of a demand of holders: the votes they have, all the votes, those needed, and the section that lets them',
      ),
    held: z.string().optional().describe('when an annual meeting is held, in words'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { meetings: 'special', by: 'board' },
  put: (c, asked) => ({
    ask: () => call(c, asked),
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

function call(c: Context, asked: Asked) {
  const called = calledIn(c, asked);
  const meetings = called?.data.kind ?? asked.meetings ?? 'special';
  const series = called === undefined ? asked.series : called.data.of;
  const rule = spoken(c, meetingCallTopic, { meetings, series });
  if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(meetingCallTopic) };
  const { callers, holders, held } = rule.value;
  const at = called === undefined ? c.now : momentOfEntry(called);
  const by = called?.data.by ?? asked.by;
  const demand =
    asked['demanded-by'] === undefined ? undefined : demandOf(c, asked['demanded-by'], rule, at, called?.data.id);
  const vote = by === 'board' && called !== undefined ? boardVote(c, rule, called) : undefined;
  const may =
    demand?.suffices ??
    (by !== undefined && vote?.value !== false && mayCall(c, rule, by, at) && isDemanded(c, rule, asked));
  const outcome = by === undefined && demand === undefined ? 'callers' : may ? 'duly-called' : 'not-duly-called';
  return {
    value: {
      outcome,
      callers,
      ...(holders === undefined ? undefined : { holders: fractionInWords(holders) }),
      ...(demand === undefined ? undefined : { demand: demand.figures }),
      ...(held === undefined ? undefined : { held }),
      ...sourceValue(rule),
    },
    reason: tell(rule, { meetings, by, outcome }, demand, vote?.reason),
  };
}

/** Who calls meetings by these words calls it as what they name, and as nothing else. */
const namedAsTheyAre: ReadonlySet<string> = new Set([
  'board',
  'shareholders',
  'chairman',
  'vice-chairman',
  'president',
  'vice-president',
  'chief-executive-officer',
  'secretary',
  'treasurer',
]);

/** Whether somebody is one of those who may call it: as named, by an office that is entered, or as is stated. */
function mayCall(c: Context, { value, placed }: Spoken<CallRule>, by: string, at: Moment): boolean {
  const { callers } = value;
  if (callers.includes(by)) return true;
  if (namedAsTheyAre.has(by)) return false;
  const isOf = ({ on, data }: EntryOf<'officer-appointed' | 'officer-ended'>) =>
    data.person === by && callers.includes(data.office) && on <= at.day;
  const appointed = c.books.asEntered('officer-appointed').filter(isOf);
  const ended = c.books.asEntered('officer-ended').filter(isOf);
  c.restsOn([...appointed, ...ended].map(({ id }) => id));
  return (
    (appointed.length > 0 && ended.length === 0) ||
    c.is(callsAsOneOf, { about: [by, callers.join(', ')], cites: [placed.cite] })
  );
}

/** Whether holders demanded it, where it is called only then: asked where nobody has said who they are. */
function isDemanded(c: Context, { value, placed }: Spoken<CallRule>, { meeting }: Asked): boolean {
  const { onDemand, meetings, series } = value;
  if (!onDemand) return true;
  const asked = `a ${meetings} meeting of ${series ?? 'shareholders'}`;
  return c.is(demandedByHolders, { about: [meeting ?? asked], cites: [placed.cite] });
}

function tell(
  rule: Spoken<CallRule>,
  { meetings, by, outcome }: { readonly meetings: string; readonly by: string | undefined; readonly outcome: string },
  demand: Demand | undefined,
  vote: Reason | undefined,
): Reason {
  const grounds = [rule.reason, demand?.reason, vote].flatMap((each) => (each === undefined ? [] : [each]));
  const cites = demand?.suffices === true ? demand.reason.cites : [rule.placed.cite];
  if (outcome !== 'callers') {
    const caller = by ?? 'holders who demand it';
    return reason(told, outcome.replaceAll('-', ' '), { figures: { meetings, by: caller }, cites, grounds });
  }
  const { callers, holders, series } = rule.value;
  const byHolders =
    holders === undefined ? [] : [`holders of ${fractionInWords(holders)} of ${series ?? 'the votes entitled'}`];
  return reason(callersTold, [...callers, ...byHolders].join(' or '), { figures: { meetings }, cites, grounds });
}

function calledIn(c: Context, { meeting }: Asked): EntryOf<'meeting-called'> | undefined {
  if (meeting === undefined) return undefined;
  const called = c.books.meetingCalled(meeting, c.now);
  if (called === undefined) {
    throw new QuestionError(
      `No call of the meeting "${meeting}" is entered. Enter it with a "meeting-called" entry first.`,
    );
  }
  c.restsOn([called.id]);
  return called;
}

/**
 * Where the text asks for a majority of the entire board, whether its act on the meeting had that; an act that nobody
 * entered is taken to have been regular, and the answer says so.
 */
function boardVote(c: Context, rule: Spoken<CallRule>, called: EntryOf<'meeting-called'>) {
  if (rule.value.boardVote === 'its-ordinary-act') return undefined;
  const step: BodyStep = {
    kind: 'body',
    cite: rule.placed.cite,
    says: 'the board calls the meeting',
    body: { ...boardOfDirectors, says: 'the entire Board' },
    decides: ['approve', 'other'],
    fraction: majority,
    of: { fixed: entireBoardNumber },
    atMeeting: false,
  };
  const acts = c.books.bodyActs(called.data.id).filter(({ data }) => data.by === 'board');
  const judged = acts.map((act) => bodyDecided(c, step, act));
  if (judged.length > 0) return judged.find(({ value }) => value) ?? judged.at(-1);
  c.premise({
    kind: 'regular',
    about: `call(${called.data.id})`,
    says: `the board called ${c.nameOf(called.data.id)} by a majority of the entire Board`,
    cites: [rule.placed.cite],
  });
  return undefined;
}
