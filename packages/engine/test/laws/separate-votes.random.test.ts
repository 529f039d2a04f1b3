import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import type { Answer, Instrument } from '../../src/index.js';
import { madeUpCharter } from '../made-up/charter.js';
import { secondCharter } from '../made-up/second/charter.js';
import { ask, open, stating } from './asking.js';
import { persons, start, type Told } from './cast.js';
import { written } from './random-journal.js';
import { anAct } from './random-proposals.js';
import { replying } from './replies.js';
import { furtherActs } from './second/proposals.js';

const families = ['register', 'board', 'meetings', 'acts', 'dividends', 'instruments'];
const kept: readonly Told[] = [
  ...families.map((family): Told => ({ on: start, type: 'coverage', data: { family, from: start } })),
  ...persons.map((id): Told => ({ on: start, type: 'person', data: { id, kind: 'individual' } })),
  { on: start, type: 'shares-issued', data: { class: 'ordinary', to: 'dispersed', shares: '1000' } },
];

/** Violet has a vote of its own on acts of one sort, by a part of its 90 shares; its terms may name none. */
const violet = (on: string, part: string | undefined): readonly Told[] => {
  const terms = { 'separate-vote-on': [on], ...(part === undefined ? undefined : { 'separate-vote': part }) };
  const data = { series: 'violet', class: 'senior', shares: '100', filed: start, terms };
  return [
    { on: start, type: 'series-designated', data },
    { on: start, type: 'shares-issued', data: { class: 'violet', to: 'ash', shares: '90' } },
  ];
};

type Act = { readonly kind: string; readonly by?: string };

/** How an act comes out where violet has not voted: every fact that is asked for is told, and of its vote that it was not given. */
function withoutViolet(charter: Instrument, act: Act, terms: readonly Told[], picks: readonly number[]): unknown {
  const proposed: Told = { on: '2002-03-01', type: 'proposed', data: { id: 'one', act } };
  const told = [...kept, ...terms, proposed];
  for (const pick of picks) {
    const answer = ask(open(charter, told.map(written('e'))), status, '2003-12-31');
    if (answer.outcome !== 'needs-facts') return outcomeIn(answer);
    const given = answer.inquiries.find(({ fact }) => fact === 'separate-vote-given');
    const [first] = answer.inquiries;
    if (given !== undefined) told.push(stating(given.fact, given.about, 'no', start));
    else if (first !== undefined) told.push(replying(first, pick));
  }
  return undefined;
}

const status = { question: 'approval.status', input: { of: 'one' } };

function outcomeIn(answer: Answer): unknown {
  return answer.outcome === 'answered' ? (answer.value as { readonly outcome: unknown }).outcome : undefined;
}

const parts = fc.constantFrom('2/3', 'majority', '1/10', undefined);
const replies = fc.array(fc.nat(20), { minLength: 20, maxLength: 20 });

describe.each([
  ['the first charter', madeUpCharter],
  ['the second charter', secondCharter],
])('a vote that the terms of a series give it on acts of one sort, under %s', (_charter, charter) => {
  it('keeps each of them from being permitted until it is given, and no other act', () => {
    fc.assert(
      fc.property(fc.oneof(anAct, furtherActs), parts, replies, (drawn, part, picks) => {
        const act = drawn as Act;
        const mayBeOfDirectors = act.kind === 'removal' || (act.kind === 'bylaw' && act.by !== 'shareholders');
        if (!mayBeOfDirectors) {
          expect(['permitted', 'silent']).not.toContain(withoutViolet(charter, act, violet(act.kind, part), picks));
        }
        const others = withoutViolet(charter, act, violet('frequency', part), picks);
        expect(others).toEqual(withoutViolet(charter, act, violet('none', part), picks));
      }),
      draws(6, 80),
    );
  });
});
