import { describe, expect, it } from 'vitest';
import {
  classVotes,
  constant,
  forbids,
  loaded,
  notWorkedOut,
  removal,
  stockClasses,
  workedOutOf,
  kinds,
  type Instrument,
  type Provision,
} from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const name = constant({ cite: '1', summary: 'the name', values: { name: 'Bare Corporation' } });
const votes = classVotes({ cite: '4', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const merger: Line = [
  '2000-05-01',
  'proposed',
  { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ada' } },
];
const other: Line = ['2000-05-01', 'proposed', { id: 'sale', act: { kind: 'merger', of: 'corporation', with: 'ben' } }];

function ask(
  provisions: readonly Provision[],
  lines: readonly Line[],
  question = 'approval.status',
  input: object = { of: 'deal' },
) {
  return asked(open([instrumentOf(provisions)], ['ada', 'ben'], lines), {
    question,
    asOf: '2001-01-01',
    input: input as Record<string, unknown>,
  });
}

it('is asked for where nothing defines what a rule needs, and what that is stands beside the answer', () => {
  const barred = forbids({
    cite: '6',
    summary: 'no deals with large holders',
    acts: { acts: ['merger'], with: 'interested-shareholders', as: ['party'] },
  });
  const text = notWorkedOut({ cite: '7', summary: 'indemnity', bearsOn: { questions: ['liability'] } });
  const answer = ask([name, votes, barred, text], [merger]);
  expect(answer['inquiries']).toMatchObject([{ fact: 'what-says-changes', cites: ['7'] }]);
  expect(JSON.stringify(answer['remarks'])).toContain('defines \\"interested-shareholders\\"');
});

describe('a text in words only that bears on an act', () => {
  const text = notWorkedOut({ cite: '7', summary: 'no deals in a leap year', bearsOn: { acts: ['merger'] } });
  const says = (value: string, about = 'deal'): Line => [
    '2000-05-02',
    'stated',
    { fact: 'what-says', about: ['7', about], value },
  ];
  const status = (lines: readonly Line[]) => ask([name, votes, text], [merger, other, ...lines]);

  it('is asked for with its section, and never split', () => {
    const answer = status([]);
    expect(answer['outcome']).toBe('needs-facts');
    expect(answer['inquiries']).toMatchObject([{ fact: 'what-says', about: ['7', 'deal'], cites: ['7'] }]);
    expect(answer['cases']).toMatchObject([{ when: {} }]);
    expect(JSON.stringify(answer['settledParts'] ?? {})).not.toContain('permitted');
    expect(ask([name, votes, text], [merger], 'approval.required')['outcome']).toBe('needs-facts');
  });

  it.each([
    ['nothing', 'permitted'],
    ['satisfied', 'permitted'],
    ['lacking', 'needs-approval'],
    ['bars', 'barred'],
  ])('stated to say "%s", the act is %s; the answer cites it and the entry', (said, outcome) => {
    const answer = status([says(said)]);
    expect(answer['value']).toMatchObject({ outcome });
    expect(JSON.stringify(answer['remarks'])).toContain('no deals in a leap year');
    expect(JSON.stringify(answer['reason'])).toContain('"7"');
    expect(answer['entries']).toHaveLength(1);
  });

  it('stated of one act says nothing of another', () => {
    expect(status([says('nothing', 'sale')])['outcome']).toBe('needs-facts');
  });

  it('leaves acts of another kind alone', () => {
    expect(ask([name, votes, text], [], 'dividends.permit', { class: 'ordinary', total: '$1' })['value']).toMatchObject(
      {
        outcome: 'silent',
      },
    );
  });
});

describe('a text in words only that bears on a notion, or on what is told', () => {
  const told = notWorkedOut({ cite: '7', summary: 'something on votes', bearsOn: { notions: ['votes', 'equality'] } });
  const stated = (about: string, value: string): Line => [
    '2000-05-02',
    'stated',
    { fact: 'what-says-changes', about: ['7', about], value },
  ];

  it('is asked for; said to change nothing, the others speak; said to change it, nothing is told', () => {
    const equality = (lines: readonly Line[]) => ask([name, told], lines, 'capital.equality', { class: 'common' });
    expect(equality([])['outcome']).toBe('needs-facts');
    expect(equality([stated('equality', 'no')])['value']).toMatchObject({ outcome: 'silent' });
    expect(equality([stated('equality', 'yes')])['value']).toEqual({ outcome: 'not-worked-out', sections: ['7'] });
  });
});

describe('a text in words only of which nobody said on what it bears', () => {
  const text = notWorkedOut({ cite: '7', summary: 'anything' });
  const put = (lines: readonly Line[]) => ask([name, text], lines, 'capital.equality', { class: 'common' });

  it('bears on every question, as that question is put', () => {
    const answer = put([]);
    expect(answer['outcome']).toBe('needs-facts');
    expect(answer['inquiries']).toMatchObject([{ about: ['7', 'capital.equality {class: common}'] }]);
    const line = (value: string): Line => [
      '2000-05-02',
      'stated',
      { fact: 'what-says-changes', about: ['7', 'capital.equality {class: common}'], value },
    ];
    expect(put([line('no')])['value']).toMatchObject({ outcome: 'silent' });
    expect(put([line('yes')])['value']).toMatchObject({ outcome: 'not-worked-out' });
  });
});

describe('a text in words only that speaks of some stock', () => {
  const stock = stockClasses({
    cite: '2',
    summary: 'two classes',
    classes: [
      { class: 'common', authorised: '1,000', par: '$1' },
      { class: 'preferred', authorised: '1,000', par: '$1', inSeries: true },
    ],
    treasury: 'issued',
  });
  const text = notWorkedOut({
    cite: '7',
    summary: 'something on one series',
    bearsOn: { acts: ['offer', 'merger'], questions: ['capital'], notions: ['votes'], stock: ['gold'] },
  });
  const designated: Line = ['2000-01-01', 'series-designated', { series: 'gold', class: 'preferred', shares: '10' }];
  const silver: Line = ['2000-01-01', 'series-designated', { series: 'silver', class: 'preferred', shares: '10' }];
  const put = (question: string, input: object) =>
    ask([name, stock, text], [designated, silver, merger], question, input)['outcome'];

  it.each([
    ['the series itself', 'gold', 'needs-facts'],
    ['its class', 'preferred', 'needs-facts'],
    ['another class', 'common', 'answered'],
    ['another series of the class', 'silver', 'answered'],
    ['a name that is no stock', 'bronze', 'needs-facts'],
  ])('bears on %s or not, in questions and in acts', (_what, named, outcome) => {
    expect(put('capital.equality', { class: named })).toBe(outcome);
    if (named !== 'bronze') expect(put('acquisition.offer', { by: 'ada', class: named, shares: '1' })).toBe(outcome);
  });

  it('bears on what names no stock', () => {
    expect(put('approval.status', { of: 'deal' })).toBe('needs-facts');
    expect(put('capital.summary', {})).toBe('needs-facts');
  });
});

describe('a text in words only that bears on a family of questions but for one', () => {
  it('leaves that one alone', () => {
    const bearsOn = { questions: ['capital'], leaves: ['capital.equality'] };
    const text = notWorkedOut({ cite: '7', summary: 'something on capital', bearsOn });
    expect(ask([name, text], [], 'capital.equality', { class: 'common' })['outcome']).toBe('answered');
    expect(ask([name, text], [], 'capital.preempt', { class: 'common', under: 'holding' })['outcome']).toBe(
      'needs-facts',
    );
  });
});

describe('how far an instrument is worked out', () => {
  const whole: Instrument = {
    ...instrumentOf([]),
    articles: [
      { number: 'I', title: 'Name', provisions: [{ ...name, cite: 'I' }] },
      {
        number: 'II',
        title: 'Stock',
        sections: ['II.1', 'II.2', 'II.3'],
        provisions: [{ ...votes, cite: 'II.1' }, notWorkedOut({ cite: 'II.2', summary: 'a text' })],
      },
      { number: 'III', title: 'Board', provisions: [] },
    ],
  };

  it('is counted by section; what the document has and nobody entered is missing, and bears on every question', () => {
    expect(workedOutOf(loaded(whole), kinds as never)).toEqual({
      instrument: 'made-up',
      sections: 5,
      workedOut: 1,
      wordsOnly: 1,
      notWorkedOut: ['II.2'],
      missing: ['II.3', 'III'],
      percent: 25,
    });
    const answer = asked(open([whole], [], []), {
      question: 'capital.equality',
      asOf: '2001-01-01',
      input: { class: 'a' },
    });
    expect(answer['inquiries']).toMatchObject([{ cites: ['II.2'] }, { cites: ['II.3'] }, { cites: ['III'] }]);
    expect(answer['workedOut']).toMatchObject([{ percent: 25 }]);
  });

  it('is counted for a section too that is held with another, or told by a part of another provision', () => {
    const article = {
      number: 'II',
      title: 'Stock',
      sections: ['II.1', 'II.2', 'II.3', 'II.4'],
      provisions: [
        notWorkedOut({
          cite: 'II.1',
          summary: 'a text',
          covers: [{ cite: 'II.2' }],
          bearsOn: { questions: ['board'] },
        }),
        removal({
          cite: 'II.3',
          summary: 'no removal but by four fifths',
          holders: { cite: 'II.4', fraction: { atLeast: '80%' }, of: 'outstanding', weigh: 'both' },
          otherRoutes: 'none',
          seriesDirectors: 'as-others',
          forCause: 'not-needed',
          causes: [],
          causeForSeries: 'not-needed',
        }),
      ],
    };
    const instrument: Instrument = { ...instrumentOf([]), articles: [article] };
    expect(workedOutOf(loaded(instrument), kinds as never)).toMatchObject({
      sections: 4,
      workedOut: 2,
      notWorkedOut: ['II.1', 'II.2'],
      missing: [],
    });
    const put = { question: 'capital.equality', asOf: '2001-01-01', input: { class: 'common' } };
    expect(asked(open([instrument], [], []), put)['outcome']).toBe('answered');
  });
});
