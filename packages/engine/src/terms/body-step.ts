import { message, reason, type BodyCount, type FactType, type Reason } from '../evaluation/index.js';
import {
  compareMoments,
  fractionInWords,
  fractionMet,
  leastWholeMeeting,
  minus,
  isNegative,
  persons,
  show,
  zero,
  type Amount,
  type Fraction,
  type Moment,
} from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from './matter.js';
import type { BodyActEntry, BodyOfDirectors, BodyStep } from './requirement.js';
import { outcome, type StepOutcome } from './step-progress.js';

const acted = message(
  'body.acted',
  '{says}: on {on}, {yes} of {base} voted for it; {fraction} of {body} is {needed}: {outcome}',
);
const notActed = message(
  'body.not-acted',
  '{says}: no such act is entered; {fraction} of {body} is {needed}: {outcome}',
);
const tooLate = message('body.too-late', '{says}: the act of {on} did not come before {moment}');
const noMeeting = message('body.no-meeting', '{says}: the act of {on} was not taken at a meeting');
const noQuorum = message('body.no-quorum', '{says}: at the act of {on} only {present} of {capable} were present');
const tooNarrow = message('body.too-narrow', '{says}: the act of {on} does not reach this');

/** Asked where an act and the moment it had to come before fall on one day, and no time was entered. */
export const whichCameFirst: FactType = {
  name: 'came-before',
  asks: 'Both fell on one day: did {0} come before {1}?',
  about: ['entry', 'moment'],
  reply: { kind: 'yes-no' },
};

/** Where an act of a body of directors stands: each entered act is judged at its own moment, on the body as it then was. */
export function assessBody(c: Context, step: BodyStep, matter: Matter): StepOutcome {
  c.covered('acts', c.asOf, [step.cite]);
  const acts = c.books
    .bodyActs(step.subject ?? matter.id, c.now)
    .filter((act) => act.data.by === step.body.name && step.decides.includes(act.data.decides))
    .filter(
      (act) =>
        step.body.relativeTo === undefined ||
        act.data['relative-to'] === undefined ||
        act.data['relative-to'] === step.body.relativeTo,
    );
  const tried = acts.map((act) => judge(c, step, act as unknown as BodyActEntry));
  const met = tried.find((each) => each.status === 'met');
  if (met !== undefined) return met;
  const closed = step.before?.moment(c) !== undefined;
  const status = closed ? 'failed' : 'open';
  // That there is no such act settles the step, whether or not it is known how many members the body has.
  const sized = c.attempt(() => sizeOf(c, step, c.now));
  const now = sized.settled ? sized.value : { told: 'the present number of', grounds: [] };
  const needed = sized.settled ? leastWholeMeeting<'persons'>(step.fraction, persons(sized.value.least)) : undefined;
  const best = tried.at(-1);
  const because = reason(notActed, status, {
    figures: {
      says: step.says,
      fraction: fractionInWords(step.fraction),
      body: `${now.told} ${step.body.says}`,
      needed:
        needed !== undefined ? show(needed) : sized.settled ? 'not possible: the body is empty' : 'what is needed',
    },
    cites: [step.cite],
    grounds: [...tried.map((each) => each.reason), ...now.grounds],
  });
  const figures = {
    unit: 'persons',
    ...(sized.settled ? { base: persons(sized.value.least) } : undefined),
    ...(needed !== undefined ? { needed, short: needed } : sized.settled ? { outOfReach: true } : undefined),
    ...(best?.figures?.have === undefined ? undefined : { have: best.figures.have }),
  };
  return outcome(status, because, figures);
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
  const on = act.on;
  const fail = (said: Parameters<typeof reason>[0], figures: Record<string, string> = {}): StepOutcome =>
    outcome(
      'failed',
      reason(said, 'of no effect', {
        figures: { says: step.says, on, ...figures },
        cites: [step.cite],
        entries: [act.id],
      }),
    );
  if (!cameBefore(c, step, act)) return fail(tooLate, { moment: step.before?.says ?? '' });
  if (step.atMeeting && act.data['at-meeting'] !== true) return fail(noMeeting);
  if (step.suffices?.(c, act) === false) return fail(tooNarrow);
  const count = countOf(c, step, momentOf(act), act);
  if (step.quorum !== undefined && !count.quorate(step.quorum.fraction)) return fail(noQuorum, count.presence);
  const met = count.met(step.fraction);
  const needed = leastWholeMeeting<'persons'>(step.fraction, persons(count.base));
  const because = reason(acted, met ? 'met' : 'not enough', {
    figures: {
      says: step.says,
      on,
      yes: String(count.yes),
      base: String(count.base),
      body: step.body.says,
      fraction: fractionInWords(step.fraction),
      needed: needed === undefined ? 'not possible' : show(needed),
    },
    cites: [step.cite],
    entries: [act.id],
    grounds: count.grounds,
  });
  const have = persons(count.yes);
  const short = needed === undefined ? zero('persons') : minus(needed, have);
  return outcome(met ? 'met' : 'failed', because, {
    have,
    base: persons(count.base),
    unit: 'persons',
    ...(needed === undefined ? undefined : { needed }),
    ...(met || isNegative(short) ? undefined : { short }),
  });
}

function cameBefore(c: Context, step: BodyStep, act: BodyActEntry): boolean {
  const limit = step.before?.moment(c);
  if (limit === undefined) return true;
  const order = compareMoments(momentOf(act), limit);
  return order === undefined ? c.holds(whichCameFirst, [act.id, step.before?.says ?? limit.day], step.cite) : order < 0;
}

