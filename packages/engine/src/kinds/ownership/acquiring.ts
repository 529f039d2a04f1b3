import { z } from 'zod';
import { defineNotion, held, message, reason, type Held, listed } from '../../evaluation/index.js';
import {
  amount,
  atClose,
  isPositive,
  isZero,
  minusAmount,
  recount,
  showMoment,
  sum,
  timesAmount,
  zero,
} from '../../exact/index.js';
import type { Moment } from '../../exact/index.js';
import { momentOfEntry } from '../../books/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, type Owned } from '../../terms/index.js';
import { isExcluded, namedPerson } from './ties/exclusion.js';
import { fallsOf, keyOfMoment, ownershipChanges } from './ownership-changes.js';
import { isGroup } from './counted-together.js';
import { isEarlier } from './earlier.js';
import { classesIn, nameOfMeasure, ownedOf, weighed, type Rights } from './limit/measure.js';

const parameters = parametersOf('acquiring', {
  forming: byReading(z.enum(['acquires', 'does-not-acquire'])).describe(
    'whether a group acquires, by forming, what its members own already',
  ),
  passive: byReading(z.enum(['acquires', 'does-not-acquire'])).describe(
    'whether a holder acquires whose part rises because fewer shares are outstanding',
  ),
  issues: byReading(z.enum(['acquires', 'does-not-acquire']))
    .optional()
    .describe(
      'whether whoever the corporation issues shares to acquires them, as where it is left out, or only whoever gets them from others: by a transfer',
    ),
  excludes: byReading(z.array(z.union([z.enum(['corporation', 'subsidiaries']), namedPerson]))).describe(
    'who never acquires',
  ),
});

export type AcquiringProvision = z.output<typeof parameters>;

/** A moment at which a person acquired beneficial ownership. An item of the notion `acquisitions`. */
export interface Acquired {
  readonly at: Moment;
  /** Shown by the list that opens the register: when it was acquired is not known from the entries. */
  readonly beforeRecords?: true;
  readonly how: 'shares-or-rights' | 'forming-a-group' | 'passively' | 'as-determined';
  readonly before: Owned | undefined;
  readonly owned: Owned;
}

/** What counts as acquiring beneficial ownership: purchase, gift, inheritance, operation of law, and every other way. */
export const acquiringKind = defineKind<AcquiringProvision>({
  kind: 'acquiring',
  subject: 'ownership',
  provides: 'what counts as acquiring beneficial ownership, and by whom',
  parameters,
  facts: [],
  answers: ['ownership.limit', 'acquisition.permit', 'acquisition.offer'],
  defines: () => [acquisitionsNotion, mayAcquireNotion],
  define: (c, placed, notion, [person = '', measure = '', without], at) =>
    notion === mayAcquireNotion
      ? canAcquire(c, placed, person, at)
      : acquisitions(c, placed, { person, measure, rights: without === undefined ? 'counted' : 'not-counted' }, at),
});

/** Whose acquisitions of what: a class, a series or the voting stock, with rights to unissued shares or without. */
interface Sought {
  readonly person: string;
  readonly measure: string;
  readonly rights: Rights;
}

const acquisitionsNotion = defineNotion<
  readonly Acquired[],
  readonly [person: string, measure: string] | readonly [person: string, measure: string, withoutRights: string]
>('acquisitions');

/** Whether a person can acquire anything in the sense of the article. */
export const mayAcquireNotion = defineNotion<boolean, readonly [person: string]>('may-acquire');

/** Every acquisition up to a moment. */
export function acquisitionsOf(c: Context, article: string, sought: Sought, at: Moment): Held<readonly Acquired[]> {
  const { person, measure, rights } = sought;
  const about = rights === 'counted' ? ([person, measure] as const) : ([person, measure, 'without-rights'] as const);
  return c.notion(acquisitionsNotion, about, at, article);
}

const every = message('acquiring.found', '{person} acquired shares of the {class}, or rights to them, on {days}');

/**
 * Every acquisition up to a moment, in order, whatever its size. What is owned first counts as acquired unless it is known to be
 * nothing: who holds it against a line asks no more than whether it is over that.
 */
