import { message, reason, unsettled, type Held, type Reason } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
import {
  assess,
  hooks,
  nameOfAct,
  progressValue,
  statusOf,
  waysValue,
  type Bar,
  type Matter,
  type Progress,
  type Requirement,
} from '../terms/index.js';

const permittedSays = message('permission.judged', 'The proposed {act}, {id}, {outcome}');
const together = 'everything that the instruments ask of it';

/** What the instruments say of an act: whether it is barred, and what it needs. */
export interface Permission {
  readonly barred: boolean;
  readonly bars: readonly { readonly cite: string; readonly bar: Bar }[];
  readonly requirement: Progress | undefined;
  readonly reason: Reason;
}

/** Asks every provision in force whether it bars the act, and what it requires of it; requirements join as all of them. */
export function permissionFor(c: Context, matter: Matter, day = c.asOf): Permission {
  const bars = permissionBars(c, matter, day);
  const needs = requirementsOf(c, matter, day);
  const requirement = needs.length === 0 ? undefined : assess(c, joined(needs), matter);
  const barring = bars.filter(({ bar }) => bar.barred);
  return {
    barred: barring.length > 0,
    bars,
    requirement,
    reason: reason(permittedSays, inWords(barring.length > 0, requirement), {
      figures: { act: actInWords(matter), id: nameOfAct(matter) },
      grounds: [
        ...(barring.length > 0 ? barring : bars).map(({ bar }) => bar.reason),
        ...(requirement === undefined ? [] : [requirement.reason]),
      ],
    }),
  };
}

function inWords(barred: boolean, requirement: Progress | undefined): string {
  if (barred) return 'may not be done as proposed';
  if (requirement === undefined) return 'may be done: the instruments in force ask for nothing more';
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
export function permissionBars(c: Context, matter: Matter, day = c.asOf): Permission['bars'] {
  const tried = hooks(c, 'bars', day).map(({ placed, hook }) => ({
    cite: placed.cite,
    found: c.attempt(() => hook(c, placed, matter)),
  }));
  const settled = tried.flatMap(({ cite, found }) => (found.settled ? found.value.map((bar) => ({ cite, bar })) : []));
  const open = tried.flatMap(({ found }) => (found.settled ? [] : found.waiting));
  if (open.length > 0 && !settled.some(({ bar }) => bar.barred)) return c.suspendOn(open);
  return settled;
}

/** What each provision in force requires of the act; the same requirements as long as they rest on the same. */
export function requirementsOf(c: Context, matter: Matter, day = c.asOf): readonly Requirement[] {
  return c.once(matter.act, `requirements of ${matter.id} on ${day}`, () =>
    hooks(c, 'needs', day).flatMap(({ placed, hook }) => {
      const need = hook(c, placed, matter);
      return need === undefined ? [] : [need];
    }),
  );
}

function joined(needs: readonly Requirement[]): Requirement {
  const [only] = needs;
  return needs.length === 1 && only !== undefined
    ? only
    : { kind: 'all', id: 'everything', cite: '', says: together, of: needs };
}

/** The permission as answers carry it. `outcome` is `permitted`, `barred`, or what approval still stands. */
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

/** `permitted`: nothing bars it and what it needs is met; `needs-approval`: open; `refused`: failed; `barred`. */
function outcomeOf(permission: Permission): unknown {
  if (permission.barred) return 'barred';
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

/** The held value of a permission question, with the part that decides it. */
export function heldPermission(
  c: Context,
  matter: Matter,
  more: Readonly<Record<string, unknown>> = {},
): Held<unknown> {
  const permission = permissionFor(c, matter);
  c.waitFor(permission.requirement?.waiting ?? []);
  return { value: { ...more, ...permissionValue(permission) }, reason: permission.reason };
}

/** What kind of act it is, as a noun with which a sentence can be read aloud. */
function actInWords({ act }: Matter): string {
  return nouns[act.kind] ?? act.kind.replaceAll('-', ' ');
}

const nouns: Readonly<Partial<Record<Matter['act']['kind'], string>>> = {
  'acquire-shares': 'acquisition of shares',
  'acquire-securities': 'acquisition of securities',
  'board-size': 'number of directors',
  'designate-series': 'new series',
  'distribute-shares': 'distribution of shares',
  'director-loan': 'loan to a director',
  'fill-vacancy': 'filling of a vacancy',
  'resize-series': 'change of the size of a series',
};
