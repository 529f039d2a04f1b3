import { describe, expect, it } from 'vitest';
import { defineNotion, held, message, reason } from '../../src/evaluation/index.js';
import { moment, parseFraction, persons } from '../../src/exact/index.js';
import type { BodyStep } from '../../src/terms/requirement.js';
import type { Line } from '../kinds/board/world.js';
import { assess, matterOf } from '../../src/terms/index.js';
import { contextOn, done, progressOf, standing } from './world.js';

const said = message('test.member', '{who} is a member: {outcome}');
const members = ['a', 'b', 'c', 'd', 'e'];

/** Three fifths of a body of five. */
const step: BodyStep = {
  kind: 'body',
  cite: 'B',
  says: 'approval by the panel',
  body: {
    name: 'panel',
    says: 'the panel',
    candidates: () => members,
    belongs: (_c, who) => held(true, reason(said, 'yes', { figures: { who } })),
  },
  decides: ['approve'],
  fraction: parseFraction({ atLeast: '3/5' }),
  of: 'members',
  atMeeting: false,
};
const act = (data: object = {}, on = '2000-03-01', id = 'act-1'): Line => [
  on,
  'body-act',
  { by: 'panel', on: 'deal', decides: 'approve', yes: ['a', 'b', 'c'], 'at-meeting': 'yes', ...data },
  id,
];

