import { momentOfEntry } from '../books/index.js';
import { message, openFact, reason, type Message, type Reason } from '../evaluation/index.js';
import {
  compareDays,
  compareMoments,
  equals,
  fractionInWords,
  isPositive,
  leastWholeMeeting,
  minus,
  persons,
  ratio,
  show,
} from '../exact/index.js';
import type { Fraction, Moment, Quantity, Unit } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { votesWithin } from './body-within-board.js';
import { countAct, type CountedAct, type CountRange } from './counted-act.js';
import { countBody, sizeOfBody, type BodySize } from './counted-body.js';
import { attemptEnd, isOver, sinceProposed, type Matter } from './matter.js';
import { boardOfDirectors } from './ordinary-board-act.js';
import type { ProgressFigures } from './progress.js';
import type { BodyActEntry, BodyStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';

const acted = message(
  'body.acted',
  '{says}: on {on}, {yes} of {base} voted for it; {fraction} of {body} is {needed}: {outcome}',
);
const notActed = message(
  'body.not-acted',
  '{says}: {none}; of {body}, {size} in number, {fraction} is {needed}{floor}',
);
const notCounted = message(
  'body.not-counted',
  '{says}: {none}; the number of {body} is not known yet, and {fraction} of them is needed{floor}',
);
const notActedPresent = message(
  'body.not-acted-present',
  '{says}: {none}; {fraction} of {body} present at a meeting would carry it',
);
const tooLate = message('body.too-late', '{says}: the act of {on} did not come before {moment}');
const noMeeting = message('body.no-meeting', '{says}: the act of {on} was not taken at a meeting');
const noQuorum = message(
  'body.no-quorum',
  '{says}: at the act of {on}, {present} of {capable} able to act were present; {quorum} of them is a quorum',
);
const tooMany = message(
  'body.too-many',
  '{says}: at the act of {on} {entered} are entered as {as}, and of {body} there were {base}; one of the two must be corrected, and until then the act is {outcome}',
);
const undone = message('body.undone', '{says}: the act of {on} was rescinded or set aside');
const tooNarrow = message('body.too-narrow', '{says}: the act of {on} does not go as far as this');

const tooSmall = message(
  'body.too-small',
  '{says}: at the act of {on} there were fewer than {floor} of {body}, and their act counts only while there are so many',
);

const everyMember: Fraction = { verb: 'atLeast', of: ratio(1) };

const citesOf = ({ cite, also = [] }: BodyStep): readonly string[] => [cite, ...also];

/** Asked where an act and the moment it had to come before fall on one day, and no time was entered. */
export const whichCameFirst = openFact('came-before', 'entry', 'moment').yesNo(
  'Both fell on one day: did {0} come before {1}?',
);

/**
 * Where an act of a body of directors stands: each entered act is judged at its own moment, on the body as it then was.
 * Failed once the time for it is over: the moment before which it had to come, or the end of the attempt.
 */
export function assessBody(c: Context, step: BodyStep, matter: Matter): StepOutcome {
  sinceProposed(c, step.subject ?? matter.id, [step.cite]);
  const tried = actsFor(c, step, matter).map((act) => c.attempt(() => judge(c, step, act)));
  const settled = tried.flatMap((attempt) => (attempt.settled ? [attempt.value] : []));
  const met = settled.find((each) => each.status === 'met');
  if (met !== undefined) return met;
  const open = tried.flatMap((attempt) => (attempt.settled ? [] : attempt.waiting));
  if (open.length > 0) c.suspendOn(open);
  return withoutAct(c, step, matter, settled);
}

/** The acts of the body on the matter, but for those that came when the attempt was over. */
function actsFor(c: Context, step: BodyStep, matter: Matter): readonly BodyActEntry[] {
  const { name, relativeTo } = step.body;
  const end = attemptEnd(c, matter);
  const all = c.books
    .bodyActs(step.subject ?? matter.id, c.now)
    .filter(({ data }) => step.decides.includes(data.decides));
  const own = all.filter(({ data }) => data.by === name);
  c.passOver(
    all.filter(({ data }) => data.by !== name && data.by !== step.within).map(({ id }) => id),
    `looked for here is an act of ${step.body.says}`,
  );
  const acts = own.length > 0 ? own : all.filter(({ data }) => data.by === step.within);
  return acts
    .filter((act) => end === undefined || compareMoments(momentOfEntry(act), end) !== 1)
    .filter(({ data }) => {
      const regard = data['relative-to'];
      return relativeTo === undefined || regard === undefined || regard === relativeTo;
    });
}

/** No act that counts is entered: open while there is time, with what the body as it is now would need. */
function withoutAct(c: Context, step: BodyStep, matter: Matter, tried: readonly StepOutcome[]): StepOutcome {
  const late = step.before === undefined ? isOver(c, matter) : step.before.moment(c) !== undefined || isOver(c, matter);
  const status = late ? 'failed' : 'open';
  // That there is no such act settles the step, whether or not it is known how many members the body has.
  const sized = c.attempt(() => sizeOfBody(c, step, c.now));
  const size = sized.settled ? sized.value : undefined;
  const ahead = size?.most === 0 ? 'none can come while the body has no members' : 'one still can come';
  const none = `${tried.length > 0 ? 'no act entered carries it' : 'no act is entered'}, and ${late ? 'none can come in time any more' : ahead}`;
  const of = { says: step.says, none, fraction: fractionInWords(step.fraction), body: step.body.says };
  const said = step.of === 'present' ? notActedPresent : size === undefined ? notCounted : notActed;
  const because = reason(said, status, {
    figures: {
      ...of,
      ...(size === undefined ? undefined : { size: rangeInWords(size), needed: neededInWords(step, size) }),
      floor: step.floor === undefined ? '' : `, and their act counts only while there are at least ${step.floor}`,
    },
    cites: citesOf(step),
    grounds: tried.length > 0 ? tried.map((each) => each.reason) : (size?.grounds ?? []),
  });
  return outcome(status, because, figuresWithoutAct(step, size, tried.at(-1)));
}

function rangeInWords({ least, most }: CountRange): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** The least number that carries the step, over every size that the body may have; a body without members carries nothing. */
function neededInWords(step: BodyStep, base: CountRange): string {
  if (base.most === 0) return 'out of reach';
  const [least, most] = [Math.max(base.least, 1), base.most].map((members) =>
    leastWholeMeeting<'persons'>(step.fraction, persons(members)),
  );
  const words = [least, most].flatMap((needed) => (needed === undefined ? [] : [show(needed)]));
  return [...new Set(words)].join(' to ');
}

/** How many were for it in the last act is told where that was counted as one would be now: of as many members, for as large a part. */
function figuresWithoutAct(step: BodyStep, size: BodySize | undefined, last: StepOutcome | undefined): ProgressFigures {
  const had = last?.figures?.have;
  // How many will come to the meeting is not known before it is held.
  if (step.of === 'present' || size === undefined || size.least !== size.most)
    return { unit: 'persons', ...(had === undefined ? undefined : { have: had }) };
  const base = persons(size.least);
  const needed = leastWholeMeeting<'persons'>(step.fraction, base);
  if (needed === undefined) return { unit: 'persons', base, outOfReach: true };
  const isAlike = isSame(last?.figures?.base, base) && isSame(last?.figures?.needed, needed);
  if (had === undefined || !isAlike) return { unit: 'persons', base, needed, short: needed };
  return { unit: 'persons', have: had, base, needed, short: minus<Unit>(needed, had) };
}

function isSame(one: Quantity<Unit> | undefined, other: Quantity<Unit>): boolean {
  return one !== undefined && equals(one, other);
}

/** Whether one act of a body, or what is counted as its acts are, carries the step; for rules that need a yes or no. */
export function bodyDecided(
  c: Context,
  step: BodyStep,
  act: BodyActEntry,
): { readonly value: boolean; readonly reason: Reason } {
  const judged = judge(c, step, act);
  return { value: judged.status === 'met', reason: judged.reason };
}

function judge(c: Context, step: BodyStep, act: BodyActEntry): StepOutcome {
  c.restsOn([act.id]);
  const fail = (said: Message, figures: Readonly<Record<string, string>> = {}): StepOutcome =>
    outcome(
      'failed',
      reason(said, 'of no effect', {
        figures: { says: step.says, on: act.on, ...figures },
        cites: citesOf(step),
        entries: [act.id],
      }),
    );
  if (isUndone(c, act)) return fail(undone);
  if (!cameBefore(c, step, act)) return fail(tooLate, { moment: step.before?.says ?? '' });
  if (step.atMeeting === true && act.data['at-meeting'] !== true) return fail(noMeeting);
  if (step.suffices?.(c, act) === false) return fail(tooNarrow);
  if (step.floor !== undefined && !hasFloor(c, step, momentOf(act), step.floor)) {
    return fail(tooSmall, { floor: String(step.floor), body: step.body.says });
  }
  const count = countAct(c, step, momentOf(act), votesWithin(c, step, act));
  const more = enteredBeyond(step, act, count);
  if (more !== undefined) return fail(tooMany, more);
  if (step.quorum !== undefined && !count.isQuorate(step.quorum.fraction)) {
    return fail(noQuorum, {
      present: rangeInWords(count.present),
      capable: rangeInWords(count.capable),
      quorum: fractionInWords(step.quorum.fraction),
    });
  }
  c.premise({
    kind: 'regular',
    about: `act(${act.id})`,
    says: `${step.body.says} acted regularly and in good faith on ${act.on}${asManyAs(step, act, count)}`,
    cites: [step.cite],
  });
  return judgedCount(asActedUpon(step, act), act, count);
}

/** What is entered as more than there can have been: of those for it, of those there, of those able to act. */
function enteredBeyond(
  step: BodyStep,
  act: BodyActEntry,
  { yes, base, present, capable, members }: CountedAct,
): Readonly<Record<string, string>> | undefined {
  const { says } = step.body;
  const there = `${says} present`;
  const all = members ?? { least: 0, most: Infinity };
  const pairs: readonly (readonly [CountRange, string, CountRange, string])[] = [
    ...(act.data['present'] === undefined ? [] : ([[yes, forIt, present, there]] as const)),
    [yes, forIt, base, step.of === 'present' ? there : says],
    [yes, forIt, all, says],
    ...(isWholeBoard(step, act)
      ? ([
          [present, 'present', all, says],
          [capable, 'able to act', all, says],
        ] as const)
      : []),
  ];
  const found = pairs.find(([entered, , of]) => entered.least > of.most);
  if (found === undefined) return undefined;
  const [entered, as, of, body] = found;
  return { entered: rangeInWords(entered), as, body, base: rangeInWords(of) };
}

const forIt = 'having voted for it';

/** Whether all who were there are of those that the step counts: to a meeting of some directors others may come. */
function isWholeBoard(step: BodyStep, act: BodyActEntry): boolean {
  const board = boardOfDirectors.name;
  return act.data['by'] === board && step.body.name === board && step.without === undefined;
}

/** Where nobody knows who sat, that as many did as are entered is part of the act’s regularity. */
function asManyAs(step: BodyStep, act: BodyActEntry, { yes, present, capable, members }: CountedAct): string {
  if (members !== undefined || !isWholeBoard(step, act)) return '';
  return `, when ${Math.max(...[yes, present, capable].map(({ least }) => least))} or more of them sat`;
}

/** Whether the body had so many members when it acted. */
function hasFloor(c: Context, step: BodyStep, at: Moment, floor: number): boolean {
  const { given, count } = countBody(c, step, at);
  if (given !== undefined) return given >= floor;
  return c.testCount(count, `${step.cite} ${step.body.name} at least ${floor}`, (members) => members >= floor);
}

/** Without a meeting, a body whose members need not meet acts by all of them alone. */
function asActedUpon(step: BodyStep, act: BodyActEntry): BodyStep {
  if (step.atMeeting !== 'or-all' || act.data['at-meeting'] === true) return step;
  return { ...step, says: `${step.says}, without a meeting`, fraction: everyMember };
}

function judgedCount(step: BodyStep, act: BodyActEntry, count: CountedAct): StepOutcome {
  const met = count.meets(step.fraction);
  const because = reason(acted, met ? 'met' : 'not enough', {
    figures: {
      says: step.says,
      on: act.on,
      yes: rangeInWords(count.yes),
      base: rangeInWords(count.base),
      body: step.of === 'present' ? `${step.body.says} present` : step.body.says,
      fraction: fractionInWords(step.fraction),
      needed: neededInWords(step, count.base),
    },
    cites: citesOf(step),
    entries: [act.id],
    grounds: count.grounds,
  });
  return outcome(met ? 'met' : 'failed', because, figuresOfAct(step, count, met));
}

/** Only what is settled: no figure that the standing of a member could change. */
function figuresOfAct(step: BodyStep, count: CountedAct, met: boolean): ProgressFigures {
  const have = settledCount(count.yes);
  const base = settledCount(count.base);
  const needed = base === undefined ? undefined : leastWholeMeeting<'persons'>(step.fraction, base);
  const short = needed === undefined || have === undefined ? undefined : minus(needed, have);
  return {
    unit: 'persons',
    ...(have === undefined ? undefined : { have }),
    ...(base === undefined ? undefined : { base }),
    ...(needed === undefined ? undefined : { needed }),
    ...(met || short === undefined || !isPositive(short) ? undefined : { short }),
  };
}

function settledCount({ least, most }: CountRange) {
  return least === most ? persons(least) : undefined;
}

/** Rescinded by the body, or set aside by a court, by the question's day. */
function isUndone(c: Context, act: BodyActEntry): boolean {
  const ids = [act.id, ...(typeof act.data['id'] === 'string' ? [act.data['id']] : [])];
  const undoing = ids.flatMap((id) => [
    ...c.books.rescissions(id, c.now),
    ...c.books.courtOrders(id, c.now).filter(({ data }) => data.holds === 'set-aside'),
  ]);
  // An order or a rescission may take effect only later than it was made.
  return undoing.some(({ data }) => data.from === undefined || compareDays(data.from, c.asOf) <= 0);
}

function cameBefore(c: Context, step: BodyStep, act: BodyActEntry): boolean {
  const limit = step.before?.moment(c);
  if (limit === undefined) return true;
  const order = compareMoments(momentOf(act), limit);
  return order === undefined ? c.holds(whichCameFirst, [act.id, step.before?.says ?? limit.day], step.cite) : order < 0;
}

function momentOf(act: BodyActEntry): Moment {
  return act.time === undefined ? { day: act.on } : { day: act.on, time: act.time };
}
