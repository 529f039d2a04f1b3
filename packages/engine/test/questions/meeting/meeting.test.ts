import { describe, expect, it } from 'vitest';
import {
  electionRule,
  meetingCall,
  meetingNotice,
  meetingQuorum,
  nomination,
  ordinaryVote,
} from '../../../src/kinds/meeting/index.js';
import { bylawPower } from '../../../src/kinds/acts/index.js';
import { requires } from '../../../src/kinds/general/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const votes = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const shares: Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '40' }],
];

function answerOf(
  question: string,
  input: Record<string, unknown>,
  provisions: readonly Provision[],
  lines: readonly Line[] = [],
) {
  const corporation = open([instrumentOf([votes, ...provisions])], ['ada', 'ben'], [...shares, ...lines]);
  return asked(corporation, { question, asOf: '2000-06-01', input });
}

/** The value of an answer, which must be there. */
function valueOf(...parts: Parameters<typeof answerOf>): unknown {
  const answer = answerOf(...parts);
  expect(answer.outcome).toBe('answered');
  return answer['value'];
}

const notice = meetingNotice({ cite: '1', summary: 'notice', of: 'notice', least: '10', most: '50' });
const recordDays = meetingNotice({ cite: '2', summary: 'record date', of: 'record-date', least: '5', most: '20' });
const called = (more: object = {}): Line => [
  '2000-04-01',
  'meeting-called',
  { id: 'sm', kind: 'special', of: 'shareholders', by: 'chair', for: '2000-05-21', ...more },
];

describe('notice of a meeting', () => {
  it('tells the days for a meeting that has not been called', () => {
    const value = valueOf('meeting.notice', { on: '2000-05-21' }, [notice]);
    expect(value).toMatchObject({ outcome: 'days', earliest: '2000-04-01', latest: '2000-05-11' });
    expect(value).not.toHaveProperty('sent');
    expect(value).not.toHaveProperty('recordDate');
  });

  it('has not been given where none is entered, and no record date is fixed', () => {
    expect(valueOf('meeting.notice', { meeting: 'sm' }, [notice], [called()])).toMatchObject({
      outcome: 'not-given',
      recordDate: { outcome: 'not-fixed' },
    });
  });

  it('goes by the first day it was sent on', () => {
    const sent = (day: string): Line => ['2000-05-20', 'meeting-noticed', { meeting: 'sm', sent: day, to: 'all' }];
    const lines = [called(), sent('2000-05-12'), sent('2000-05-11')];
    expect(valueOf('meeting.notice', { meeting: 'sm' }, [notice], lines)).toMatchObject({
      outcome: 'in-time',
      sent: '2000-05-11',
    });
  });

  it('goes by the day on which the meeting was held, not that for which it was called', () => {
    const held: Line = ['2000-05-28', 'meeting-held', { id: 'sm', kind: 'special', of: 'shareholders' }];
    expect(valueOf('meeting.notice', { meeting: 'sm' }, [notice], [called(), held])).toMatchObject({
      latest: '2000-05-18',
    });
  });

  it('asks for the day of a meeting that was called for none, and goes by the reply', () => {
    const noDay: Line = [
      '2000-04-01',
      'meeting-called',
      { id: 'sm', kind: 'special', of: 'shareholders', by: 'chair' },
    ];
    const answer = answerOf('meeting.notice', { meeting: 'sm' }, [notice], [noDay]);
    expect(answer).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'day-of-meeting', about: ['sm'] }] });
    const reply: Line = ['2000-04-01', 'stated', { fact: 'day-of-meeting', about: ['sm'], value: '2000-05-31' }];
    expect(valueOf('meeting.notice', { meeting: 'sm' }, [notice], [noDay, reply])).toMatchObject({
      latest: '2000-05-21',
    });
  });

  it('tells a record date on which no instrument speaks, without judging it', () => {
    const fixed: Line = ['2000-04-01', 'record-date', { for: 'sm', date: '2000-05-01' }];
    const recordDate = (...rules: Provision[]) =>
      (valueOf('meeting.notice', { meeting: 'sm' }, rules, [called(), fixed]) as Record<string, unknown>)['recordDate'];
    expect(recordDate(notice)).toEqual({ date: '2000-05-01' });
    expect(recordDate(notice, recordDays)).toMatchObject({ outcome: 'within', daysBefore: 20, rule: '2' });
  });

  it('is left to other law where no instrument speaks of it', () => {
    expect(answerOf('meeting.notice', { on: '2000-05-21' }, [])).toMatchObject({
      value: { outcome: 'silent' },
      otherLaw: [{ says: 'The instruments in force are silent on notice of meetings.' }],
    });
  });

  it.each([
    [{}, 'Say for which meeting'],
    [{ on: '2000-02-30' }, 'on: Cannot read "2000-02-30"'],
    [{ meeting: 'other' }, 'No meeting "other" is entered. Enter it with a "meeting-called" or "meeting-held" entry'],
  ])('asked with %j is refused in words', (input, words) => {
    expect(() => answerOf('meeting.notice', input, [notice])).toThrow(words);
  });
});

