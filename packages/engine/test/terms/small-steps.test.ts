import { describe, expect, it } from 'vitest';
import { day } from '../../src/exact/index.js';
import type { AgencyStep, FactStep, FilingStep, NoticeStep, WaitingStep } from '../../src/terms/requirement.js';
import type { Line } from '../kinds/board/world.js';
import { done, progressOf, standing } from './world.js';

describe('the approval of an agency', () => {
  const atAnyTime: AgencyStep = { kind: 'approval', cite: 'A', says: 'Approval of the regulator', agency: 'regulator' };
  const beforehand: AgencyStep = { ...atAnyTime, before: 'effect' };
  const answered = (on: string, more: object = {}): Line => [
    on,
    'approval',
    { by: 'regulator', for: 'deal', kind: 'approval', granted: 'yes', ...more },
    'approval-1',
  ];
  const revoked = (on: string): Line => [on, 'approval-revoked', { approval: 'approval-1' }];

  it('is met when granted, and open before', () => {
    expect(standing(atAnyTime, [answered('2000-03-01')], '2000-03-01')).toEqual({
      possible: ['met'],
      says: 'Approval of the regulator: granted on 1 March 2000',
    });
    expect(standing(atAnyTime, [answered('2000-03-01')], '2000-02-29')).toEqual({
      possible: ['open'],
      says: 'Approval of the regulator: not granted yet',
    });
  });

  it.each([
    ['a refusal', answered('2000-03-01', { granted: 'no' })],
    ['what another agency grants', answered('2000-03-01', { by: 'somebody else' })],
    ['what is granted for another deal', answered('2000-03-01', { for: 'another activity' })],
  ])('is not met by %s', (_name, line) => {
    expect(standing(atAnyTime, [line]).possible).toEqual(['open']);
  });

  it('may come after the act where the text does not want it before', () => {
    expect(standing(atAnyTime, [done('2000-03-01'), answered('2000-03-02')]).possible).toEqual(['met']);
  });

  it('that must come before has failed when the act was done without it', () => {
    expect(standing(beforehand, [done('2000-03-01'), answered('2000-03-02')])).toEqual({
      possible: ['failed'],
      says: 'Approval of the regulator: not granted before the act',
    });
    expect(standing(beforehand, [answered('2000-02-29'), done('2000-03-01')]).possible).toEqual(['met']);
    expect(standing(beforehand, [], '2000-02-15').possible).toEqual(['open']);
  });

  it('turns on the times of one day, and asks for the order where they are not known', () => {
    const on = (approval: string, act: string) => progressOf(beforehand, [answered(approval), done(act)]);
    expect(on('2000-03-01 10:00', '2000-03-01 10:01').possible).toEqual(['met']);
    expect(on('2000-03-01 10:00', '2000-03-01 10:00').possible).toEqual(['failed']);
    const unknown = on('2000-03-01', '2000-03-01 10:00');
    expect(unknown.possible).toEqual(['failed', 'open', 'met']);
    expect(unknown.waiting.flatMap((split) => split.inquiries.map((inquiry) => inquiry.type.name))).toEqual([
      'came-before',
    ]);
  });

  it('goes by the reply to what came first', () => {
    const reply = (value: string): Line => [
      '2000-03-01',
      'stated',
      { fact: 'came-before', about: ['approval-1', 'effect'], value },
    ];
    const lines = [answered('2000-03-01'), done('2000-03-01')];
    expect(standing(beforehand, [...lines, reply('yes')]).possible).toEqual(['met']);
    expect(standing(beforehand, [...lines, reply('no')]).possible).toEqual(['failed']);
  });

  it('before the agreement goes by the signing, and by the effect where nothing was signed', () => {
    const step: AgencyStep = { ...atAnyTime, before: 'agreement' };
    const signed: Line = ['2000-03-01', 'signed', { proposal: 'deal' }];
    expect(standing(step, [signed, answered('2000-03-02'), done('2000-04-01')]).possible).toEqual(['failed']);
    expect(standing(step, [answered('2000-03-02'), done('2000-04-01')]).possible).toEqual(['met']);
  });

  it('counts no more when it is revoked before the act, and still counts when it is revoked after', () => {
    const lines = (day: string) => [answered('2000-02-10'), revoked(day), done('2000-03-01')];
    expect(standing(beforehand, lines('2000-02-29')).possible).toEqual(['failed']);
    expect(standing(beforehand, lines('2000-03-02')).possible).toEqual(['met']);
  });

  it('counts while the act is ahead until the day it is revoked', () => {
    const lines = [answered('2000-02-10'), revoked('2000-02-20')];
    expect(standing(beforehand, lines, '2000-02-19').possible).toEqual(['met']);
    expect(standing(beforehand, lines, '2000-02-20').possible).toEqual(['open']);
  });

  it('counts again when another is granted', () => {
    const again: Line = ['2000-02-25', 'approval', { by: 'regulator', for: 'deal', kind: 'consent', granted: 'yes' }];
    expect(standing(beforehand, [answered('2000-02-10'), revoked('2000-02-20'), again]).says).toContain(
      '25 February 2000',
    );
  });

  it('counts through the day on which it lapses, and no longer', () => {
    const until = answered('2000-02-10', { until: '2000-03-01' });
    expect(standing(beforehand, [until, done('2000-03-01')]).possible).toEqual(['met']);
    expect(standing(beforehand, [until, done('2000-03-02')]).possible).toEqual(['failed']);
    expect(standing(atAnyTime, [until], '2000-03-02').possible).toEqual(['open']);
  });
});

