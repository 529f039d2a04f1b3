import { describe, expect, it } from 'vitest';
import { interestedShareholder, ownership, type Provision } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import {
  askPrice,
  bought,
  completed,
  deal,
  offered,
  quoted,
  ruleReadings,
  rules,
  settledOf,
  testOf,
  type Asked,
} from './price-world.js';
import { corporationOf, type Line } from './world.js';

const flat = quoted('common', '$30');
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2003-07-01',
  'stated',
  { fact, about, value },
];
const verdictOf = (id: string, lines: readonly Line[], more: Partial<Asked> = {}) =>
  testOf({ lines: [flat, ...completed, offered('$30'), ...lines], ...more }, id)?.verdict;
const says = (lines: readonly Line[], more: Partial<Asked> = {}) =>
  JSON.stringify(askPrice({ lines: [flat, ...completed, offered('$30'), ...lines], ...more }));

describe('the form of what holders receive', () => {
  const form = (lines: readonly Line[], more: Partial<Asked> = {}) =>
    testOf({ lines: [flat, ...completed, ...lines], ...more }, 'V.2(c)')?.verdict;
  const notes = { stock: [{ what: 'big-common', units: '1' }] };
  const buy = (shares: string, paidIn: string | undefined, on = '2002-02-01') =>
    bought(on, '$30', { shares, 'paid-in': paidIn });

  it('is cash, whatever was paid before, and nothing at all is no other form', () => {
    expect(form([offered('$30')])).toBe('pass');
    expect(form([offered('$0', { class: 'common' })])).toBe('pass');
  });

  it('is the form in which most shares were bought; of a class never bought, cash, or anything by the reading', () => {
    const stock = offered('$1', notes);
    expect(form([stock])).toBe('fail');
    expect(form([stock], { readings: { 'R-form': 'any' } })).toBe('pass');
    expect(form([stock, buy('10', 'big-common')])).toBe('pass');
    expect(form([stock, buy('11', 'cash'), buy('10', 'big-common', '2002-02-02')])).toBe('fail');
    expect(form([stock, buy('10', 'cash'), buy('10', 'big-common', '2002-02-02')])).toBe('pass');
    expect(form([stock, buy('10', 'cash'), buy('11', 'big-common', '2002-02-02')])).toBe('pass');
    expect(form([offered('$1', { property: [{ what: 'bond', units: '2' }] }), buy('10', 'big-common')])).toBe('fail');
  });

  it('asks in what shares were paid where that matters and is not entered', () => {
    const bare: Line = [...buy('10', undefined), 'buy'] as unknown as Line;
    expect(form([offered('$1', notes), bare])).toBeUndefined();
    expect(form([offered('$1', notes), bare, stated('form-paid', ['buy'], 'big-common')])).toBe('pass');
    expect(form([offered('$1'), bare])).toBe('pass');
  });

  it('leaves shares that are kept to whoever may settle whether they fit', () => {
    const kept = offered('$1', { retained: 'yes' });
    expect(form([kept])).toBeUndefined();
    expect(form([kept, stated('retained-shares-fit-form', ['deal', 'common'], 'yes')])).toBe('pass');
    expect(form([kept, stated('retained-shares-fit-form', ['deal', 'common'], 'no')])).toBe('fail');
  });

  it('is asked for where no offer is entered', () => {
    expect(form([])).toBeUndefined();
    expect(form([stated('offered-in-cash', ['deal', 'common'], 'yes')])).toBe('pass');
    const other = [stated('offered-in-cash', ['deal', 'common'], 'no')];
    expect(form([...other, stated('offered-in-form-paid', ['deal', 'common', 'big'], 'yes')])).toBe('pass');
    expect(form([...other, stated('offered-in-form-paid', ['deal', 'common', 'big'], 'no')])).toBe('fail');
  });
});

