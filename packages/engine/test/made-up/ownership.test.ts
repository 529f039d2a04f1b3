import { describe, expect, it } from 'vitest';
import { corporation, issued, start, valueOf, type Line } from './world.js';

const later = '2006-05-01';

function isInterested(lines: readonly Line[], readings = {}): boolean {
  const answer = corporation(lines, readings).ask({
    question: 'ownership.interested-shareholder',
    asOf: '2006-06-30',
    input: { person: 'ash' },
  });
  return (valueOf(answer) as { persons: [{ interested: boolean }] }).persons[0].interested;
}

describe('an interested shareholder of Made-up Corporation', () => {
  it('owns 15 %: 150,000 of 1,000,000 is enough, one share less is not', () => {
    expect(isInterested([issued(start, 'dispersed', '850,000'), issued(later, 'ash', '150,000')])).toBe(true);
    expect(isInterested([issued(start, 'dispersed', '850,001'), issued(later, 'ash', '149,999')])).toBe(false);
  });

  it('owns them with its affiliates, and every one of these is one too', () => {
    const lines: readonly Line[] = [
      issued(start, 'dispersed', '850,000'),
      issued(later, 'birch', '150,000'),
      [later, 'control', { controller: 'elm', controlled: 'ash' }],
      [later, 'control', { controller: 'elm', controlled: 'birch' }],
    ];
    expect(isInterested(lines)).toBe(true);
    expect(isInterested(lines.slice(0, 3))).toBe(false);
  });

  it('has rights counted, of a base to which a reading adds them', () => {
    const right = (shares: string): Line => [
      later,
      'right-granted',
      {
        id: 'option',
        holder: 'ash',
        class: 'ordinary',
        shares,
        'exercisable-from': '2030-01-01',
        over: 'unissued',
        kind: 'option',
      },
    ];
    const with150 = [issued(start, 'dispersed', '850'), right('150')];
    expect(isInterested(with150)).toBe(true);
    expect(isInterested([issued(start, 'dispersed', '850'), right('149')])).toBe(false);
    expect(isInterested([issued(start, 'dispersed', '1,000'), right('150')])).toBe(false);
    expect(isInterested([issued(start, 'dispersed', '1,000'), right('150')], { 'R-3': 'outstanding' })).toBe(true);
  });
});

function entitled(lines: readonly Line[], asOf: string): Record<string, string> {
  const value = valueOf(corporation(lines).ask({ question: 'voting.entitlement', asOf })) as {
    readonly votes: string;
    readonly holders: readonly { readonly id: string; readonly votes: string }[];
  };
  return { all: value.votes, ...Object.fromEntries(value.holders.map(({ id, votes }) => [id, votes])) };
}

describe('the limit of 15 % in the first four years', () => {
  const shares = (others: string, own: string) => [
    issued(start, 'dispersed', others),
    issued('2002-05-01', 'ash', own),
  ];

  it('leaves 15 % alone and takes what is above out of every count', () => {
    expect(entitled(shares('850,000', '150,000'), '2003-06-30')).toEqual({ all: '1000000', ash: '150000' });
    expect(entitled(shares('849,999', '150,001'), '2003-06-30')).toEqual({ all: '999999', ash: '150000' });
  });

  it('ends with the fourth anniversary, and with it the loss of votes', () => {
    const held = shares('750,000', '250,000');
    expect(entitled(held, '2004-01-10')).toEqual({ all: '900000', ash: '150000' });
    expect(entitled(held, '2004-01-11')).toEqual({ all: '1000000', ash: '250000' });
  });
});

describe('the limit after four years', () => {
  it('leaves a twentieth of each vote above 15 % of all votes', () => {
    const held = [issued(start, 'dispersed', '750,000'), issued('2004-01-11', 'ash', '250,000')];
    expect(entitled(held, '2006-06-30')).toEqual({ all: '905000', ash: '155000' });
  });

  it('counts votes and not shares: three for each senior share', () => {
    const held = [issued(start, 'dispersed', '700'), issued('2006-05-01', 'ash', '100', 'senior')];
    // 300 of 1,000 votes: 150 in full, and a twentieth of the other 150.
    expect(entitled(held, '2006-06-30')).toEqual({ all: '857.5', ash: '157.5' });
  });

  it('shares what is left among holders of record in proportion', () => {
    const held: readonly Line[] = [
      issued(start, 'dispersed', '750'),
      issued('2006-05-01', 'ash', '100'),
      issued('2006-05-01', 'birch', '150'),
      ['2006-05-01', 'held-for', { holder: 'birch', class: 'ordinary', owners: ['ash'] }],
    ];
    expect(entitled(held, '2006-06-30')).toEqual({ all: '905', ash: '62', birch: '93' });
  });
});
