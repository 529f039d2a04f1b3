import { z } from 'zod';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction, type Length } from '../../exact/index.js';
import { byReading, isByReading, parametersOf, stockName, writerOf } from '../../instrument/index.js';
import { defineKind, defineTopic, fractionField, lengthField, wholeNumberParameter } from '../../terms/index.js';

export const meetingCallTopic = defineTopic<CallRule>('call-of-meetings');

/** Who calls a meeting of shareholders. */
export interface CallRule {
  readonly meetings: 'annual' | 'special';
  readonly callers: readonly string[];
  /** By what vote the board calls it. */
  readonly boardVote: 'its-ordinary-act' | 'majority-of-the-entire-board';
  /** The part of the votes entitled whose holders may demand it; nobody where absent. */
  readonly holders?: Fraction;
  /** For how long without a break they must have held the shares with which they demand it. */
  readonly heldFor?: Length;
  /** The series whose holders meet, and whose shares are counted. */
  readonly series?: string;
  /** From so many days before the anniversary of the last annual meeting until the next one no holders may have one called. */
  readonly closedDays?: number;
  /** Whether those who call it may do so only at the demand of the holders. */
  readonly onDemand: boolean;
  /** Whether what law gives others stays beside it. */
  readonly lawBesides: boolean;
  /** When an annual meeting is held, in words. */
  readonly held?: string;
}

const parameters = parametersOf('meeting-call', {
  meetings: z.enum(['annual', 'special']).describe('of which meetings it speaks'),
  series: stockName
    .optional()
    .describe(
      'the series whose holders meet to elect its directors; left out: of all holders, and of a series that no other rule is about',
    ),
  callers: z.array(z.string()).describe('who may call one: board, chairman, president'),
  boardVote: z
    .enum(['its-ordinary-act', 'majority-of-the-entire-board'])
    .optional()
    .describe('by what vote the board calls one; left out: by its ordinary act'),
  holders: byReading(fractionField)
    .optional()
    .describe('the part of the votes entitled whose holders may have one called; left out where holders may not'),
  heldFor: byReading(lengthField)
    .optional()
    .describe('for how long the shares that demand it must have been held: 1 year; left out: however short'),
  closedDays: wholeNumberParameter
    .optional()
    .describe(
      'a demand of holders does nothing that is delivered from so many days before the anniversary of the last annual meeting until the next one is held; left out: there is no such time',
    ),
  lawBesides: z
    .boolean()
    .optional()
    .describe(
      'whether it gives way where law requires a meeting, or lets others have one called; left out: it does not',
    ),
  onDemand: z
    .literal(true)
    .optional()
    .describe('the callers call one only where these holders demand it in writing; left out: of themselves'),
  held: z.string().optional().describe('when an annual meeting is held, in words'),
});

/** Asked where a split lies within the time: what was held before it is counted in other shares. */
export const heldThroughoutFact = openFact('held-throughout', 'holder', 'class', 'day').shares(
  'How many shares of {1}, as they are now, has {0} held without a break since {2}?',
);

/** Asked of a meeting that was called at a demand of holders, where there is a time in which none is heeded. */
export const demandDeliveredFact = openFact('demand-delivered', 'meeting').day(
  'On which day was the demand delivered at which {0} was called?',
);

/** Asked where none is entered, and one may have been held before the meetings are kept. */
export const lastAnnualMeetingFact = openFact('last-annual-meeting', 'day').day(
  'On which day was the last annual meeting of shareholders before {0} held?',
);

/** Asked of a caller named otherwise than the text names those who may call: a person, or an office in other words. */
export const callsAsOneOf = openFact('calls-meeting-as-one-of', 'what', 'officers').yesNo(
  'Does {0} call the meeting as one of these: {1}?',
);

/** Asked where those who call a meeting may do so only at the demand of holders, and nobody has said whose demand it was. */
export const demandedByHolders = openFact('meeting-demanded', 'what').yesNo(
  'Have holders of as much as the section asks demanded in writing that {0} be called?',
);

const rule = message('meeting-call.rule', 'The {meetings} meeting of shareholders is called by {outcome}');

/** Who may call a meeting of shareholders. */
export const meetingCallKind = defineKind<z.output<typeof parameters>>({
  kind: 'meeting-call',
  subject: 'meeting',
  provides: 'says who may call an annual or a special meeting of shareholders',
  parameters,
  facts: [heldThroughoutFact, demandDeliveredFact, lastAnnualMeetingFact, callsAsOneOf, demandedByHolders],
  answers: ['meeting.call', 'instrument.profile'],
  tells: (c, placed, topic, input) => {
    const {
      meetings,
      callers,
      boardVote = 'its-ordinary-act',
      lawBesides = false,
      heldFor,
      closedDays,
      held: when,
      series,
      onDemand = false,
    } = placed.provision;
    if (topic !== meetingCallTopic || input['meetings'] !== meetings) return undefined;
    if (series !== undefined && input['series'] !== series) return undefined;
    const holders = placed.provision.holders === undefined ? undefined : c.resolve(placed.provision.holders);
    const value: CallRule = {
      meetings,
      callers,
      boardVote,
      lawBesides,
      onDemand,
      ...(series === undefined ? undefined : { series }),
      ...(holders === undefined ? undefined : { holders }),
      ...(heldFor === undefined ? undefined : { heldFor: c.resolve(heldFor) }),
      ...(closedDays === undefined ? undefined : { closedDays }),
      ...(when === undefined ? undefined : { held: when }),
    };
    const byHolders =
      holders === undefined ? [] : [`holders of ${fractionInWords(holders)} of ${series ?? 'the votes entitled'}`];
    return held(
      value,
      reason(rule, [...callers.map((caller) => `the ${caller}`), ...byHolders].join(' or '), {
        figures: { meetings },
        cites: [placed.cite],
      }),
    );
  },
  profile: ({ meetings, series, callers, holders, lawBesides }): Readonly<Record<string, string>> => {
    if (meetings !== 'special' || series !== undefined) return {};
    const part = holders === undefined || isByReading(holders) ? undefined : fractionInWords(holders);
    const byHolders = holders === undefined ? [] : [`holders of ${part ?? 'a part'} of the votes`];
    const besides = lawBesides === true ? '; in other cases as law says' : '';
    return { 'special-meetings': `called by ${[...callers, ...byHolders].join(' or ')}${besides}` };
  },
});

export const meetingCall = writerOf(parameters);