describe('what a deal gives', () => {
  const offer = (more: object, lines: readonly Line[] = [], cash = '$1') =>
    testOf({ lines: [flat, quoted('big-common', '$12'), ...completed, offered(cash, more), ...lines] }, 'V.2(a)(ii)');

  it('is the cash and the value of the rest on the later of two days', () => {
    expect(offer({})?.offered).toBe('1');
    expect(offer({ stock: [{ what: 'big-common', units: '5/2' }] })?.offered).toBe('31');
    expect(offer({ retained: 'yes' })?.offered).toBe('31');
    expect(offer({ retained: 'no' })?.offered).toBe('1');
    const bond = { property: [{ what: 'bond', units: '2' }] };
    expect(offer(bond)?.offered).toBeUndefined();
    expect(offer(bond, [stated('value-determined', ['bond', '2003-06-15'], '14.5')])).toEqual({
      verdict: 'pass',
      required: '30',
      offered: '30',
      margin: '0',
    });
    expect(offer({ cash: undefined, stock: [{ what: 'big-common', units: '1' }] })?.offered).toBe('12');
  });

  it('is valued two days before the vote where that is later, and on completion where nobody votes', () => {
    const valued = (lines: readonly Line[], asOf = '2003-07-15') => settledOf({ lines: [flat, ...lines], asOf }).valued;
    expect(valued(completed)).toBe('2003-06-15');
    expect(
      valued([
        ['2003-06-25', 'polls-closed', { proposal: 'deal' }],
        ['2003-06-30', 'consummated', { proposal: 'deal' }],
      ]),
    ).toBe('2003-06-23');
    const noPolls: Line = ['2003-06-30', 'consummated', { proposal: 'deal' }];
    expect(valued([noPolls])).toBeUndefined();
    expect(valued([noPolls, stated('shareholders-vote-on-deal', ['deal'], 'no')])).toBe('2003-06-30');
    const vote = [stated('shareholders-vote-on-deal', ['deal'], 'yes'), stated('day-of-vote', ['deal'], '2003-06-20')];
    expect(valued([noPolls, ...vote])).toBe('2003-06-18');
    expect(valued([...vote, stated('day-of-completion', ['deal'], '2003-07-30')])).toBe('2003-07-15');
  });
});

