import { message, openFact, reason } from '../evaluation/index.js';
import { compareDays, plusDays, type Day, type Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { bodyDecided } from './body-step.js';
import { noticesTo } from './looked-for.js';
import { momentOf, sinceProposed, type Matter } from './matter.js';
import type { BodyActEntry, NoObjectionStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';

const notTold = message('no-objection.not-told', '{says}: no notice to {body} is entered');
const running = message(
  'no-objection.running',
  '{says}: {body} received the notice on {on} and may disapprove through {until}',
);
const silent = message(
  'no-objection.silent',
  '{says}: {body} received the notice on {on} and had not disapproved when {until} had passed',
);
const objected = message(
  'no-objection.objected',
  '{says}: {body} received the notice on {on}, had through {until} to disapprove, and disapproved on {day}',
);

/** Asked of a notice entered with the day on which it was sent, and not the day on which it arrived. */
export const noticeReceived = openFact('notice-received', 'entry').day('On which day was the notice {0} received?');

/**
 * Whether a body has been told in writing and has not disapproved in time. Met only once the days have run: the last of
 * them still counts, and a disapproval after it has no effect. Disapproved in time, it has failed.
 */
export function assessNoObjection(c: Context, step: NoObjectionStep, matter: Matter): StepOutcome {
  sinceProposed(c, matter.id, [step.cite]);
  const end = step.before === undefined ? momentOf(c, matter, 'effect') : step.before.moment(c);
  const { body } = step.objection;
  const notice = noticeFor(c, step, matter.id, end ?? c.now);
  const figures = { says: step.says, body: body.says };
  const ahead = end === undefined ? 'open' : 'failed';
  if (notice === undefined) return outcome(ahead, reason(notTold, ahead, { figures, cites: [step.cite] }));
  c.restsOn([notice.id]);
  const on = receivedOn(c, step, notice);
  const until = plusDays(on, step.days);
  const days = { ...figures, on, until };
  const against = objectionIn(c, step, matter.id, on, until);
  if (against !== undefined) {
    const told = { figures: { ...days, day: against.on }, cites: [step.cite], entries: [notice.id, against.id] };
    return outcome('failed', reason(objected, 'failed', told));
  }
  const over = compareDays((end ?? c.now).day, until) > 0;
  const status = over ? 'met' : ahead;
  const told = { figures: days, cites: [step.cite], entries: [notice.id] };
  return outcome(status, reason(over ? silent : running, status, told));
}

/** The last day on which the body may disapprove; undefined while it has had no notice. */
export function lastDayToObject(c: Context, step: NoObjectionStep, id: string): Day | undefined {
  const notice = noticeFor(c, step, id, c.now);
  return notice === undefined ? undefined : plusDays(receivedOn(c, step, notice), step.days);
}

function noticeFor(c: Context, step: NoObjectionStep, id: string, by: Moment): EntryOf<'notice'> | undefined {
  return noticesTo(c, step.objection.body.name, id, by)[0];
}

function receivedOn(c: Context, { cite }: NoObjectionStep, notice: EntryOf<'notice'>): Day {
  return notice.data.received ?? (c.ask(noticeReceived, { about: [notice.id], cites: [cite] }) as Day);
}

/** The first disapproval that the body carried by the vote it needs, after it received the notice and in time. */
function objectionIn(c: Context, step: NoObjectionStep, id: string, from: Day, until: Day): BodyActEntry | undefined {
  return c.books
    .bodyActs(id, c.now)
    .filter(({ data }) => data.by === step.objection.body.name && step.objection.decides.includes(data.decides))
    .filter((act) => compareDays(act.on, from) >= 0 && compareDays(act.on, until) <= 0)
    .find((act) => bodyDecided(c, step.objection, act).value);
}
