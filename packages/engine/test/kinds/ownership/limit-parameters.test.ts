import { describe, expect, it } from 'vitest';
import { InstrumentError, openCorporation, post, type Instrument, type Provision } from '../../../src/index.js';
import { harbour } from './voting-limit-world.js';
import { journalOf, start, value, type Line } from './world.js';

/** The made-up articles with other parameters in the limit of one section. */
function having(cite: string, more: object): Instrument {
  const changed = (each: Provision): Provision =>
    each.cite === cite && each.kind === 'ownership-limit' ? { ...each, ...more } : each;
  return {
    ...harbour,
    articles: harbour.articles.map((each) => ({ ...each, provisions: each.provisions.map(changed) })),
  };
}

function problemsOf(cite: string, more: object): readonly string[] {
  try {
    openCorporation({ instruments: [having(cite, more)], books: post(journalOf(start)) });
    return [];
  } catch (error) {
    if (error instanceof InstrumentError) return error.message.split('\n').slice(1);
    throw error;
  }
}

describe('the parameters of a limit', () => {
  it('are refused where they reach those who offer, and no offer is forbidden', () => {
    expect(problemsOf('B.1', { reaches: 'offeror-who-acquires' }).join()).toMatch(/B\.1.*reaches.*forbids none; add/);
  });

  it('are refused where only offers are forbidden and whoever acquires is reached, under any reading', () => {
    expect(problemsOf('B.2', { reaches: 'acquisition' }).join()).toMatch(/B\.2.*reaches.*forbids offers and no acq/);
    const byReading = {
      reading: 'R-offeror',
      options: { 'offeror-who-acquires': 'offeror-who-acquires', 'offeror-who-holds': 'holding' },
    };
    expect(problemsOf('B.2', { reaches: byReading }).join()).toMatch(/forbids offers and no acq/);
  });

  it('may forbid both and reach those who offer', () => {
    expect(problemsOf('B.2', { forbids: ['offer', 'acquisition'] })).toEqual([]);
  });

  it('are refused where a condition lists nothing, or is of no sort that there is', () => {
    const wrong = (unless: object): string => problemsOf('B.4', { unless })[0] ?? '';
    expect(wrong({ kind: 'any', says: 'nothing', of: [] })).toMatch(/unless.*of: a list of at least 1 was expected/);
    expect(wrong({ kind: 'good-will', cite: 'B.4' })).toMatch(
      /unless: kind: There is no such condition; expected the kind body/,
    );
    expect(wrong({ kind: 'no-objection', cite: 'B.4', body: 'board', days: '-1' })).toMatch(/unless.*days/);
    expect(wrong({ reading: 'R-written', options: { approval: { kind: 'good-will' } } })).toMatch(
      /unless.*options\.approval.*: There is no such condition/,
    );
  });

  it('show in the profile what is limited and to what effect', () => {
    const profile = value([], 'instrument.profile', '2000-06-01', {}, { instrument: harbour }) as {
      readonly fields: readonly {
        readonly id: string;
        readonly says: readonly { readonly id: string; readonly says: string }[];
      }[];
    };
    const saysOf = (field: string) => profile.fields.find(({ id }) => id === field)?.says;
    expect(saysOf('ownership-limit')).toEqual([
      { id: 'B.1', says: 'forbids acquisition: at least 20 %, at any time' },
      { id: 'B.2', says: 'forbids offer: at least 20 %, at any time' },
    ]);
    expect(saysOf('vote-limit')).toEqual([
      { id: 'B.1', says: 'at least 20 %, at any time: what is above it is not counted' },
      { id: 'B.2', says: 'at least 20 %, at any time: what is above it is not counted' },
      { id: 'B.4', says: 'more than 20 %, at any time: what is above it is not counted' },
    ]);
  });
});

describe('a limit that leaves shares above it without votes', () => {
  const reduced = having('B.4', {
    over: { moreThan: '10%' },
    of: 'voting-stock',
    unless: { kind: 'body', body: 'board', fraction: { atLeast: '2/3' }, atMeeting: true },
    partlyApproved: 'from-what-was-approved',
    effect: { kind: 'reduced', above: '10%', to: '0' },
  });
  const only: Instrument = {
    ...reduced,
    articles: reduced.articles.map((each) => ({
      ...each,
      provisions: each.provisions.filter(({ cite }) => !['B.1', 'B.2', 'B.3'].includes(cite)),
    })),
    readings: reduced.readings.filter(({ id }) => id === 'R-base'),
  };
  const bought: Line = [
    '2000-05-01',
    'shares-transferred',
    { class: 'common', from: 'dispersed', to: 'ash', shares: '150' },
  ];
  const approved = (yes: string, more: object = {}): Line => [
    '2000-04-01',
    'body-act',
    { by: 'board', on: 'ash', decides: 'approve', yes, 'at-meeting': 'yes', ...more },
  ];
  const told = (lines: readonly Line[], instrument = only, given = six) =>
    value(lines, 'voting.entitlement', '2000-06-01', {}, { instrument, given }) as {
      readonly votes: string;
      readonly classes: readonly { readonly countedAsOutstanding: string }[];
    };
  const six = [{ notion: 'directors-in-office-count', about: [], value: '6', unit: 'persons' as const }];

  it('leaves them outstanding, and is lifted by so many of the directors in office', () => {
    expect(told([bought])).toMatchObject({ votes: '950', classes: [{ countedAsOutstanding: '1000' }] });
    expect(told([approved('4'), bought]).votes).toBe('1000');
    expect(told([approved('3'), bought]).votes).toBe('950');
    expect(told([approved('4', { 'at-meeting': 'no' }), bought]).votes).toBe('950');
  });

  it('counts from what was approved, in the votes of the only class or of all voting stock', () => {
    expect(told([approved('4', { 'up-to-shares': '120' }), bought]).votes).toBe('970');
    expect(told([approved('4', { 'up-to-percent': '12%' }), bought]).votes).toBe('970');
    const power = {
      ...only,
      articles: only.articles.map((each) => ({
        ...each,
        provisions: each.provisions.map((one): Provision =>
          one.cite === 'B.4' ? ({ ...one, of: 'voting-power' } as Provision) : one,
        ),
      })),
    };
    expect(told([approved('4', { 'up-to-percent': '12%' }), bought], power).votes).toBe('970');
  });

  it('says of a purchase that is asked about what votes it would leave', () => {
    const asked = { by: 'ash', class: 'common', shares: '150' };
    expect(value([], 'acquisition.permit', '2000-04-01', asked, { instrument: only })).toMatchObject({
      outcome: 'silent',
      limits: [
        { id: 'B.4 ash', over: true, forbiddenWithoutApproval: false, votes: '150', votesWithoutApproval: '100' },
      ],
    });
  });
});
