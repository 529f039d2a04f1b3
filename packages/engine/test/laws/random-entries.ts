import * as fc from 'fast-check';
import { aClass, aDirector, aHolder, aPerson, directors, shareCount, some, toldOn, type Told } from './cast.js';

/** Entries of the register, of ownership and of the board that may fall on any of these days. */
export function entryOn(when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  const weighted = Object.values({ ...registerOn(when), ...ownershipOn(when), ...boardOn(when) });
  return fc.oneof(...weighted);
}

/** A block that makes its holder large, whatever is dispersed. */
export function blockOn(when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  const shares = fc.constantFrom('150', '177', '200', '1000', '5000');
  return toldOn(when, 'shares-issued', fc.record({ class: fc.constant('ordinary'), to: aHolder, shares }));
}

function registerOn(when: fc.Arbitrary<string>) {
  const to = fc.oneof(aHolder, fc.constantFrom('dispersed', 'sub'));
  return {
    issued: toldOn(when, 'shares-issued', fc.record({ class: aClass, to: aHolder, shares: shareCount })),
    bought: toldOn(
      when,
      'shares-transferred',
      fc.record({ class: aClass, from: fc.constant('dispersed'), to, shares: shareCount }),
    ),
    sold: toldOn(when, 'shares-transferred', fc.record({ class: aClass, from: aHolder, to, shares: shareCount })),
    reacquired: toldOn(
      when,
      'shares-reacquired',
      fc.record({
        class: aClass,
        from: fc.constant('dispersed'),
        shares: shareCount,
        'held-as': fc.constant('treasury'),
      }),
    ),
  };
}

function ownershipOn(when: fc.Arbitrary<string>) {
  const two = fc.uniqueArray(aPerson, { minLength: 2, maxLength: 3 });
  return {
    heldFor: toldOn(
      when,
      'held-for',
      fc
        .tuple(
          fc.record({
            holder: aHolder,
            class: aClass,
            owners: fc.uniqueArray(aPerson, { minLength: 1, maxLength: 2 }),
          }),
          some({ shares: shareCount }),
        )
        .map(([held, more]) => ({ ...held, ...more })),
    ),
    control: toldOn(when, 'control', fc.record({ controller: aHolder, controlled: aPerson })),
    right: toldOn(
      when,
      'right-granted',
      fc.record({
        id: fc.nat(999).map((id) => `right-${id}`),
        holder: aHolder,
        class: aClass,
        shares: shareCount,
        'exercisable-from': fc.constantFrom('2001-01-01', '2006-07-15', '2030-01-01'),
        over: fc.constant('unissued'),
        kind: fc.constant('option'),
      }),
    ),
    group: toldOn(
      when,
      'group',
      fc.record({
        id: fc.nat(999).map((id) => `group-${id}`),
        members: two,
        purpose: fc.constant('hold together'),
        basis: fc.constantFrom('concert', 'concert', 'status'),
      }),
    ),
  };
}

function boardOn(when: fc.Arbitrary<string>) {
  return {
    elected: toldOn(
      when,
      'director-elected',
      fc
        .tuple(
          fc.record({
            person: aDirector,
            class: fc.constantFrom('odd', 'even'),
            by: fc.constantFrom('board', 'shareholders'),
          }),
          some({ succeeds: aDirector, qualified: fc.constantFrom('yes', 'no') }),
        )
        .map(([elected, more]) => ({ ...elected, ...more })),
    ),
    resigned: toldOn(when, 'director-resigned', fc.record({ person: aDirector })),
    met: toldOn(
      when,
      'meeting-held',
      fc.record({
        id: fc.nat(999).map((id) => `meeting-${id}`),
        kind: fc.constant('annual'),
        of: fc.constant('shareholders'),
        quorum: fc.constantFrom('yes', 'yes', 'no'),
      }),
    ),
  };
}

/**
 * Relations that make nobody own more: they name persons, and no rule may read more into them.
 *
 * @param kinds the relationships of which no definition of the charter speaks
 */
export function idleRelationOn(when: fc.Arbitrary<string>, kinds: readonly string[]): fc.Arbitrary<Told> {
  return fc.oneof(
    toldOn(when, 'not-control', fc.record({ controller: aPerson, controlled: aPerson })),
    toldOn(when, 'relationship', fc.record({ kind: fc.constantFrom(...kinds), person: aPerson, of: aHolder })),
    toldOn(
      when,
      'group',
      fc.record({
        id: fc.nat(999).map((id) => `status-${id}`),
        members: fc.uniqueArray(aPerson, { minLength: 2, maxLength: 3 }),
        purpose: fc.constant('work together'),
        basis: fc.constant('status'),
      }),
    ),
  );
}

/** The board as it opens. */
export const openingBoard = fc
  .record({
    sitting: fc.uniqueArray(aDirector, { minLength: 2, maxLength: directors.length }),
    since: fc.boolean(),
    vacant: fc.constantFrom(0, 0, 1),
  })
  .map(({ sitting, since, vacant }) => ({
    size: String(sitting.length + vacant),
    directors: sitting.map((person, index) => ({
      person,
      class: index % 2 === 0 ? 'odd' : 'even',
      'term-ends-after': index % 2 === 0 ? '1' : '2',
      ...(since && index > 0 ? { since: '1995-05-01' } : undefined),
    })),
  }));