describe('dividends since the person became interested', () => {
  const rate = (on: string, annual: string, id?: string): Line =>
    [on, 'dividend-rate', { class: 'common', annual }, ...(id === undefined ? [] : [id])] as unknown as Line;
  const covered: Line = ['2000-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }];
  const disapproved = (on: string, more: object = {}): Line => [
    on,
    'act-disapproved',
    { by: 'big', of: 'cut', 'in-writing': 'yes', 'asks-to-rectify': 'yes', ...more },
  ];
  const cut = [covered, rate('2001-01-01', '$1.00'), rate('2002-09-02', '$0.99', 'cut')];
  const id = 'V.2(d)(ii)';

  it('are asked about where no rates are entered', () => {
    expect(verdictOf(id, [])).toBeUndefined();
    expect(verdictOf(id, [covered])).toBeUndefined();
    expect(verdictOf(id, [covered, rate('2002-02-02', '$1')])).toBeUndefined();
    const about = ['common', '2002-02-01', '2003-06-30'];
    expect(verdictOf(id, [stated('dividend-rate-kept', about, 'yes')])).toBe('pass');
    const notKept = stated('dividend-rate-kept', about, 'no');
    expect(verdictOf(id, [notKept, stated('lapse-was-disapproved', ['big', 'common'], 'yes')])).toBe('pass');
    expect(verdictOf(id, [notKept, stated('lapse-was-disapproved', ['big', 'common'], 'no')])).toBe('fail');
  });

  it('may be raised, and may not be cut', () => {
    expect(verdictOf(id, [covered, rate('2001-01-01', '$1'), rate('2002-09-02', '$1.01')])).toBe('pass');
    expect(verdictOf(id, cut)).toBe('fail');
    expect(verdictOf(id, [covered, rate('2001-01-01', '$1'), rate('2002-02-01', '$0.50')])).toBe('pass');
  });

  it('may follow a split, and must follow a combination', () => {
    const split = (on: string, becomes: string, each = '1', name = 'split'): Line => [
      on,
      'shares-split',
      { class: 'common', 'for-each': each, becomes },
      name,
    ];
    const two = [covered, rate('2001-01-01', '$1'), split('2002-09-02', '2')];
    expect(verdictOf(id, [...two, rate('2002-09-02', '$0.50')])).toBe('pass');
    expect(verdictOf(id, [...two, rate('2002-09-02', '$0.49')])).toBe('fail');
    expect(verdictOf(id, two)).toBe('pass');
    const half = [covered, rate('2001-01-01', '$1'), split('2002-09-02', '1', '2', 'cut')];
    expect(verdictOf(id, half)).toBe('fail');
    expect(verdictOf(id, [...half, rate('2002-10-01', '$2')])).toBe('pass');
    expect(verdictOf(id, [...half, rate('2002-10-01', '$1.99')])).toBe('fail');
    expect(verdictOf(id, [...half, disapproved('2002-09-07')])).toBe('pass');
  });

  it('that were cut do not matter if it disapproved in time, in writing, in good faith and nobody of its side voted for it', () => {
    expect(verdictOf(id, [...cut, disapproved('2002-09-07')])).toBe('pass');
    expect(verdictOf(id, [...cut, disapproved('2002-09-08')])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-01')])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-05', { 'in-writing': 'no' })])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-05', { 'asks-to-rectify': 'no' })])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-05', { by: 'other' })])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-05', { 'good-faith': 'no' })])).toBe('fail');
    expect(verdictOf(id, [...cut, disapproved('2002-09-05', { 'good-faith': 'yes' })])).toBe('pass');
    expect(
      verdictOf(id, [...cut, disapproved('2002-09-05'), stated('interested-side-voted-for', ['cut'], 'yes')]),
    ).toBe('fail');
    expect(says([...cut, disapproved('2002-09-05')])).toContain(
      'nobody of an interested side voted as a director for the dividend rate of 2 September 2002',
    );
  });

  it('that were cut are past mending once the days to disapprove are over', () => {
    const at = (asOf: string) => settledOf({ lines: [flat, offered('$30'), ...cut], asOf });
    expect(at('2002-09-07').final).toBe(false);
    expect(at('2002-09-08').final).toBe(true);
  });

  it('on senior stock are asked about series by series, and one that was omitted counts unless disapproved of', () => {
    const series: readonly Line[] = [
      ['2001-02-01', 'series-designated', { series: 'first', class: 'preferred', shares: '100', terms: {} }],
      ['2001-02-02', 'shares-issued', { class: 'first', to: 'dispersed', shares: '10' }],
    ];
    const senior = 'V.2(d)(i)';
    const about = ['first', '2002-02-01', '2003-06-30'];
    expect(verdictOf(senior, [])).toBe('not-needed');
    expect(verdictOf(senior, series)).toBeUndefined();
    expect(verdictOf(senior, [...series, stated('regular-dividends-kept-up', about, 'yes')])).toBe('pass');
    const lapsed = stated('regular-dividends-kept-up', about, 'no');
    expect(verdictOf(senior, [...series, lapsed, stated('lapse-was-disapproved', ['big', 'first'], 'no')])).toBe(
      'fail',
    );
    expect(verdictOf(senior, [...series, lapsed, stated('lapse-was-disapproved', ['big', 'first'], 'yes')])).toBe(
      'pass',
    );
    const omitted: Line = ['2002-10-01', 'dividend-omitted', { class: 'first' }, 'cut'];
    expect(verdictOf(senior, [...series, omitted])).toBe('fail');
    expect(
      verdictOf(senior, [
        ...series,
        omitted,
        disapproved('2002-10-06'),
        stated('regular-dividends-kept-up', about, 'yes'),
      ]),
    ).toBe('pass');
    const retired: readonly Line[] = [
      ...series,
      ['2002-01-02', 'shares-reacquired', { class: 'first', from: 'dispersed', shares: '10', 'held-as': 'retired' }],
    ];
    expect(verdictOf(senior, retired)).toBe('not-needed');
  });
});

