import * as fc from 'fast-check';
import { secondCharter } from '../../made-up/second/charter.js';
import { aHolder, aPerson, days, laterDays, start, type Told } from '../cast.js';
import { heldByNobodyNamed, openingOf, statementsOf, type Opening } from '../opening.js';
import { blockOn, entryOn, idleRelationOn, openingBoard } from '../random-entries.js';
import { journalsOf } from '../random-journal.js';
import { anAct, bodyActOn, eventOf, proposalsOfNobodyOn, proposalsOn, reversalOf } from '../random-proposals.js';
import { proposalIds, type World } from '../world.js';
import { determinationOn, moneyOn } from './money-entries.js';
import { tieOn } from './ownership-entries.js';
import { furtherActs, stepOn } from './proposals.js';
import { questions } from './questions.js';

const earlier = fc.constantFrom(...days);
const afterwards = fc.constantFrom(...laterDays);

const kinds: Readonly<Record<string, string>> = { birch: 'corporation', cedar: 'trust', elm: 'partnership' };

const corporation: Opening = {
  families: ['register', 'board', 'meetings', 'acts', 'dividends', 'instruments'],
  board: fc.option(openingBoard, { nil: undefined }),
  kindOf: (id) => (id === 'sub' ? { kind: 'corporation', subsidiary: 'yes' } : { kind: kinds[id] ?? 'individual' }),
};

const stated = fc.oneof(
  fc.record({
    fact: fc.constant('further-holdings'),
    about: fc.tuple(aHolder, fc.constant('ordinary')),
    value: fc.constantFrom('0', '10', '500'),
  }),
  fc.record({
    fact: fc.constant('affiliate'),
    about: fc.tuple(aPerson, aHolder),
    value: fc.constantFrom('yes', 'no'),
  }),
  fc.record({
    fact: fc.constant('anyone-else-interested'),
    about: fc.constant([]),
    value: fc.constantFrom('no', 'no', 'yes'),
  }),
);

const block = fc.option(blockOn(earlier)).map((each): readonly Told[] => (each === null ? [] : [each]));

const anything = (when: fc.Arbitrary<string>, quotedFrom: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 3, arbitrary: entryOn(when) },
    { weight: 3, arbitrary: tieOn(when) },
    { weight: 2, arbitrary: moneyOn(when, quotedFrom) },
    { weight: 1, arbitrary: determinationOn(when) },
  );

const one = proposalIds[0];

const after = fc.oneof(
  { weight: 3, arbitrary: anything(afterwards, fc.constant('2006-07-03')) },
  { weight: 4, arbitrary: eventOf(one, afterwards) },
  { weight: 1, arbitrary: stepOn(one, afterwards) },
  { weight: 2, arbitrary: bodyActOn(one, afterwards) },
  { weight: 1, arbitrary: reversalOf(one, afterwards) },
);

/** A bank holding company’s certificate with other numbers: see `made-up/second`. */
export const secondWorld: World = {
  charter: secondCharter,
  journals: fc.oneof(
    {
      weight: 7,
      arbitrary: journalsOf(
        [
          openingOf(corporation),
          block,
          fc.array(anything(earlier, fc.constantFrom('2002-02-19', '2002-02-25')), { maxLength: 8 }),
          proposalsOn(proposalIds, earlier, fc.oneof(anAct, furtherActs)),
          fc.array(stepOn(one, earlier), { maxLength: 3 }),
          statementsOf(stated),
        ],
        after,
      ),
    },
    {
      weight: 1,
      arbitrary: journalsOf(
        [openingOf({ ...corporation, stock: heldByNobodyNamed }), proposalsOfNobodyOn(proposalIds, earlier)],
        after,
      ),
    },
  ),
  questions,
  idleRelations: idleRelationOn(fc.constant(start), ['employee', 'other']),
};
