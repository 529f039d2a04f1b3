import { describe, expect, it } from 'vitest';
import { asProof, type Answer, type Given } from '../../../src/index.js';
import { ask, buys, type Line } from './world.js';
import { asked, having, interested, notion, standing, ties } from './ties-world.js';

const passes = (on: string, from: string, to: string, shares: string, more: object = {}, id?: string): Line => [
  on,
  'shares-transferred',
  { class: 'common', from, to, shares, market: 'private', ...more, ...(id === undefined ? {} : { lot: id }) },
];
const approvedBy = (transfer: string, granted: string): Line => [
  '2000-05-01',
  'approval',
  { by: 'warden', for: transfer, kind: 'approval', granted },
];
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-02-01',
  'stated',
  { fact, about, value },
];
const controls = (controller: string, controlled: string): Line => [
  '2000-02-01',
  'control',
  { controller, controlled },
];

/** The entries of a journal are numbered: seventeen come before these (see the world). */
const entryAt = (place: number): string => `e${19 + place}`;

describe('the voting power of a person', () => {
  it('is 15 % at 150 of 1,000 votes and not one vote below', () => {
    expect(standing([buys('2000-02-01', 'ash', '150')], 'ash')).toMatchObject({ interested: true, by: 'ownership' });
    const below = standing([buys('2000-02-01', 'ash', '149')], 'ash');
    expect(below).toMatchObject({ interested: false, classes: [{ counted: '149', turnsAt: '150', margin: '-1' }] });
  });

  it('counts votes of all classes, and its own rights on both sides, but nobody else’s', () => {
    const right = (holder: string, of: string, shares: string): Line => [
      '2000-02-01',
      'right-granted',
      {
        id: `right-${holder}`,
        holder,
        class: of,
        shares,
        'exercisable-from': '2010-01-01',
        over: 'unissued',
        kind: 'option',
      },
    ];
    const lines = [buys('2000-02-01', 'ash', '60'), right('ash', 'founder', '35'), right('birch', 'common', '400')];
    expect(standing(lines, 'ash').classes[0]).toMatchObject({ counted: '165', base: '1105', margin: '-0.75' });
    const outside = having('ownership', { base: 'outstanding' });
    const found = standing(lines, 'ash', '2000-07-01', { instrument: outside });
    expect(found.classes[0]).toMatchObject({ counted: '165', base: '1000', margin: '15' });
  });

  it('counts excess shares, or leaves them out on both sides, as the reading has it', () => {
    const lines = [buys('2000-02-01', 'ash', '400'), buys('2000-02-01', 'birch', '130')];
    expect(standing(lines, 'birch').classes[0]).toMatchObject({ counted: '130', base: '1000' });
    const leftOut = { readings: { 'R-excess': 'left-out' } };
    expect(standing(lines, 'birch', '2000-07-01', leftOut)).toMatchObject({
      interested: false,
      classes: [{ counted: '130', base: '900' }],
    });
    expect(standing(lines, 'ash', '2000-07-01', leftOut).classes[0]).toMatchObject({ counted: '300', base: '900' });
  });

  it('is left as it is where the text says nothing of excess shares', () => {
    const instrument = having('interested-shareholder', { excess: undefined });
    expect(standing([buys('2000-02-01', 'ash', '400')], 'ash', '2000-07-01', { instrument }).classes[0]?.base).toBe(
      '1000',
    );
  });
});

describe('what is given of ownership', () => {
  const shares = (number: string) => ({ value: number, unit: 'shares' as const });
  const put = (value: Given['value'], instrument = ties) => {
    const given: readonly Given[] = [{ notion: 'beneficial-ownership', about: ['ash', 'common'], place: 'II', value }];
    const asks = { person: 'ash' };
    return ask([], 'ownership.interested-shareholder', '2000-07-01', asks, { instrument, given });
  };
  const some = { shares: shares('140'), rights: shares('12'), owners: ['ash'] };

  it('is enough as shares, rights and owners: what is counted, and of what, follows', () => {
    expect(put(some)).toMatchObject({ value: { persons: [{ classes: [{ counted: '152', base: '1012' }] }] } });
    const byClass = having('interested-shareholder', { of: { classes: ['common'] } });
    expect(put(some, byClass)).toMatchObject({ value: { persons: [{ classes: [{ counted: '152', base: '1012' }] }] } });
    expect(() => put({ owners: ['ash'] })).toThrow('give "shares", "rights" and "owners"');
  });
});

