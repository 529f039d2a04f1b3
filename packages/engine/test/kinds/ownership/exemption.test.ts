import { describe, expect, it } from 'vitest';
import type { Given, Instrument } from '../../../src/index.js';
import { ask, asks, buys, charter, value, type Line } from './world.js';

interface Entitled {
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
}

const given: readonly Given[] = ['ash', 'plan', 'pool'].map((person) => ({
  notion: 'continuing-directors-count',
  about: [person],
  value: '8',
  unit: 'persons' as const,
}));
const put = (lines: readonly Line[], instrument: Instrument = charter) =>
  ask(lines, 'voting.entitlement', '2000-07-01', {}, { given, instrument });
const votesOf = (lines: readonly Line[], person: string, instrument: Instrument = charter) => {
  const answer = put(lines, instrument);
  if (answer.outcome !== 'answered') return asks(answer);
  return (answer.value as unknown as Entitled).holders.find((each) => each.id === person)?.votes;
};
const stated = (fact: string, about: readonly string[], reply: string): Line => [
  '2000-02-01',
  'stated',
  { fact, about, value: reply },
];

/** The same articles, with another rule on who is exempt. */
function exempting(more: object): Instrument {
  return {
    ...charter,
    articles: charter.articles.map((each) => ({
      ...each,
      provisions: each.provisions.map((provision) =>
        provision.kind === 'limit-exemption' ? { ...provision, ...more } : provision,
      ),
    })),
  };
}

it('exempts a person whom the text names, and nobody else', () => {
  const named = exempting({ persons: [{ person: 'ash' }] });
  expect(votesOf([buys('2000-06-01', 'ash', '300')], 'ash', named)).toBe('300');
  expect(votesOf([buys('2000-06-01', 'birch', '300')], 'birch', named)).toBe('150');
});

describe('what a holder over the limit acquired', () => {
  const among = (kind: string, more: object): Instrument => ({
    ...charter,
    articles: charter.articles.map((each) => ({
      ...each,
      provisions: each.provisions.map((provision) => (provision.kind === kind ? { ...provision, ...more } : provision)),
    })),
  });
  const issued = (to: string, shares: string): Line => ['2000-06-01', 'shares-issued', { class: 'common', to, shares }];

  it('is not what the corporation issued to it, where the text speaks of transfers', () => {
    const byTransfer = among('acquiring', { issues: 'does-not-acquire' });
    expect(votesOf([issued('ash', '300')], 'ash')).toBe('195');
    expect(votesOf([issued('ash', '300')], 'ash', byTransfer)).toBe('300');
    expect(votesOf([issued('ash', '300'), buys('2000-06-02', 'ash', '1')], 'ash', byTransfer)).toBe('195');
    expect(votesOf([issued('birch', '300'), buys('2000-06-02', 'ash', '300')], 'ash', byTransfer)).toBe('195');
  });

  it('keeps the most that is not over the limit, where the text says so', () => {
    const over = { over: { atLeast: '15%' } };
    const effect = { kind: 'not-counted', whole: true, among: 'alike', notice: 'kept' };
    const fewer = (keeps: object, shares: string) =>
      votesOf(
        [buys('2000-06-01', 'ash', shares)],
        'ash',
        among('ownership-limit', { ...over, effect: { ...effect, ...keeps } }),
      );
    expect(fewer({}, '300')).toBe('150');
    expect(fewer({ keeps: 'what-is-not-over' }, '300')).toBe('149');
    expect(fewer({ keeps: 'what-is-not-over' }, '150')).toBe('149');
    expect(fewer({ keeps: 'what-is-not-over' }, '149')).toBe('149');
  });
});

describe('a plan over the limit', () => {
  const unsaid: Line = ['2000-01-02', 'person', { id: 'pool', kind: 'plan' }];

  it('is exempt where the corporation sponsors it, and where plans are', () => {
    expect(votesOf([buys('2000-06-01', 'plan', '300')], 'plan')).toBe('300');
    expect(votesOf([buys('2000-06-01', 'plan', '300')], 'plan', exempting({ plans: false }))).toBe('150');
  });

  it('is asked about where nobody entered whose it is', () => {
    const lines = [unsaid, buys('2000-06-01', 'pool', '300')];
    expect(votesOf(lines, 'pool')).toContain('plan-of-the-corporation');
    expect(votesOf([...lines, stated('plan-of-the-corporation', ['pool'], 'yes')], 'pool')).toBe('300');
    expect(votesOf([...lines, stated('plan-of-the-corporation', ['pool'], 'no')], 'pool')).toBe('150');
  });

  it('of another company is as anybody else', () => {
    const theirs: Line = ['2000-01-02', 'person', { id: 'pool', kind: 'plan', sponsor: 'birch' }];
    expect(votesOf([theirs, buys('2000-06-01', 'pool', '300')], 'pool')).toBe('150');
  });
});

