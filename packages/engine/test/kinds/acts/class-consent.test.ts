import { describe, expect, it } from 'vitest';
import {
  classConsent,
  designatedSeries,
  requires,
  seriesRank,
  type Corporation,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';

const gold = {
  series: 'gold',
  holder: { id: 'fund', says: 'the fund' },
  fraction: { atLeast: '3/5' },
  ends: '4.9',
  never: '4.8',
} as const;

const silent: Reading = {
  id: 'R-silent',
  cite: '3',
  asks: 'how does stock rank whose terms are silent?',
  options: { parity: 'equally', senior: 'before' },
  adopted: 'parity',
  because: 'made up',
};

const series = (id: string, preference: object) =>
  designatedSeries({
    cite: '1',
    summary: id,
    series: id,
    class: 'preference',
    shares: '1,000',
    effective: '1990-01-01',
    resizedBy: 'filing',
    terms: { ...preference },
  });

const ofMatter = (matter: Parameters<typeof classConsent>[0]['matter'], cite: string, more: object = {}) =>
  classConsent({ cite, summary: matter, ...gold, matter, ...more });

const provisions = [
  series('gold', { preference: '$50' }),
  series('bare', {}),
  series('above', { ranks: { gold: { dividends: 'senior', liquidation: 'parity' } } }),
  series('beside', { ranks: { gold: 'parity' } }),
  seriesRank({
    cite: '3',
    summary: 'rank',
    series: 'gold',
    class: 'preference',
    silent: { reading: 'R-silent', options: { parity: 'parity', senior: 'senior' } },
    before: ['ordinary'],
  }),
  ofMatter('senior-stock', '4.1'),
  ofMatter('adverse-amendment', '4.2'),
  ofMatter('merger-or-exchange', '4.3'),
  ofMatter('sale-of-assets', '4.4'),
  ofMatter('holding-company-transaction', '4.5'),
  classConsent({
    cite: '5',
    summary: 'bare',
    series: 'bare',
    matter: 'holding-company-transaction',
    fraction: { majority: true },
    ends: '4.9',
  }),
  classConsent({
    cite: '5.1',
    summary: 'bare amendments',
    series: 'bare',
    matter: 'adverse-amendment',
    fraction: { majority: true },
    ends: '4.9',
  }),
];

const issued = (cls: string, to: string, shares: string): Line => [
  '2001-01-01',
  'shares-issued',
  { class: cls, to, shares },
];

function world(lines: readonly Line[], readings: Readonly<Record<string, string>> = {}): Corporation {
  const start = [issued('ordinary', 'dispersed', '1000'), ...lines];
  return open([instrumentOf(provisions, { readings: [silent] })], ['fund', 'ann', 'other'], start, { readings });
}

const proposed = (written: object): Line => {
  const [[kind, act] = ['', {}]] = Object.entries(written);
  return ['2002-01-01', 'proposed', { id: 'deal', act: { kind, ...act } }];
};
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2002-01-01',
  'stated',
  { fact, about, value },
];

interface Step {
  readonly id: string;
  readonly kind: string;
  readonly status?: string;
  readonly parts?: readonly Step[];
}

function flat(step: Step): readonly Step[] {
  return [step, ...(step.parts ?? []).flatMap(flat)];
}

function status(corporation: Corporation, asOf = '2002-02-01') {
  const answer = corporation.ask({ question: 'approval.status', asOf, input: { of: 'deal' } });
  const { requirement } = (answer.outcome === 'answered' ? answer.value : {}) as { readonly requirement?: Step };
  return { answer, steps: requirement === undefined ? [] : flat(requirement) };
}

/** Each step by its id, with where it stands. */
function stands(corporation: Corporation, asOf?: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    status(corporation, asOf).steps.map(({ id, kind, status: at }) => [id, kind === 'not-needed' ? kind : at]),
  );
}

function asks(corporation: Corporation): readonly string[] {
  const { answer } = status(corporation);
  return answer.outcome === 'needs-facts' ? answer.inquiries.map(({ fact }) => fact) : [];
}