describe('an owner of before', () => {
  const owned = [buys('2000-02-01', 'ash', '200'), passes('2001-03-01', 'ash', 'dispersed', '199')];
  const affiliate = [...owned, controls('ash', 'corporation')];

  it('is interested while an affiliate of the corporation, for three years', () => {
    expect(standing(affiliate, 'ash', '2004-03-01')).toMatchObject({ interested: true, by: 'former-ownership' });
    expect(standing(affiliate, 'ash', '2004-03-02').interested).toBe(false);
    expect(interested(affiliate, '2004-03-01')).toEqual(['ash']);
    expect(interested(affiliate, '2004-03-02')).toEqual([]);
    expect(notion(affiliate, 'interested-by-own-right', ['ash'], '2004-03-01')).toBe(true);
  });

  it('is none on the first day looked back to where the reading leaves that out', () => {
    const options = { readings: { 'R-first-day': 'out' } };
    expect(standing(affiliate, 'ash', '2004-03-01', options).interested).toBe(false);
    expect(standing(affiliate, 'ash', '2004-02-29', options).interested).toBe(true);
  });

  it('is none where no control is entered, until it is stated', () => {
    expect(standing(owned, 'ash', '2002-01-01').interested).toBe(false);
    const says = stated('affiliate-of-the-corporation', ['ash'], 'yes');
    expect(standing([...owned, says], 'ash', '2002-01-01').interested).toBe(true);
  });

  it('is none that never owned enough', () => {
    const lines = [buys('2000-02-01', 'ash', '149'), controls('ash', 'corporation')];
    expect(standing(lines, 'ash', '2001-01-01').interested).toBe(false);
    expect(standing(lines, 'ash', '2004-01-01').interested).toBe(false);
  });

  it('is asked of a time before a register that a list opens, where the corporation is older', () => {
    const older: Line = ['1998-01-01', 'milestone', { name: 'formed' }];
    const begun = [older, controls('ash', 'corporation')];
    expect(asked(begun, 'ash', '2001-01-01')).toEqual([]);
    expect(standing(begun, 'ash', '2001-01-01').interested).toBe(false);
    const holdings = [{ holder: 'dispersed', shares: '1' }];
    const list: Line = ['2000-01-01', 'opening-register', { class: 'founder', issued: '1', treasury: '0', holdings }];
    const lines = [...begun, list];
    expect(asked(lines, 'ash', '2001-01-01')).toEqual(['owned-enough-before-the-register']);
    const says = (value: string) => stated('owned-enough-before-the-register', ['ash', '1998-01-01'], value);
    expect(standing([...lines, says('yes')], 'ash', '2001-01-01')).toMatchObject({ by: 'former-ownership' });
    expect(standing([...lines, says('no')], 'ash', '2001-01-01').interested).toBe(false);
    expect(standing(lines, 'ash', '2003-01-02').interested).toBe(false);
  });

  it('is not looked for where the text does not look back', () => {
    const instrument = having('interested-shareholder', { lookBack: undefined });
    expect(standing(affiliate, 'ash', '2002-01-01', { instrument }).interested).toBe(false);
    expect(interested(affiliate, '2002-01-01', { instrument })).toEqual([]);
    const only = having('interested-shareholder', { lookBack: { years: '3', firstDay: 'in' } });
    expect(interested(affiliate, '2002-01-01', { instrument: only })).toEqual([]);
    expect(standing(affiliate, 'ash', '2002-01-01', { instrument: only }).interested).toBe(false);
  });
});