describe('a nomination', () => {
  const rule = nomination({ cite: '3', summary: 'nominations', leastDays: '40' });

  it.each([
    [undefined, 'latest-day'],
    ['2000-04-11', 'in-time'],
    ['2000-04-12', 'too-late'],
  ])('received on %s is judged by the last day', (received, outcome) => {
    const input = { meeting: 'sm', ...(received === undefined ? undefined : { received }) };
    expect(valueOf('meeting.nominate', input, [rule], [called()])).toMatchObject({ outcome, latest: '2000-04-11' });
  });

  it('has no later day for a late notice where the instrument gives none', () => {
    const late: Line = ['2000-05-20', 'meeting-noticed', { meeting: 'sm', sent: '2000-05-20', to: 'all' }];
    expect(valueOf('meeting.nominate', { meeting: 'sm' }, [rule], [called(), late])).toMatchObject({
      latest: '2000-04-11',
    });
  });

  it('is not spoken of where no instrument does', () => {
    expect(valueOf('meeting.nominate', { meeting: 'sm' }, [], [called()])).toMatchObject({ outcome: 'silent' });
  });

  it('of which nothing is entered, at a meeting that is neither annual nor special, is of an annual one only where that is stated', () => {
    const business = nomination({ cite: '4', summary: 'business', leastDays: '40', of: ['business'] });
    const of = (kind: string, ...lines: Line[]) =>
      answerOf('meeting.nominate', { meeting: 'sm', of: 'business' }, [business], [called({ kind }), ...lines]);
    const said = (value: string): Line => ['2000-04-01', 'stated', { fact: 'annual-meeting', about: ['sm'], value }];
    expect(of('regular')).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'annual-meeting' }] });
    expect(of('regular', said('yes'))['value']).toMatchObject({ outcome: 'latest-day', latest: '2000-04-11' });
    expect(of('regular', said('no'))['value']).toMatchObject({ outcome: 'silent' });
    expect(of('special')['value']).toMatchObject({ outcome: 'silent' });
    expect(of('annual')['value']).toMatchObject({ latest: '2000-04-11' });
  });

  it('for a meeting that nobody entered is refused in words', () => {
    expect(() => answerOf('meeting.nominate', { meeting: 'other' }, [])).toThrow('No meeting "other" is entered.');
  });

  it('that is entered is told with whether it came in time', () => {
    const entry = (data: object): Line => ['2000-04-12', 'nomination', { meeting: 'sm', candidates: ['ada'], ...data }];
    const lines = [
      entry({ by: 'shareholder', shareholder: 'ben' }),
      entry({ by: 'shareholder', shareholder: 'ben', received: '2000-04-11' }),
      entry({ by: 'board' }),
    ];
    expect(valueOf('meeting.nominate', { meeting: 'sm' }, [rule], [called(), ...lines])).toMatchObject({
      nominations: [
        { outcome: 'too-late', candidates: ['ada'], by: 'shareholder' },
        { outcome: 'in-time' },
        { outcome: 'not-bound', by: 'board' },
      ],
    });
    const bySending = nomination({ cite: '3', summary: 'nominations', leastDays: '40', counted: 'sent' });
    const open = answerOf('meeting.nominate', { meeting: 'sm' }, [bySending], [called(), ...lines]);
    expect(open['value']).toMatchObject({ nominations: [{ by: 'shareholder' }, { by: 'shareholder' }, {}] });
    expect(JSON.stringify(open)).not.toContain('too-late');
  });

  it('on no day of the calendar is refused in words', () => {
    const input = { meeting: 'sm', received: 'soon' };
    expect(() => answerOf('meeting.nominate', input, [rule], [called()])).toThrow('received: Cannot read "soon"');
  });
});