interface ActCount {
  readonly yes: number;
  readonly base: number;
  readonly presence: Record<string, string>;
  readonly grounds: readonly Reason[];
  readonly met: (fraction: Fraction) => boolean;
  readonly quorate: (fraction: Fraction) => boolean;
}

/** Counts an act: by name where its members are named, by number where only numbers are entered. */
function countOf(c: Context, step: BodyStep, at: Moment, act: BodyActEntry): ActCount {
  const { yes, present, capable } = act.data as Readonly<Record<string, VotersField>>;
  const without = step.without ?? [];
  const inFavour = (member: string): boolean => names(yes).includes(member);
  const wasPresent = (member: string): boolean => present === undefined || names(present).includes(member);
  const wasCapable = (member: string): boolean => capable === undefined || names(capable).includes(member);
  const body = bodyAt(c, step, at, [inFavour, wasPresent, wasCapable]);
  const label = `${step.cite} ${act.id}`;
  const fixed = typeof step.of === 'object' ? step.of.fixed(c, at) : undefined;
  const yesByName = Array.isArray(yes);
  const number = (field: VotersField, counted: number): number =>
    field === undefined || Array.isArray(field) ? counted : Number(show(field as never));
  const [first = [0, 0, 0, 0]] = body.count.reachable;
  const test = (
    suffix: string,
    decide: (members: number, favour: number, there: number, able: number) => boolean,
  ): boolean =>
    c.testCount(body.count, `${label} ${suffix}`, (members, favour = 0, there = 0, able = 0) =>
      decide(members, favour, there, able),
    );
  const baseFrom = (members: number, there: number): number => {
    if (fixed !== undefined) return fixed.value;
    return step.of === 'present' ? number(present, there) : (body.given ?? members);
  };
  return {
    yes: yesByName ? (first[1] ?? 0) : number(yes, 0),
    base: baseFrom(first[0] ?? 0, first[2] ?? 0),
    presence: { present: String(number(present, first[2] ?? 0)), capable: String(number(capable, first[3] ?? 0)) },
    grounds: [...body.grounds, ...(fixed === undefined ? [] : [fixed.reason])],
    met: (fraction) =>
      test('approval', (members, favour, there) => {
        const votes = yesByName ? favour : number(yes, 0);
        return fractionMet<'persons'>(fraction, persons(votes), persons(baseFrom(members, there)));
      }),
    quorate: (fraction) =>
      test('quorum', (members, _favour, there, able) => {
        if (present === undefined) return true;
        const capableCount = number(capable, capable === undefined ? (body.given ?? members) : able);
        return fractionMet<'persons'>(fraction, persons(number(present, there)), persons(capableCount));
      }),
  };

  function names(field: VotersField): readonly string[] {
    return Array.isArray(field) ? (field as readonly string[]).filter((member) => !without.includes(member)) : [];
  }
}

type VotersField = readonly string[] | object | undefined;

interface CountedBody {
  readonly count: BodyCount;
  /** The size, where it is given and not counted. */
  readonly given: number | undefined;
  readonly grounds: readonly Reason[];
}

function bodyAt(
  c: Context,
  step: BodyStep,
  at: Moment,
  measures: readonly ((member: string) => boolean)[],
): CountedBody {
  const given = givenSize(c, step.body, at);
  const without = step.without ?? [];
  const grounds: Reason[] = [];
  const candidates =
    given === undefined ? step.body.candidates(c, at).filter((member) => !without.includes(member)) : [];
  const count = c.count(
    `${step.body.name}${step.body.relativeTo === undefined ? '' : ` in regard to ${step.body.relativeTo}`} at ${at.day}`,
    candidates,
    (member) => {
      const belongs = step.body.belongs(c, member, at);
      grounds.push(belongs.reason);
      return belongs.value;
    },
    measures,
  );
  return { count, given: given?.value, grounds: given === undefined ? grounds : [given.reason] };
}

/** The number of a body's members where a question gives it ("seven continuing directors") instead of a roster. */
function givenSize(
  c: Context,
  body: BodyOfDirectors,
  at: Moment,
): { readonly value: number; readonly reason: Reason } | undefined {
  if (body.sizeNotion === undefined) return undefined;
  const about = body.relativeTo === undefined ? [] : [body.relativeTo];
  if (!c.isGiven(body.sizeNotion, about)) return undefined;
  const size = c.notion<Amount<'persons'>>(body.sizeNotion, about, at);
  return { value: Number(show(c.exactly(size.value))), reason: size.reason };
}

/** The size of the body as it is now, for saying what would be needed. */
function sizeOf(
  c: Context,
  step: BodyStep,
  at: Moment,
): { readonly least: number; readonly told: string; readonly grounds: readonly Reason[] } {
  if (typeof step.of === 'object') {
    const fixed = step.of.fixed(c, at);
    return { least: fixed.value, told: String(fixed.value), grounds: [fixed.reason] };
  }
  const body = bodyAt(c, step, at, []);
  if (body.given !== undefined) return { least: body.given, told: String(body.given), grounds: body.grounds };
  const sizes = body.count.reachable.map(([members = 0]) => members).toSorted((a, b) => a - b);
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? least;
  return { least, told: least === most ? String(least) : `${least} to ${most}`, grounds: body.grounds };
}

function momentOf(act: BodyActEntry): Moment {
  return act.time === undefined ? { day: act.on } : { day: act.on, time: act.time };
}