describe('a successor', () => {
  /** Three years before the questions there was no corporation: it is looked back to its forming. */
  const formed = '2000-01-01';
  const owner = buys('2000-02-01', 'ash', '200');
  const gift = passes('2000-03-01', 'ash', 'birch', '1', { how: 'gift', market: undefined });
  const notApproved = approvedBy(entryAt(1), 'no');

  it('to a single share is interested, for three years after the owner last had it', () => {
    const lines = [owner, gift, notApproved];
    expect(standing(lines, 'birch', '2003-03-01')).toMatchObject({ interested: true, by: 'succession', of: 'ash' });
    expect(standing(lines, 'birch', '2003-03-02').interested).toBe(false);
    expect(interested(lines, '2003-03-01')).toEqual(['ash', 'birch']);
  });

  it('is none where an agency approved the transfer; without its answer it is asked for', () => {
    expect(standing([owner, gift, approvedBy(entryAt(1), 'yes')], 'birch').interested).toBe(false);
    expect(asked([owner, gift], 'birch')).toEqual(['transfer-approved']);
    const no = stated('transfer-approved', ['birch', 'ash', entryAt(1), 'the Warden'], 'no');
    expect(standing([owner, gift, no], 'birch').interested).toBe(true);
  });

  it('is none on the open market or in a public offering; where it is not entered it is asked', () => {
    for (const market of ['open-market', 'public-offering']) {
      const lines = [owner, passes('2000-03-01', 'ash', 'birch', '1', { market })];
      expect(standing(lines, 'birch').interested).toBe(false);
    }
    const silent = [owner, passes('2000-03-01', 'ash', 'birch', '1', { market: undefined }), notApproved];
    expect(asked(silent, 'birch')).toEqual(['where-shares-passed']);
    const says = (where: string) => stated('where-shares-passed', ['birch', 'ash', entryAt(1)], where);
    expect(standing([...silent, says('private')], 'birch').interested).toBe(true);
    expect(standing([...silent, says('open-market')], 'birch').interested).toBe(false);
  });

  it('is one on any market where the text leaves none out', () => {
    const successors = {
      cite: 'II.4(c)',
      from: 'owner',
      otherThan: 'itself',
      unless: { publicOffering: false, openMarket: false },
    };
    const instrument = having('interested-shareholder', { lookBack: { years: '3', firstDay: 'in', successors } });
    const lines = [owner, passes('2000-03-01', 'ash', 'birch', '1', { market: 'open-market' })];
    expect(standing(lines, 'birch', '2000-07-01', { instrument }).interested).toBe(true);
  });

  it('of an owner below the line is none', () => {
    const lines = [buys('2000-02-01', 'ash', '149'), passes('2000-03-01', 'ash', 'birch', '1'), notApproved];
    expect(standing(lines, 'birch').interested).toBe(false);
    expect(interested(lines)).toEqual([]);
    const small = [buys('2000-02-01', 'ash', '20'), passes('2000-03-01', 'ash', 'birch', '1'), notApproved];
    expect(interested(small)).toEqual([]);
  });

  it('of an owner who had sold down before is one where the shares were the same', () => {
    const sold = passes('2000-02-10', 'ash', 'dispersed', '100');
    expect(standing([owner, sold, gift, approvedBy(entryAt(2), 'no')], 'birch').interested).toBe(true);
  });

  it('of an owner who sold down and bought again is asked which shares they were', () => {
    const lines = [
      owner,
      passes('2000-02-10', 'ash', 'dispersed', '150'),
      buys('2000-02-20', 'ash', '5'),
      gift,
      approvedBy(entryAt(3), 'no'),
    ];
    expect(asked(lines, 'birch')).toEqual(['passed-on-among-the-shares']);
    const about = ['birch', 'ash', formed, entryAt(3)];
    expect(standing([...lines, stated('passed-on-among-the-shares', about, 'no')], 'birch').interested).toBe(false);
    expect(standing([...lines, stated('passed-on-among-the-shares', about, 'yes')], 'birch').interested).toBe(true);
  });

  it('is one through another, who had nothing but such shares', () => {
    const lines = [owner, gift, passes('2000-04-01', 'birch', 'cedar', '1'), notApproved, approvedBy(entryAt(2), 'no')];
    expect(standing(lines, 'cedar')).toMatchObject({ interested: true, of: 'ash' });
    expect(interested(lines)).toEqual(['ash', 'birch', 'cedar']);
    const free = [...lines.slice(0, 3), approvedBy(entryAt(1), 'yes'), approvedBy(entryAt(2), 'no')];
    expect(standing(free, 'cedar').interested).toBe(false);
  });

  it('is asked about where the one between had other shares as well', () => {
    const lines = [
      owner,
      gift,
      buys('2000-03-05', 'birch', '10'),
      passes('2000-04-01', 'birch', 'cedar', '1'),
      notApproved,
      approvedBy(entryAt(3), 'no'),
    ];
    expect(asked(lines, 'cedar')).toEqual(['passed-on-among-the-shares']);
  });

  it('does not renew itself by passing shares to and fro on one day', () => {
    const lines = [
      owner,
      gift,
      passes('2000-03-01', 'birch', 'cedar', '1'),
      passes('2000-03-01', 'cedar', 'birch', '1'),
      notApproved,
      approvedBy(entryAt(2), 'no'),
      approvedBy(entryAt(3), 'no'),
    ];
    expect(standing(lines, 'birch', '2003-03-01').interested).toBe(true);
    expect(standing(lines, 'birch', '2003-03-02').interested).toBe(false);
  });

  it('is told from the owners for whom others hold of record', () => {
    const lines = [
      buys('2000-02-01', 'elm', '200'),
      ['2000-02-01', 'held-for', { holder: 'elm', class: 'common', owners: ['ash'] }] as const,
      ['2000-02-01', 'held-for', { holder: 'fern', class: 'common', shares: '5', owners: ['birch'] }] as const,
      passes('2000-03-01', 'elm', 'fern', '5'),
      approvedBy(entryAt(3), 'no'),
    ];
    expect(standing(lines, 'birch')).toMatchObject({ interested: true, of: 'ash' });
    const own = [...lines.slice(0, 2), passes('2000-03-01', 'elm', 'ash', '200')];
    expect(standing(own, 'ash', '2000-07-01')).toMatchObject({ by: 'ownership' });
  });

  it('is one beyond what the entries show only where that is stated', () => {
    const says = stated('further-succession', ['birch', formed], 'yes');
    expect(standing([says], 'birch')).toMatchObject({ interested: true, by: 'succession' });
    expect(standing([], 'birch').interested).toBe(false);
  });

  it('is asked as of its days only where it is stated that there ever was one', () => {
    const ever = stated('further-succession-ever', ['birch'], 'yes');
    expect(asked([ever], 'birch')).toEqual(['further-succession']);
    const notThen = stated('further-succession', ['birch', formed], 'no');
    expect(standing([ever, notThen], 'birch').interested).toBe(false);
  });

  it('is not supposed never of somebody who did so as of other days', () => {
    const says = stated('further-succession', ['birch', '2000-02-01'], 'yes');
    expect(asked([says], 'birch')).toEqual(['further-succession']);
    const never = stated('further-succession-ever', ['birch'], 'no');
    expect(asked([says, never], 'birch')).toContain('further-succession-ever');
  });

  it('is supposed once of a person, however many days are looked back from', () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      buys(`2000-03-${String(index + 1).padStart(2, '0')}`, 'birch', '10'),
    );
    const answer = ask(lines, 'ownership.interested-shareholder', '2000-07-01', {}, { instrument: ties });
    const of = answer.rests.filter(({ about }) => about.startsWith('further-succession'));
    expect(of.map(({ about }) => about)).toEqual(['further-succession-ever(birch)']);
  });

  it('hands the status on to its own successors where the text says of anybody interested', () => {
    const instrument = having('interested-shareholder', {
      lookBack: {
        years: '3',
        firstDay: 'in',
        successors: {
          cite: 'II.4(c)',
          from: 'interested',
          otherThan: 'those-counted-with-it',
          unless: { publicOffering: true, openMarket: true },
        },
      },
    });
    const lines = [owner, gift, buys('2002-01-01', 'birch', '60'), passes('2002-12-01', 'birch', 'cedar', '1')];
    expect(standing(lines, 'cedar', '2005-12-01', { instrument })).toMatchObject({ interested: true, of: 'birch' });
    const spouses: Line = ['2000-02-15', 'relationship', { kind: 'family-in-one-home', person: 'ash', of: 'birch' }];
    const sold = passes('2000-03-02', 'ash', 'dispersed', '199');
    expect(standing([owner, spouses, gift, sold], 'birch', '2000-07-01', { instrument }).interested).toBe(false);
  });
});

