import { message, reason, spoken, unsettled, type Reason, type Split } from '../evaluation/index.js';
import { fractionInWords, leastWholeMeeting, neededFor, persons, show } from '../exact/index.js';
import type { Quantity, Unit } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { sizeOfBody } from './counted-body.js';
import type { Matter } from './matter.js';
import type { BodyStep, Requirement, VoteStep } from './requirement.js';
import { voteBase } from './vote-count.js';

/** What a requirement asks for in numbers, step by step, whether or not anything has been voted. */
export interface Needed {
  readonly value: Readonly<Record<string, unknown>>;
  readonly reason: Reason;
  /** What numbers that are not known wait for. */
  readonly waiting: readonly Split[];
}

const whole = message('needed.parts', '{says}: {how}');
const figure = message('needed.figure', '{says}: {fraction} of {base} {unit} is {outcome}');
const unknownFigure = message('needed.unknown', '{says}: the number turns on facts that nobody has entered');
const named = message('needed.named', '{says}');
const asCast = message('needed.cast', '{says}: {fraction} of the votes cast; a quorum is {outcome} of {base} {unit}');

/**
 * The numbers of a requirement as of the question's day: of each vote and each act of a body the base, the figure at which
 * the fraction turns and the least whole number. Undefined: it is not needed here.
 */
export function needed(c: Context, requirement: Requirement, matter: Matter): Needed | undefined {
  switch (requirement.kind) {
    case 'all':
    case 'any':
      return parts(
        requirement,
        requirement.kind,
        requirement.of.map((part) => needed(c, part, matter)),
      );
    case 'order':
      return parts(requirement, 'order', [needed(c, requirement.first, matter), needed(c, requirement.then, matter)]);
    case 'where':
    case 'only-where':
      return conditional(c, requirement, matter);
    case 'vote':
      return figures(c, requirement, () => votesNeeded(c, requirement, matter));
    case 'body':
      return figures(c, requirement, () => membersNeeded(c, requirement));
    case 'other-law':
      c.otherLaw({ says: requirement.says, cites: [requirement.cite] });
      return plain(requirement);
    default:
      return plain(requirement);
  }
}

type Named = Pick<Requirement, 'kind' | 'says' | 'cite'> & { readonly id?: string };

function headOf({ kind, says, cite, id }: Named): Readonly<Record<string, unknown>> {
  return { id: id ?? cite, kind, says: spoken(says), cite };
}

function plain(step: Named): Needed {
  const because = reason(named, 'needed', { figures: { says: step.says }, cites: citesOf(step) });
  return { value: headOf(step), reason: because, waiting: [] };
}

const joined = {
  all: 'all of these are needed',
  any: 'one of these is enough',
  order: 'the first before the second',
} as const;

function parts(step: Named, kind: 'all' | 'any' | 'order', of: readonly (Needed | undefined)[]): Needed {
  const kept = of.filter((part) => part !== undefined);
  return {
    value: { ...headOf({ ...step, kind }), parts: kept.map((part) => part.value) },
    reason: reason(whole, kind, {
      figures: { says: step.says, how: joined[kind] },
      cites: citesOf(step),
      grounds: kept.map((part) => part.reason),
    }),
    waiting: kept.flatMap((part) => part.waiting),
  };
}

function conditional(
  c: Context,
  requirement: Extract<Requirement, { kind: 'where' | 'only-where' }>,
  matter: Matter,
): Needed | undefined {
  const condition = c.attempt(() => requirement.condition(c));
  if (condition.settled && !condition.value.value) return undefined;
  const need = needed(c, requirement.need, matter);
  if (need === undefined) return undefined;
  if (!condition.settled) {
    return { ...need, value: { ...need.value, applies: unsettled }, waiting: [...condition.waiting, ...need.waiting] };
  }
  const grounds = [condition.value.reason, ...need.reason.grounds];
  return {
    ...need,
    reason: reason(need.reason.message, need.reason.outcome, {
      figures: need.reason.figures,
      cites: need.reason.cites,
      grounds,
    }),
  };
}

interface Figures {
  readonly value: Readonly<Record<string, unknown>>;
  readonly reason: Reason;
  /** What a figure waits for that is told from least to most. */
  readonly waiting?: readonly Split[];
}

function figures(c: Context, step: VoteStep | BodyStep, find: () => Figures): Needed {
  const found = c.attempt(find);
  const head = { ...headOf(step), fraction: fractionInWords(step.fraction) };
  if (found.settled) return { value: { ...head, ...found.value.value }, reason: found.value.reason, waiting: [] };
  const because = reason(unknownFigure, 'not known', { figures: { says: step.says }, cites: [step.cite] });
  return { value: { ...head, base: unsettled, needed: unsettled }, reason: because, waiting: found.waiting };
}

function votesNeeded(c: Context, step: VoteStep, matter: Matter): Figures {
  const { base, reason: ground } = voteBase(c, step, matter);
  const { quorum: part, quorumIn = step.count } = step.base;
  const entitled = quorumIn === step.count ? base : voteBase(c, { ...step, count: quorumIn }, matter).base;
  const quorum = part === undefined ? undefined : leastWholeMeeting<'votes'>(part, entitled);
  if (step.base.of === 'outstanding') {
    const figuresOf = ofBase(step, base, step.count, [ground]);
    return quorum === undefined ? figuresOf : { ...figuresOf, value: { ...figuresOf.value, quorum, entitled } };
  }
  const told = { says: step.says, fraction: fractionInWords(step.fraction), base: show(entitled), unit: quorumIn };
  const outcome = quorum === undefined ? 'not asked for' : show(quorum);
  return {
    value: { entitled, unit: step.count, ...(quorum === undefined ? undefined : { quorum }) },
    reason: reason(asCast, outcome, { figures: told, cites: [step.cite], grounds: [ground] }),
  };
}

/** What an act of a body needs in numbers, by the members that it has on the question’s day. */
export function membersNeeded(c: Context, step: BodyStep): Figures {
  if (step.of === 'present') return { value: { of: 'those present', unit: 'persons' }, reason: plain(step).reason };
  const size = sizeOfBody(c, step, c.now);
  if (size.least !== size.most) {
    return {
      value: {
        base: unsettled,
        needed: unsettled,
        least: persons(size.least),
        most: persons(size.most),
        unit: 'persons',
      },
      reason: reason(unknownFigure, 'not known', {
        figures: { says: step.says },
        cites: [step.cite],
        grounds: size.grounds,
      }),
      waiting: size.waiting,
    };
  }
  return ofBase(step, persons(size.least), 'persons', size.grounds);
}

function ofBase<U extends Unit>(
  step: VoteStep | BodyStep,
  base: Quantity<U>,
  unit: string,
  grounds: readonly Reason[],
): Figures {
  const least = leastWholeMeeting<U>(step.fraction, base);
  const told = { says: step.says, fraction: fractionInWords(step.fraction), base: show(base), unit };
  const outcome = least === undefined ? 'not possible: there is nobody to vote' : show(least);
  return {
    value: {
      base,
      turnsAt: neededFor(step.fraction, base),
      ...(least === undefined ? { impossible: true } : { needed: least }),
      unit,
    },
    reason: reason(figure, outcome, { figures: told, cites: [step.cite], grounds }),
  };
}

function citesOf({ cite }: Named): readonly string[] {
  return cite === '' ? [] : [cite];
}