describe('who consents for a series', () => {
  const senior = proposed({ issue: { class: 'above', shares: '10', to: 'other' } });

  it('is the holder named while it has one share, whatever the others say', () => {
    const lines = [issued('gold', 'fund', '1'), issued('gold', 'ann', '99'), senior];
    expect(stands(world(lines))).toMatchObject({ '4.1 consent': 'open', '4.1 fund': 'open' });
    const others: Line = ['2002-01-05', 'ballot', { proposal: 'deal', holder: 'ann', class: 'gold', for: '99' }];
    expect(stands(world([...lines, others]))).toMatchObject({ '4.1 consent': 'open' });
    const given = (kind: string, granted = 'yes'): Line => [
      '2002-01-05',
      'approval',
      { by: 'fund', for: 'deal', kind, granted },
    ];
    expect(stands(world([...lines, given('consent')]))).toMatchObject({ '4.1 consent': 'met' });
    expect(stands(world([...lines, given('consent', 'no')]))).toMatchObject({ '4.1 consent': 'open' });
    expect(stands(world([...lines, given('non-disapproval')]))).toMatchObject({ '4.1 consent': 'open' });
  });

  it('is else the part of its outstanding shares, 60 of 100 and not 59, in writing', () => {
    const cast = (shares: string): Line => [
      '2002-01-05',
      'ballot',
      { proposal: 'deal', holder: 'ann', class: 'gold', for: shares },
    ];
    const lines = [issued('gold', 'ann', '100'), senior];
    expect(stands(world([...lines, cast('59')]))).toMatchObject({ '4.1 consent': 'open', '4.1 shares': 'open' });
    expect(stands(world([...lines, cast('60')]))).toMatchObject({ '4.1 consent': 'met' });
    const spoken = stated('consents-in-writing', ['deal', 'gold'], 'no');
    expect(stands(world([...lines, cast('60'), spoken]))).toMatchObject({ '4.1 consent': 'open' });
  });

  it('is nobody once no share is outstanding, or every one is called with its money deposited', () => {
    expect(stands(world([senior]))['4.1 where it applies']).toBe('not-needed');
    const lines = [issued('gold', 'ann', '100'), senior];
    const called = (shares: string, more: object = {}): Line => [
      '2002-01-02',
      'shares-called',
      { class: 'gold', shares, 'funds-deposited': 'yes', ...more },
    ];
    expect(stands(world([...lines, called('99')]))).toMatchObject({ '4.1 consent': 'open' });
    expect(stands(world([...lines, called('100')]))['4.1 where it applies']).toBe('not-needed');
    const ahead = called('100', { 'outstanding-until': '2002-03-01' });
    expect(stands(world([...lines, ahead]))['4.1 where it applies']).toBe('not-needed');
    expect(stands(world([...lines, called('60', { 'outstanding-until': '2002-03-01' })]))).toMatchObject({
      '4.1 consent': 'open',
    });
    const improper = stated('called-on-proper-notice', ['gold'], 'no');
    expect(stands(world([...lines, ahead, improper]))).toMatchObject({ '4.1 consent': 'open' });
    const late = called('100', { 'outstanding-until': '2002-01-01' });
    expect(stands(world([...lines, late]))).toMatchObject({ '4.1 consent': 'open' });
    const unfunded: Line = ['2002-01-02', 'shares-called', { class: 'gold', shares: '100', 'funds-deposited': 'no' }];
    expect(stands(world([...lines, unfunded]))).toMatchObject({ '4.1 consent': 'open' });
  });
});