function acquisitions(
  c: Context,
  placed: Placed<AcquiringProvision>,
  sought: Sought,
  at: Moment,
): Held<readonly Acquired[]> {
  const { article, cite } = placed;
  const { person, measure, rights } = sought;
  const classes = classesIn(c, article, measure, at);
  const found: Acquired[] = [];
  let before: Held<Owned> | undefined;
  const opening = openingOf(c, classes, at);
  if (opening !== undefined) {
    before = ownedOf(c, article, person, measure, rights, opening);
    const owned = before.value;
    if (mayBeSome(c, owned)) {
      found.push({ at: opening, beforeRecords: true, how: 'shares-or-rights', before: undefined, owned });
    }
  }
  const looked = lookedAt(c, article, person, classes, at);
  const falls = fallsOf(c, classes, at);
  const ownedAt = (when: Moment): Held<Owned> => ownedOf(c, article, person, measure, rights, when);
  for (const [index, each] of looked.entries()) {
    const { when, at: told, determined } = each;
    const last = looked[index - 1];
    if (last !== undefined && !mayRaise(each, falls)) continue;
    if (last !== undefined) before = ownedAt(last.when);
    const owned = ownedAt(when);
    const change = { ...sought, when, at, before: before?.value, owned: owned.value };
    const how = determined ? asDetermined(c, change) : howAcquired(c, placed, change);
    if (how !== undefined) found.push({ at: told, how, before: before?.value, owned: owned.value });
  }
  const shown = found.filter(({ owned }) => isPositive(owned.counted.known));
  const days = listed(shown.map((each) => showMoment(each.at))) || 'no day';
  const figures = { person: c.nameOf(person), class: nameOfMeasure(measure), days };
  return held(found, reason(every, days, { figures, cites: [cite] }));
}

/** The start of the day on which a certified list opens the register of a class, before anything else of that day. */
function openingOf(c: Context, classes: readonly string[], at: Moment): Moment | undefined {
  const first = c.books
    .entriesOf('opening-register')
    .find((entry) => classes.includes(entry.data.class) && entry.on <= at.day);
  return first === undefined ? undefined : { day: first.on, time: '00:00' };
}

interface Change extends Sought {
  readonly when: Moment;
  /** The moment asked about. */
  readonly at: Moment;
  readonly before: Owned | undefined;
  readonly owned: Owned;
}

/** A moment at which ownership is looked at, and the moment of what changed it. */
interface Looked {
  readonly when: Moment;
  readonly at: Moment;
  readonly determined: boolean;
  readonly ofPersons: boolean;
}

/** Every moment at which a person may have come to own a greater part of these classes, as the registers tell it or a body found. */
export function momentsOfOwning(
  c: Context,
  article: string,
  person: string,
  classes: readonly string[],
  at: Moment,
): readonly Moment[] {
  const opening = openingOf(c, classes, at);
  const falls = fallsOf(c, classes, at);
  const looked = lookedAt(c, article, person, classes, at)
    .filter((each, index) => index === 0 || mayRaise(each, falls))
    .map(({ when }) => when);
  return opening === undefined ? looked : [opening, ...looked];
}

/** Where nothing of the person changed, and no fewer shares are outstanding than the some there were, nobody can own a greater part than before. */
function mayRaise({ when, determined, ofPersons }: Looked, falls: ReadonlySet<string>): boolean {
  return determined || ofPersons || falls.has(keyOfMoment(when));
}

/** A determination holds after its own moment: it is looked at when its day is over, or at the moment asked about. */
function lookedAt(
  c: Context,
  article: string,
  person: string,
  classes: readonly string[],
  at: Moment,
): readonly Looked[] {
  const looked = ownershipChanges(c, article, person, classes, at).map(({ when, ofPersons }): Looked => ({
    when,
    at: when,
    determined: false,
    ofPersons,
  }));
  const made = c.books.determinations(at);
  if (made.length === 0) return looked;
  const determined = made.map((entry): Looked => {
    const close = atClose(entry.on);
    return { when: isEarlier(at, close) ? at : close, at: momentOfEntry(entry), determined: true, ofPersons: true };
  });
  return [...looked, ...determined].toSorted((a, b) =>
    isEarlier(a.when, b.when) ? -1 : isEarlier(b.when, a.when) ? 1 : 0,
  );
}

