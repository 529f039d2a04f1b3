import { describe, expect, it } from 'vitest';
import { allKinds, classVotes, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const stock = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const rule = (parts: object) => ({ kind: 'default-record-date', cite: 'II.5', summary: 's', ...parts }) as Provision;

const lines: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-04-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-20' }],
  ['2000-04-10', 'meeting-noticed', { meeting: 'am', sent: '2000-04-10', to: 'all holders' }],
  ['2000-04-10', 'shares-transferred', { class: 'common', from: 'ada', to: 'ben', shares: '60', how: 'gift' }],
];
const votesUnder = (parts: object) =>
  asked(open([instrumentOf([stock, rule(parts)])], ['ada', 'ben'], lines), {
    question: 'voting.entitlement',
    asOf: '2000-05-01',
    input: { meeting: 'am' },
  });

describe('the record date where nobody fixes one', () => {
  it.each([
    ['day-before-notice', '2000-04-09', 'ada'],
    ['day-of-notice', '2000-04-10', 'ben'],
  ])('of a meeting is the %s', (meetings, recordDate, holder) => {
    expect(votesUnder({ meetings })).toMatchObject({ value: { recordDate, holders: [{ id: holder, votes: '60' }] } });
  });

  it('is not that of consents where the meeting is spoken of alone', () => {
    expect(() => votesUnder({ consents: 'first-consent' })).toThrow('No record date of');
  });

  it('is said of one of both at the least', () => {
    const { parameters } = allKinds.find(({ kind }) => kind === 'default-record-date')!;
    expect(parameters.safeParse(rule({})).error?.issues[0]?.message).toBe(
      'say the record date of meetings, or that of consents, or both',
    );
  });
});
