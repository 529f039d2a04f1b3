import { describe, expect, it } from 'vitest';
import {
  announcementDate,
  assess,
  determinationPower,
  day,
  hooks,
  matterOf,
  moment,
  priceAndProcedure,
  progressValue,
  QuestionError,
  type Answer,
  type Attempt,
  type Context,
  type Held,
  type Provision,
  type Requirement,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import {
  askPrice,
  bought,
  completed,
  deal,
  interested,
  offered,
  priceCharter,
  quoted,
  ruleReadings,
  rules,
  settledOf,
} from './price-world.js';
import { board, corporationOf, marketValueCharter, type Line } from './world.js';

const flat = quoted('common', '$30');
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2003-07-01',
  'stated',
  { fact, about, value },
];
const kept = stated('dividend-rate-kept', ['common', '2002-02-01', '2003-06-30'], 'yes');
const mailed: Line = ['2003-06-01', 'statement-mailed', { proposal: 'deal', sort: 'proxy-statement', complies: 'yes' }];
const good: readonly Line[] = [flat, offered('$30'), kept, mailed];

const power: Provision = determinationPower({
  cite: 'V.9',
  summary: 'a majority of the directors',
  body: 'board',
  fraction: { majority: true },
  of: 'members',
  ifInGoodFaith: true,
  afterInquiry: false,
});

/** The requirement that the conditions make of a deal, for whoever is interested. */
function required(
  lines: readonly Line[],
  more: {
    readonly asOf?: string;
    readonly persons?: Attempt<readonly string[]>;
    readonly rules?: readonly Provision[];
  } = {},
): Answer {
  const { asOf = '2003-07-15', persons = { settled: true, value: ['big'] } } = more;
  const instrument = instrumentOf(more.rules ?? rules, { readings: ruleReadings });
  const { session } = corporationOf({ lines: [...deal, ...lines], instrument, given: interested });
  return session.ask({ question: 'test', asOf: day(asOf) }, (c) => ({ ask: () => told(c, persons) }));
}

function told(c: Context, persons: Attempt<readonly string[]>): Held<unknown> {
  const matter = matterOf(c, 'deal');
  const input = { matter, interested: persons };
  for (const { placed, hook } of hooks(c, 'tells', c.asOf)) {
    const found = hook(c, placed, 'price-and-procedure', input, c.now);
    if (found === undefined) continue;
    const progress = assess(c, found.value as Requirement, matter);
    c.waitFor(progress.waiting);
    return { value: progressValue(progress), reason: progress.reason };
  }
  throw new Error('nothing is told');
}

const statusOf = (answer: Answer): unknown =>
  answer.outcome === 'answered' ? (answer.value as { readonly status?: string }).status : 'needs-facts';

describe('the conditions as a requirement', () => {
  it('are met once the deal is completed and none failed', () => {
    expect(statusOf(required([...good, ...completed]))).toBe('met');
    expect(settledOf({ lines: [...good, ...completed] })).toMatchObject({ passes: true, final: true });
  });

  it('are open while it is ahead, and failed before only where nothing can mend it', () => {
    const ahead = { asOf: '2003-06-15' };
    const until = stated('dividend-rate-kept', ['common', '2002-02-01', '2003-06-16'], 'yes');
    const when = stated('day-of-completion', ['deal'], '2003-06-30');
    const lines = [...good.filter((line) => line !== kept), until, when];
    expect(statusOf(required(lines, ahead))).toBe('open');
    const little = [flat, offered('$29'), until, when, mailed];
    expect(statusOf(required(little, ahead))).toBe('open');
    expect(statusOf(required([...lines, bought('2002-03-01', '$30', { shares: '1' })], ahead))).toBe('failed');
  });

  it('fail where a price is short when the deal is completed, with the figures', () => {
    const answer = required([flat, offered('$29.50'), kept, mailed, ...completed]);
    expect(statusOf(answer)).toBe('failed');
    expect(JSON.stringify(answer.outcome === 'answered' ? answer.value : {})).toContain(
      '"have":"29.5","turnsAt":"30","unit":"USD","short":"0.5"',
    );
  });

  it('are for each person interested, and for nobody are not met', () => {
    const two = required([...good, ...completed], { persons: { settled: true, value: ['big', 'big'] } });
    expect(statusOf(two)).toBe('met');
    expect(statusOf(required([...good, ...completed], { persons: { settled: true, value: [] } }))).toBe('failed');
  });

  it('wait for who is interested', () => {
    const split = { key: 'who', kind: 'reply', options: ['yes', 'no'], inquiries: [] } as const;
    const answer = required([...good, ...completed], { persons: { settled: false, waiting: [split] } });
    expect(answer).toMatchObject({ value: { possible: ['failed', 'open', 'met'] } });
  });

  it('wait for when the person became interested, where that is asked', () => {
    const unknown = interested.filter(({ notion }) => notion !== 'became-interested');
    const asks = () => askPrice({ lines: [...good, ...completed], given: unknown });
    expect(asks).toThrow(/became-interested/);
  });
});

