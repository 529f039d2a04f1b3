import { describe, expect, it } from 'vitest';
import { bylawPower, constituencies, requires, type Given } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, valueOf, votesRule, type World } from './made-up-rule.js';

/** Approval by a vote of holders, or by the board with a finding of benefit: of the loan, or of a plan that covers it. */
const loanApproved = (holders: object): object => ({
  all: [
    {
      any: [
        holders,
        {
          all: [
            { vote: 'board', decides: ['determine-benefit'] },
            {
              vote: 'board',
              decides: ['approve'],
              unless: {
                all: [
                  { vote: 'board', decides: ['approve-plan'], on: 'plan' },
                  { that: { stated: 'covered-by-its-plan' } },
                ],
                onlyWhere: { proposalSays: 'plan' },
              },
            },
          ],
        },
      ],
    },
    { leftToLaw: 'banking law' },
  ],
});

const rules = [
  votesRule,
  requires({
    cite: 'V.4',
    summary: 'loans to directors',
    acts: ['director-loan'],
    where: { persons: { part: 'director' }, are: 'directors' },
    needs: loanApproved({
      vote: 'voting',
      by: 'at least 60%',
      of: 'cast',
      quorum: 'at least 1/3',
      without: { part: 'director' },
      theirs: 'held',
    }),
  }),
  bylawPower({
    cite: 'V.5',
    summary: 'bylaws by the board',
    exclusive: false,
    number: 'a vote on the number',
  }),
  constituencies({
    cite: 'V.6',
    summary: 'what may be considered',
    may: ['board', 'committee'],
    must: false,
    rights: false,
    factors: [{ id: '(a)', says: 'employees' }],
    others: false,
    opposing: { cite: 'V.7', says: 'the board finds against it', means: ['suing'], lawful: 'it is lawful' },
  }),
];

const sitting: Given = { notion: 'directors-in-office', about: [], value: ['d1', 'd2', 'd3'] };

function world(lines: World['lines']) {
  const shares: World['lines'] = [
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'd1', shares: '100' }],
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '900' }],
  ];
  const loan = (id: string, act: Record<string, string>): World['lines'][number] => [
    '2002-01-01',
    'proposed',
    { id, act: { kind: 'director-loan', ...act } },
  ];
  return corporationOf({
    lines: [
      ...shares,
      loan('loan', { director: 'd1', form: 'loan', plan: 'plan-1' }),
      loan('guarantee', { director: 'd1', form: 'guarantee' }),
      loan('officer', { director: 'other', form: 'loan' }),
      ...lines,
    ],
    given: [sitting],
    instruments: [instrumentOf(rules)],
  });
}

function outcome(lines: World['lines'], of = 'loan'): unknown {
  return valueOf(world(lines).ask({ question: 'approval.status', asOf: '2002-06-01', input: { of } }))['outcome'];
}

function cast(yes: string, no: string, abstain = '0'): World['lines'] {
  return [
    [
      '2002-02-01',
      'tally',
      {
        proposal: 'loan',
        class: 'common',
        holder: 'dispersed',
        for: yes,
        against: no,
        abstain,
        'broker-non-votes': '0',
      },
    ],
    ['2002-02-01', 'ballot', { proposal: 'loan', holder: 'd1', for: '100' }],
  ];
}

function act(decides: string, yes: readonly string[], on = 'loan'): World['lines'][number] {
  return [
    '2002-02-01',
    'body-act',
    { by: 'board', on, decides, yes, present: ['d1', 'd2', 'd3'], 'at-meeting': 'yes' },
  ];
}