/** By what was determined: more is owned than was worked out just before. */
function asDetermined(c: Context, { before, owned }: Change): Acquired['how'] | undefined {
  return before === undefined || partRose(c, before, owned) ? 'as-determined' : undefined;
}

/** How a change acquired something; undefined where it did not. A split in proportion raises the number, not the part. */
function howAcquired(c: Context, placed: Placed<AcquiringProvision>, change: Change): Acquired['how'] | undefined {
  const { before, owned } = change;
  const rose = before === undefined ? mayBeSome(c, owned) : c.test<'shares'>('moreThan', owned.counted, before.counted);
  if (!rose && c.resolve(placed.provision.passive) !== 'acquires') return undefined;
  if (before !== undefined && !partRose(c, before, owned)) return undefined;
  if (!rose) return before === undefined ? undefined : 'passively';
  if (isIssuedAlone(c, placed, change)) return undefined;
  if (!isGroup(c, change.person) || someMemberAcquired(c, placed, change)) return 'shares-or-rights';
  return c.resolve(placed.provision.forming) === 'acquires' ? 'forming-a-group' : undefined;
}

/** Whether all that came was issued by the corporation, where that is no acquisition. */
function isIssuedAlone(c: Context, { article, provision }: Placed<AcquiringProvision>, change: Change): boolean {
  if (c.resolve(provision.issues ?? 'acquires') === 'acquires') return false;
  const { before, owned, measure, when } = change;
  const classes = classesIn(c, article, measure, when);
  const issued = c.books
    .entriesOf('shares-issued')
    .filter((entry) => isSame(momentOfEntry(entry), when))
    .filter(({ data }) => owned.owners.includes(data.to) && classes.includes(data.class))
    .map(({ data }) => weighed(c, article, measure, data.class, data.shares, when));
  const came = minusAmount(owned.counted, before?.counted ?? nothing);
  return c.test<'shares'>('notMoreThan', came, amount(sum('shares', issued)));
}

const nothing = amount(zero('shares'));

/** Whether something is owned, as far as that is known without asking. */
function mayBeSome(c: Context, { counted }: Owned): boolean {
  return c.testAsKnown<'shares'>('moreThan', counted, nothing) !== false;
}

function partRose(c: Context, before: Owned, owned: Owned): boolean {
  const [then, now] = [c.exactly(before.base), c.exactly(owned.base)];
  if (isZero(then) || isZero(now)) return true;
  const [was, is] = [
    timesAmount(before.counted, recount('ratio', now)),
    timesAmount(owned.counted, recount('ratio', then)),
  ];
  return c.test<'shares'>('moreThan', is, was);
}

function someMemberAcquired(c: Context, { article }: Placed<AcquiringProvision>, change: Change): boolean {
  return change.owned.owners.some((member) =>
    acquisitionsOf(c, article, { ...change, person: member }, change.at).value.some(
      ({ at, before, owned }) =>
        isSame(at, change.when) && (before !== undefined || c.test<'shares'>('moreThan', owned.counted, nothing)),
    ),
  );
}

function isSame(a: Moment, b: Moment): boolean {
  return a.day === b.day && a.time === b.time;
}

const able = message('acquiring.able', '{person} is a person who acquires: {outcome}');

function canAcquire(c: Context, placed: Placed<AcquiringProvision>, person: string, at: Moment): Held<boolean> {
  const outside = isExcluded(c, c.resolve(placed.provision.excludes), person, at, placed.article);
  const figures = { person: c.nameOf(person) };
  return held(
    outside === undefined,
    reason(able, outside === undefined ? 'yes' : `no, it is ${outside}`, { figures, cites: [placed.cite] }),
  );
}

/** Writes a provision of this kind. */
export const acquiring = writerOf(parameters);
