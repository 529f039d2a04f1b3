import { z } from 'zod';
import { momentOfEntry } from '../../books/index.js';
import { held, listed, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { compareDays, day, type Day } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, calledMeetings, deadlineOn, isMet, matterOf, noticeOf, noticesTo } from '../../terms/index.js';
import type { Deadline, Matter, Requirement } from '../../terms/index.js';

/** By when shareholders are told what the board did with the bylaws. */
export const noticeOfBylaws = z.strictObject({
  cite: z.string().describe('its section'),
  to: z.string().describe('whom, as notices name them'),
  by: z.literal('notice-of-next-annual-meeting').describe('by when at the latest'),
});
type NoticeOfBylaws = z.output<typeof noticeOfBylaws>;

/** Asked while no notice of an annual meeting after the act has been entered. */
export const nextAnnualNotice = openFact('notice-of-next-annual-meeting', 'day').day(
  'On which day is notice given of the first annual meeting of shareholders that follows {0}?',
);

const toldOf = message('bylaw-notice.deadlines', 'Bylaws of the board of which shareholders are to be told: {outcome}');

/** What the board must tell of each bylaw that it made, by the way in which it makes them. */
export function noticesOfBylaws(
  c: Context,
  { cite }: Placed,
  notice: NoticeOfBylaws | undefined,
  howMade: (matter: Matter) => Requirement,
): Held<readonly Deadline[]> | undefined {
  if (notice === undefined) return undefined;
  const made = madeByBoard(c, howMade);
  const deadlines = made.map((each) => deadlineOf(c, notice, each));
  const outcome = listed(made.map(({ matter }) => c.nameOf(matter.id))) || 'none';
  return held(deadlines, reason(toldOf, outcome, { cites: [cite] }));
}

/** Says so where shareholders were told too late; what the board did stands, so nothing is asked for it. */
export function remarkOnLateNotice(
  c: Context,
  notice: NoticeOfBylaws | undefined,
  matter: Matter,
  need: Requirement,
): void {
  c.attempt(() => remarkIfLate(c, notice, matter, need));
}

function remarkIfLate(c: Context, notice: NoticeOfBylaws | undefined, matter: Matter, need: Requirement): void {
  if (notice === undefined) return;
  const on = madeOn(c, matter, need);
  const due = on === undefined ? undefined : noticeAfter(c, on, notice.cite);
  if (due === undefined) return;
  const told = toldOn(c, notice, matter);
  if (told !== undefined && compareDays(told, due) <= 0) return;
  const when = told === undefined ? 'no such notice is entered' : `notice was given on ${told}`;
  c.remark({
    says: `${notice.to} were to be told the substance of ${nameOfAct(c, matter)} by ${due}, and ${when}. The text names no consequence; it is not read to undo what the board did.`,
    cites: [notice.cite],
  });
}

interface Made {
  readonly matter: Matter;
  readonly on: Day;
}

function madeByBoard(c: Context, howMade: (matter: Matter) => Requirement): readonly Made[] {
  return c.books.proposals(c.now).flatMap((id) => {
    const matter = matterOf(c, id);
    if (matter.act.kind !== 'bylaw' || matter.act.by === 'shareholders') return [];
    const on = madeOn(c, matter, howMade(matter));
    return on === undefined ? [] : [{ matter, on }];
  });
}

/** The day on which the board made it; undefined while it has not, or not by the votes that it needs. */
function madeOn(c: Context, matter: Matter, need: Requirement): Day | undefined {
  const acts = c.books.bodyActs(matter.id, c.now).filter(({ data }) => data.decides === 'approve');
  if (acts.length === 0 || !isMet(c, need, matter).value) return undefined;
  return acts.map((act) => momentOfEntry(act).day).toSorted(compareDays)[0];
}

function deadlineOf(c: Context, notice: NoticeOfBylaws, { matter, on }: Made): Deadline {
  const told = toldOn(c, notice, matter);
  const due = noticeAfter(c, on, notice.cite);
  const late = told !== undefined && due !== undefined && compareDays(told, due) > 0;
  const so = told === undefined ? '' : `; notice was given on ${told}${late ? ', too late' : ''}`;
  return deadlineOn(
    c,
    {
      id: `${matter.id} notice`,
      what: `notice to ${notice.to} of the substance of ${nameOfAct(c, matter)}, which the board made on ${on}${so}`,
      comes: 'falls-due',
      who: 'the Corporation',
      cite: notice.cite,
      counted: `not later than the notice of the first annual meeting that is noticed after ${on}, on which the board made it`,
      setBy: [matter.entry],
    },
    () => due ?? day(c.ask(nextAnnualNotice, { about: [on], cites: [notice.cite] })),
  );
}

function toldOn(c: Context, { to }: NoticeOfBylaws, { id }: Matter): Day | undefined {
  return noticesTo(c, to, id)
    .map(({ data }) => data.sent)
    .toSorted(compareDays)[0];
}

/** When notice went out of the first annual meeting whose notice follows the act; undefined where none is entered yet. */
function noticeAfter(c: Context, on: Day, cite: string): Day | undefined {
  const sent = calledMeetings(c, cite)
    .filter(({ data }) => data.kind === 'annual')
    .flatMap(({ data }) => noticeOf(c, data.id) ?? []);
  return sent.filter((each) => compareDays(each, on) >= 0).toSorted(compareDays)[0];
}
