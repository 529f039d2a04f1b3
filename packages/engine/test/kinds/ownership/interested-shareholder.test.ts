import { describe, expect, it } from 'vitest';
import { openCorporation, post, type Instrument, type Provision } from '../../../src/index.js';
import { ask, asks, buys, charter, journalOf, value, type Line } from './world.js';

const question = 'ownership.interested-shareholder';
interface Told {
  readonly persons: readonly {
    readonly id: string;
    readonly interested: boolean;
    readonly since?: string;
    readonly by?: string;
  }[];
}
const standing = (lines: readonly Line[], person: string, asOf = '2000-06-01') =>
  (value(lines, question, asOf, { person }) as Told).persons[0];
const all = (lines: readonly Line[], asOf = '2000-06-01') =>
  (value(lines, question, asOf) as Told).persons.map((each) => each.id);

describe('an interested shareholder', () => {
  it('is told by the verb of the text, one share each side', () => {
    expect(standing([buys('2000-02-01', 'ash', '200')], 'ash')?.interested).toBe(false);
    expect(standing([buys('2000-02-01', 'ash', '201')], 'ash')?.interested).toBe(true);
  });

  it('is measured in each class, and of an empty class by nobody', () => {
    const founders: Line = ['2000-02-01', 'shares-issued', { class: 'founder', to: 'ash', shares: '3' }];
    expect(standing([founders], 'ash')?.interested).toBe(true);
    expect(all([])).toEqual([]);
  });

  it('is nobody in a class of which nothing is outstanding any more, whatever rights it has', () => {
    const lines: Line[] = [
      ['2000-02-01', 'shares-issued', { class: 'founder', to: 'birch', shares: '10' }],
      [
        '2000-02-02',
        'right-granted',
        {
          id: 'option',
          holder: 'ash',
          class: 'founder',
          shares: '5',
          'exercisable-from': '2000-02-02',
          over: 'unissued',
          kind: 'option',
        },
      ],
      ['2000-03-01', 'shares-reacquired', { class: 'founder', from: 'birch', shares: '10', 'held-as': 'treasury' }],
    ];
    expect(standing(lines, 'ash', '2000-02-15')?.interested).toBe(true);
    expect(standing(lines, 'ash', '2000-03-01')?.interested).toBe(false);
  });

  it('is an affiliate of one too: of a company that two control together, each of them', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'ash', '150'),
      buys('2000-02-01', 'birch', '100'),
      ['2000-02-01', 'control', { controller: 'ash', controlled: 'cedar' }],
      ['2000-02-01', 'control', { controller: 'birch', controlled: 'cedar' }],
    ];
    expect(all(lines)).toEqual(['ash', 'birch', 'cedar']);
    expect(standing(lines, 'ash')).toMatchObject({ interested: true, by: 'affiliation' });
  });

  it('is never the corporation or its subsidiary', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'ash', '600'),
      ['2000-02-01', 'control', { controller: 'ash', controlled: 'corporation' }],
      ['2000-02-01', 'control', { controller: 'corporation', controlled: 'bank' }],
    ];
    expect(all(lines)).toEqual(['ash']);
  });

  it('has been one since the start of its present status', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'ash', '300'),
      ['2000-03-01', 'shares-transferred', { class: 'common', from: 'ash', to: 'dispersed', shares: '150' }],
      buys('2000-04-03', 'ash', '100'),
      buys('2000-05-01', 'ash', '10'),
    ];
    expect(standing(lines, 'ash', '2000-02-15')?.since).toBe('2000-02-01');
    expect(standing(lines, 'ash', '2000-03-15')).toMatchObject({ interested: false });
    expect(standing(lines, 'ash')?.since).toBe('2000-04-03');
  });

  it('becomes one without buying, when fewer shares are outstanding', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'ash', '190'),
      ['2000-04-03', 'shares-reacquired', { class: 'common', from: 'dispersed', shares: '100', 'held-as': 'treasury' }],
    ];
    expect(standing(lines, 'ash')?.since).toBe('2000-04-03');
  });

  it('was small when it bought, and is looked back at all the same', () => {
    const lines: Line[] = [
      buys('2000-02-01', 'ash', '30'),
      buys('2000-02-02', 'birch', '180'),
      ['2000-05-01', 'control', { controller: 'ash', controlled: 'birch' }],
    ];
    expect(standing(lines, 'ash')?.since).toBe('2000-05-01');
  });

  it('is one already when the register begins: since when must be asked, that it is one not', () => {
    const opening: Line = [
      '2000-01-01',
      'opening-register',
      {
        class: 'common',
        issued: '1000',
        treasury: '0',
        holdings: [
          { holder: 'ash', shares: '400' },
          { holder: 'dispersed', shares: '600' },
        ],
      },
    ];
    const books = post(journalOf([opening]));
    const corporation = openCorporation({ instruments: [charter], books });
    const told = corporation.ask({ question, asOf: '2000-06-01', input: { person: 'ash' } });
    expect(told).toMatchObject({ outcome: 'answered', value: { persons: [{ id: 'ash', interested: true }] } });
    expect(JSON.stringify(told)).not.toContain('"since"');
    const stated: Line = [
      '2000-02-01',
      'stated',
      { fact: 'became-interested-on', about: ['ash'], value: '1999-07-01' },
    ];
    const again = openCorporation({ instruments: [charter], books: post(journalOf([opening, stated])) });
    expect(again.ask({ question, asOf: '2000-06-01', input: { person: 'ash' } })).toMatchObject({
      value: { persons: [{ since: '1999-07-01' }] },
    });
  });
});