describe('stock that ranks before a series', () => {
  const lines = [issued('gold', 'ann', '100')];
  const reached = (act: object, more: readonly Line[] = []) => stands(world([...lines, proposed(act), ...more]));
  const not = { '4.1 where it applies': 'not-needed' };

  it('is stock senior in either respect, or what can become such stock', () => {
    expect(reached({ issue: { class: 'above', shares: '1' } })).toMatchObject({ '4.1 consent': 'open' });
    expect(reached({ issue: { class: 'above', shares: '1', convertible: 'yes' } })).toMatchObject({
      '4.1 consent': 'open',
    });
    expect(reached({ issue: { class: 'beside', shares: '1' } })).toMatchObject(not);
    expect(reached({ issue: { class: 'ordinary', shares: '1' } })).toMatchObject(not);
    expect(reached({ issue: { class: 'gold', shares: '1' } })).toMatchObject(not);
    expect(reached({ issue: { by: 'other', class: 'above', shares: '1' } })).not.toHaveProperty('4.1 consent');
  });

  it('is a new series by its terms, by the reading where they are silent, asked where they are not entered', () => {
    const designate = (terms?: object) => ({
      'designate-series': {
        series: 'new',
        class: 'preference',
        shares: '10',
        ...(terms === undefined ? {} : { terms }),
      },
    });
    expect(reached(designate({ ranks: { gold: 'senior' } }))).toMatchObject({ '4.1 consent': 'open' });
    expect(reached(designate({ ranks: { gold: { dividends: 'junior', liquidation: 'senior' } } }))).toMatchObject({
      '4.1 consent': 'open',
    });
    expect(reached(designate({ ranks: { gold: 'junior' } }))).toMatchObject(not);
    expect(reached(designate({ preference: '$1' }))).toMatchObject(not);
    const silentSenior = world([...lines, proposed(designate({ preference: '$1' }))], { 'R-silent': 'senior' });
    expect(stands(silentSenior)).toMatchObject({ '4.1 consent': 'open' });
    expect(asks(world([...lines, proposed(designate())]))).toContain('rank-beside');
    const own = { 'designate-series': { series: 'gold', class: 'preference', shares: '10' } };
    expect(reached(own)).toMatchObject(not);
  });

  it('is more of a senior series, and not less of it, nor more of another', () => {
    const resize = (id: string, shares: string) => ({ 'resize-series': { series: id, shares } });
    const unhurt = [
      stated('adversely-affects', ['deal', 'gold'], 'no'),
      stated('adversely-affects', ['deal', 'bare'], 'no'),
    ];
    expect(reached(resize('above', '1001'), unhurt)).toMatchObject({ '4.1 consent': 'open' });
    expect(reached(resize('above', '1000'), unhurt)).toMatchObject(not);
    expect(reached(resize('beside', '1001'), unhurt)).toMatchObject(not);
    expect(reached(resize('gold', '1001'), unhurt)).toMatchObject(not);
  });

  it('may be made by an amendment, which is asked', () => {
    const amendment = { amendment: { provisions: ['1'] } };
    expect(asks(world([...lines, proposed(amendment)]))).toContain('makes-senior-stock');
    const unhurt = stated('adversely-affects', ['deal', 'gold'], 'no');
    const makes = (value: string) => stated('makes-senior-stock', ['deal', 'gold'], value);
    expect(reached(amendment, [unhurt, makes('yes')])).toMatchObject({ '4.1 consent': 'open' });
    expect(reached(amendment, [unhurt, makes('no')])).toMatchObject(not);
  });
});

describe('an amendment adverse to a series', () => {
  const lines = [issued('gold', 'ann', '100'), issued('bare', 'ann', '100')];
  const amendment = proposed({ amendment: { provisions: ['1'] } });
  const harmless = [
    stated('makes-senior-stock', ['deal', 'gold'], 'no'),
    stated('adversely-affects', ['deal', 'bare'], 'no'),
  ];
  const adverse = (value: string) => stated('adversely-affects', ['deal', 'gold'], value);

  it('is asked of a person', () => {
    expect(stands(world([...lines, amendment, ...harmless, adverse('yes')]))).toMatchObject({ '4.2 consent': 'open' });
    expect(stands(world([...lines, amendment, ...harmless, adverse('no')]))).toMatchObject({
      '4.2 where it applies': 'not-needed',
      '5.1 where it applies': 'not-needed',
    });
  });

  it('is no amendment of the bylaws, and no change of the number of another series', () => {
    const bylaws = proposed({ amendment: { instrument: 'bylaws', provisions: ['1'] } });
    expect(status(world([...lines, bylaws, ...harmless])).steps.map(({ id }) => id)).not.toContain('4.2 consent');
    const other = proposed({ 'resize-series': { series: 'beside', shares: '2000' } });
    const sections = Object.keys(stands(world([...lines, other, ...harmless])));
    expect(sections).toContain('4.1 where it applies');
    expect(sections.filter((id) => id.startsWith('4.2') || id.startsWith('5.1'))).toEqual([]);
  });
});

