import { describe, expect, it } from 'vitest';
import {
  meetingCall,
  nomination,
  noWrittenConsent,
  classVotes,
  type Instrument,
  type Provision,
} from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const persons = ['ada', 'ben', 'cleo', 'dan'];
const called = (by = 'board'): Line => [
  '2000-04-01',
  'meeting-called',
  { id: 'am', kind: 'special', of: 'shareholders', by, for: '2000-05-31' },
];
const noticed = (sent: string): Line => [sent, 'meeting-noticed', { meeting: 'am', sent, to: 'all' }];
const bylaws = (provisions: readonly Provision[]): Instrument =>
  instrumentOf(provisions, { id: 'bylaws', kind: 'bylaws', citedAs: 'Bylaws', title: 'Bylaws' });
const law = (provisions: readonly Provision[]): Instrument =>
  instrumentOf(provisions, { id: 'law', kind: 'law', citedAs: 'Law', title: 'Law' });

function answerTo(
  instruments: readonly Instrument[],
  question: string,
  input: object,
  lines: readonly Line[] = [],
  asOf = '2000-05-20',
) {
  return asked(open(instruments, persons, [called(), ...lines]), {
    question,
    asOf,
    input: input as Record<string, unknown>,
  });
}
function valueOf(...put: Parameters<typeof answerTo>) {
  const answer = answerTo(...put);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}

