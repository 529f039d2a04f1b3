import { describe, expect, it } from 'vitest';
import { asks } from './world.js';
import { ask, buys, granted, proposes, states, value, votes, type Line } from './voting-limit-world.js';

const noLaw = ['crown', 'office'].map((agency) => states('regulatory-approval-required', [agency, 'ash'], 'no'));
const proposal = proposes('buy', { kind: 'acquire-shares', by: 'ash', class: 'common', shares: '250' });
const called: readonly Line[] = [
  ['2000-03-02', 'meeting-called', { id: 'm', kind: 'special', of: 'shareholders', by: 'board', purposes: ['buy'] }],
  ['2000-04-01', 'meeting-held', { id: 'm', kind: 'special', of: 'shareholders', quorum: 'yes' }],
];
const cast = (shares: string, on = '2000-04-01'): Line => [
  on,
  'tally',
  { proposal: 'buy', class: 'common', for: shares },
];
const closed = (on = '2000-04-01'): Line => [on, 'polls-closed', { proposal: 'buy' }];
const bought = buys('2000-05-01', 'ash', '250');
/** The second limit, of the Crown alone, is lifted by this. */
const crown = granted('crown', 'ash', '2000-02-01');
const voted = [...noLaw, crown, proposal, ...called, cast('600'), closed()];

const lacking = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
  (
    value(lines, 'ownership.limit', '2001-01-01', { person: 'ash' }, { readings }) as {
      readonly persons: readonly { readonly id: string; readonly lacking?: readonly string[] }[];
    }
  ).persons.find(({ id }) => id === 'B.1 ash voting-stock')?.lacking;
const outcome = (lines: readonly Line[], asOf: string, of = 'buy') =>
  (value(lines, 'approval.status', asOf, { of }) as { readonly outcome: string }).outcome;

describe('the approval of the holders', () => {
  it('is of so much of all votes outstanding, to the vote', () => {
    expect(votes([...voted, bought])).toBe('1000');
    expect(votes([...noLaw, crown, proposal, ...called, cast('599'), closed(), bought])).toBe('950');
    expect(lacking([...noLaw, crown, proposal, ...called, cast('599'), closed(), bought])).toEqual(['B.1(a)']);
  });

  it('must be over before the acquisition', () => {
    expect(votes([...noLaw, crown, proposal, ...called, cast('600'), closed('2000-05-02'), bought])).toBe('950');
    expect(votes([...noLaw, crown, proposal, ...called, cast('600'), bought])).toBe('950');
  });

  it('is over with what it approves, where that was carried out the same day', () => {
    const done: Line = ['2000-05-01', 'consummated', { proposal: 'buy' }];
    expect(votes([...noLaw, crown, proposal, ...called, cast('600'), bought, done])).toBe('1000');
  });

  it('asks which came first where the polls closed on the day of the acquisition', () => {
    const lines = [...noLaw, crown, proposal, ...called, cast('600', '2000-05-01'), closed('2000-05-01'), bought];
    expect(asks(ask(lines, 'voting.entitlement', '2001-01-01'))).toContain('came-before');
  });

  it('reaches what was proposed, with what was owned before', () => {
    expect(votes([...voted, buys('2000-05-01', 'ash', '251')])).toBe('949');
    expect(votes([...voted, buys('2000-05-01', 'ash', '251')], { 'R-partly': 'from-what-was-approved' })).toBe('999');
    expect(votes([buys('2000-02-01', 'ash', '100'), ...voted, bought])).toBe('1000');
    const measured = { 'R-measure': 'voting-power', 'R-partly': 'from-what-was-approved' };
    expect(votes([...voted, buys('2000-05-01', 'ash', '251')], measured)).toBe('999');
  });

  it('asks whether the meeting was called for it, where no entry shows that', () => {
    const lines = [...noLaw, crown, proposal, cast('600'), closed(), bought];
    expect(asks(ask(lines, 'voting.entitlement', '2001-01-01'))).toContain('meeting-called-for-the-acquisition');
    const said = (is: string) => states('meeting-called-for-the-acquisition', ['buy'], is, '2000-04-02');
    expect(votes([...lines, said('yes')])).toBe('1000');
    expect(votes([...lines, said('no')])).toBe('950');
  });

  it('is asked of a proposed act with what is short', () => {
    expect(
      value([...noLaw, proposal, ...called, cast('590')], 'approval.status', '2000-04-02', { of: 'buy' }),
    ).toMatchObject({
      outcome: 'needs-approval',
      ways: [{ steps: [{ id: 'B.1(a) vote', short: '10' }] }],
    });
    expect(outcome([...noLaw, proposal, ...called, cast('600'), closed()], '2000-04-02')).toBe('permitted');
    expect(outcome([...noLaw, proposal, ...called, cast('599'), closed()], '2000-04-02')).toBe('refused');
  });
});

