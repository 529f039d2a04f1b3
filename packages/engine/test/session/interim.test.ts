import { describe, expect, it } from 'vitest';
import {
  day,
  interimIn,
  Journal,
  openCorporation,
  plainEnvironment,
  post,
  vocabulary,
  type FactType,
} from '../../src/index.js';
import { withoutVotesOn } from '../../src/books/index.js';
import { madeUpCharter } from '../made-up/charter.js';

const entry = (id: string, type: string, data: object) => ({
  id,
  corporation: 'made-up',
  on: '2005-01-03',
  enteredAt: '2005-01-03T00:00:00Z',
  by: 'ina',
  basis: 'books',
  type,
  data,
});

/** What a rule reads of a fact that is stated of an open matter. */
function read(name: string, about: readonly string[], value: string) {
  const { journal, problems } = Journal.empty('made-up').append([
    entry('call', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2005-05-02' }),
    entry('ada', 'person', { id: 'ada', kind: 'individual' }),
    entry('vote', 'proposed', { id: 'vote', meeting: 'am', act: { kind: 'resolution', on: 'vote' } }),
    entry('said', 'stated', { fact: name, about, value }),
  ] as never);
  expect(problems).toBeUndefined();
  const fact = vocabulary.get(name) as FactType;
  const told = [undefined, interimIn(journal!)].map((withheld) => {
    const parts = { instruments: [madeUpCharter], books: post(journal!) };
    const context = openCorporation(withheld === undefined ? parts : { ...parts, withheld }).session.contextOn(
      day('2005-02-01'),
    );
    return context.run(plainEnvironment, () => context.ask(fact, { about, cites: ['I.1'] })).attempt;
  });
  return { openly: told[0], withheld: told[1] };
}

describe('what is stated of a matter of which the polls are open', () => {
  it.each([
    ['shares-voted-for', ['ada', 'common', 'vote'], '123'],
    ['votes-withheld', ['vote', 'ada'], '123'],
    ['figure-in-votes', ['for-it', 'vote'], '123'],
  ])('no rule reads as %s for whoever may not see interim counts', (name, about, value) => {
    const { openly, withheld } = read(name, about, value);
    expect(openly).toMatchObject({ settled: true, value });
    expect(withheld).toMatchObject({ settled: false, waiting: [{ inquiries: [{ type: { name: 'interim-votes' } }] }] });
  });

  it.each([
    ['announced-on', ['vote'], '2005-01-02'],
    ['offered-per-share', ['vote', 'common'], '$12.50'],
    ['dilution-offset-before', ['vote'], '100'],
    ['shares-present', ['am'], '100'],
  ])('is read as %s by everybody, for it tells how nobody voted', (name, about, value) => {
    expect(read(name, about, value)).toEqual({
      openly: { settled: true, value },
      withheld: { settled: true, value },
    });
  });
});

describe('a card that names a later sitting and no election', () => {
  const isKeptBack = (meeting: string, more: readonly object[] = []) => {
    const election = { kind: 'election', meeting: 'am', seats: '1', candidates: ['ada'] };
    const { journal, problems } = Journal.empty('made-up').append([
      entry('call', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2005-01-03' }),
      entry('ada', 'person', { id: 'ada', kind: 'individual' }),
      entry('vote', 'proposed', { id: 'vote', act: election }),
      ...more,
      entry('card', 'election-ballot', {
        meeting,
        holder: 'ada',
        class: 'common',
        votes: [{ candidate: 'ada', votes: '5' }],
      }),
    ] as never);
    expect(problems).toBeUndefined();
    return withoutVotesOn(post(journal!), interimIn(journal!), () => {}).electionBallots(meeting).length === 0;
  };
  const sitting = (id: string, more: object) =>
    entry(id, 'meeting-held', { id, kind: 'annual', of: 'shareholders', ...more });

  it('is kept back while the election is open, before the sitting is held and after it was adjourned again', () => {
    expect(isKeptBack('am')).toBe(true);
    const called = { id: 'again', kind: 'annual', of: 'shareholders', by: 'board', for: '2005-05-02' };
    expect(isKeptBack('again', [entry('called', 'meeting-called', called)])).toBe(true);
    const first = sitting('am', { quorum: 'no', adjourned: 'yes' });
    expect(isKeptBack('again', [first, sitting('again', { 'adjourned-from': 'am', adjourned: 'yes' })])).toBe(true);
    expect(isKeptBack('again', [first, sitting('again', { 'adjourned-from': 'am' })])).toBe(false);
  });
});
