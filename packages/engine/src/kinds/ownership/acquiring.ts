import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareBy, isZero, share, showMoment, type Moment } from '../../exact/index.js';
import { byReading, provisionFields, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';
import { isExcluded } from './exclusion.js';
import { changesOf } from './ownership-changes.js';
import { isGroup } from './counted-together.js';
import type { Owned } from './ownership.js';
import { seriesOf } from './stock.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('acquiring'),
  forming: byReading(z.enum(['acquires', 'does-not-acquire'])).describe(
    'whether a group acquires, by forming, what its members own already',
  ),
  passive: byReading(z.enum(['acquires', 'does-not-acquire'])).describe(
    'whether a holder acquires whose part rises because fewer shares are outstanding',
  ),
  excludes: byReading(z.array(z.enum(['corporation', 'subsidiaries']))).describe('who never acquires'),
});

export type AcquiringProvision = z.output<typeof parameters>;

/** A moment at which a person acquired beneficial ownership. An item of the notion `acquisitions`. */
export interface Acquired {
  readonly at: Moment;
  /** Shown by the list that opens the register: when it was acquired is not known from the entries. */
  readonly beforeRecords?: true;
  readonly how: 'shares-or-rights' | 'forming-a-group' | 'passively';
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
  defines: () => ['acquisitions', 'may-acquire'],
  define: (c, placed, notion, [person = '', className = ''], at) =>
    notion === 'may-acquire' ? canAcquire(c, placed, person, at) : acquisitions(c, placed, person, className, at),
});

const every = message('acquiring.found', '{person} acquired shares of the {class}, or rights to them, on {days}');

/** Every acquisition up to a moment, in order, whatever its size. */
function acquisitions(
  c: Context,
  placed: Placed<AcquiringProvision>,
  person: string,
  className: string,
  at: Moment,
): Held<readonly Acquired[]> {
  const { article, cite } = placed;
  const moments = changesOf(c, article, person, [className], at);
  const found: Acquired[] = [];
  let before: Held<Owned> | undefined;
  const opening = openingOf(c, className, at);
  if (opening !== undefined) {
    before = c.notion<Owned>('beneficial-ownership', [person, className], opening, article);
    const owned = before.value;
    if (!isZero(owned.counted.known)) {
      found.push({ at: opening, beforeRecords: true, how: 'shares-or-rights', before: undefined, owned });
    }
  }
  for (const when of moments) {
    const owned = c.notion<Owned>('beneficial-ownership', [person, className], when, article);
    const how = howAcquired(c, placed, { person, className, when, before: before?.value, owned: owned.value });
    if (how !== undefined) found.push({ at: when, how, before: before?.value, owned: owned.value });
    before = owned;
  }
  const days = found.map((each) => showMoment(each.at)).join(', ') || 'no day';
  const figures = { person: c.nameOf(person), class: className, days };
  return held(found, reason(every, days, { figures, cites: [cite] }));
}

/** The start of the day on which a certified list opens the register of the class, before anything else of that day. */
function openingOf(c: Context, className: string, at: Moment): Moment | undefined {
  const ids = seriesOf(c, className, at);
  const first = c.books
    .entriesOf('opening-register')
    .find((entry) => ids.includes(entry.data.class) && entry.on <= at.day);
  return first === undefined ? undefined : { day: first.on, time: '00:00' };
}

interface Change {
  readonly person: string;
  readonly className: string;
  readonly when: Moment;
  readonly before: Owned | undefined;
  readonly owned: Owned;
}

/** How a change acquired something; undefined where it did not. A split in proportion raises the number, not the part. */
function howAcquired(c: Context, placed: Placed<AcquiringProvision>, change: Change): Acquired['how'] | undefined {
  const { before, owned } = change;
  if (isZero(owned.counted.known)) return undefined;
  if (before !== undefined && !partRose(before, owned)) return undefined;
  const rose = before === undefined || compareBy<'shares'>('moreThan', owned.counted.known, before.counted.known);
  if (!rose) return c.resolve(placed.provision.passive) === 'acquires' ? 'passively' : undefined;
  if (!isGroup(c, change.person) || someMemberAcquired(c, placed, change)) return 'shares-or-rights';
  return c.resolve(placed.provision.forming) === 'acquires' ? 'forming-a-group' : undefined;
}

function partRose(before: Owned, owned: Owned): boolean {
  if (isZero(before.base.known) || isZero(owned.base.known)) return true;
  const earlier = share<'shares'>(before.counted.known, before.base.known);
  return compareBy<'ratio'>('moreThan', share<'shares'>(owned.counted.known, owned.base.known), earlier);
}

function someMemberAcquired(c: Context, { article }: Placed<AcquiringProvision>, change: Change): boolean {
  return change.owned.owners.some((member) =>
    c
      .notion<readonly Acquired[]>('acquisitions', [member, change.className], change.when, article)
      .value.some((each) => isSame(each.at, change.when)),
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
export function acquiring(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'acquiring', ...data };
}