describe('the approval of an agency', () => {
  const need = (agency: string, is = 'yes') => states('regulatory-approval-required', [agency, 'ash'], is);
  const withVote = [crown, proposal, ...called, cast('600'), closed()];

  it('is asked for where the law requires it, and asked whether it does', () => {
    const asked = asks(ask([...withVote, bought], 'voting.entitlement', '2001-01-01'));
    expect(asked).toEqual(['regulatory-approval-required']);
    expect(votes([...withVote, need('office', 'no'), bought])).toBe('1000');
    expect(votes([...withVote, need('office'), bought])).toBe('950');
    expect(lacking([...withVote, need('office'), bought])).toEqual(['B.1(b)']);
  });

  it('counts when it came before, on the act, the person or its offer', () => {
    const lines = [...withVote, need('office'), bought];
    for (const what of ['ash', 'buy']) {
      expect(votes([...lines, granted('office', what, '2000-04-30')])).toBe('1000');
      expect(votes([...lines, granted('office', what, '2000-05-02')])).toBe('950');
    }
    const offer: Line = ['2000-02-15', 'offer', { id: 'bid', by: 'ash', class: 'common', shares: '10' }];
    expect(votes([...lines, offer, granted('office', 'bid', '2000-04-30')])).toBe('1000');
    expect(asks(ask([...lines, granted('office', 'buy', '2000-05-01')], 'voting.entitlement', '2001-01-01'))).toContain(
      'came-before',
    );
  });

  it('is silence where that is enough', () => {
    const silent = (agency: string) => granted(agency, 'buy', '2000-04-15', { kind: 'non-disapproval' });
    const lines = [proposal, ...called, cast('600'), closed(), need('office', 'no'), bought];
    expect(votes([...lines, silent('crown')])).toBe('1000');
    expect(votes([...lines, silent('crown')], { 'R-written': 'approval' })).toBe('950');
    expect(votes([...withVote, need('office'), silent('office'), bought])).toBe('950');
  });

  it('is asked about by the name of the agency that was entered, else by that which the instrument gives', () => {
    const questions = (more: readonly Line[] = []) => {
      const answer = ask([proposal, ...called, cast('600'), closed(), ...more], 'approval.status', '2000-04-10', {
        of: 'buy',
      });
      return answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.asks);
    };
    const about = (agency: string) =>
      `Do the banking laws require an approval of ${agency}, or a filing with it, for what ash acquires?`;
    expect(questions()).toEqual([about('the Crown'), about('office')]);
    const named: Line = ['2000-01-01', 'person', { id: 'crown', kind: 'other', name: 'the Crown in Council' }];
    expect(questions([named])).toEqual([about('the Crown in Council'), about('office')]);
  });

  it('refused is none', () => {
    expect(
      votes([...withVote, need('office'), granted('office', 'buy', '2000-04-15', { granted: 'no' }), bought]),
    ).toBe('950');
  });

  it('is a step of a proposed act', () => {
    const lines = [proposal, ...called, cast('600'), closed(), need('crown', 'no'), need('office')];
    expect(outcome(lines, '2000-04-10')).toBe('needs-approval');
    expect(outcome([...lines, granted('office', 'buy', '2000-04-09')], '2000-04-10')).toBe('permitted');
    const done: Line = ['2000-04-08', 'consummated', { proposal: 'buy' }];
    expect(outcome([...lines, done, granted('office', 'buy', '2000-04-09')], '2000-04-10')).toBe('refused');
  });
});