describe('who stands for election', () => {
  const rules = [
    nomination({ cite: '3', summary: 'nominations', leastDays: '40' }),
    electionRule({ cite: '5', summary: 'plurality', wins: 'plurality' }),
  ];
  const stood: Line[] = [
    called(),
    [
      '2000-04-20',
      'proposed',
      { id: 'vote', act: { kind: 'election', meeting: 'sm', seats: '1', candidates: ['ada', 'ben'] } },
    ],
    ['2000-05-21', 'meeting-held', { id: 'sm', kind: 'special', of: 'shareholders', 'present-shares': '100' }],
    ['2000-05-21', 'election-ballot', { meeting: 'sm', holder: 'ada', votes: [{ candidate: 'ada', votes: '60' }] }],
    ['2000-05-21', 'election-ballot', { meeting: 'sm', holder: 'ben', votes: [{ candidate: 'ben', votes: '40' }] }],
  ];
  const nominated = (candidate: string, on: string, by = 'shareholder'): Line => [
    on,
    'nomination',
    { meeting: 'sm', candidates: [candidate], by },
  ];
  const elect = (...lines: Line[]) => answerOf('meeting.elect', { of: 'vote' }, rules, [...stood, ...lines]);
  const premises = (answer: ReturnType<typeof elect>) =>
    (answer['rests'] as readonly { readonly says: string; readonly changesAt?: unknown }[]).filter(({ says }) =>
      says.includes('was nominated as the instruments ask'),
    );

  it('was nominated as the text asks, by one premise for all of whom no nomination is entered', () => {
    const answer = elect();
    expect(answer['value']).toMatchObject({ elected: ['ada'] });
    expect(premises(answer)).toMatchObject([{ changesAt: [expect.stringContaining('is no')] }]);
  });

  it('is asked one by one where somebody says that not all of them were', () => {
    const said: Line = ['2000-04-20', 'stated', { fact: 'nominations-in-order', about: ['sm'], value: 'no' }];
    const answer = elect(said);
    expect(answer).toMatchObject({ outcome: 'needs-facts' });
    expect(JSON.stringify(answer['inquiries'])).toContain('"nominated"');
    const of = (who: string, value: string): Line => [
      '2000-04-20',
      'stated',
      { fact: 'nominated', about: [who, 'vote'], value },
    ];
    expect(elect(said, of('ada', 'no'), of('ben', 'yes'))['value']).toMatchObject({ elected: ['ben'] });
  });

  it.each([
    ['on the last day', nominated('ada', '2000-04-11'), 'ada'],
    ['a day after it', nominated('ada', '2000-04-12'), 'ben'],
    ['a day after it by the Board, which no day binds', nominated('ada', '2000-04-12', 'board'), 'ada'],
  ])('nominated %s', (_when, entry, winner) => {
    expect(elect(entry)['value']).toMatchObject({ elected: [winner] });
  });

  it('and was nominated too late is told with the last day; a nomination in time besides makes it good, and so does a statement', () => {
    const late = nominated('ada', '2000-04-12');
    expect(JSON.stringify(elect(late)['remarks'])).toContain('too late: the last day was 11 April 2000');
    expect(elect(late, nominated('ada', '2000-04-01'))['value']).toMatchObject({ elected: ['ada'] });
    const said: Line = ['2000-04-20', 'stated', { fact: 'nominated', about: ['ada', 'vote'], value: 'yes' }];
    expect(elect(late, said)['value']).toMatchObject({ elected: ['ada'] });
  });
});

