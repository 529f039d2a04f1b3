import { describe, expect, it } from 'vitest';
import { day, moment, type Answer } from '../../../src/index.js';
import { directorsCharter } from './directors-world.js';
import { corporationOf, type Line, type World } from './world.js';

const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2003-04-01',
  'stated',
  { fact, about, value },
];
const closed = (on: string, value: string) => stated('closed-all-day', ['deal', on], value);
const late = (value: string) => stated('announced-after-close', ['deal'], value);
const next = (on: string, value: string) => stated('next-day-open', ['deal', on], value);

function answered(on: string, lines: readonly Line[], more: Partial<World> = {}): Answer {
  const deal: readonly Line[] = [
    ['2003-02-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
    [on, 'announced', { proposal: 'deal' }],
  ];
  const { session } = corporationOf({ lines: [...deal, ...lines], instrument: directorsCharter, ...more });
  return session.ask({ question: 'test', asOf: day('2003-07-15') }, (c) => ({
    ask: () => c.notionNamed('announcement-date', ['deal'], moment('2003-07-15'), 'V'),
  }));
}

function dateOf(on: string, lines: readonly Line[] = [], more: Partial<World> = {}): unknown {
  const answer = answered(on, lines, more);
  return answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.key);
}

const moves = { readings: { 'R-idle': 'moves' } };

describe('an announcement on a day without trading', () => {
  it('is one of that day, without a question about a close that there was not', () => {
    expect([dateOf('2003-03-01'), dateOf('2003-03-02')]).toEqual(['2003-03-01', '2003-03-02']);
    expect(JSON.stringify(answered('2003-03-01', []))).toContain('no close after which');
    expect(dateOf('2003-03-04', [closed('2003-03-04', 'yes')])).toBe('2003-03-04');
  });

  it('is one of the next day that is open, by the other reading', () => {
    expect(dateOf('2003-03-01', [], moves)).toEqual(['next-day-open(deal, 2003-03-01)']);
    expect(dateOf('2003-03-01', [next('2003-03-01', '2003-03-03')], moves)).toBe('2003-03-03');
    const holiday = [closed('2003-03-04', 'yes'), next('2003-03-04', '2003-03-05')];
    expect(dateOf('2003-03-04', holiday, moves)).toBe('2003-03-05');
  });

  it('is not thought of on a weekday, unless it is stated or nothing may be supposed', () => {
    expect(dateOf('2003-03-03', [late('no')])).toBe('2003-03-03');
    expect(dateOf('2003-03-03', [late('no')], moves)).toBe('2003-03-03');
    expect(JSON.stringify(answered('2003-03-03', [late('no')]))).toContain('trading was open somewhere');
    const strict = { ...moves, strict: true };
    expect(dateOf('2003-03-03', [late('no')], strict)).toContain('closed-all-day(deal, 2003-03-03)');
    expect(dateOf('2003-03-03', [late('no'), closed('2003-03-03', 'no')], strict)).toBe('2003-03-03');
    expect(dateOf('2003-03-03', [late('no')], { strict: true })).toBe('2003-03-03');
  });

  it('leaves the rule on the close as it is', () => {
    expect(dateOf('2003-03-03')).toContain('announced-after-close(deal)');
    expect(dateOf('2003-03-03', [late('yes'), next('2003-03-03', '2003-03-04')])).toBe('2003-03-04');
  });
});
