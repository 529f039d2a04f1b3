import type { Reason } from '../evaluation/index.js';
import { fractionMet, persons, wholeNumberOf, type Fraction, type Moment, type Quantity } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { countBody, isLeftOut, type CountedBody } from './counted-body.js';
import type { BodyActEntry, BodyStep } from './requirement.js';

/** The least and the greatest that a count may be; the same where every standing is settled. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** The votes of one act of a body, counted by name where its members are named, by number where only numbers are entered. */
export interface CountedAct {
  /** How many voted for it, of how many, and how many were there and able. */
  readonly yes: CountRange;
  readonly base: CountRange;
  readonly present: CountRange;
  readonly capable: CountRange;
  /** How many members there were; undefined where every figure is entered as a number, and the body is not known. */
  readonly members: CountRange | undefined;
  readonly grounds: readonly Reason[];
  readonly meets: (fraction: Fraction) => boolean;
  readonly isQuorate: (fraction: Fraction) => boolean;
}

/** Members by name, a number of them, or nothing entered. */
type Voters = readonly string[] | Quantity<'persons'> | undefined;

export function countAct(c: Context, step: BodyStep, at: Moment, act: BodyActEntry): CountedAct {
  const { yes, present, capable } = act.data as Readonly<Record<string, Voters>>;
  const measures = [yes, present, capable].map((voters) => (member: string) => isAmong(step, voters, member));
  const named = [...new Set([yes, present, capable].flatMap((voters) => (isList(voters) ? voters : [])))];
  const known = c.attempt(() => countBody(c, step, at, measures, named));
  const asks = asksForMembers(step, act);
  if (asks && !known.settled) return c.suspendOn(known.waiting);
  const counted = known.settled ? known.value : undefined;
  const body = asks && counted !== undefined ? counted : ofNumbers(c, step);
  const fixed = typeof step.of === 'object' ? step.of.fixed(c, at) : undefined;
  const read = ([members = 0, favour = 0, there = 0, able = 0]: readonly number[]) => {
    const size = body.given ?? members;
    const presence = present === undefined ? size : numberIn(present, there);
    return {
      yes: numberIn(yes, favour),
      base: fixed?.value ?? (step.of === 'present' ? presence : size),
      present: presence,
      capable: capable === undefined ? size : numberIn(capable, able),
    };
  };
  const label = `${step.cite} ${act.id}`;
  const reachable = body.count.reachable.map(read);
  return {
    yes: rangeOf(reachable.map((figures) => figures.yes)),
    base: rangeOf(reachable.map((figures) => figures.base)),
    present: rangeOf(reachable.map((figures) => figures.present)),
    capable: rangeOf(reachable.map((figures) => figures.capable)),
    members: counted === undefined ? atMostCandidates(c, step, at) : membersOf(counted),
    grounds: fixed === undefined ? body.grounds : [...body.grounds, fixed.reason],
    meets: (fraction) =>
      c.testCount(body.count, `${label} approval`, (...counts) => {
        const figures = read(counts);
        return fractionMet<'persons'>(fraction, persons(figures.yes), persons(figures.base));
      }),
    // Where nobody entered who was there, that there was a quorum is part of the act's regularity.
    isQuorate: (fraction) =>
      present === undefined ||
      c.testCount(body.count, `${label} quorum`, (...counts) => {
        const figures = read(counts);
        return fractionMet<'persons'>(fraction, persons(figures.present), persons(figures.capable));
      }),
  };
}

/** A body of whom nobody is named, and no number given, is one that nobody entered. */
function membersOf({ count, given }: CountedBody): CountRange | undefined {
  if (given === undefined && count.members.length + count.open.length === 0) return undefined;
  return rangeOf(count.reachable.map(([members = 0]) => given ?? members));
}

/** Where it waits for something who of them sat, no more did than may have. */
function atMostCandidates(c: Context, step: BodyStep, at: Moment): CountRange | undefined {
  const candidates = c.attempt(() => step.body.candidates(c, at));
  return candidates.settled && candidates.value.length > 0 ? { least: 0, most: candidates.value.length } : undefined;
}

/** Whether who the members were bears on the count: it does not where every figure of it is entered as a number. */
function asksForMembers(step: BodyStep, act: BodyActEntry): boolean {
  const { yes, present, capable } = act.data as Readonly<Record<string, Voters>>;
  const figures = [
    yes,
    ...(step.of === 'present' || step.quorum !== undefined ? [present] : []),
    ...(step.quorum === undefined || present === undefined ? [] : [capable]),
  ];
  return step.of === 'members' || figures.some((voters) => voters === undefined || isList(voters));
}

/** Every figure of an act in which nobody is counted. */
function ofNumbers(c: Context, step: BodyStep): CountedBody {
  return {
    count: c.count(step.body.name, [], () => false, [() => false, () => false, () => false]),
    given: undefined,
    grounds: [],
  };
}

function rangeOf(counts: readonly number[]): CountRange {
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

function isAmong(step: BodyStep, voters: Voters, member: string): boolean {
  return isList(voters) ? voters.includes(member) && !isLeftOut(step, member) : voters === undefined;
}

function numberIn(voters: Voters, counted: number): number {
  return voters === undefined || isList(voters) ? counted : Number(wholeNumberOf(voters));
}

function isList(voters: Voters): voters is readonly string[] {
  return Array.isArray(voters);
}