describe('an act of a body', () => {
  it('carries at the fraction of all members, and not one below', () => {
    expect(progressOf(step, [act()])).toMatchObject({
      possible: ['met'],
      figures: { have: persons(3), base: persons(5) },
    });
    expect(progressOf(step, [act({ yes: ['a', 'b'] })])).toMatchObject({
      possible: ['open'],
      figures: { short: persons(1) },
    });
    expect(standing(step, [act({ yes: ['a', 'b'] }), done('2000-03-02')]).possible).toEqual(['failed']);
  });

  it('counts a number of votes as well as names, and no vote of somebody who is no member', () => {
    expect(standing(step, [act({ yes: '3' })]).possible).toEqual(['met']);
    expect(standing(step, [act({ yes: ['a', 'b', 'stranger'] })]).possible).toEqual(['open']);
  });

  it('of which only the size is given counts those who are named, one by one', () => {
    const sized: BodyStep = {
      ...step,
      body: { ...step.body, sizeNotion: defineNotion('panel-size'), candidates: () => [] },
    };
    const given = [{ notion: 'panel-size', about: [], value: '5', unit: 'persons' as const }];
    const carried = (yes: unknown) => {
      const c = contextOn('2000-12-31', [act({ yes })], given);
      return assess(c, sized, matterOf(c, 'deal')).possible;
    };
    expect(carried(['a', 'b', 'c'])).toEqual(['met']);
    expect(carried(['a', 'b'])).toEqual(['open']);
    expect(carried('3')).toEqual(['met']);
  });

  it('with more votes for it than there are members counts for nothing until it is corrected', () => {
    expect(standing(step, [act({ yes: '5' })]).possible).toEqual(['met']);
    expect(progressOf(step, [act({ yes: '6' })])).toMatchObject({
      possible: ['open'],
      reason: { grounds: [{ outcome: 'of no effect', figures: { entered: '6', base: '5' } }] },
    });
    const present = { ...step, of: 'present' } as const;
    expect(standing(present, [act({ yes: '3', present: '3' })]).possible).toEqual(['met']);
    expect(standing(present, [act({ yes: '4', present: '3' })]).possible).toEqual(['open']);
  });

  it('by number of more than sat counts for nothing, whatever number its fraction is of', () => {
    const fixed: BodyStep = { ...step, of: { fixed: () => held(6, reason(said, '6')) } };
    const whole: BodyStep = { ...step, body: { ...step.body, name: 'board' } };
    const ofPresent: BodyStep = { ...whole, of: 'present' };
    expect(standing(fixed, [act({ yes: '5' })]).possible).toEqual(['met']);
    expect(progressOf(fixed, [act({ yes: '6' })])).toMatchObject({
      reason: {
        grounds: [{ outcome: 'of no effect', figures: { entered: '6', as: 'having voted for it', base: '5' } }],
      },
    });
    for (const data of [
      { yes: '6', present: '6' },
      { yes: '5', present: '6' },
      { yes: '5', present: '5', capable: '6' },
    ]) {
      const acted = [act({ by: 'board', ...data })];
      expect(standing(ofPresent, acted).possible, JSON.stringify(data)).toEqual(['open']);
      expect(standing(whole, acted).possible, JSON.stringify(data)).toEqual(['open']);
    }
    const all = act({ by: 'board', yes: '5', present: '5', capable: '5' });
    expect(standing(ofPresent, [all]).possible).toEqual(['met']);
    // Others may come to a meeting of some of the directors.
    expect(standing({ ...step, of: 'present' }, [act({ yes: '5', present: '6' })]).possible).toEqual(['met']);
  });

  it('by another body, on something else or deciding otherwise is none', () => {
    const others = [act({ by: 'board' }), act({ on: 'another deal' }), act({ decides: 'disapprove' })];
    expect(others.map((each) => standing(step, [each]).possible)).toEqual([['open'], ['open'], ['open']]);
  });

  it('no longer counts from the day on which it is rescinded, or set aside by a court', () => {
    const rescinded: Line = ['2000-04-01', 'rescinded', { entry: 'act-1', by: 'panel' }];
    const setAside: Line = ['2000-04-01', 'court-order', { about: 'act-1', holds: 'set-aside' }];
    for (const undone of [rescinded, setAside]) {
      expect(standing(step, [act(), undone], '2000-03-31').possible).toEqual(['met']);
      expect(progressOf(step, [act(), undone], '2000-04-01')).toMatchObject({
        possible: ['open'],
        reason: { grounds: [{ outcome: 'of no effect', entries: ['act-1'] }] },
      });
    }
  });

  it('still counts until the day from which an order or a rescission says that it has effect', () => {
    const later: Line = ['2000-04-01', 'rescinded', { entry: 'act-1', by: 'panel', from: '2000-04-10' }];
    expect(standing(step, [act(), later], '2000-04-09').possible).toEqual(['met']);
    expect(standing(step, [act(), later], '2000-04-10').possible).toEqual(['open']);
  });

  it('under an id of its own can be undone by that id, and another act stands in its place', () => {
    const undone: Line = ['2000-04-01', 'court-order', { about: 'first', holds: 'set-aside' }];
    expect(standing(step, [act({ id: 'first' }), undone]).possible).toEqual(['open']);
    expect(standing(step, [act({ id: 'first' }), undone, act({}, '2000-05-01', 'act-2')]).possible).toEqual(['met']);
  });

  it('must come before what the text names, to the minute, and is asked about where no time is entered', () => {
    const before: BodyStep = { ...step, before: { says: 'the offer', moment: () => moment('2000-03-01T12:00') } };
    expect(standing(before, [act({}, '2000-03-01 11:59')]).possible).toEqual(['met']);
    expect(standing(before, [act({}, '2000-03-01 12:00')]).possible).toEqual(['failed']);
    expect(progressOf(before, [act()]).waiting.flatMap(({ inquiries }) => inquiries.map(({ about }) => about))).toEqual(
      [['act-1', 'the offer']],
    );
    const ahead: BodyStep = { ...step, before: { says: 'the offer', moment: () => undefined } };
    expect(standing(ahead, [act()]).possible).toEqual(['met']);
  });

  it('must be taken at a meeting where the text asks for one', () => {
    const atMeeting: BodyStep = { ...step, atMeeting: true };
    expect(standing(atMeeting, [act()]).possible).toEqual(['met']);
    expect(standing(atMeeting, [act({ 'at-meeting': 'no' })]).possible).toEqual(['open']);
  });

  it('must go as far as the rule wants', () => {
    const narrow: BodyStep = { ...step, suffices: (_c, { data }) => data['up-to-shares'] === undefined };
    expect(standing(narrow, [act()]).possible).toEqual(['met']);
    expect(standing(narrow, [act({ 'up-to-shares': '10' })]).possible).toEqual(['open']);
  });

  it('needs the quorum of those able to act, where it is entered who was there', () => {
    const quorate: BodyStep = {
      ...step,
      of: 'present',
      quorum: { fraction: parseFraction({ majority: true }), of: 'capable' },
    };
    const of = (data: object) => standing(quorate, [act({ yes: ['a', 'b'], ...data })]).possible;
    expect(of({ present: ['a', 'b', 'c'] })).toEqual(['met']);
    expect(of({ present: ['a', 'b'] })).toEqual(['open']);
    expect(of({ present: ['a', 'b'], capable: ['a', 'b', 'c'] })).toEqual(['met']);
    expect(of({ present: '2', capable: '4' })).toEqual(['open']);
  });

  it('of those present needs no number that is known before the meeting', () => {
    const waiting = progressOf({ ...step, of: 'present' }, []);
    expect(waiting.figures).toEqual({ unit: 'persons' });
    expect(waiting.reason.message.key).toBe('body.not-acted-present');
    expect(progressOf(step, []).figures).toMatchObject({ base: persons(5), needed: persons(3) });
  });

  it('of those present is of all members where nobody entered who was there', () => {
    const ofPresent: BodyStep = { ...step, of: 'present' };
    expect(standing(ofPresent, [act()]).possible).toEqual(['met']);
    expect(standing(ofPresent, [act({ yes: ['a', 'b'] })]).possible).toEqual(['open']);
    expect(standing(ofPresent, [act({ yes: ['a', 'b'], present: ['a', 'b', 'c'] })]).possible).toEqual(['met']);
  });

  it('of a fixed number turns at that number, however many members there are', () => {
    const fixed: BodyStep = { ...step, of: { fixed: () => held(6, reason(said, '6')) } };
    expect(standing(fixed, [act()]).possible).toEqual(['open']);
    expect(standing(fixed, [act({ yes: ['a', 'b', 'c', 'd'] })]).possible).toEqual(['met']);
  });

  it('of a body without members is out of reach', () => {
    const empty: BodyStep = { ...step, body: { ...step.body, candidates: () => [] } };
    expect(progressOf(empty, [])).toMatchObject({ possible: ['open'], figures: { outOfReach: true } });
  });
});