describe('when a person became interested', () => {
  const twice = [
    buys('2000-02-01', 'ash', '150'),
    passes('2000-03-01', 'ash', 'dispersed', '1'),
    buys('2000-04-01', 'ash', '1'),
  ];

  it('is when it first was, or when its present status began', () => {
    expect(standing(twice, 'ash').since).toBe('2000-02-01');
    expect(standing(twice, 'ash', '2000-07-01', { readings: { 'R-since': 'present-status' } }).since).toBe(
      '2000-04-01',
    );
    const instrument = having('interested-shareholder', { becoming: undefined });
    expect(standing(twice, 'ash', '2000-07-01', { instrument }).since).toBe('2000-04-01');
  });

  it('is asked where the first time may lie before the register', () => {
    const opening: Line = [
      '2000-01-01',
      'opening-register',
      {
        class: 'founder',
        issued: '200',
        treasury: '0',
        holdings: [{ holder: 'ash', shares: '200' }],
      },
    ];
    expect(standing([opening], 'ash')).toMatchObject({ interested: true });
    expect(asked([opening], 'ash')).toEqual([]);
    const told = stated('became-interested-on', ['ash'], '1999-05-05');
    expect(standing([opening, told], 'ash').since).toBe('1999-05-05');
  });

  it('is not what lapsed between, by the years that ran out', () => {
    const lines = [
      buys('2000-02-01', 'ash', '200'),
      passes('2000-03-01', 'ash', 'birch', '1', { how: 'gift', market: undefined }),
      approvedBy(entryAt(1), 'no'),
      buys('2004-01-10', 'birch', '150'),
    ];
    const present = { readings: { 'R-since': 'present-status' } };
    expect(standing(lines, 'birch', '2004-02-01', present).since).toBe('2004-01-10');
    expect(standing(lines, 'birch', '2004-02-01').since).toBe('2000-03-01');
  });
});

