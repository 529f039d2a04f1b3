import { describe, expect, it } from 'vitest';
import { constant, effectiveDay, kinds, loadInstrument, type Reading } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, type Line } from './stock-world.js';

const section = (named?: string, fixedThen = true) =>
  effectiveDay({
    cite: 'IX',
    summary: 'when it takes effect',
    paper: 'founding deed',
    laterBy: '30',
    ...(named === undefined ? undefined : { named }),
    ...(fixedThen ? { fixedThen: [{ name: 'day-of-the-table', cite: 'V.2' }] } : undefined),
    rejection: 'the statute on rejections',
  });

const deed = (on: string, what = 'founding deed'): Line => [on, 'filing', { what }];
const world = (lines: readonly Line[], named?: string, fixedThen?: boolean) =>
  open([instrumentOf([section(named, fixedThen)])], [], lines);
const told = (name: string, lines: readonly Line[], named?: string) =>
  ask(world(lines, named), 'instrument.provision', '2001-01-01', { name });

describe('the day on which an instrument takes effect', () => {
  it('is that of its filing, unless it names a later one', () => {
    expect(told('effective-day', [deed('2000-12-01')])).toMatchObject({ value: '2000-12-01', cite: 'IX' });
    expect(told('effective-day', [deed('2000-12-01')], '2000-12-15')).toMatchObject({ value: '2000-12-15' });
    expect(told('day-of-filing', [deed('2000-12-01')], '2000-12-15')).toMatchObject({ value: '2000-12-01' });
  });

  it('may be named later by so many days, the last of them included', () => {
    expect(told('last-effective-day', [deed('2000-12-01')])).toMatchObject({ value: '2000-12-31' });
  });

  it('fixes what other sections take as it was then, each with its section', () => {
    expect(told('day-of-the-table', [deed('2000-12-01')])).toMatchObject({ value: '2000-12-01', cite: 'V.2' });
  });

  it('is asked for where no filing of that paper is entered by the day of the question', () => {
    for (const lines of [[], [deed('2000-12-01', 'another paper')], [deed('2001-01-02')]]) {
      const answer = world(lines).ask({
        question: 'instrument.provision',
        asOf: '2001-01-01',
        input: { name: 'effective-day' },
      });
      expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ key }) => key)).toEqual([
        'received-for-filing(founding deed)',
      ]);
    }
    const stated: Line = [
      '2000-12-02',
      'stated',
      { fact: 'received-for-filing', about: ['founding deed'], value: '2000-12-02' },
    ];
    expect(told('effective-day', [stated])).toMatchObject({ value: '2000-12-02' });
  });

  it('cannot be written with a number of days that is none', () => {
    const written = { ...section(), laterBy: 'thirty' };
    expect(() => loadInstrument(instrumentOf([written]), kinds)).toThrow('a whole number such as 30');
  });

  it('tells nothing of other topics', () => {
    expect(ask(world([]), 'liquidation.waterfall', '2001-01-01', { event: 'dissolution' })).toEqual({
      outcome: 'silent',
    });
  });

  it('names the law of rejections, and what it tells among what the instruments fix', () => {
    const answer = world([deed('2000-12-01')]).ask({
      question: 'instrument.provision',
      asOf: '2001-01-01',
      input: { name: 'effective-day' },
    });
    expect(answer.otherLaw.map(({ says }) => says)).toEqual(['the statute on rejections']);
    expect(told('color', [])).toMatchObject({
      outcome: 'silent',
      others: ['day-of-filing', 'effective-day', 'last-effective-day', 'day-of-the-table'],
    });
    expect(ask(world([], undefined, false), 'instrument.provision', '2001-01-01', { name: 'color' })).toMatchObject({
      others: ['day-of-filing', 'effective-day', 'last-effective-day'],
    });
  });
});

describe('a constant on which a text is doubtful', () => {
  const doubt: Reading = {
    id: 'R-seat',
    cite: 'I',
    asks: 'where is the seat?',
    options: { north: 'in the north', south: 'in the south' },
    adopted: 'north',
    because: 'made up',
  };
  const seat = constant({
    cite: 'I',
    summary: 'the seat',
    values: { seat: { reading: 'R-seat', options: { north: 'the north', south: 'the south' } }, name: 'Made-up' },
  });
  const asked = (name: string, readings: Readonly<Record<string, string>> = {}) =>
    open([instrumentOf([seat], { readings: [doubt] })], [], [], { readings }).ask({
      question: 'instrument.provision',
      asOf: '2001-01-01',
      input: { name },
    });

  it('is what the reading makes it, and turns on it', () => {
    expect(asked('seat')).toMatchObject({ value: { value: 'the north' }, turnsOn: [{ reading: 'R-seat' }] });
    expect(asked('seat', { 'R-seat': 'south' })).toMatchObject({ value: { value: 'the south' } });
  });

  it('leaves the others alone', () => {
    expect(asked('name')).toMatchObject({ value: { value: 'Made-up' }, turnsOn: [] });
  });
});