describe('a call', () => {
  const special = meetingCall({
    cite: '4',
    summary: 'calls',
    meetings: 'special',
    callers: ['chair', 'board'],
    holders: { atLeast: '10%' },
  });
  const annual = meetingCall({ cite: '5', summary: 'calls', meetings: 'annual', callers: ['board'], held: 'in May' });

  it('of a special meeting is meant where nothing is said, and the callers are told', () => {
    expect(valueOf('meeting.call', {}, [special, annual])).toMatchObject({
      outcome: 'callers',
      callers: ['chair', 'board'],
      holders: 'at least 10 %',
      rule: '4',
    });
  });

  it('of an annual meeting tells when it is held, and no holders where the instrument has none', () => {
    const value = valueOf('meeting.call', { meetings: 'annual', by: 'board' }, [special, annual]);
    expect(value).toMatchObject({ outcome: 'duly-called', held: 'in May' });
    expect(value).not.toHaveProperty('holders');
  });

  it('goes by who called the meeting that is named', () => {
    expect(valueOf('meeting.call', { meeting: 'sm' }, [special], [called()])).toMatchObject({ outcome: 'duly-called' });
    expect(valueOf('meeting.call', { meeting: 'sm' }, [special], [called({ by: 'secretary' })])).toMatchObject({
      outcome: 'not-duly-called',
    });
    expect(answerOf('meeting.call', { meeting: 'sm' }, [special], [called({ by: 'ada' })])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'calls-meeting-as-one-of' }],
    });
  });

  it('that is not entered is refused in words', () => {
    expect(() => answerOf('meeting.call', { meeting: 'sm' }, [special])).toThrow(
      'No call of the meeting "sm" is entered',
    );
  });
});

