import { z } from 'zod';
import { message, QuestionError, reason, unsettled } from '../../evaluation/index.js';
import { amount, fractionMet, leastWholeMeeting, persons, show } from '../../exact/index.js';
import type { Moment, Quantity } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import { boardActTopic, presentFact, rosterAt, type BoardActRule } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { entireBoardNumber } from '../../terms/index.js';
import { silenceOn, sourceValue, spoken } from '../meeting/spoken.js';
import { defineQuestion } from '../question.js';

const told = message(
  'board.act',
  '{yes} of {present} present voted for it, where {quorum} of {base} directors make a quorum: {outcome}',
);

/** Whether something was done as an act of the Board: quorum and majority by the instruments in force. */
export const boardAct = defineQuestion({
  name: 'board.act',
  family: 'board',
  asks: 'Was this an act of the Board: was there a quorum, and did enough of those present vote for it?',
  input: z.strictObject({ act: z.string().describe('the id of the act of the Board, or of its entry') }),
  value: z.looseObject({
    outcome: z
      .enum(['act-of-the-board', 'no-quorum', 'not-carried', 'silent'])
      .describe('an act of the Board; no quorum was there; too few voted for it; or no instrument in force says'),
    base: z.string().optional().describe('the number of which the quorum is taken'),
    quorum: z.string().optional().describe('how many had to be present'),
    present: z.string().optional(),
    needed: z.string().optional().describe('how many votes were needed'),
    yes: z.string().optional(),
    charter: z.string().optional().describe('its section, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { act: 'resolution-7' },
  put: (c, { act }) => ({
    ask: () => {
      const entry = c.books.bodyAct(act);
      if (entry === undefined)
        throw new QuestionError(`No act of a body was entered as "${act}". Enter it with a "body-act" entry first.`);
      c.restsOn([entry.id]);
      const at: Moment = entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time };
      const rule = spoken(c, boardActTopic, {}, at);
      if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(boardActTopic) };
      const judged = entry.data['at-meeting']
        ? judgedAtMeeting(c, entry, rule.value, at)
        : judgedInWriting(c, entry, rule.value, at);
      const figures = {
        yes: show(judged.yes),
        present: show(judged.present),
        base: show(judged.base),
        quorum: judged.quorum === undefined ? 'no number' : show(judged.quorum),
      };
      return {
        value: { ...judged, ...sourceValue(rule) },
        reason: reason(told, judged.outcome.replaceAll('-', ' '), {
          figures,
          cites: [rule.placed.cite],
          entries: [entry.id],
          grounds: [rule.reason],
        }),
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome ?? unsettled,
  }),
});

function judgedAtMeeting(c: Context, entry: EntryOf<'body-act'>, rule: BoardActRule, at: Moment) {
  const base = persons(
    rule.quorumOf === 'entire-board' ? entireBoardNumber(c, at).value : rosterAt(c, at).value.length,
  );
  const yes = countOf(entry.data.yes);
  const { present: entered } = entry.data;
  const there =
    entered === undefined
      ? c.quantity<'persons'>('persons', presentFact, { about: [entry.id], cites: [] })
      : amount(countOf(entered));
  const present = c.exactly<'persons'>(there);
  const quorum = leastWholeMeeting<'persons'>(rule.quorum, base);
  const needed = leastWholeMeeting<'persons'>(rule.act, present);
  const quorate = fractionMet<'persons'>(rule.quorum, present, base);
  const carried = fractionMet<'persons'>(rule.act, yes, present);
  const outcome = !quorate ? 'no-quorum' : carried ? 'act-of-the-board' : 'not-carried';
  return { outcome, base, quorum, present, needed, yes } as const;
}

/** Without a meeting: every director in office in writing, where the rule lets them. */
function judgedInWriting(c: Context, entry: EntryOf<'body-act'>, rule: BoardActRule, at: Moment) {
  const base = persons(rosterAt(c, at).value.length);
  const yes = countOf(entry.data.yes);
  const all = rule.withoutMeeting === 'all-in-writing' && show(yes) === show(base);
  return {
    outcome: all ? 'act-of-the-board' : 'not-carried',
    base,
    quorum: base,
    present: base,
    needed: base,
    yes,
  } as const;
}

function countOf(voters: Quantity<'persons'> | readonly string[]): Quantity<'persons'> {
  return Array.isArray(voters) ? persons(voters.length) : (voters as Quantity<'persons'>);
}