describe('what is not known of an owner', () => {
  const lines = [buys('2000-02-01', 'ash', '150')];

  it('is supposed to be nothing, with the figure at which that would fail', () => {
    const told = ask(lines, question, '2000-06-01', { person: 'ash' });
    expect(told.rests.filter((each) => each.kind === 'nothing-further')).toMatchObject([
      { about: 'further-holdings(ash, common)', changesAt: ['more than 50 shares'] },
    ]);
  });

  it('is asked for where nothing is supposed, unless somebody asked and found nothing', () => {
    const strict = { strict: true };
    const told = ask(lines, question, '2000-06-01', { person: 'ash' }, strict);
    expect(asks(told)).toContain('further-holdings');
    const found: Line = ['2000-03-01', 'nothing-further', { fact: 'further-holdings', about: ['ash', 'common'] }];
    const after = ask([...lines, found], question, '2000-06-01', { person: 'ash' }, strict);
    expect(after).toMatchObject({ outcome: 'answered', value: { persons: [{ interested: false }] } });
  });

  it('counts once it is stated', () => {
    const more = (shares: string): Line => [
      '2000-03-01',
      'stated',
      { fact: 'further-holdings', about: ['ash', 'common'], value: shares },
    ];
    expect(standing([...lines, more('50')], 'ash')?.interested).toBe(false);
    expect(standing([...lines, more('51')], 'ash')?.interested).toBe(true);
  });

  it('asks who, once somebody else is said to be one', () => {
    const other: Line = ['2000-03-01', 'stated', { fact: 'anyone-else-interested', about: [], value: 'yes' }];
    expect(asks(ask([other], question, '2000-06-01'))).toEqual(['who-else-is-interested']);
  });
});

it('is found among holders of less than a twentieth where the line is lower', () => {
  const low = (each: Provision): Provision =>
    each.kind === 'interested-shareholder' ? ({ ...each, fraction: { atLeast: '4%' } } as Provision) : each;
  const articles = charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(low) }));
  const instrument: Instrument = { ...charter, articles };
  const found = (held: string) =>
    (value([buys('2000-02-01', 'ash', held)], question, '2000-06-01', {}, { instrument }) as Told).persons.map(
      ({ id }) => id,
    );
  expect(found('39')).toEqual([]);
  expect(found('40')).toEqual(['ash']);
});