describe('an offer', () => {
  const plan = proposes('tender', { kind: 'offer', by: 'ash', class: 'common', shares: '200' });
  const notice = (more: object = { received: '2000-03-05' }): Line => [
    '2000-03-04',
    'notice',
    { of: 'tender', to: 'board', sent: '2000-03-04', ...more },
  ];
  const against = (on: string, yes = '4'): Line => [
    on,
    'body-act',
    { by: 'board', on: 'tender', decides: 'disapprove', yes, no: '2', present: '6', 'at-meeting': 'yes' },
  ];

  it('may be made when the days after receipt are over, the last of them included', () => {
    expect(outcome([plan], '2000-03-20', 'tender')).toBe('needs-approval');
    expect(outcome([plan, notice()], '2000-03-15', 'tender')).toBe('needs-approval');
    expect(outcome([plan, notice()], '2000-03-16', 'tender')).toBe('permitted');
  });

  it('is stopped by a disapproval that the board carries in time, and by no other', () => {
    expect(outcome([plan, notice(), against('2000-03-15')], '2000-03-20', 'tender')).toBe('needs-approval');
    expect(outcome([plan, notice(), against('2000-03-16')], '2000-03-20', 'tender')).toBe('permitted');
    expect(outcome([plan, notice(), against('2000-03-04')], '2000-03-20', 'tender')).toBe('permitted');
    expect(outcome([plan, notice(), against('2000-03-10', '3')], '2000-03-20', 'tender')).toBe('permitted');
  });

  it('asks when the notice was received', () => {
    expect(asks(ask([plan, notice({})], 'approval.status', '2000-03-20', { of: 'tender' }))).toContain(
      'notice-received',
    );
  });

  it('is listed with the last day of the board, and without one while it has no notice', () => {
    const listed = (lines: readonly Line[]) =>
      (
        value(lines, 'calendar.deadlines', '2000-03-10', { from: '2000-03-10', to: '2000-12-31' }) as {
          readonly deadlines: readonly { readonly id: string; readonly day?: string }[];
        }
      ).deadlines.find(({ id }) => id === 'tender B.2 notice');
    expect(listed([plan, notice()])).toMatchObject({ day: '2000-03-15' });
    expect(listed([plan])).not.toHaveProperty('day');
  });

  const made = (on: string, shares = '200', more: object = {}): Line => [
    on,
    'offer',
    { by: 'ash', class: 'common', shares, ...more },
  ];
  const offers = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
    (
      value(lines, 'ownership.limit', '2001-01-01', {}, { readings }) as {
        readonly persons: readonly { readonly id: string; readonly lacking: readonly string[] }[];
      }
    ).persons.filter(({ id }) => id.endsWith('offer'));

  it('made too early, or without notice, is a contravention that costs no vote', () => {
    expect(offers([made('2000-06-01', '199')])).toEqual([]);
    expect(offers([made('2000-06-01')])).toMatchObject([
      { id: 'B.2 ash voting-stock offer', contravention: true, lacking: ['B.2'], votesLimited: false, offered: '200' },
    ]);
    expect(votes([made('2000-06-01')])).toBe('1000');
    const toldOf = (of: string): Line => [
      '2000-03-04',
      'notice',
      { of, to: 'board', sent: '2000-03-04', received: '2000-03-05' },
    ];
    expect(offers([plan, notice(), made('2000-03-15')])).toHaveLength(1);
    expect(offers([plan, notice(), made('2000-03-16')])).toEqual([]);
    expect(offers([toldOf('ash'), made('2000-03-16')])).toEqual([]);
  });

  it('may have the Crown before it instead, and notice as well under one reading', () => {
    const approved = [granted('crown', 'ash', '2000-05-31'), made('2000-06-01')];
    expect(offers(approved)).toEqual([]);
    expect(offers(approved, { 'R-notice': 'always' })).toMatchObject([{ lacking: ['B.2'] }]);
    const told: Line = ['2000-05-20', 'notice', { of: 'ash', to: 'board', sent: '2000-05-30', received: '2000-05-31' }];
    expect(offers([told, ...approved], { 'R-notice': 'always' })).toEqual([]);
    const after: Line = [
      '2000-06-02',
      'notice',
      { of: 'ash', to: 'board', sent: '2000-06-02', received: '2000-06-03' },
    ];
    expect(offers([after, ...approved], { 'R-notice': 'always' })).toHaveLength(1);
    expect(offers([granted('crown', 'ash', '2000-06-02'), made('2000-06-01')])).toHaveLength(1);
  });

  it('needs notice as a step of its own under that reading', () => {
    const asked = (lines: readonly Line[]) =>
      (
        value(lines, 'approval.status', '2000-03-20', { of: 'tender' }, { readings: { 'R-notice': 'always' } }) as {
          readonly outcome: string;
        }
      ).outcome;
    const approved = granted('crown', 'tender', '2000-03-10');
    expect(asked([plan, approved])).toBe('needs-approval');
    expect(asked([plan, approved, notice()])).toBe('permitted');
  });

  it('is measured by what it leads to, or by itself', () => {
    const lines = [buys('2000-02-01', 'ash', '150'), made('2000-06-01', '60')];
    expect(offers(lines)).toHaveLength(1);
    expect(offers(lines, { 'R-offer': 'what-is-acquired' })).toEqual([]);
    expect(offers([made('2000-06-01', '200')], { 'R-offer': 'what-is-acquired' })).toHaveLength(1);
  });

  it('brings in what its maker then acquires, though that was approved by itself', () => {
    const approved = (until?: string): Line => [
      '2000-01-02',
      'stated',
      { fact: 'acquisition-approved', about: ['ash', 'voting-stock'], value: 'yes', ...(until && { until }) },
    ];
    expect(votes([approved(), made('2000-04-01'), bought])).toBe('950');
    expect(votes([approved(), made('2000-06-01'), bought])).toBe('1000');
  });

  it('leaves what its maker held before, but for one reading', () => {
    const lines = [states('acquisition-approved', ['ash', 'voting-stock'], 'yes'), bought, made('2000-06-01', '10')];
    expect(votes(lines)).toBe('1000');
    expect(votes(lines, { 'R-offeror': 'offeror-who-holds' })).toBe('950');
    const told = value(lines, 'ownership.limit', '2001-01-01', {}, { readings: { 'R-offeror': 'offeror-who-holds' } });
    expect(told).toMatchObject({
      persons: [{}, { id: 'B.2 ash voting-stock', how: 'offer', since: '2000-06-01' }, {}, {}],
    });
    // Who holds no more than the limit has nothing to lose.
    expect(
      votes([buys('2000-02-01', 'ash', '150'), made('2000-06-01', '60')], { 'R-offeror': 'offeror-who-holds' }),
    ).toBe('1000');
  });

  it('of a member brings in the group', () => {
    const group: Line = [
      '2000-06-15',
      'group',
      { id: 'grove', members: ['ash', 'birch'], purpose: 'voting', basis: 'concert' },
    ];
    const approved = ['ash', 'grove'].map((one) => states('acquisition-approved', [one, 'voting-stock'], 'yes'));
    const lines = [
      ...approved,
      made('2000-04-01'),
      buys('2000-05-01', 'ash', '150'),
      buys('2000-05-01', 'birch', '100'),
      group,
    ];
    expect(votes(lines)).toBe('950');
    expect(votes(lines.filter(([, type]) => type !== 'offer'))).toBe('1000');
  });
});