describe('no more voting stock', () => {
  const id = 'V.2(e)';

  it('is spoilt by one share bought, given or promised after the person became interested', () => {
    expect(verdictOf(id, [])).toBe('pass');
    expect(verdictOf(id, [bought('2002-02-01', '$30')])).toBe('pass');
    expect(verdictOf(id, [bought('2002-02-02', '$30', { shares: '1' })])).toBe('fail');
    expect(verdictOf(id, [bought('2002-02-02', '$1', { how: 'gift', 'per-share': undefined })])).toBe('fail');
    expect(verdictOf(id, [bought('2002-02-02', '$30'), bought('2002-02-03', '$30')])).toBe('fail');
    const right = (on: string): Line => [
      on,
      'right-granted',
      {
        id: 'option',
        holder: 'big',
        class: 'common',
        shares: '1',
        'exercisable-from': '2004-01-01',
        over: 'unissued',
        kind: 'option',
      },
    ];
    expect(verdictOf(id, [right('2002-02-02')])).toBe('fail');
    expect(verdictOf(id, [right('2002-02-01')])).toBe('pass');
    expect(verdictOf(id, [stated('more-shares-besides', ['big', '2002-02-01'], 'yes')])).toBe('fail');
  });

  it('looks at what counts as the person’s own through others, as the shares now are', () => {
    const split: Line = ['2002-05-01', 'shares-split', { class: 'common', 'for-each': '1', becomes: '2' }];
    expect(verdictOf(id, [split])).toBe('pass');
    const combined: Line = ['2002-05-01', 'shares-split', { class: 'common', 'for-each': '2', becomes: '1' }];
    expect(verdictOf(id, [combined])).toBe('fail');
    expect(says([combined])).toContain('as the shares now are');
  });

  it('is past mending', () => {
    const spoilt = settledOf({ lines: [flat, offered('$30'), bought('2002-02-02', '$30')], asOf: '2003-04-01' });
    expect([spoilt.passes, spoilt.final]).toEqual([false, true]);
  });
});

describe('no financial benefit', () => {
  const id = 'V.2(f)';
  const sub: Line = ['2001-01-01', 'person', { id: 'bank', kind: 'corporation', subsidiary: 'yes' }];
  const benefit = (more: object = {}, on = '2002-02-02'): Line => [
    on,
    'benefit-received',
    { by: 'big', from: 'bank', kind: 'tax-advantage', proportionate: 'no', 'usual-business': 'no', ...more },
    'benefit',
  ];

  it('counts from the corporation or a subsidiary, after the person became interested, but as a shareholder', () => {
    expect(verdictOf(id, [])).toBe('pass');
    expect(verdictOf(id, [sub, benefit()])).toBe('fail');
    expect(verdictOf(id, [sub, benefit({}, '2002-02-01')])).toBe('pass');
    expect(verdictOf(id, [sub, benefit({ by: 'other' })])).toBe('pass');
    expect(verdictOf(id, [benefit({ from: 'corporation' })])).toBe('fail');
    expect(verdictOf(id, [benefit({ from: 'other' })])).toBeUndefined();
    expect(verdictOf(id, [benefit({ from: 'other' }), stated('subsidiary', ['other'], 'no')])).toBe('pass');
    expect(verdictOf(id, [sub, benefit({ proportionate: 'yes' })])).toBe('pass');
    expect(verdictOf(id, [sub, benefit({ proportionate: undefined })])).toBeUndefined();
    const inProportion = stated('benefit-only-as-shareholder', ['benefit'], 'yes');
    expect(verdictOf(id, [sub, benefit({ proportionate: undefined }), inProportion])).toBe('pass');
    expect(verdictOf(id, [stated('benefit-besides', ['big', '2002-02-01'], 'yes')])).toBe('fail');
  });

  it('counts ordinary business on its words, or does not, by the reading', () => {
    const usual = [sub, benefit({ 'usual-business': 'yes' })];
    expect(verdictOf(id, usual)).toBe('fail');
    expect(says(usual)).toContain('no exception on the words of the rule');
    expect(verdictOf(id, usual, { readings: { 'R-usual': 'free' } })).toBe('pass');
    expect(verdictOf(id, [sub, benefit()], { readings: { 'R-usual': 'free' } })).toBe('fail');
    const open = [sub, benefit({ 'usual-business': undefined })];
    expect(verdictOf(id, open, { readings: { 'R-usual': 'free' } })).toBeUndefined();
    expect(verdictOf(id, open)).toBe('fail');
  });
});

