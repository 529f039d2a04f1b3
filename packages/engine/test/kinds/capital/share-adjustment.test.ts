import { describe, expect, it } from 'vitest';
import { day, QuestionError, type Answer } from '../../../src/index.js';
import type { Line } from '../board/world.js';
import { bonus, fixedWorld, issued, split } from './fixed-world.js';
import { ask } from './stock-world.js';

const start = issued('2000-02-01', 'ordinary', '1,000');
const later = '2003-01-01';

const adjusted = (lines: readonly Line[], asOf = later, readings: Record<string, string> = {}) =>
  ask(fixedWorld([start, ...lines], { readings }), 'series.adjust', asOf, { series: 'golden' });

describe('the adjustment of a series', () => {
  it('is one where nothing has happened', () => {
    expect(adjusted([])).toMatchObject({
      outcome: 'as-at-first',
      factor: '1',
      by: 'ordinary',
      events: [],
      earlier: '1',
    });
  });

  it('compounds splits, combinations and distributions, and tells each right it multiplies', () => {
    const lines = [split('2001-01-02', '1', '3'), bonus('2001-02-01', '1/5'), split('2001-03-01', '5', '2')];
    expect(adjusted(lines)).toMatchObject({
      outcome: 'adjusted',
      factor: '1.44',
      events: [
        { how: 'subdivision', on: '2001-01-02', before: '1000', after: '3000', factor: '3', running: '3' },
        { how: 'distribution', before: '3000', after: '3600', factor: '1.2', running: '3.6' },
        { how: 'combination', before: '3600', after: '1440', factor: '0.4', running: '1.44' },
      ],
      rights: [{ id: 'votes', amount: '7', adjusted: '10.08', cite: '4' }],
    });
  });

  it('changes on the day of the event', () => {
    const lines = [split('2001-01-02', '1', '3')];
    expect(adjusted(lines, '2001-01-01')).toMatchObject({ factor: '1' });
    expect(adjusted(lines, '2001-01-02')).toMatchObject({ factor: '3' });
  });

  it('is left alone by issues, buy-backs, and splits of other classes', () => {
    const lines: Line[] = [
      issued('2001-01-02', 'ordinary', '500'),
      ['2001-01-03', 'shares-reacquired', { class: 'ordinary', from: 'dispersed', shares: '50', 'held-as': 'retired' }],
      issued('2001-01-04', 'golden', '10'),
      split('2001-01-05', '1', '2', 'golden'),
    ];
    expect(adjusted(lines)).toMatchObject({ factor: '1', events: [] });
  });

  it('counts from the first issue of the series where it is read so', () => {
    const lines = [split('2001-01-02', '1', '2'), issued('2001-02-01', 'golden', '10'), split('2001-03-01', '1', '3')];
    const first = { 'F-since': 'first-issue' };
    expect(adjusted(lines)).toMatchObject({ factor: '6' });
    expect(adjusted(lines, later, first)).toMatchObject({ factor: '3' });
    expect(adjusted(lines, '2001-01-31', first)).toMatchObject({ factor: '1' });
    expect(adjusted([split('2001-01-02', '1', '2')], later, first)).toMatchObject({ factor: '1' });
  });

  it('counts no split before there was the series', () => {
    const world = fixedWorld([
      ['1999-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '10' }],
      split('1999-03-01', '1', '2'),
      ['2000-01-01', 'stated', { fact: 'complete-from', about: ['register'], value: '1999-02-01' }],
    ]);
    expect(ask(world, 'series.adjust', later, { series: 'golden' })).toMatchObject({ factor: '1' });
  });

  it('of a series that the board designates counts from then on', () => {
    const bronze: Line = [
      '2001-07-01',
      'series-designated',
      { series: 'bronze', class: 'preference', shares: '5', filed: '2001-07-01', terms: {} },
    ];
    const lines = [start, split('2001-06-30', '1', '2'), bronze, split('2001-07-01', '1', '3')];
    expect(ask(fixedWorld(lines), 'series.adjust', later, { series: 'bronze' })).toMatchObject({ factor: '3' });
    const { session } = fixedWorld(lines);
    const factorOn = (asOf: string) =>
      session.ask({ question: 'test', asOf: day(asOf) }, (c) => ({
        ask: () => c.notionNamed('adjustment', ['bronze'], c.now),
      }));
    expect(factorOn('2001-06-30')).toMatchObject({ value: '1' });
    expect(factorOn('2001-07-01')).toMatchObject({ value: '3' });
    expect(
      session.ask({ question: 'test', asOf: day(later) }, (c) => ({
        ask: () => c.notionNamed('adjustment', ['silver'], c.now),
      })),
    ).toMatchObject({ value: '1' });
  });

  it('counts a distribution from its effect, or from its declaration', () => {
    const plan: Line[] = [
      ['2001-01-01', 'proposed', { id: 'plan', act: { kind: 'merger', of: 'corporation', with: 'holder' } }],
      ['2001-01-01', 'record-date', { for: 'plan', date: '2001-02-01' }],
      issued('2001-01-01', 'golden', '10'),
      bonus('2001-02-02', '1/7', {}, 'bonus'),
    ];
    const declared = (on: string): Line => [
      '2001-02-02',
      'stated',
      { fact: 'distribution-declared-on', about: ['bonus'], value: on },
    ];
    const put = (lines: readonly Line[], readings: Record<string, string> = {}): Answer =>
      fixedWorld([start, ...plan, ...lines], { readings }).ask({
        question: 'voting.entitlement',
        asOf: '2001-03-01',
        input: { of: 'plan' },
      });
    const declaration = { 'F-when': 'declaration' };
    expect(put([declared('2001-02-01')])).toMatchObject({ value: { votes: '1070' } });
    expect(put([declared('2001-02-01')], declaration)).toMatchObject({ value: { votes: '1080' } });
    expect(put([declared('2001-02-02')], declaration)).toMatchObject({ value: { votes: '1070' } });
    expect(put([], declaration)).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'distribution-declared-on' }],
    });
  });

  it('of a register opened with a list supposes that nothing came before, and strictly asks', () => {
    const opened: Line = [
      '2001-01-02',
      'opening-register',
      { class: 'ordinary', issued: '900', treasury: '0', holdings: [{ holder: 'dispersed', shares: '900' }] },
    ];
    const put = (lines: readonly Line[], strict: boolean): Answer =>
      fixedWorld(lines, { strict }).ask({ question: 'series.adjust', asOf: later, input: { series: 'golden' } });
    const supposed = put([opened], false);
    expect(supposed).toMatchObject({ outcome: 'answered', value: { factor: '1', earlier: '1' } });
    expect(supposed.rests.map((each) => each.kind)).toContain('nothing-further');
    expect(put([opened], true)).toMatchObject({ outcome: 'needs-facts' });
    const stated: Line = [
      '2001-01-02',
      'stated',
      { fact: 'adjustment-before-register', about: ['golden', '2001-01-02', 'ordinary'], value: '5/4' },
    ];
    const known = put([opened, stated, split('2001-02-01', '1', '2')], true);
    expect(known).toMatchObject({ outcome: 'answered', value: { factor: '2.5', earlier: '1.25' } });
    const before = fixedWorld([opened], { strict: true }).ask({
      question: 'series.adjust',
      asOf: '2001-01-01',
      input: { series: 'golden' },
    });
    expect(before).toMatchObject({ outcome: 'answered', value: { factor: '1' } });
  });

  it('may be given', () => {
    const given = [{ notion: 'adjustment', about: ['golden'], value: '3/2', unit: 'ratio' as const }];
    const lines = [start, issued('2001-01-02', 'golden', '10'), split('2001-02-01', '1', '2')];
    const world = fixedWorld(lines, { given });
    const answer = world.ask({ question: 'series.adjust', asOf: later, input: { series: 'golden' } });
    expect(ask(world, 'voting.entitlement', later)).toMatchObject({ votes: '2105' });
    expect(answer).toMatchObject({ value: { factor: '1.5', events: [], rights: [{ adjusted: '10.5' }] } });
  });

  it('is nothing where no instrument adjusts the series, and an error where there is no such series', () => {
    const world = fixedWorld([start]);
    expect(ask(world, 'series.adjust', later, { series: 'silver' })).toMatchObject({ outcome: 'silent' });
    expect(() => ask(world, 'series.adjust', later, { series: 'goldn' })).toThrow(/Did you mean "golden"/);
    expect(() => ask(world, 'series.adjust', later, { series: 'x' })).toThrow(QuestionError);
    expect(() => ask(world, 'series.adjust', '2001-01-01', { series: 'silver' })).toThrow(/no series "silver"/);
  });
});