const valueOf = (answer: Answer): unknown => (answer.outcome === 'answered' ? answer.value : undefined);

describe('how much more can be had before that', () => {
  const largest = (of: string) => {
    const put = { person: 'ash', class: of };
    const lines = [buys('2000-02-01', 'ash', '100'), ['2000-02-01', 'shares-issued', founders] as const];
    return ask(lines, 'solve.largest', '2000-07-01', put, { instrument: ties });
  };
  const interestedLine = (of: string) =>
    (valueOf(largest(of)) as { readonly lines: readonly { readonly id: string }[] }).lines.find(
      ({ id }) => id === 'interested',
    );
  const founders = { class: 'founder', to: 'dispersed', shares: '100' };

  it('is told in shares of the class that would be bought, by their votes', () => {
    // 15 % of 1,300 votes are 195: 95 votes more reach the line, and 32 founder shares have 96.
    expect(interestedLine('common')).toMatchObject({ class: 'common', existing: '94', issued: '111' });
    expect(interestedLine('founder')).toMatchObject({ class: 'founder', existing: '31' });
  });

  it('is not told of a class without votes', () => {
    expect(interestedLine('silver')).toBeUndefined();
  });
});

describe('the reasons', () => {
  it('tell the figures, the line, and by what somebody is counted together', () => {
    const spouses: Line = ['2000-02-15', 'relationship', { kind: 'family-in-one-home', person: 'ash', of: 'birch' }];
    const lines = [buys('2000-02-01', 'ash', '100'), buys('2000-02-01', 'birch', '60'), spouses];
    const answer = ask(
      lines,
      'ownership.interested-shareholder',
      '2000-07-01',
      { person: 'ash' },
      { instrument: ties },
    );
    const told = asProof(answer.reason)
      .map(({ says }) => says)
      .join('\n');
    expect(told).toContain('owns beneficially 160 of 1,000 votes of the voting stock');
    expect(told).toContain('birch is an associate of ash: as a relative or spouse with the same home');
    expect(told).toContain('The shares of ash and birch count as those of ash');
  });
});