describe('a loan to a director', () => {
  it('passes with exactly three fifths of the votes cast by others, abstentions apart', () => {
    expect(outcome(cast('180', '120'))).toBe('permitted');
    expect(outcome(cast('179', '121'))).toBe('needs-approval');
    expect(outcome(cast('180', '120', '500'))).toBe('permitted');
  });

  it('needs its quorum: a third of the 900 votes of the others', () => {
    expect(outcome(cast('300', '0'))).toBe('permitted');
    expect(outcome(cast('299', '0'))).toBe('needs-approval');
  });

  it('needs a finding of benefit as well as approval where the board decides', () => {
    expect(outcome([act('approve', ['d2', 'd3'])])).toBe('needs-approval');
    expect(outcome([act('approve', ['d2', 'd3']), act('determine-benefit', ['d2', 'd3'])])).toBe('permitted');
  });

  it('may fall under a plan that was approved and covers it', () => {
    const plan = [act('determine-benefit', ['d2', 'd3']), act('approve-plan', ['d2', 'd3'], 'plan-1')];
    const covered = (value: string): World['lines'][number] => [
      '2002-02-01',
      'stated',
      { fact: 'is-so', about: ['covered-by-its-plan', 'loan'], value },
    ];
    expect(outcome([...plan, covered('yes')])).toBe('permitted');
    expect(outcome([...plan, covered('no')])).toBe('needs-approval');
    const guaranteed = act('determine-benefit', ['d2', 'd3'], 'guarantee');
    expect(outcome([guaranteed, act('approve-plan', ['d2', 'd3'], 'plan-1')], 'guarantee')).toBe('needs-approval');
    expect(outcome([guaranteed, act('approve', ['d2', 'd3'], 'guarantee')], 'guarantee')).toBe('permitted');
  });

  it('is governed only where the borrower is a director, and what a law asks besides is told', () => {
    expect(outcome([], 'officer')).toBe('permitted');
    const told = world([]).ask({ question: 'approval.status', asOf: '2002-06-01', input: { of: 'guarantee' } });
    expect(valueOf(told)['outcome']).toBe('needs-approval');
    expect(JSON.stringify(told.otherLaw)).toContain('banking law');
  });
});

describe('a bylaw', () => {
  const bylaw = (more: Record<string, unknown>, lines: World['lines'] = []): World['lines'] => [
    ['2002-01-01', 'proposed', { id: 'bylaw', act: { kind: 'bylaw', does: 'adopt', bylaws: ['1'], ...more } }],
    ...lines,
  ];

  it('is for the board, and the power of holders under law is named', () => {
    expect(outcome(bylaw({}), 'bylaw')).toBe('needs-approval');
    expect(outcome(bylaw({}, [act('approve', ['d1', 'd2'], 'bylaw')]), 'bylaw')).toBe('permitted');
  });

  it('is void where it is inconsistent with the charter, whoever adopts it', () => {
    const lines = bylaw({ 'inconsistent-with': ['V.4'] }, [act('approve', ['d1', 'd2', 'd3'], 'bylaw')]);
    expect(outcome(lines, 'bylaw')).toBe('barred');
  });
});

describe('what may be considered', () => {
  const consider = (input: Record<string, string>) =>
    valueOf(world([]).ask({ question: 'board.consider', asOf: '2002-06-01', input }));

  it('may be, need not be, and gives nobody standing', () => {
    expect(consider({ by: 'board', factor: '(a)' })).toMatchObject({
      may: true,
      must: false,
      breach: false,
      standing: false,
    });
  });

  it('is not for those whom the section does not name', () => {
    expect(consider({ by: 'director' })['may']).toBe(false);
  });

  it('opens a defence only on a finding of the board itself', () => {
    const defence: World['lines'] = [
      ['2002-01-01', 'proposed', { id: 'suit', act: { kind: 'defence', what: 'litigate' } }],
    ];
    const by = (body: string): World['lines'][number] => [
      '2002-02-01',
      'body-act',
      { by: body, on: 'suit', decides: 'recommend-against', yes: '3', present: '3', 'at-meeting': 'yes' },
    ];
    expect(outcome([...defence, by('committee:bids')], 'suit')).toBe('needs-approval');
    expect(outcome([...defence, by('board')], 'suit')).toBe('permitted');
  });
});
