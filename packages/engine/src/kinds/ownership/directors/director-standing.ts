import { held, message, reason, type Held, type Message } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { isUnaffiliated } from './affiliation.js';
import type { ContinuingRule, ContinuingDirectorProvision } from './continuing-parameters.js';
import { membersOf } from '../counted-together.js';
import { servedBefore } from './director-service.js';
import { succession } from './director-succession.js';
import { isUntied } from './director-ties.js';
import { wasFavoured } from './favourable-votes.js';
import { interestedWhere } from '../interested/interested-persons.js';
import { directorsInOfficeNotion, interestedShareholderNotion } from '../../../terms/index.js';

type Use = ContinuingRule;

const isOne = message('continuing-director.is', '{director} is {one} in regard to {person}');
const succeeded = message('continuing-director.successor', '{director} is {one} in regard to {person}, as a successor');
const isNot = message('continuing-director.is-not', '{director} is not {one} in regard to {person}: {why}');
const outside = message('continuing-director.outside', '{director} is not {one}: not in office');
const nobodyYet = message(
  'continuing-director.nobody-interested',
  '{director} sits on the Board, and {person} is no Interested Shareholder',
);

/** Not one, as not in office; undefined of a director in office. */
export function notInOffice(c: Context, placed: Use, director: string, at: Moment): Held<boolean> | undefined {
  const inOffice = c.notion(directorsInOfficeNotion, [], at, placed.article);
  if (inOffice.value.includes(director)) return undefined;
  const figures = { director: c.nameOf(director), one: inWords(placed) };
  return held(false, reason(outside, 'no', { figures, cites: [placed.cite], grounds: [inOffice.reason] }));
}

/** Whether a director is one in regard to a person. */
export function standing(c: Context, placed: Use, director: string, person: string, at: Moment): Held<boolean> {
  const { provision, article, cite } = placed;
  const figures = { director: c.nameOf(director), person: c.nameOf(person), one: inWords(placed) };
  const told = (value: boolean, said: Message, grounds: readonly Held<unknown>[], why = ''): Held<boolean> => {
    const of = { figures: { ...figures, why }, cites: [cite], grounds: grounds.map((each) => each.reason) };
    return held(value, reason(said, value ? 'yes' : 'no', of));
  };
  const left = notInOffice(c, placed, director, at);
  if (left !== undefined) return left;
  const whereNobody = c.resolve(provision.nobodyInterested);
  if (whereNobody === 'no-such-directors' && !isInterested(c, article, person, at)) {
    return told(false, isNot, [], 'nobody is interested yet');
  }
  if (whereNobody === 'every-director' && !isAmongInterested(c, article, person, at)) return told(true, nobodyYet, []);
  const free = (): Held<boolean> => isFree(c, placed, director, person, at);
  const stood = settledWith(c, provision.ties === undefined ? undefined : free, () =>
    stoodWell(c, placed, director, person, at),
  );
  if (stood.value) {
    const untied = free();
    if (untied.value) return told(true, isOne, [stood, untied]);
  }
  const successor = succession(c, placed, director, person, at);
  if (successor?.value === true) {
    const needed = c.resolve(provision.successors?.unaffiliated ?? 'not-needed') === 'needed';
    const untied = needed ? free() : undefined;
    if (untied?.value !== false) {
      if (untied === undefined) warnOfSuccessor(c, figures.director, cite);
      return told(true, succeeded, [successor]);
    }
  }
  const grounds = [stood, ...(stood.value ? [free()] : []), ...(successor === undefined ? [] : [successor])];
  return told(
    false,
    isNot,
    grounds,
    stood.value ? 'affiliated with an Interested Shareholder' : laterInWords(provision),
  );
}

/**
 * A test; where it waits for facts, and another that must hold as well does not hold, that one in its place. What both
 * wait for is asked for together.
 */
function settledWith(c: Context, other: (() => Held<boolean>) | undefined, test: () => Held<boolean>): Held<boolean> {
  if (other === undefined) return test();
  const tried = c.attempt(test);
  if (tried.settled) return tried.value;
  const beside = c.attempt(other);
  if (beside.settled && !beside.value.value) return beside.value;
  return c.suspendOn([...tried.waiting, ...(beside.settled ? [] : beside.waiting)]);
}

function isFree(c: Context, placed: Use, director: string, person: string, at: Moment): Held<boolean> {
  const { ties } = placed.provision;
  return ties === undefined
    ? isUnaffiliated(c, placed, director, person, at)
    : isUntied(c, placed, ties, director, person, at);
}

/** A director already before the person became interested; or one for whom enough of these directors voted after that. */
function stoodWell(c: Context, placed: Use, director: string, person: string, at: Moment): Held<boolean> {
  const { favoured } = placed.provision;
  if (favoured === undefined) return isBefore(c, placed, director, person, at);
  const before = c.attempt(() => isBefore(c, placed, director, person, at));
  if (before.settled && before.value.value) return before.value;
  const later = c.attempt(() => wasFavoured(c, placed, favoured, director, person, isOfAll(c, placed), at));
  if (later.settled && later.value.value) return later.value;
  // Votes of later are asked about only of somebody who was no director before.
  if (!before.settled) return c.suspendOn(before.waiting);
  return later.settled ? later.value : c.suspendOn(later.waiting);
}

function isBefore(c: Context, placed: Use, director: string, person: string, at: Moment): Held<boolean> {
  const { provision, article, cite } = placed;
  const others = interestedWhere(c, c.resolve(provision.before) === 'everybody-interested', article, at);
  const persons = [...new Set([person, ...others])];
  const unbroken = c.resolve(provision.service) === 'without-a-break';
  const interested = isOfAll(c, placed);
  const test = { article, cite, director, unbroken, interested };
  const tests = persons.map((one) => servedBefore(c, { ...test, person: one }, at));
  return tests.find((test) => !test.value) ?? tests[0]!;
}

/** Where every director is one while nobody is interested, the ways of being one are looked at only of somebody who is. */
function isOfAll(c: Context, { provision }: Use): boolean {
  return c.resolve(provision.nobodyInterested) === 'every-director';
}

/** A group is interested where a member of it is. */
function isInterested(c: Context, article: string, person: string, at: Moment): boolean {
  const members = membersOf(c, person, at) ?? [person];
  return members.some((member) => c.notion(interestedShareholderNotion, [member], at, article).value);
}

function isAmongInterested(c: Context, article: string, person: string, at: Moment): boolean {
  return interestedWhere(c, true, article, at).includes(person) || isInterested(c, article, person, at);
}

function warnOfSuccessor(c: Context, director: string, cite: string): void {
  c.remark({
    says: `${director} counts as the recommended successor of a Continuing Director; the text does not ask again that a successor be unaffiliated.`,
    cites: [cite],
  });
}

function inWords({ provision }: Use): string {
  return provision.called === 'independent-director' ? 'an Independent Director' : 'a Continuing Director';
}

function laterInWords({ favoured }: ContinuingDirectorProvision): string {
  return favoured === undefined
    ? 'no director before, and no recommended successor of one'
    : 'no director before, and not voted for by enough of these directors since';
}