describe('a transaction that does not leave a series as it was', () => {
  const noHolding = stated('holding-company-transaction', ['deal'], 'no');
  const lines = [issued('gold', 'ann', '100'), noHolding];
  const becomes = (value: string) => stated('series-in-transaction', ['deal', 'gold'], value);
  const same = (value: string) => stated('same-terms-as-a-whole', ['deal', 'gold'], value);
  const assumed = (value: string) => stated('obligations-assumed', ['deal'], value);
  const merger = { merger: { of: 'corporation', with: 'other', into: 'other' } };
  const surviving = { merger: { of: 'corporation', with: 'other', into: 'corporation' } };
  const of = (act: object, ...facts: readonly Line[]) => {
    const found = stands(world([...lines, proposed(act), ...facts]));
    return found['4.3 where it applies'] ?? found['4.3 consent'];
  };

  it('is free only with the same terms and the obligations assumed', () => {
    expect(of(merger, becomes('otherwise'))).toBe('open');
    expect(of(merger, becomes('preference-securities'), same('no'))).toBe('open');
    expect(of(merger, becomes('preference-securities'), same('yes'), assumed('no'))).toBe('open');
    expect(of(merger, becomes('preference-securities'), same('yes'), assumed('yes'))).toBe('not-needed');
    expect(of(merger, becomes('stay-outstanding'), same('yes'), assumed('yes'))).toBe('not-needed');
  });

  it('needs no assumption where the corporation goes on, and may then not exchange', () => {
    expect(of(surviving, becomes('stay-outstanding'), same('yes'))).toBe('not-needed');
    expect(of(surviving, becomes('preference-securities'), same('yes'))).toBe('open');
    const exchange = { 'share-exchange': { of: 'corporation', with: 'other' } };
    expect(of(exchange, becomes('stay-outstanding'), same('yes'))).toBe('not-needed');
    expect(of(exchange, becomes('preference-securities'))).toBe('open');
    const reclassified = { reclassification: { of: 'corporation', class: 'gold' } };
    expect(of(reclassified, becomes('otherwise'))).toBe('open');
    const consolidated = { consolidation: { of: 'corporation', with: 'other' } };
    expect(of(consolidated, becomes('preference-securities'), same('yes'), assumed('yes'))).toBe('not-needed');
  });

  it('is a reclassification of the series, or of the class that it is of, and of no other stock', () => {
    const reclassified = (name: string) => ({ reclassification: { of: 'corporation', class: name } });
    expect(of(reclassified('preference'), becomes('otherwise'))).toBe('open');
    expect(asks(world([...lines, proposed(reclassified('preference'))]))).toContain('series-in-transaction');
    expect(of(reclassified('ordinary'), becomes('otherwise'))).toBe('not-needed');
    expect(asks(world([...lines, proposed(reclassified('ordinary'))]))).not.toContain('series-in-transaction');
  });

  it('is not one of another company', () => {
    expect(of({ merger: { of: 'other', with: 'fund' } })).toBeUndefined();
  });

  it('asks for what it turns on, one after the other', () => {
    expect(asks(world([...lines, proposed(merger)]))).toContain('series-in-transaction');
    const known = [becomes('stay-outstanding'), same('yes')];
    expect(asks(world([...lines, proposed(merger), ...known]))).toContain('obligations-assumed');
  });
});

