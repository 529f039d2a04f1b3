import { describe, expect, it } from 'vitest';
import { kinds, loadInstrument, reasonInWords, requires, type Reading, type Reason } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, type Line } from '../capital/stock-world.js';

const pay: Reading = {
  id: 'R-pay',
  cite: '8',
  asks: 'are plans of pay such plans?',
  options: { such: 'they are', other: 'they are not' },
  adopted: 'such',
  because: 'made up',
};

const votesOf = (body: string, by: string): object => ({
  id: body,
  vote: { body, says: `the ${body}` },
  by,
  of: 'members',
  decides: ['approve', 'approve-plan'],
});

const elders = { ratio: [{ membersOf: 'the elders' }, { membersOf: 'the members' }] };
const quarter = {
  id: 'composition',
  that: {
    all: [
      { compare: elders, is: 'at least 25%' },
      { compare: elders, is: 'at most 100%' },
    ],
  },
};

const section = (...more: readonly object[]) =>
  requires({
    cite: '8',
    summary: 'the votes of the members',
    acts: ['issue'],
    where: {
      all: [
        {
          stated: 'plan-of-issue',
          replied: {
            reading: 'R-pay',
            options: { such: ['stock-issuance', 'compensation'], other: ['stock-issuance'] },
          },
        },
        { not: { stated: 'plan-issues-only-to', about: 'the parent' } },
      ],
    },
    needs: { all: [votesOf('members', 'at least 2/3'), votesOf('elders', 'majority'), ...more] },
  });

const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2001-01-01',
  'stated',
  { fact, about, value },
];
const plan = (value: string) => stated('plan-of-issue', ['deal'], value);
const parentOnly = (value: string) => stated('plan-issues-only-to', ['deal', 'the parent'], value);
const sizes = (members: string, elders: string) => [
  stated('members-of-body', ['the members', 'deal'], members),
  stated('members-of-body', ['the elders', 'deal'], elders),
];
const vote = (by: string, yes: string): Line => [
  '2001-02-01',
  'body-act',
  { by, on: 'deal', decides: 'approve', yes, 'at-meeting': 'yes' },
];

const proposed = (act: object = {}): Line => [
  '2001-01-01',
  'proposed',
  { id: 'deal', act: { kind: 'issue', class: 'common', shares: '10', ...act } },
];

function world(lines: readonly Line[], provision = section(quarter), readings: Readonly<Record<string, string>> = {}) {
  return open([instrumentOf([provision], { readings: [pay] })], ['parent', 'sub'], lines, { readings });
}

const asked = (
  lines: readonly Line[],
  ...more: readonly [ReturnType<typeof section>?, Readonly<Record<string, string>>?]
) =>
  world([proposed(), ...lines], ...more).ask({ question: 'capital.issue', asOf: '2001-03-01', input: { of: 'deal' } });
const outcome = (
  lines: readonly Line[],
  ...more: readonly [ReturnType<typeof section>?, Readonly<Record<string, string>>?]
) => {
  const answer = asked([plan('stock-issuance'), parentOnly('no'), ...lines], ...more);
  return answer.outcome === 'answered' ? (answer.value as { readonly outcome: string }).outcome : answer.outcome;
};

