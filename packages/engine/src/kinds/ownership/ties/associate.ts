import { defineNotion, held, listed, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { associateFacts, tieTo } from './associate-ties.js';
import { associateParameters, type AssociateProvision } from './associate-parameters.js';
import { settledWith } from './settled-pairs.js';

/** Whether one is such of another. */
const associatePairNotion = defineNotion<boolean, readonly [person: string, other: string]>('associate');

/**
 * Who is an associate of whom. It has a direction: a company is an associate of its officer, not the officer of it.
 *
 * Notions: `associate` about [who, of whom], yes or no; `associates` about [of whom], everybody who is one, sorted.
 */
export const associateKind = defineKind<AssociateProvision>({
  kind: 'associate',
  subject: 'ownership',
  provides: 'who is an associate of whom: organisations served or owned in part, trusts, relatives',
  parameters: associateParameters,
  facts: associateFacts,
  answers: ['ownership.beneficial', 'ownership.interested-shareholder', 'combination.classify'],
  defines: () => ['associate', 'associates'],
  ofAll: (notion, [one = '', person = '']) =>
    notion === associatePairNotion ? [{ all: 'associates', of: [person], one }] : [],
  define: (c, placed, notion, about, at) => {
    const [first = '', second = ''] = about;
    return notion === 'associate' ? isAssociate(c, placed, first, second, at) : associatesOf(c, placed, first, at);
  },
});

const tied = message('associate.tied', '{other} is an associate of {person}: {how}');
const none = message('associate.none', '{other} is no associate of {person} by what is entered');

function isAssociate(
  c: Context,
  placed: Placed<AssociateProvision>,
  other: string,
  person: string,
  at: Moment,
): Held<boolean> {
  const tie = other === person ? undefined : tieTo(c, placed, other, person, at);
  const figures = { person: c.nameOf(person), other: c.nameOf(other) };
  if (tie === undefined) return held(false, reason(none, 'no', { figures, cites: [placed.cite] }));
  c.restsOn(tie.entries);
  return held(
    true,
    reason(tied, 'yes', { figures: { ...figures, how: tie.how }, cites: [tie.cite], entries: tie.entries }),
  );
}

const all = message('associate.all', 'Associates of {person}: {associates}');

function associatesOf(
  c: Context,
  { cite, article }: Placed<AssociateProvision>,
  person: string,
  at: Moment,
): Held<readonly string[]> {
  const related = c.books.relationships(person, at).map(({ data }) => (data.person === person ? data.of : data.person));
  const candidates = new Set([...related, ...settledWith(c, 'associate', person)]);
  candidates.delete(person);
  const each = [...candidates].toSorted().map((other) => ({
    other,
    standing: c.notion(associatePairNotion, [other, person], at, article),
  }));
  const associates = each.filter(({ standing }) => standing.value).map(({ other }) => other);
  const named = listed(associates.map((other) => c.nameOf(other))) || 'nobody';
  const grounds = each.map(({ standing }) => standing.reason);
  return held(
    associates,
    reason(all, named, { figures: { person: c.nameOf(person), associates: named }, cites: [cite], grounds }),
  );
}

/** Writes a provision of this kind. */
export const associate = writerOf(associateParameters);