describe('a sale of assets', () => {
  const noHolding = stated('holding-company-transaction', ['deal'], 'no');
  const lines = [issued('gold', 'ann', '100'), noHolding];
  const of = (act: object, ...facts: readonly Line[]) => {
    const disposition = { disposition: { 'assets-of': 'corporation', ...act } };
    const found = stands(world([...lines, proposed(disposition), ...facts]));
    return found['4.4 where it applies'] ?? found['4.4 consent'];
  };
  const redeemed = (value: string) => stated('redeemed-at-closing', ['deal', 'gold'], value);
  const material = (value: string) => stated('material-portion', ['deal'], value);

  it('needs the consent of a material portion on, unless the series is redeemed at closing', () => {
    expect(of({ form: 'sale', all: 'yes' }, redeemed('no'))).toBe('open');
    expect(of({ form: 'sale', all: 'yes' }, redeemed('yes'))).toBe('not-needed');
    expect(of({ form: 'sale' }, material('yes'), redeemed('no'))).toBe('open');
    expect(of({ form: 'sale' }, material('no'))).toBe('not-needed');
  });

  it('is no lease, and the sort is asked where it is not said', () => {
    expect(of({ form: 'lease', all: 'yes' })).toBe('not-needed');
    const open = proposed({ disposition: { 'assets-of': 'corporation', all: 'yes' } });
    expect(asks(world([...lines, open]))).toContain('form-of-disposition');
  });
});

describe('a holding company transaction', () => {
  const kept = [
    stated('series-in-transaction', ['deal', 'gold'], 'stay-outstanding'),
    stated('obligations-assumed', ['deal'], 'yes'),
    stated('redeemed-at-closing', ['deal', 'gold'], 'yes'),
  ];
  const lines = [issued('gold', 'ann', '100'), issued('bare', 'ann', '10'), ...kept];
  const holding = (value: string) => stated('holding-company-transaction', ['deal'], value);
  const fact = (name: string, value: string, of = 'gold') => stated(name, ['deal', of], value);
  const merger = { merger: { of: 'corporation', with: 'other', into: 'other' } };
  const of = (act: object, cite: string, ...facts: readonly Line[]) => {
    const found = stands(world([...lines, proposed(act), ...facts]));
    return found[`${cite} where it applies`] ?? found[`${cite} consent`] ?? found[`${cite} holders`];
  };
  const bare = [fact('exchanged-one-for-one', 'no', 'bare')];
  const same = fact('same-terms-as-a-whole', 'yes');

  it('needs the consent unless each share becomes one of equal preference on the same terms', () => {
    expect(of(merger, '4.5', holding('no'), same)).toBe('not-needed');
    expect(of(merger, '4.5', holding('yes'), same, ...bare, fact('exchanged-one-for-one', 'no'))).toBe('open');
    const one = [holding('yes'), ...bare, fact('exchanged-one-for-one', 'yes')];
    expect(of(merger, '4.5', ...one, same, fact('preference-received', '49.99'))).toBe('open');
    expect(of(merger, '4.5', ...one, same, fact('preference-received', '50.01'))).toBe('open');
    const equal = [...one, fact('preference-received', '50')];
    expect(of(merger, '4.5', ...equal, same, fact('equivalent-dividends', 'no'))).toBe('open');
    expect(of(merger, '4.5', ...equal, same, fact('equivalent-dividends', 'yes'))).toBe('not-needed');
    const others = fact('same-terms-as-a-whole', 'no');
    expect(of(merger, '4.5', ...equal, others, fact('equivalent-dividends', 'yes'))).toBe('open');
  });

  it('of a series without a preference in money asks whether it is equal', () => {
    const facts = [
      holding('yes'),
      same,
      fact('exchanged-one-for-one', 'no'),
      fact('exchanged-one-for-one', 'yes', 'bare'),
    ];
    expect(of(merger, '5', ...facts, fact('equal-preference', 'no', 'bare'))).toBe('open');
    const equal = [fact('equal-preference', 'yes', 'bare'), fact('equivalent-dividends', 'yes', 'bare')];
    expect(of(merger, '5', ...facts, ...equal, fact('same-terms-as-a-whole', 'yes', 'bare'))).toBe('not-needed');
  });

  it('may be a disposal of all assets, a share exchange or another transaction, and not an issue of shares', () => {
    const no = [holding('no'), same];
    const sale = { disposition: { 'assets-of': 'corporation', all: 'yes', form: 'sale' } };
    expect(of(sale, '4.5', ...no)).toBe('not-needed');
    expect(of({ disposition: { 'assets-of': 'corporation', form: 'lease' } }, '4.5', ...no)).toBeUndefined();
    expect(of({ transaction: { effect: 'somebody buys most of the common stock' } }, '4.5', ...no)).toBe('not-needed');
    expect(of({ issue: { class: 'ordinary', shares: '1' } }, '4.5', ...no)).toBeUndefined();
  });
});