describe('an election', () => {
  const plurality = electionRule({ cite: '6', summary: 'plurality', wins: 'plurality' });
  const lines: Line[] = [
    ['2000-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }],
    [
      '2000-05-01',
      'proposed',
      { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ada', 'ben'] } },
    ],
    ['2000-05-01', 'election-ballot', { meeting: 'am', holder: 'ben', votes: [{ candidate: 'ben', votes: '41' }] }],
  ];

  it('needs no quorum of which no instrument speaks, and clips what is above the votes held', () => {
    const value = valueOf('meeting.elect', { of: 'vote' }, [plurality], lines);
    expect(value).toMatchObject({ outcome: 'all-seats-filled', elected: ['ben'], ballots: [{ counted: 'clipped' }] });
    expect(value).not.toHaveProperty('quorum');
  });

  it('is left to other law where no instrument says what elects', () => {
    expect(valueOf('meeting.elect', { of: 'vote' }, [], lines)).toEqual({ outcome: 'silent' });
  });

  it('of something that is no election is refused in words', () => {
    const bylaw: Line = [
      '2000-05-01',
      'proposed',
      { id: 'rule', act: { kind: 'bylaw', does: 'adopt', bylaws: ['9'] } },
    ];
    expect(() => answerOf('meeting.elect', { of: 'rule' }, [plurality], [bylaw])).toThrow(
      'The act "rule" is a bylaw, not an election.',
    );
  });
});

describe('a consent in writing', () => {
  const loan: Line = [
    '2000-05-01',
    'proposed',
    { id: 'loan', act: { kind: 'director-loan', director: 'ada', form: 'loan' } },
  ];

  it('must be named, by its proposal or by whose it is', () => {
    expect(() => answerOf('meeting.consent', {}, [])).toThrow('Say of which proposed consent ("of"), or whose');
  });

  it('is no loan', () => {
    expect(() => answerOf('meeting.consent', { of: 'loan' }, [], [loan])).toThrow(
      'The act "loan" is a director-loan, not a consent in writing.',
    );
  });
});

describe('a count of an ordinary matter', () => {
  const rule = ordinaryVote({ cite: '7', summary: 'majority of the votes cast', fraction: { majority: true } });
  const lines: Line[] = [
    ['2000-05-01', 'proposed', { id: 'matter', act: { kind: 'bylaw', does: 'adopt', bylaws: ['9'] } }],
    ['2000-05-01', 'ballot', { proposal: 'matter', holder: 'ben', for: '1' }],
    ['2000-05-02', 'polls-closed', { proposal: 'matter' }],
  ];

  it('is no vote of the holders where the instruments give the matter to the board alone', () => {
    const power = bylawPower({ cite: 'X', summary: 'bylaws', exclusive: true });
    expect(valueOf('meeting.tabulate', { of: 'matter' }, [rule, power], lines)).toMatchObject({
      outcome: 'no-vote',
      votes: [],
    });
  });

  it('is carried by one vote where no instrument asks for a quorum', () => {
    expect(valueOf('meeting.tabulate', { of: 'matter' }, [rule], lines)).toMatchObject({ outcome: 'carried' });
    const quorum = meetingQuorum({
      cite: '8',
      summary: 'quorum',
      fraction: { majority: true },
      count: 'votes',
      withdrawal: 'does-not-matter',
    });
    expect(valueOf('meeting.tabulate', { of: 'matter' }, [rule, quorum], lines)).toMatchObject({
      outcome: 'not-carried',
    });
  });
});

describe('a resolution', () => {
  const rule = ordinaryVote({ cite: '7', summary: 'majority of the votes cast', fraction: { majority: true } });
  const lines: Line[] = [
    ['2000-05-01', 'proposed', { id: 'matter', act: { kind: 'resolution', on: 'the auditors' } }],
    ['2000-05-01', 'ballot', { proposal: 'matter', holder: 'ben', for: '1' }],
    ['2000-05-02', 'polls-closed', { proposal: 'matter' }],
  ];
  const stands = (...provisions: Parameters<typeof valueOf>[2]) =>
    valueOf('approval.status', { of: 'matter' }, provisions, lines);
  const needs = (of: object, more: object = {}) =>
    requires({ cite: '6', summary: 'more', acts: ['resolution'], needs: of, ...more });
  const holders = { vote: 'voting', by: 'at least 2/3', of: 'outstanding' };
  const never = { where: { all: [{ proposalSays: 'advisory' }] } };

  it('is carried by the ordinary vote, beside what else must be so', () => {
    expect(stands(rule)).toMatchObject({ outcome: 'permitted', requirement: { id: '7' } });
    expect(stands(rule, needs({ noticeTo: 'the exchange' }))).toMatchObject({
      requirement: { parts: [{}, { id: '7', status: 'met' }] },
    });
  });

  it('needs no ordinary vote where another is asked, or a body has it to decide', () => {
    const { requirement } = stands(rule, needs(holders)) as { readonly requirement: unknown };
    expect(requirement).toMatchObject({ parts: [{ status: 'failed' }, { kind: 'not-needed' }] });
    expect(stands(rule, needs({ vote: 'board', by: 'majority', of: 'members' }))).toMatchObject({
      requirement: { parts: [{ kind: 'body' }, { kind: 'not-needed' }] },
    });
  });

  it('needs it where the other is not needed of it', () => {
    expect(stands(rule, needs(holders, never))).toMatchObject({
      requirement: { parts: [{ kind: 'not-needed' }, { id: '7', status: 'met' }] },
    });
  });

  it('is spoken of by nothing where no instrument says what carries an ordinary matter', () => {
    expect(stands()).toMatchObject({ outcome: 'silent' });
  });
});

describe('a quorum', () => {
  const half = meetingQuorum({
    cite: '8',
    summary: 'quorum',
    fraction: { majority: true },
    count: 'votes',
    withdrawal: 'does-not-matter',
  });

  it('of a proposed act is taken of the shares at its record date', () => {
    const lines: Line[] = [
      ['2000-05-01', 'proposed', { id: 'matter', act: { kind: 'bylaw', does: 'adopt', bylaws: ['9'] } }],
      ['2000-05-02', 'record-date', { for: 'matter', date: '2000-05-02' }],
      ['2000-05-20', 'shares-issued', { class: 'common', to: 'ada', shares: '50' }],
    ];
    expect(valueOf('voting.quorum', { of: 'matter' }, [half], lines)).toMatchObject({ base: '100', needed: '51' });
    expect(valueOf('voting.quorum', {}, [half], lines)).toMatchObject({ base: '150', needed: '76' });
  });

  it('of no votes is no number', () => {
    const none: Line[] = ['ada', 'ben'].map((from, index): Line => [
      '2000-05-01',
      'shares-reacquired',
      { class: 'common', from, shares: index === 0 ? '60' : '40', 'held-as': 'treasury' },
    ]);
    const value = valueOf('voting.quorum', {}, [half], none);
    expect(value).toMatchObject({ outcome: 'fixed', base: '0' });
    expect(value).not.toHaveProperty('needed');
  });

  it('is left to other law where no instrument fixes one', () => {
    expect(valueOf('voting.quorum', {}, [])).toMatchObject({ outcome: 'silent', base: '100' });
  });
});