describe('the statement', () => {
  const id = 'V.2(g)';
  const mailed = (on: string, complies?: string): Line => [
    on,
    'statement-mailed',
    { proposal: 'deal', sort: 'information-statement', ...(complies === undefined ? {} : { complies }) },
    'statement',
  ];

  it('is mailed so many days before completion, the last of them in', () => {
    expect(verdictOf(id, [])).toBe('fail');
    expect(verdictOf(id, [mailed('2003-06-18', 'yes')])).toBe('pass');
    expect(verdictOf(id, [mailed('2003-06-19', 'yes')])).toBe('fail');
    expect(verdictOf(id, [mailed('2003-06-18', 'no')])).toBe('fail');
    expect(verdictOf(id, [mailed('2003-06-18')])).toBeUndefined();
    expect(verdictOf(id, [mailed('2003-06-18'), stated('statement-complies', ['statement'], 'yes')])).toBe('pass');
  });

  it('is open while the deal is ahead and nothing was mailed', () => {
    const ahead = { lines: [flat, offered('$30')], asOf: '2003-04-01' };
    expect(testOf(ahead, id)?.verdict).toBe('open');
    expect(settledOf(ahead).conditions.find((each) => each.id === id)?.verdict).toBe('open');
    const late = [
      flat,
      offered('$30'),
      mailed('2003-03-25', 'yes'),
      stated('day-of-completion', ['deal'], '2003-04-05'),
    ];
    expect(testOf({ lines: late, asOf: '2003-07-02' }, id)?.verdict).toBe('fail');
  });
});

describe('a person who is not interested', () => {
  it('meets no conditions, whatever is offered', () => {
    const definitions: readonly Provision[] = [
      ownership({ cite: 'V.8', summary: 'own shares', together: [], rights: 'all', base: 'outstanding' }),
      interestedShareholder({
        cite: 'V.9',
        summary: 'a fifth',
        fraction: { atLeast: '20%' },
        of: { classes: ['common'] },
        affiliatesToo: false,
        excludes: [],
        proForma: [],
      }),
    ];
    const instrument = instrumentOf([...rules, ...definitions], { readings: ruleReadings });
    const lines = [flat, ...completed, offered('$90')];
    const asked = { question: 'combination.fair-price', asOf: '2003-07-15', input: { of: 'deal', interested: 'big' } };
    const world = (more: readonly Line[]) => corporationOf({ lines: [...deal, ...lines, ...more], instrument });
    const none = world([]).ask(asked);
    expect(none).toMatchObject({ outcome: 'answered', value: { passes: false, interested: [{ id: 'big' }] } });
    expect(JSON.stringify(none)).toContain('is no interested shareholder');
    const bigger = world([bought('2002-02-01', '$30', { shares: '200' })]).ask(asked);
    expect(JSON.stringify(bigger)).toContain('"since":"2002-02-01"');
  });
});
