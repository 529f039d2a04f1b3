import { message, reason, unsettled } from '../evaluation/index.js';
import type { Attempt, Explored, Held, Reason } from '../evaluation/index.js';
import { isUnder, type Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import {
  actsWithin,
  askedOnce,
  assess,
  asWay,
  attemptEnd,
  dayAhead,
  dayOfText,
  hooks,
  nameOfAct,
  progressValue,
  reaches,
  statusOf,
  tellUnknownSections,
  waysValue,
  withVotesOfSeries,
} from '../terms/index.js';
import type { Bar, Hooked, Matter, Progress, Requirement } from '../terms/index.js';
import { tellLawOf } from './law-of-act.js';
import { ordinaryVoteOn } from './meeting/votes-of-holders.js';

const permittedSays = message('permission.judged', '{act} {outcome}');
const together = 'everything that the instruments ask of it';

/** What the instruments say of an act: whether it is barred, and what it needs. */
export interface Permission {
  readonly barred: boolean;
  readonly bars: readonly { readonly cite: string; readonly bar: Bar }[];
  readonly requirement: Progress | undefined;
  readonly reason: Reason;
}

/** The same as `judged`, with what is left to other law. */
export function permissionFor(c: Context, matter: Matter): Permission {
  const permission = judged(c, matter);
  const { requirement } = permission;
  tellLawOf(c, matter, requirement === undefined ? [] : [requirement], isSpokenOf(permission));
  return permission;
}

/**
 * Asks every provision in force whether it bars the act, and what it requires of it; requirements join as all of them. An act
 * that is barred does not wait to be told what it would require.
 */
export function judged(c: Context, matter: Matter): Permission {
  supposeUntil(c, matter);
  const bars = permissionBars(c, matter);
  const barring = bars.filter(({ bar }) => bar.barred);
  const needs = barring.length > 0 ? requirementsOfBarred(c, matter) : requirementsOf(c, matter);
  const requirement = needs.length === 0 ? undefined : assess(c, joined(needs), matter);
  return {
    barred: barring.length > 0,
    bars,
    requirement,
    reason: reason(permittedSays, inWords(barring.length > 0, bars.length > 0, requirement), {
      figures: { act: nameOfAct(c, matter) },
      grounds: [
        ...(barring.length > 0 ? barring : bars).map(({ bar }) => bar.reason),
        ...(requirement === undefined ? [] : [requirement.reason]),
      ],
    }),
  };
}

/** What is to be paid or redeemed on a day that is ahead is judged as things stand: that they will stand so is a premise. */
function supposeUntil(c: Context, { id, act }: Matter): void {
  const planned = dayAhead(act, c.asOf);
  if (planned === undefined) return;
  c.premise({
    kind: 'continues',
    about: `until ${planned} (${id})`,
    says: `everything on which the act turns is on ${planned}, when it is to be done, as it is on ${c.asOf}`,
    until: planned,
  });
}

/** Whether a provision in force could bar the act, or asks something of it. */
function isSpokenOf({ bars, requirement }: Permission): boolean {
  return bars.length > 0 || requirement !== undefined;
}

function inWords(barred: boolean, couldBe: boolean, requirement: Progress | undefined): string {
  if (barred) return 'may not be done as proposed';
  if (requirement === undefined) {
    return couldBe
      ? 'is not barred, and the instruments in force ask for nothing more'
      : 'is spoken of by no instrument in force; other law governs it';
  }
  switch (statusOf(requirement)) {
    case 'met':
      return 'has all that the instruments in force ask of it';
    case 'failed':
      return 'has failed: a step that it needs can no longer be met in this attempt';
    case 'open':
      return 'still lacks a step that the instruments in force ask of it';
    case undefined:
      return 'cannot be judged yet: a fact is missing on which it turns';
  }
}

/**
 * Each provision in force that could bar the act, and whether it does. Where one does, those that wait for facts are left out: the
 * act is barred whatever they say.
 */
export function permissionBars(c: Context, matter: Matter): Permission['bars'] {
  const day = dayOfText(c, matter, attemptEnd);
  return c.byTextOf(day, () => barsBy(c, matter, hooks(c, 'bars', day)));
}

/** The same of the provisions that could bar a vote on the act, and not only the carrying out of it. */
export function barsOfVote(c: Context, matter: Matter): Permission['bars'] {
  const ofVote = hooks(c, 'bars', dayOfText(c, matter)).filter(({ kind }) => kind.barsConduct !== true);
  return barsBy(c, matter, ofVote);
}

function barsBy(c: Context, matter: Matter, barring: readonly Hooked<'bars'>[]): Permission['bars'] {
  const tried = actsWithin(c, matter).flatMap((part) =>
    barring.map(({ placed, hook }) => ({ cite: placed.cite, found: c.attempt(() => hook(c, placed, part)) })),
  );
  const settled = tried.flatMap(({ cite, found }) => (found.settled ? found.value.map((bar) => ({ cite, bar })) : []));
  const open = tried.flatMap(({ found }) => (found.settled ? [] : found.waiting));
  if (open.length > 0 && !settled.some(({ bar }) => bar.barred)) return c.suspendOn(open);
  return settled;
}

/** What each provision in force requires of the act; the same requirements as long as they rest on the same. */
export function requirementsAsked(c: Context, matter: Matter): readonly Requirement[] {
  const day = dayOfText(c, matter);
  return c.once(matter.act, `requirements of ${matter.id} on ${day}`, () => {
    const parts = actsWithin(c, matter);
    for (const part of parts) tellUnknownSections(c, part);
    const needs = parts.flatMap((part) =>
      withOtherWays(
        hooks(c, 'needs', day).flatMap(({ placed, hook }) => {
          const need = hook(c, placed, part);
          return need === undefined ? [] : [{ placed, need }];
        }),
      ),
    );
    return withVotesOfSeries(c, [matter, ...parts], askedOnce(needs));
  });
}

/** The same, and of a resolution for which no vote of holders is asked the one that carries an ordinary matter. */
export function requirementsOf(c: Context, matter: Matter): readonly Requirement[] {
  const asked = requirementsAsked(c, matter);
  if (matter.act.kind !== 'resolution') return asked;
  return c.once(asked, 'with the ordinary vote', () => [...asked, ...ordinaryVoteOn(c, matter, asked)]);
}

interface NeedOfProvision {
  readonly placed: Placed;
  readonly need: Requirement;
}

/** What one provision asks for instead of what another does is a way of meeting that one. */
function withOtherWays(needs: readonly NeedOfProvision[]): readonly Requirement[] {
  const instead = needs.filter(({ placed }) => placed.provision.insteadOf !== undefined);
  return needs
    .filter((each) => !instead.includes(each))
    .map(({ placed, need }) => {
      const ways = instead.filter((each) => isInsteadOf(each.placed, placed)).map((each) => asWay(each.need));
      if (ways.length === 0) return need;
      const says = `${need.says}; or instead ${ways.map((way) => way.says).join(', or ')}`;
      return { kind: 'any', id: `${placed.provision.cite} or instead`, cite: placed.cite, says, of: [need, ...ways] };
    });
}

/**
 * What other provisions in force ask of an act instead of what one of these asks: the ways round it, each by itself, since one may be
 * open while it is not known whether another is there.
 */
export function waysInsteadOf(
  c: Context,
  matter: Matter,
  of: readonly Placed[],
): readonly Attempt<Requirement | undefined>[] {
  return hooks(c, 'needs', dayOfText(c, matter))
    .filter(({ placed }) => of.some((each) => isInsteadOf(placed, each)))
    .map(({ placed, hook }) =>
      c.attempt(() => {
        const need = hook(c, placed, matter);
        return need === undefined ? undefined : asWay(need);
      }),
    );
}

function isInsteadOf({ provision, instrument }: Placed, other: Placed): boolean {
  if (other.instrument.id !== instrument.id) return false;
  return (provision.insteadOf ?? []).some(
    (section) => other.article === section || isUnder(other.provision.cite, section),
  );
}

/** Those of an act that is barred anyway: none are told while a fact is missing. */
function requirementsOfBarred(c: Context, matter: Matter): readonly Requirement[] {
  const needs = c.attempt(() => requirementsOf(c, matter));
  return needs.settled ? needs.value : [];
}

function joined(needs: readonly Requirement[]): Requirement {
  const [only] = needs;
  return needs.length === 1 && only !== undefined
    ? only
    : { kind: 'all', id: 'everything', cite: '', says: together, of: needs };
}

/** The permission as answers carry it. `outcome` is `silent`, `permitted`, `barred`, or what approval still stands. */
export function permissionValue(permission: Permission): Readonly<Record<string, unknown>> {
  const { requirement } = permission;
  return {
    outcome: outcomeOf(permission),
    bars: permission.bars.map(({ cite, bar }) => ({ id: cite, cite, barred: bar.barred, ...bar.figures })),
    ...(requirement === undefined
      ? undefined
      : { requirement: progressValue(requirement), ways: waysValue(requirement) }),
  };
}

/** `silent`: no provision in force speaks of it; `permitted`: nothing bars it and what it needs is met; `needs-approval`: open; `refused`: failed; `barred`. */
function outcomeOf(permission: Permission): unknown {
  if (permission.barred) return 'barred';
  if (!isSpokenOf(permission)) return 'silent';
  if (permission.requirement === undefined) return 'permitted';
  switch (statusOf(permission.requirement)) {
    case 'met':
      return 'permitted';
    case 'open':
      return 'needs-approval';
    case 'failed':
      return 'refused';
    case undefined:
      return unsettled;
  }
}

/** A question that a permission answers. `tell` gives what is told beside it, which does not decide. */
export function askingPermission(
  c: Context,
  asked: () => Matter,
  tell: (permission: Permission, matter: Matter) => Held<unknown> = toldAlone,
): Explored {
  let before: Progress | undefined;
  return {
    ask: () => {
      const matter = asked();
      const permission = permissionFor(c, matter);
      before ??= permission.requirement;
      c.waitFor(permission.requirement?.waiting ?? []);
      return tell(permission, matter);
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
    outcomeAlone: () => outcomeFor(c, asked(), before),
  };
}

function toldAlone(permission: Permission): Held<unknown> {
  return { value: permissionValue(permission), reason: permission.reason };
}

/** The outcome of a permission, of which no step is worked out that cannot move it. */
function outcomeFor(c: Context, matter: Matter, before: Progress | undefined): unknown {
  const bars = permissionBars(c, matter);
  if (bars.some(({ bar }) => bar.barred)) return outcomeOf(permissionFor(c, matter));
  const needs = requirementsOf(c, matter);
  if (needs.length === 0) return bars.length === 0 ? 'silent' : 'permitted';
  const requirement = joined(needs);
  const isMet = reaches(c, requirement, 'met', matter, before);
  if (isMet === true) return 'permitted';
  const isOpen = isMet === false ? reaches(c, requirement, 'open', matter, before) : isMet;
  if (isOpen === false) return 'refused';
  if (isOpen === true) return 'needs-approval';
  c.waitFor(isOpen.waiting);
  return unsettled;
}
