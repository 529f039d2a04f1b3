import { message, reason } from '../evaluation/index.js';
import { momentOfEntry } from '../books/index.js';
import { compareDays, compareMoments, daysBetween, type Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { whichCameFirst } from './body-step.js';
import { approvalsBy, filingsOf, noticesTo } from './looked-for.js';
import { momentOf, sinceProposed, type Matter } from './matter.js';
import type { AgencyStep, FactStep, FilingStep, NoticeStep, WaitingStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';

const granted = message('approval.granted', '{says}: granted on {on}');
const notGranted = message('approval.not-granted', '{says}: {why}');
const filed = message('filing.filed', '{says}: filed on {on}');
const notFiled = message('filing.not-filed', '{says}: not filed yet');
const noticed = message('notice.given', '{says}: given {days} days before');
const notNoticed = message('notice.not-given', '{says}: {why}');
const stated = message('fact.stated', '{says}: {value}');
const waited = message('waiting.over', '{says}: {outcome}');

/** Whether an agency has approved, before the act where the text wants that, and has not revoked it. */
export function assessAgency(c: Context, step: AgencyStep, matter: Matter): StepOutcome {
  sinceProposed(c, matter.id, [step.cite]);
  const limit = limitOf(c, step, matter);
  const given = approvalsBy(c, step.agency, matter.id)
    .filter(({ data }) => data.granted)
    .filter(({ data }) => step.silence !== false || data.kind !== 'non-disapproval');
  const good = given.find((entry) => stands(c, step, entry, limit));
  const figures = { says: step.says };
  if (good !== undefined) {
    c.restsOn([good.id]);
    return outcome(
      'met',
      reason(granted, 'met', { figures: { ...figures, on: good.on }, cites: [step.cite], entries: [good.id] }),
    );
  }
  const status = limit === undefined ? 'open' : 'failed';
  const why = limit === undefined ? 'not granted yet' : 'not granted before the act';
  return outcome(status, reason(notGranted, status, { figures: { ...figures, why }, cites: [step.cite] }));
}

/** The moment before which the approval had to be given; undefined while that is ahead, or where any time will do. */
function limitOf(c: Context, { before }: AgencyStep, matter: Matter): Moment | undefined {
  if (before === undefined) return undefined;
  return typeof before === 'string' ? momentOf(c, matter, before) : before.moment(c);
}

/** Granted before the act where it has to be, and neither lapsed nor taken back by then, or by the question's day. */
function stands(c: Context, step: AgencyStep, approval: EntryOf<'approval'>, limit: Moment | undefined): boolean {
  const { until } = approval.data;
  if (until !== undefined && compareDays(until, (limit ?? c.now).day) < 0) return false;
  if (limit !== undefined && !precedes(c, step, approval, limit)) return false;
  const revoked = c.books
    .entriesOf('approval-revoked')
    .find((entry) => entry.data.approval === approval.id && compareDays(entry.on, c.asOf) <= 0);
  return revoked === undefined || (limit !== undefined && !precedes(c, step, revoked, limit));
}

/** Of one day, and the time of either not known: which came first is a fact to ask for. */
function precedes(
  c: Context,
  step: AgencyStep,
  entry: EntryOf<'approval' | 'approval-revoked'>,
  limit: Moment,
): boolean {
  const order = compareMoments(momentOfEntry(entry), limit);
  const before = typeof step.before === 'object' ? step.before.says : (step.before ?? limit.day);
  return order === undefined ? c.holds(whichCameFirst, [entry.id, before], step.cite) : order < 0;
}

/** Whether a paper has been filed for the act, or for what the step names. */
export function assessFiling(c: Context, step: FilingStep, matter: Matter): StepOutcome {
  c.covered('instruments', c.asOf, [step.cite], matter.proposed.day);
  const on = filingsOf(c, step.what, step.subject ?? matter.id)[0]?.on;
  if (on !== undefined) {
    return outcome('met', reason(filed, 'met', { figures: { says: step.says, on }, cites: [step.cite] }));
  }
  return outcome('open', reason(notFiled, 'open', { figures: { says: step.says }, cites: [step.cite] }));
}

/** Whether notice was given enough days before the act, and not too many. */
export function assessNotice(c: Context, step: NoticeStep, matter: Matter): StepOutcome {
  c.covered('meetings', c.asOf, [step.cite], matter.proposed.day);
  const effect = step.before === undefined ? momentOf(c, matter, 'effect') : step.before.moment(c);
  const notices = noticesTo(c, step.to, matter.id);
  const days = notices.map((entry) => daysBetween(entry.data.sent, effect?.day ?? c.asOf));
  const enough = days.find((each) => each >= step.leastDays && (step.mostDays === undefined || each <= step.mostDays));
  const figures = { says: step.says, days: String(enough ?? '') };
  if (enough !== undefined) return outcome('met', reason(noticed, 'met', { figures, cites: [step.cite] }));
  const status = effect === undefined ? 'open' : 'failed';
  const why = notices.length === 0 ? 'no notice is entered' : 'the notice is not within the days';
  return outcome(status, reason(notNoticed, status, { figures: { ...figures, why }, cites: [step.cite] }));
}

/** A condition of fact; not so is failed once the act has taken effect, and open before. */
export function assessFact(c: Context, step: FactStep, matter: Matter): StepOutcome {
  const value = c.ask(step.fact, { about: step.about, cites: [step.cite] });
  const done = momentOf(c, matter, 'effect') !== undefined;
  const status = value === step.wanted ? 'met' : done ? 'failed' : 'open';
  return outcome(status, reason(stated, status, { figures: { says: step.says, value }, cites: [step.cite] }));
}

export function assessWaiting(c: Context, step: WaitingStep): StepOutcome {
  const until = step.until(c);
  const over = until !== undefined && compareDays(until, c.asOf) < 0;
  return outcome(
    over ? 'met' : 'open',
    reason(waited, over ? `over since ${until}` : `runs through ${until ?? 'a day that is not known'}`, {
      figures: { says: step.says },
      cites: [step.cite],
    }),
  );
}