describe('a minimum of days for nominations', () => {
  const minimum = (more: object = {}) =>
    instrumentOf([nomination({ cite: 'VI', summary: 'ten days', leastDays: '10', minimum: true, ...more })]);
  const longer = bylaws([
    nomination({
      cite: '2',
      summary: 'thirty days',
      leastDays: '30',
      late: { noticeWithin: '35', daysAfterNotice: '5' },
    }),
  ]);
  const nominated = (instruments: readonly Instrument[], more: object = {}, lines: readonly Line[] = []) =>
    valueOf(instruments, 'meeting.nominate', { meeting: 'am', ...more }, lines);

  it('governs alone where nothing lower speaks, and names what the bylaws lay down', () => {
    expect(nominated([minimum()])).toMatchObject({ latest: '2000-05-21', charter: 'VI', rule: 'VI' });
    expect(JSON.stringify(answerTo([minimum()], 'meeting.nominate', { meeting: 'am' })['otherLaw'])).toContain(
      'which the bylaws lay down',
    );
  });

  it('is lengthened and never shortened by what is below it', () => {
    expect(nominated([minimum(), longer], {}, [noticed('2000-04-26')])).toMatchObject({
      latest: '2000-05-01',
      rule: 'Bylaws 2',
      charter: 'VI',
    });
    const shorter = bylaws([nomination({ cite: '2', summary: 'five days', leastDays: '5' })]);
    expect(nominated([minimum(), shorter])).toMatchObject({ latest: '2000-05-21', rule: 'VI' });
    expect(nominated([minimum(), longer], {}, [noticed('2000-05-10')])).toMatchObject({ latest: '2000-05-15' });
    expect(nominated([minimum(), longer], {}, [noticed('2000-05-18')])).toMatchObject({
      latest: '2000-05-21',
      rule: 'VI',
    });
  });

  it('asks when notice came where none is entered and it can no longer come early enough', () => {
    const put = (received: string, asOf: string) =>
      answerTo([minimum(), longer], 'meeting.nominate', { meeting: 'am', received }, [], asOf);
    expect(put('2000-05-02', '2000-04-26')['value']).toMatchObject({ outcome: 'too-late', latest: '2000-05-01' });
    expect(put('2000-05-02', '2000-04-27')['inquiries']).toMatchObject([{ fact: 'meeting-announced-on' }]);
    const inAnyCase = put('2000-05-01', '2000-04-27')['value'];
    expect(inAnyCase).toMatchObject({ outcome: 'in-time' });
    expect(inAnyCase).not.toHaveProperty('latest');
  });

  it('that is no minimum leaves nothing to what is below it', () => {
    expect(nominated([minimum({ minimum: false }), longer])).toMatchObject({ latest: '2000-05-21', rule: 'VI' });
  });

  it('tells one last day in a list of deadlines, that of the stricter rule', () => {
    const steps = (instruments: readonly Instrument[]) =>
      valueOf(instruments, 'solve.last-day', { meeting: 'am' }, [], '2000-04-20')['steps'] as readonly Record<
        string,
        unknown
      >[];
    expect(steps([minimum(), longer])).toMatchObject([{ lastDay: '2000-05-01', cite: 'Bylaws 2' }]);
    expect(steps([minimum()])).toMatchObject([{ lastDay: '2000-05-21' }]);
    expect(steps([minimum({ minimum: false }), longer])).toMatchObject([{ lastDay: '2000-05-21' }]);
  });

  it('counts the day of receipt or that of sending, as the text has it', () => {
    const sent = [minimum({ counted: 'sent' })];
    expect(nominated(sent, { received: '2000-05-25', sent: '2000-05-21' })).toMatchObject({
      outcome: 'in-time',
      counted: 'sent',
    });
    expect(nominated(sent, { received: '2000-05-25', sent: '2000-05-22' })).toMatchObject({ outcome: 'too-late' });
    expect(nominated(sent)).toMatchObject({ outcome: 'latest-day' });
    expect(nominated([minimum()], { received: '2000-05-22', sent: '2000-05-01' })).toMatchObject({
      outcome: 'too-late',
    });
    const answer = answerTo(sent, 'meeting.nominate', { meeting: 'am', received: '2000-05-25' });
    expect(JSON.stringify(answer['inquiries'])).toContain('nomination-sent');
    const said: Line = [
      '2000-05-25',
      'stated',
      { fact: 'nomination-sent', about: ['am', '2000-05-25'], value: '2000-05-21' },
    ];
    expect(nominated(sent, { received: '2000-05-25' }, [said])).toMatchObject({ outcome: 'in-time' });
  });

  it('is told as a minimum in the profile', () => {
    const told = (more: object) => JSON.stringify(answerTo([minimum(more)], 'instrument.profile', {})['value']);
    expect(told({})).toContain('nominations 10 days before the meeting, or more as bylaws ask');
    expect(told({ minimum: false })).not.toContain('or more as bylaws ask');
  });

  it('binds no nomination of the board or of a committee of it', () => {
    expect(nominated([minimum()], { by: 'board' })).toMatchObject({ outcome: 'not-bound', rule: 'VI' });
    expect(nominated([longer], { by: 'committee' })).toMatchObject({ outcome: 'not-bound', charter: 'silent' });
  });
});

describe('the vote by which the board calls a meeting', () => {
  const rule = (boardVote?: 'majority-of-the-entire-board') =>
    instrumentOf([
      meetingCall({
        cite: 'VII',
        summary: 'calls',
        meetings: 'special',
        callers: ['board', 'chair'],
        ...(boardVote === undefined ? undefined : { boardVote }),
      }),
    ]);
  const board: Line = [
    '2000-01-10',
    'opening-board',
    { size: '5', directors: persons.map((person) => ({ person, 'term-ends-after': '1' })) },
  ];
  const act = (yes: string): Line => [
    '2000-04-01',
    'body-act',
    { by: 'board', on: 'am', decides: 'approve', yes, present: '4', 'at-meeting': 'yes' },
  ];
  const outcome = (instrument: Instrument, lines: readonly Line[]) =>
    valueOf([instrument], 'meeting.call', { meeting: 'am' }, [board, ...lines])['outcome'];

  it('may be a majority of the entire Board: three of five, and not of those present', () => {
    const rule5 = rule('majority-of-the-entire-board');
    expect(outcome(rule5, [act('3')])).toBe('duly-called');
    expect(outcome(rule5, [act('2')])).toBe('not-duly-called');
    expect(outcome(rule5, [act('2'), act('3')])).toBe('duly-called');
    expect(outcome(rule(), [act('2')])).toBe('duly-called');
  });

  it('is taken to have been regular where no act is entered', () => {
    const answer = answerTo([rule('majority-of-the-entire-board')], 'meeting.call', { meeting: 'am' }, [board]);
    expect(answer['value']).toMatchObject({ outcome: 'duly-called' });
    expect(JSON.stringify(answer)).toContain('by a majority of the entire Board');
  });
});

