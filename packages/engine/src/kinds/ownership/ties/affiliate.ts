import type { z } from 'zod';
import { defineNotion, held, listed, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { settledWith, isSettled } from './settled-pairs.js';

/** Whether one is such of another. */
const affiliatePairNotion = defineNotion<boolean, readonly [person: string, other: string]>('affiliate');

/** Asked of two persons of whom no entry says that one controls the other, or that a third controls both. */
export const affiliateFact: FactType = {
  name: 'affiliate',
  asks: 'Does {0} control {1}, directly or through others, or is it controlled by it, or are both under one control?',
  about: ['person', 'person'],
  reply: { kind: 'yes-no' },
  sameAs: ([person = '', other = '']) => [
    { fact: 'affiliate', about: [other, person] },
    ...[person, other].flatMap((one, place) =>
      one === 'corporation' ? [{ fact: 'affiliate-of-the-corporation', about: [place === 0 ? other : person] }] : [],
    ),
  ],
  supposed: {
    reply: 'no',
    premise: 'inquiry found no control between {0} and {1}, nor one over both',
    kind: 'nothing-further',
  },
};

const parameters = parametersOf('affiliate', {});

export type AffiliateProvision = z.output<typeof parameters>;

/**
 * Who is an affiliate of whom: whoever controls, is controlled, or is under one control with the other, through however
 * many others. Mutual, and not handed on: two who control one company together are not affiliates of each other for that.
 *
 * Notions: `affiliate` about [a person, another], yes or no; `affiliates` about [a person], everybody else who is one, sorted.
 */
export const affiliateKind = defineKind<AffiliateProvision>({
  kind: 'affiliate',
  subject: 'ownership',
  provides: 'who is an affiliate of whom: by control, and by being under one control',
  parameters,
  facts: [affiliateFact],
  answers: ['ownership.beneficial', 'ownership.interested-shareholder', 'combination.classify'],
  defines: () => ['affiliate', 'affiliates'],
  ofAll: (notion, [person = '', other = '']) =>
    notion === affiliatePairNotion
      ? [
          { all: 'affiliates', of: [other], one: person },
          { all: 'affiliates', of: [person], one: other },
        ]
      : [],
  define: (c, placed, notion, [person = '', other = ''], at) =>
    notion === 'affiliate' ? isAffiliate(c, placed, person, other, at) : affiliatesOf(c, placed, person, at),
});

const found = message('affiliate.pair', '{person} is an affiliate of {other}: {outcome}');

/** As given or determined of the two in either order, else as control was entered, else as stated or supposed. */
function isAffiliate(
  c: Context,
  { cite, article }: Placed<AffiliateProvision>,
  person: string,
  other: string,
  at: Moment,
): Held<boolean> {
  const settledAs = isSettled(c, 'affiliate', [other, person]) && !isSettled(c, 'affiliate', [person, other]);
  if (settledAs) return c.notion(affiliatePairNotion, [other, person], at, article);
  const figures = { person: c.nameOf(person), other: c.nameOf(other) };
  const { persons, entries } = c.books.affiliatesOf(other, at);
  const about = [person, other] as const;
  if (person !== other && persons.includes(person)) {
    c.restsOn(entries);
    passOverDenials(c, affiliateFact, about, at);
    return held(true, reason(found, 'yes', { figures, cites: [cite], entries }));
  }
  const value = person !== other && c.is(affiliateFact, { about, cites: [cite] });
  return held(value, reason(found, value ? 'yes' : 'no', { figures, cites: [cite] }));
}

/** A statement that two are not tied, in either order, is not read where it is entered who controls whom. */
export function passOverDenials(c: Context, fact: FactType, about: readonly [string, string], at: Moment): void {
  const denied = [about, about.toReversed()].flatMap((pair) => c.books.statedOf(fact.name, pair, at.day));
  c.passOver(
    denied.filter(({ value }) => value === 'no').map(({ entry }) => entry),
    'entered is who controls whom: where that has ended, enter that it has',
  );
}

const all = message('affiliate.all', 'Affiliates of {person}: {affiliates}');

/** Those whom control shows, and those determined to be, without those determined not to be; what is disputed is asked. */
function affiliatesOf(
  c: Context,
  { cite, article }: Placed<AffiliateProvision>,
  person: string,
  at: Moment,
): Held<readonly string[]> {
  const shown = c.books.affiliatesOf(person, at);
  c.restsOn(shown.entries);
  const candidates = new Set([
    ...shown.persons,
    ...settledWith(c, 'affiliate', person),
    ...c.books.disputedAffiliatesOf(person, at),
  ]);
  candidates.delete(person);
  const each = [...candidates].toSorted().map((other) => ({
    other,
    standing: c.notion(affiliatePairNotion, [other, person], at, article),
  }));
  const affiliates = each.filter(({ standing }) => standing.value).map(({ other }) => other);
  const named = listed(affiliates.map((other) => c.nameOf(other))) || 'nobody';
  const grounds = each.map(({ standing }) => standing.reason);
  return held(
    affiliates,
    reason(all, named, { figures: { person: c.nameOf(person), affiliates: named }, cites: [cite], grounds }),
  );
}

/** Writes a provision of this kind. */
export const affiliate = writerOf(parameters);
