import { z } from 'zod';
import { message, QuestionError, reason } from '../../evaluation/index.js';
import { fractionInWords } from '../../exact/index.js';
import { meetingCallTopic, type CallRule } from '../../kinds/index.js';
import { defineQuestion } from '../question.js';
import { silenceOn, sourceValue, spoken } from './spoken.js';

const told = message('meeting.call', 'The {meetings} meeting, if called by the {by}, is {outcome}');
const callersTold = message('meeting.call.who', 'The {meetings} meeting of shareholders is called by {outcome}');

/** Who may call a meeting of shareholders, and whether one was called by somebody who may. */
export const meetingCall = defineQuestion({
  name: 'meeting.call',
  family: 'meeting',
  asks: 'Who may call this meeting of shareholders, and was it called by somebody who may?',
  input: z.strictObject({
    meeting: z.string().optional().describe('the id of a meeting that was called'),
    meetings: z.enum(['annual', 'special']).optional().describe('without a meeting: of which kind'),
    by: z.string().optional().describe('without a meeting: who is to call it, such as board or president'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['duly-called', 'not-duly-called', 'callers', 'silent'])
      .describe('judged where a caller is known; else the callers are told'),
    callers: z.array(z.string()).optional().describe('who may call it'),
    holders: z.string().optional().describe('the part of the votes entitled whose holders may have it called'),
    held: z.string().optional().describe('when an annual meeting is held, in words'),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { meetings: 'special', by: 'board' },
  put: (c, asked) => ({
    ask: () => {
      const called = asked.meeting === undefined ? undefined : c.books.meetingCalled(asked.meeting);
      if (asked.meeting !== undefined && called === undefined) {
        throw new QuestionError(
          `No call of the meeting "${asked.meeting}" is entered. Enter it with a "meeting-called" entry first.`,
        );
      }
      if (called !== undefined) c.restsOn([called.id]);
      const meetings = called?.data.kind ?? asked.meetings ?? 'special';
      const rule = spoken<CallRule>(c, meetingCallTopic, { meetings });
      if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(meetingCallTopic) };
      const { callers, holders, held } = rule.value;
      const by = called?.data.by ?? asked.by;
      const outcome = by === undefined ? 'callers' : callers.includes(by) ? 'duly-called' : 'not-duly-called';
      const who = [
        ...callers,
        ...(holders === undefined ? [] : [`holders of ${fractionInWords(holders)} of the votes entitled`]),
      ];
      return {
        value: {
          outcome,
          callers,
          ...(holders === undefined ? undefined : { holders: fractionInWords(holders) }),
          ...(held === undefined ? undefined : { held }),
          ...sourceValue(rule),
        },
        reason:
          by === undefined
            ? reason(callersTold, who.join(' or '), {
                figures: { meetings },
                cites: [rule.placed.cite],
                grounds: [rule.reason],
              })
            : reason(told, outcome.replaceAll('-', ' '), {
                figures: { meetings, by },
                cites: [rule.placed.cite],
                grounds: [rule.reason],
              }),
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});