describe('a demand of holders for a meeting', () => {
  const votes = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
  const shares: Line[] = [
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '19' }],
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '1' }],
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '80' }],
  ];
  const call = (more: object) =>
    meetingCall({ cite: 'VII', summary: 'calls', meetings: 'special', callers: ['chair'], ...more });
  const demand = (instruments: readonly Instrument[], by: readonly string[]) =>
    answerTo(instruments, 'meeting.call', { meetings: 'special', 'demanded-by': by }, shares);
  const fifth = call({ holders: { atLeast: '1/5' } });

  it('is enough from the part of the votes that the text names', () => {
    const own = [instrumentOf([votes, fifth])];
    expect(demand(own, ['ada', 'ben'])['value']).toMatchObject({
      outcome: 'duly-called',
      demand: { have: '20', base: '100', needed: '20' },
    });
    expect(demand(own, ['ada'])['value']).toMatchObject({ outcome: 'not-duly-called', demand: { have: '19' } });
  });

  it('is left to law beside the text where the text gives way to it', () => {
    const charter = instrumentOf([votes, call({ lawBesides: true })]);
    const named = demand([charter], ['ada', 'ben']);
    expect(named['value']).toMatchObject({ outcome: 'not-duly-called' });
    expect(JSON.stringify(named['otherLaw'])).toContain('at the demand of shareholders');
    expect(demand([charter, law([fifth])], ['ada', 'ben'])['value']).toMatchObject({ outcome: 'duly-called' });
    expect(demand([charter, law([call({})])], ['ada', 'ben'])['value']).toMatchObject({ outcome: 'not-duly-called' });
  });

  it('comes to nothing where the text does not give way', () => {
    const charter = instrumentOf([votes, call({})]);
    const answer = demand([charter, law([fifth])], ['ada', 'ben']);
    expect(answer['value']).toMatchObject({ outcome: 'not-duly-called' });
    expect(JSON.stringify(answer['otherLaw'])).not.toContain('at the demand of shareholders');
  });

  it('of a part that a reading chooses is told as a part in the profile', () => {
    const doubtful = instrumentOf(
      [votes, call({ holders: { reading: 'part', options: { a: { atLeast: '1/5' }, b: { atLeast: '1/4' } } } })],
      {
        readings: [
          {
            id: 'part',
            cite: 'VII',
            asks: 'which?',
            options: { a: 'a fifth', b: 'a quarter' },
            adopted: 'a',
            because: 'so',
          },
        ],
      },
    );
    expect(JSON.stringify(answerTo([doubtful], 'instrument.profile', {})['value'])).toContain(
      'holders of a part of the votes',
    );
    expect(demand([doubtful], ['ada', 'ben'])['value']).toMatchObject({ outcome: 'duly-called' });
  });
});

describe('a consent in writing of the holders of a series', () => {
  const rule = (seriesToo?: boolean) =>
    instrumentOf([
      noWrittenConsent({
        cite: 'X',
        summary: 'no consents',
        consentOfAll: 'no-effect',
        ...(seriesToo === undefined ? undefined : { seriesToo }),
      }),
    ]);
  it('is of no effect whatever its terms say, where the text reaches it; else its terms are asked for', () => {
    const input = { body: 'series-x', what: 'something' };
    expect(valueOf([rule(true)], 'meeting.consent', input)).toMatchObject({ outcome: 'barred' });
    expect(JSON.stringify(answerTo([rule()], 'meeting.consent', input)['inquiries'])).toContain(
      'consent-by-series-terms',
    );
  });
});