describe('whose consent an act needs', () => {
  const consent = (lines: readonly Line[], input: Readonly<Record<string, unknown>>) =>
    world(lines).ask({ question: 'series.consent', asOf: '2002-02-01', input });
  const act = { kind: 'issue', class: 'above', shares: '10' };

  it('is told section by section', () => {
    const fund = [issued('gold', 'fund', '1'), issued('gold', 'ann', '99')];
    expect(consent(fund, { series: 'gold', act })).toMatchObject({
      outcome: 'answered',
      value: {
        outcome: 'needed',
        matters: [
          { id: '4.1', asked: true, of: 'fund' },
          { id: '4.2', asked: false },
          { id: '4.3' },
          { id: '4.4' },
          { id: '4.5' },
        ],
      },
    });
    expect(consent([issued('gold', 'ann', '99')], { series: 'gold', act })).toMatchObject({
      value: { matters: [{ of: 'holders', outstanding: '99', needed: '60' }, {}, {}, {}, {}] },
    });
    expect(consent(fund, { series: 'gold', act: { ...act, class: 'beside' } })).toMatchObject({
      value: { outcome: 'not-needed' },
    });
    expect(consent(fund, { series: 'silver', act })).toMatchObject({ value: { outcome: 'silent' } });
  });

  it('is that of the holders where no holder is named', () => {
    const facts = [
      stated('holding-company-transaction', ['act-asked-about'], 'yes'),
      stated('exchanged-one-for-one', ['act-asked-about', 'bare'], 'no'),
    ];
    const merger = { kind: 'merger', of: 'corporation', with: 'other' };
    expect(consent([issued('bare', 'ann', '10'), ...facts], { series: 'bare', act: merger })).toMatchObject({
      value: {
        matters: [
          { id: '5', of: 'holders', needed: '6' },
          { id: '5.1', asked: false },
        ],
      },
    });
  });

  it('is read from what an act needs in the general language, where a condition closes it or not', () => {
    const clause = requires({
      cite: '6',
      summary: 'a lease of all assets',
      acts: [{ acts: ['disposition'], of: 'corporation', where: { proposalSays: 'form', words: 'lease' } }],
      needs: {
        inOrder: [
          { vote: 'board' },
          {
            all: [
              { vote: ['gold'], by: { atLeast: '2/3' }, of: 'outstanding', in: 'shares', limits: 'aside' },
              { approvalOf: 'regulator' },
            ],
            where: { not: { stated: 'small', says: 'it is small', cite: '6.1' } },
          },
        ],
      },
    });
    const start = [
      issued('gold', 'ann', '99'),
      stated('redeemed-at-closing', ['act-asked-about', 'gold'], 'yes'),
      stated('holding-company-transaction', ['act-asked-about'], 'no'),
    ];
    const instruments = [instrumentOf([...provisions, clause], { readings: [silent] })];
    const told = (form: string, ...lines: readonly Line[]) => {
      const disposition = { kind: 'disposition', 'assets-of': 'corporation', form, all: 'yes' };
      const question = { question: 'series.consent', asOf: '2002-02-01', input: { series: 'gold', act: disposition } };
      return open(instruments, ['fund', 'ann', 'other'], [...start, ...lines]).ask(question);
    };
    const small = (value: string) => stated('is-so', ['small', 'act-asked-about'], value);
    const ofSix = (asked: object) => ({ value: { matters: expect.arrayContaining([expect.objectContaining(asked)]) } });
    expect(told('lease', small('no'))).toMatchObject(ofSix({ id: '6', of: 'holders', needed: '66' }));
    expect(told('lease', small('yes'))).toMatchObject(ofSix({ id: '6', asked: false }));
    expect(told('sale')).toMatchObject(ofSix({ id: '6', asked: false }));
    expect(told('lease')).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'is-so', cites: ['6.1'] }] });
  });
});