describe('a filing', () => {
  const step: FilingStep = { kind: 'filing', cite: 'F', says: 'the certificate', what: 'certificate of merger' };
  const filed = (what: string): Line => ['2000-03-01', 'filing', { what, for: 'deal' }];

  it('is met from the day it is made', () => {
    expect(standing(step, [filed('certificate of merger')], '2000-03-01')).toEqual({
      possible: ['met'],
      says: 'The certificate: filed on 1 March 2000',
    });
    expect(standing(step, [filed('certificate of merger')], '2000-02-29')).toEqual({
      possible: ['open'],
      says: 'The certificate: not filed yet',
    });
  });

  it('of another paper, or for something else, does not meet it', () => {
    expect(standing(step, [filed('report')]).possible).toEqual(['open']);
    expect(standing({ ...step, subject: 'another deal' }, [filed('certificate of merger')]).possible).toEqual(['open']);
  });
});

describe('notice', () => {
  const step: NoticeStep = { kind: 'notice', cite: 'N', says: 'notice to the holders', to: 'holders', leastDays: 20 };
  const between: NoticeStep = { ...step, mostDays: 60 };
  const sent = (day: string, more: object = {}): Line => [
    '2000-02-01',
    'notice',
    { of: 'deal', to: 'holders', sent: day, ...more },
  ];
  const effect = done('2000-06-01');

  it.each([
    ['twenty days before', '2000-05-12', ['met']],
    ['nineteen days before', '2000-05-13', ['failed']],
    ['sixty days before', '2000-04-02', ['met']],
    ['sixty-one days before', '2000-04-01', ['failed']],
  ] as const)('%s the act, between 20 and 60 days, is judged', (_name, day, possible) => {
    expect(standing(between, [sent(day), effect]).possible).toEqual(possible);
  });

  it('says how many days it was given before, or why it does not do', () => {
    expect(standing(step, [sent('2000-05-12'), effect]).says).toBe('Notice to the holders: given 20 days before');
    expect(standing(step, [sent('2000-05-13'), effect]).says).toBe(
      'Notice to the holders: the notice is not within the days',
    );
    expect(standing(step, [effect]).says).toBe('Notice to the holders: no notice is entered');
  });

  it('without a most may be given as early as anyone likes', () => {
    expect(standing(step, [sent('2000-02-01'), effect]).possible).toEqual(['met']);
  });

  it('goes by the notice that does, and not by one to somebody else', () => {
    expect(standing(between, [sent('2000-05-30'), sent('2000-05-01'), effect]).possible).toEqual(['met']);
    expect(standing(between, [sent('2000-05-01', { to: 'creditors' }), effect]).possible).toEqual(['failed']);
  });

  it('is counted to the day of the question while the act is ahead, and is open until the days are reached', () => {
    expect(standing(step, [sent('2000-02-01')], '2000-02-20').possible).toEqual(['open']);
    expect(standing(step, [sent('2000-02-01')], '2000-02-21').possible).toEqual(['met']);
  });
});

describe('a condition of fact', () => {
  const step: FactStep = {
    kind: 'fact',
    cite: 'C',
    says: 'the price is fair',
    fact: { name: 'fair-price', asks: 'Is the price of {0} fair?', about: ['act'], reply: { kind: 'yes-no' } },
    about: ['deal'],
    wanted: 'yes',
  };
  const reply = (value: string): Line => ['2000-02-01', 'stated', { fact: 'fair-price', about: ['deal'], value }];

  it('is met where it is as wanted', () => {
    expect(standing(step, [reply('yes')])).toEqual({ possible: ['met'], says: 'The price is fair: yes' });
  });

  it('is open where it is not while the act is ahead, and has failed once the act is done', () => {
    expect(standing(step, [reply('no')]).possible).toEqual(['open']);
    expect(standing(step, [reply('no'), done('2000-03-01')]).possible).toEqual(['failed']);
  });

  it('waits where nobody has said', () => {
    const { possible, waiting } = progressOf(step, []);
    expect(possible).toEqual(['failed', 'open', 'met']);
    expect(waiting.map((split) => split.key)).toHaveLength(1);
  });
});

describe('a time to wait', () => {
  const until = (last: string | undefined): WaitingStep => ({
    kind: 'waiting',
    cite: 'W',
    says: 'Thirty days',
    until: () => (last === undefined ? undefined : day(last)),
  });

  it('runs through its last day, and is over on the next', () => {
    expect(standing(until('2000-03-01'), [], '2000-03-01')).toEqual({
      possible: ['open'],
      says: 'Thirty days: runs through 1 March 2000',
    });
    expect(standing(until('2000-03-01'), [], '2000-03-02')).toEqual({
      possible: ['met'],
      says: 'Thirty days: over since 1 March 2000',
    });
  });

  it('that has not begun is open', () => {
    expect(standing(until(undefined), [])).toEqual({
      possible: ['open'],
      says: 'Thirty days: runs through a day that is not known',
    });
  });
});