describe('an underwriter over the limit', () => {
  const lines = [buys('2000-06-01', 'ash', '300'), stated('underwriter', ['ash'], 'yes')];
  const completed = (reply: string) => stated('public-sale-completed', ['ash'], reply);

  it('is exempt until the sale is completed, and whether it is is asked', () => {
    expect(votesOf(lines, 'ash')).toContain('public-sale-completed');
    expect(votesOf([...lines, completed('no')], 'ash')).toBe('300');
    expect(votesOf([...lines, completed('yes')], 'ash')).toBe('150');
  });

  it('loses that for all who sold where one was over the limit, if the text is read so', () => {
    const together = exempting({ underwriters: 'all-together' });
    const over = (reply: string) => stated('underwriter-over-on-completion', [], reply);
    expect(votesOf([...lines, completed('no')], 'ash', together)).toContain('underwriter-over-on-completion');
    expect(votesOf([...lines, completed('no'), over('no')], 'ash', together)).toBe('300');
    expect(votesOf([...lines, completed('no'), over('yes')], 'ash', together)).toBe('150');
  });

  it('is not exempt where the text exempts none', () => {
    const none: Instrument = {
      ...charter,
      articles: charter.articles.map((each) => ({
        ...each,
        provisions: each.provisions.map((provision) => {
          if (provision.kind !== 'limit-exemption') return provision;
          const { kind, cite, summary } = provision;
          return { kind, cite, summary, plans: true };
        }),
      })),
    };
    expect(votesOf([...lines, completed('no')], 'ash', none)).toBe('150');
  });
});

describe('what is planned', () => {
  const permit = (question: string, input: object) =>
    value([], question, '2000-06-01', input as Readonly<Record<string, unknown>>, { given }) as {
      readonly outcome: string;
      readonly limits?: readonly { readonly person: string; readonly over: boolean }[];
    };

  it('may be an issue to a person, measured with the new shares in the base', () => {
    const issue = (shares: string) => ({ class: 'common', shares, to: 'ash', consideration: '$1', 'pro-rata': 'no' });
    expect(permit('capital.issue', issue('176')).outcome).toBe('permitted');
    expect(permit('capital.issue', issue('177')).outcome).toBe('needs-approval');
    expect(permit('capital.issue', { ...issue('500'), to: 'dispersed' }).outcome).toBe('silent');
    expect(permit('capital.issue', { ...issue('500'), 'pro-rata': 'yes' }).outcome).toBe('silent');
  });

  it('is nobody’s where the corporation buys back, whatever it comes to', () => {
    expect(permit('capital.reacquire', { class: 'common', shares: '900' }).outcome).toBe('permitted');
  });

  it('is measured by what an offer is for', () => {
    const offer = (shares: string) => permit('acquisition.offer', { by: 'ash', class: 'common', shares }).outcome;
    expect(offer('150')).toBe('permitted');
    expect(offer('151')).toBe('needs-approval');
  });

  it('is asked about where an offer says neither a number nor a part', () => {
    const offer = { by: 'ash', class: 'common' };
    const of = (lines: readonly Line[]) => ask(lines, 'acquisition.offer', '2000-06-01', offer, { given });
    expect(asks(of([]))).toEqual(['shares-offered-for']);
    const said = (shares: string) => stated('shares-offered-for', ['ash', 'common'], shares);
    expect(of([said('150')])).toMatchObject({ value: { outcome: 'permitted' } });
    expect(of([said('151')])).toMatchObject({ value: { outcome: 'needs-approval' } });
    const made: Line = ['2000-05-01', 'offer', { by: 'ash', class: 'common' }];
    expect(asks(ask([made], 'ownership.limit', '2000-06-01', { person: 'ash' }))).toContain('shares-offered-for');
  });
});