describe('what a body determines', () => {
  const withPower = [...rules, power];
  const determined = (about: readonly string[], value = 'yes', more: object = {}): Line => [
    '2003-06-20',
    'determination',
    {
      id: 'met',
      by: 'board',
      yes: '3',
      notion: 'price-and-procedure-met',
      about,
      place: 'V',
      value,
      'good-faith': 'yes',
      ...more,
    },
  ];
  const short: readonly Line[] = [...board, flat, offered('$29'), kept, mailed, ...completed];
  const asked = (lines: readonly Line[]) => {
    const instrument = instrumentOf(withPower, { readings: ruleReadings });
    const corporation = corporationOf({ lines: [...deal, ...lines], instrument, given: interested });
    return corporation.ask({
      question: 'combination.fair-price',
      asOf: '2003-07-15',
      input: { of: 'deal', interested: 'big' },
    });
  };

  it('settles whether all conditions are met, either way, and is shown beside what is worked out', () => {
    expect(asked(short)).toMatchObject({ value: { passes: false } });
    expect(asked([...short, determined(['deal'])])).toMatchObject({
      value: { passes: true, determined: true, prices: [{ id: 'common', verdict: 'fail' }] },
      determinations: [{ determination: 'met' }],
    });
    expect(asked([...board, ...good, ...completed, determined(['deal'], 'no')])).toMatchObject({
      value: { passes: false, determined: true },
    });
    expect(statusOf(required([...short, determined(['deal'])], { rules: withPower }))).toBe('met');
    expect(statusOf(required([...short, determined(['deal'], 'no')], { rules: withPower }))).toBe('failed');
  });

  it('may settle one condition alone, and settles nothing without the votes', () => {
    expect(asked([...short, determined(['deal', 'V.2(a)'])])).toMatchObject({ value: { passes: true } });
    expect(asked([...short, determined(['deal', 'V.2(c)'])])).toMatchObject({ value: { passes: false } });
    expect(asked([...short, determined(['deal', 'V.2(a)'], 'yes', { yes: '2' })])).toMatchObject({
      value: { passes: false },
    });
  });
});

describe('the question of a fair price', () => {
  it('wants to be told who is interested where the deal does not tell, and knows the persons', () => {
    const ask = (input: object) =>
      corporationOf({ lines: [...deal, ...good], instrument: priceCharter, given: interested }).ask({
        question: 'combination.fair-price',
        asOf: '2003-07-15',
        input: { of: 'deal', ...input },
      });
    expect(() => ask({})).toThrow(QuestionError);
    expect(() => ask({})).toThrow(/write it under "interested"/);
    expect(() => ask({ interested: 'nobody' })).toThrow(/no person or group "nobody"/);
  });

  it('is answered by silence where no instrument has such conditions', () => {
    const answer = corporationOf({ lines: deal, instrument: marketValueCharter }).ask({
      question: 'combination.fair-price',
      asOf: '2003-07-15',
      input: { of: 'deal', interested: 'big' },
    });
    expect(answer).toMatchObject({ outcome: 'answered', value: { outcome: 'silent' } });
  });
});

describe('the date of announcement', () => {
  const late = announcementDate({ cite: 'V.3', summary: 'next day', afterClose: 'next-day-open' });
  const dateOf = (lines: readonly Line[], rule: Provision, asOf = '2003-07-15') => {
    const { session } = corporationOf({ lines: [...deal.slice(0, 2), ...lines], instrument: instrumentOf([rule]) });
    const answer = session.ask({ question: 'test', asOf: day(asOf) }, (c) => ({
      ask: () => c.notionNamed('announcement-date', ['deal'], moment(asOf), 'V'),
    }));
    return answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.key);
  };
  const announced: Line = ['2003-03-01', 'announced', { proposal: 'deal' }];
  const plain = announcementDate({ cite: 'V.3', summary: 'that day', afterClose: 'that-day' });

  it('is the day itself, entered or stated', () => {
    expect(dateOf([announced], plain)).toBe('2003-03-01');
    expect(dateOf([], plain)).toEqual(['announced-on(deal)']);
    expect(dateOf([stated('announced-on', ['deal'], '2003-03-02')], plain)).toBe('2003-03-02');
  });

  it('after the close of trading may be the next day open', () => {
    expect(dateOf([announced], late)).toContain('announced-after-close(deal)');
    expect(dateOf([announced, stated('announced-after-close', ['deal'], 'no')], late)).toBe('2003-03-01');
    const after = [announced, stated('announced-after-close', ['deal'], 'yes')];
    expect(dateOf(after, late)).toEqual(['next-day-open(deal, 2003-03-01)']);
    expect(dateOf([...after, stated('next-day-open', ['deal', '2003-03-01'], '2003-03-03')], late)).toBe('2003-03-03');
  });
});

describe('the question of a market value', () => {
  const ask = (input: object) =>
    corporationOf({ lines: [flat], instrument: marketValueCharter }).ask({
      question: 'combination.market-value',
      asOf: '2003-05-20',
      input: { security: 'common', ...input },
    });

  it('is of the day asked for, else of that as of which is asked', () => {
    expect(ask({})).toMatchObject({
      value: { value: { amount: '30', currency: 'USD' }, from: '2003-05-10', through: '2003-05-19' },
    });
    expect(ask({ on: '2003-05-19' })).toMatchObject({ value: { from: '2003-05-09', through: '2003-05-18' } });
    expect(() => ask({ on: 'soon' })).toThrow(/"soon" is no day/);
  });

  it('is answered by silence where no instrument measures it', () => {
    const silent = corporationOf({
      lines: [],
      instrument: instrumentOf([priceAndProcedure({ cite: 'V.2', summary: 'none' })]),
    });
    expect(
      silent.ask({ question: 'combination.market-value', asOf: '2003-05-20', input: { security: 'common' } }),
    ).toMatchObject({
      value: { outcome: 'silent' },
    });
  });
});