describe('a plan that provides for the issue of securities', () => {
  it('needs the votes of each body, of all its members', () => {
    expect(outcome([...sizes('12', '3'), vote('members', '8'), vote('elders', '2')])).toBe('permitted');
    expect(outcome([...sizes('12', '3'), vote('members', '7'), vote('elders', '2')])).toBe('needs-approval');
    expect(outcome([...sizes('12', '4'), vote('members', '8'), vote('elders', '2')])).toBe('needs-approval');
    expect(outcome([...sizes('12', '4'), vote('members', '8'), vote('elders', '3')])).toBe('permitted');
  });

  it('needs a body of which enough belong to the other, exactly enough being enough', () => {
    const votes = [vote('members', '9'), vote('elders', '3')];
    expect(outcome([...sizes('12', '3'), ...votes])).toBe('permitted');
    expect(outcome([...sizes('13', '3'), ...votes])).toBe('needs-approval');
    expect(outcome([...sizes('13', '3'), ...votes], section())).toBe('permitted');
  });

  it('is not approved while more are stated as a part than there are of the whole', () => {
    const votes = [vote('members', '2'), vote('elders', '2')];
    expect(outcome([...sizes('3', '3'), ...votes])).toBe('permitted');
    const answer = asked([plan('stock-issuance'), parentOnly('no'), ...sizes('2', '3'), ...votes]);
    expect(answer).toMatchObject({ value: { outcome: 'needs-approval', ways: [{ id: '8 composition' }] } });
  });

  it('is not approved by a body that has more votes than members', () => {
    expect(outcome([...sizes('12', '3'), vote('members', '13'), vote('elders', '2')])).toBe('needs-approval');
  });

  it('is not approved by a body without members', () => {
    expect(outcome([...sizes('12', '0'), vote('members', '12'), vote('elders', '0')], section())).toBe(
      'needs-approval',
    );
  });

  it('has failed in its composition once the attempt is over', () => {
    const gone: Line = ['2001-02-15', 'withdrawn', { proposal: 'deal' }];
    expect(outcome([...sizes('13', '3'), vote('members', '9'), vote('elders', '3'), gone])).toBe('refused');
  });

  it('needs none of them where there is no plan, or the plan provides for the exempt alone', () => {
    const none = { outcome: 'answered', value: { outcome: 'permitted', requirement: { kind: 'not-needed' } } };
    expect(asked([plan('none')])).toMatchObject(none);
    expect(asked([plan('stock-issuance'), parentOnly('yes')])).toMatchObject(none);
  });

  it('may be one of compensation, as the reading has it', () => {
    const lines = [plan('compensation'), parentOnly('no'), ...sizes('12', '3')];
    expect(asked(lines)).toMatchObject({ value: { outcome: 'needs-approval' }, turnsOn: [{ reading: 'R-pay' }] });
    expect(asked(lines, section(quarter), { 'R-pay': 'other' })).toMatchObject({ value: { outcome: 'permitted' } });
  });

  it('is asked about, and so are the numbers of the bodies', () => {
    const keys = (lines: readonly Line[]) => {
      const answer = asked(lines);
      return answer.outcome === 'needs-facts' ? answer.inquiries.map(({ fact }) => fact) : [];
    };
    expect(keys([])).toContain('plan-of-issue');
    expect(keys([plan('stock-issuance')])).toContain('plan-issues-only-to');
    expect(keys([plan('stock-issuance'), parentOnly('no'), vote('members', '8'), vote('elders', '2')])).toContain(
      'members-of-body',
    );
  });

  it('may be put to the vote by name', () => {
    const byName: Line = [
      '2001-02-01',
      'body-act',
      { by: 'elders', on: 'deal', decides: 'approve-plan', yes: ['parent', 'sub'], 'at-meeting': 'yes' },
    ];
    expect(outcome([...sizes('12', '3'), vote('members', '8'), byName])).toBe('permitted');
  });

  it('is one of the corporation, and not of a subsidiary', () => {
    const lines = (by: string) => [proposed({ by }), plan('stock-issuance'), parentOnly('no'), ...sizes('12', '3')];
    const value = (by: string) => ask(world(lines(by)), 'capital.issue', '2001-03-01', { of: 'deal' })['outcome'];
    expect([value('corporation'), value('sub')]).toEqual(['needs-approval', 'silent']);
  });

  it('says nothing of other acts', () => {
    const act: Line = [
      '2001-01-01',
      'proposed',
      { id: 'deal', act: { kind: 'dividend', class: 'common', total: '$1' } },
    ];
    expect(ask(world([act]), 'dividends.permit', '2001-03-01', { of: 'deal' })['outcome']).toBe('silent');
  });

  it('cannot be written about something else than its facts and votes are', () => {
    const written = (more: object) =>
      loadInstrument(instrumentOf([{ ...section(), ...more }], { readings: [pay] }), kinds);
    const where = (condition: object) => () => written({ where: condition });
    expect(where({ stated: 'plan-issues-only-to' })).toThrow('name that under "about"');
    expect(where({ stated: 'plan-of-issue', replied: ['none'], about: 'the parent' })).toThrow('about nothing else');
    expect(where({ stated: 'holders-must-approve', replied: ['yes'] })).toThrow('leave "replied" out');
    expect(where({ stated: 'plan-of-issue' })).toThrow('none, stock-issuance, compensation');
    expect(where({ stated: 'plan-of-issue', replied: ['other'] })).toThrow('none, stock-issuance, compensation');
    expect(() => written({ needs: { ...votesOf('elders', 'majority'), of: 'cast' } })).toThrow('such a body has');
    expect(() => written({ needs: { ...votesOf('elders', 'majority'), of: undefined } })).toThrow('of: members');
  });

  it('tells the part that was found', () => {
    const votes = [plan('stock-issuance'), parentOnly('no'), vote('members', '9'), vote('elders', '3')];
    const linesOf = (step: Reason): readonly string[] => [reasonInWords(step), ...step.grounds.flatMap(linesOf)];
    expect(linesOf(asked([...sizes('13', '3'), ...votes]).reason).join('; ')).toContain('23 1/13 %');
  });
});
