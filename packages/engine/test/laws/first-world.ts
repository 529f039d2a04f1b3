import * as fc from 'fast-check';
import { madeUpCharter } from '../made-up/charter.js';
import { asked } from './asking.js';
import {
  aDirector,
  aHolder,
  aPerson,
  conversion,
  days,
  directors,
  holders,
  laterDays,
  shareCount,
  start,
  type Told,
} from './cast.js';
import { heldByNobodyNamed, openingOf, statementsOf, type Opening } from './opening.js';
import { blockOn, entryOn, idleRelationOn, openingBoard } from './random-entries.js';
import { journalsOf } from './random-journal.js';
import { bodyActOn, eventOf, proposalsOfNobodyOn, proposalsOn, reversalOf } from './random-proposals.js';
import { aProposal, proposalIds, type World } from './world.js';

const earlier = fc.constantFrom(...days);
const afterwards = fc.constantFrom(...laterDays);
const yesNo = fc.constantFrom('yes', 'no');

const stated = fc.oneof(
  fc.record({ fact: fc.constant('affiliated'), about: fc.tuple(aDirector, aHolder), value: yesNo }),
  fc.record({ fact: fc.constant('was-director-before'), about: fc.tuple(aDirector, aHolder), value: yesNo }),
  fc.record({
    fact: fc.constant('further-holdings'),
    about: fc.tuple(aHolder, fc.constant('ordinary')),
    value: fc.constantFrom('0', '10', '500'),
  }),
  fc.record({
    fact: fc.constant('anyone-else-interested'),
    about: fc.constant([]),
    value: fc.constantFrom('no', 'no', 'yes'),
  }),
);

const nobodyAffiliated = directors.flatMap((director) =>
  holders.map((holder): Told => ({
    on: start,
    type: 'stated',
    data: { fact: 'affiliated', about: [director, holder], value: 'no' },
  })),
);

const corporation: Opening = {
  families: ['register', 'board', 'meetings', 'acts', 'instruments'],
  board: openingBoard,
  kindOf: (id) => (id === 'sub' ? { kind: 'corporation', subsidiary: 'yes' } : { kind: 'individual' }),
};

const milestone = fc
  .nat(15)
  .map((known): readonly Told[] =>
    known < 15 ? [{ on: conversion, type: 'milestone', data: { name: 'conversion' } }] : [],
  );

const block = fc.option(blockOn(earlier)).map((each): readonly Told[] => (each === null ? [] : [each]));

const after = fc.oneof(
  { weight: 2, arbitrary: entryOn(afterwards) },
  { weight: 4, arbitrary: eventOf(proposalIds[0], afterwards) },
  { weight: 2, arbitrary: bodyActOn(proposalIds[0], afterwards) },
  { weight: 1, arbitrary: reversalOf(proposalIds[0], afterwards) },
);

/** A thrift holding company’s charter with other numbers: ownership by persons, votes worth a part, continuing directors. */
export const firstWorld: World = {
  charter: madeUpCharter,
  journals: fc.oneof(
    {
      weight: 7,
      arbitrary: journalsOf(
        [
          openingOf(corporation),
          milestone,
          block,
          fc.array(entryOn(earlier), { maxLength: 8 }),
          proposalsOn(proposalIds, earlier),
          statementsOf(stated, nobodyAffiliated),
        ],
        after,
      ),
    },
    {
      weight: 1,
      arbitrary: journalsOf(
        [openingOf({ ...corporation, stock: heldByNobodyNamed }), milestone, proposalsOfNobodyOn(proposalIds, earlier)],
        after,
      ),
    },
  ),
  questions: fc.oneof(
    { weight: 4, arbitrary: asked('approval.status', { of: fc.constant(proposalIds[0]) }) },
    asked('approval.status', { of: aProposal }),
    asked('approval.required', { of: aProposal }),
    asked('combination.classify', { of: aProposal }),
    asked('combination.exempt', { of: aProposal }),
    asked('board.roster'),
    asked('board.independence', { person: aHolder, place: fc.constantFrom('6', '7') }),
    asked('ownership.beneficial', {
      person: aPerson,
      class: fc.constantFrom('ordinary', 'senior'),
      for: fc.constantFrom('6', '7'),
    }),
    asked('ownership.interested-shareholder', { person: aPerson }),
    asked('ownership.limit'),
    asked('voting.entitlement'),
    asked('acquisition.permit', { by: aHolder, class: fc.constantFrom('ordinary', 'senior'), shares: shareCount }),
  ),
  idleRelations: idleRelationOn(fc.constant(start), ['officer', 'employee', 'partner']),
};
