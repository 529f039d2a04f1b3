import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, type Instrument } from '../../src/index.js';
import { requirementsOf } from '../../src/questions/permission.js';
import { matterOf, type Requirement } from '../../src/terms/index.js';
import { madeUpCharter } from '../made-up/charter.js';
import { secondCharter } from '../made-up/second/charter.js';
import { open } from './asking.js';
import { persons, start, type Told } from './cast.js';
import { written } from './random-journal.js';
import { anAct } from './random-proposals.js';
import { furtherActs } from './second/proposals.js';

const families = ['register', 'board', 'meetings', 'acts', 'dividends', 'instruments'];
const kept: readonly Told[] = [
  ...families.map((family): Told => ({ on: start, type: 'coverage', data: { family, from: start } })),
  ...persons.map((id): Told => ({ on: start, type: 'person', data: { id, kind: 'individual' } })),
  { on: start, type: 'shares-issued', data: { class: 'ordinary', to: 'dispersed', shares: '1000' } },
];

/** Violet has a vote of its own, by two thirds of its 90 shares, on acts of one sort. */
const violet = (on: string): readonly Told[] => {
  const terms = { 'separate-vote-on': [on], 'separate-vote': '2/3' };
  const data = { series: 'violet', class: 'senior', shares: '100', filed: start, terms };
  return [
    { on: start, type: 'series-designated', data },
    { on: start, type: 'shares-issued', data: { class: 'violet', to: 'ash', shares: '90' } },
  ];
};

type Act = { readonly kind: string; readonly by?: string };

/** How often the vote of violet is asked for of an act; undefined where a requirement waits for facts. */
function votesOfViolet(charter: Instrument, act: Act, on: string): number | undefined {
  const proposed: Told = { on: '2002-03-01', type: 'proposed', data: { id: 'one', act } };
  const c = open(charter, [...kept, ...violet(on), proposed].map(written('e'))).session.contextOn(day('2003-12-31'));
  const found = c.attempt(() => requirementsOf(c, matterOf(c, 'one')));
  return found.settled
    ? found.value.flatMap(stepsIn).filter(({ id }) => id?.endsWith(' violet apart')).length
    : undefined;
}

function stepsIn(need: Requirement): readonly Requirement[] {
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.flatMap(stepsIn);
    case 'order':
      return [need.first, need.then].flatMap(stepsIn);
    case 'where':
    case 'only-where':
      return stepsIn(need.need);
    default:
      return [need];
  }
}

describe.each([
  ['the first charter', madeUpCharter],
  ['the second charter', secondCharter],
])('a vote that the terms of a series give it on acts of one sort, under %s', (_charter, charter) => {
  it('is asked for once of each of them, and of no other act', () => {
    fc.assert(
      fc.property(fc.oneof(anAct, furtherActs), (drawn) => {
        const act = drawn as Act;
        const isOfBoard = act.kind === 'bylaw' && act.by === 'board';
        const named = votesOfViolet(charter, act, act.kind);
        if (named !== undefined) expect(named).toBe(isOfBoard ? 0 : 1);
        expect(votesOfViolet(charter, act, 'frequency') ?? 0).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
