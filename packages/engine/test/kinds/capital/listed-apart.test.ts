import { describe, expect, it } from 'vitest';
import {
  blankCheck,
  designatedSeries,
  kinds,
  loadInstrument,
  stockClasses,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, bar, type Line } from './stock-world.js';

const rows: Reading = {
  id: 'R-rows',
  cite: '1',
  asks: 'are the golden shares on top of the others?',
  options: { top: 'on top', within: 'within' },
  adopted: 'top',
  because: 'made up',
};

const row = (onTop: boolean | { readonly reading: string; readonly options: Readonly<Record<string, boolean>> }) => ({
  series: 'golden',
  shares: '80',
  onTop,
});

const stock = (onTop: Parameters<typeof row>[0], total?: string): Provision =>
  stockClasses({
    cite: '1',
    summary: 'the stock',
    ...(total === undefined ? undefined : { total }),
    classes: [
      { class: 'ordinary', authorised: '1,000' },
      { class: 'preference', authorised: '120', inSeries: true, listedApart: [row(onTop)] },
    ],
    treasury: 'unissued',
  });

const golden = designatedSeries({
  cite: '2',
  summary: 'the golden series',
  series: 'golden',
  class: 'preference',
  shares: '80',
  effective: '2000-01-01',
  resizedBy: 'filing',
  terms: {},
});

const more = blankCheck({ cite: '3', summary: 'series', class: 'preference', subjectTo: 'law' });

const byReading = { reading: 'R-rows', options: { top: true, within: false } };

function world(onTop: Parameters<typeof row>[0], readings: Readonly<Record<string, string>> = {}) {
  const lines: readonly Line[] = [['2000-02-01', 'shares-issued', { class: 'golden', to: 'dispersed', shares: '80' }]];
  const instrument = instrumentOf([stock(onTop), golden, more], { readings: [rows] });
  return open([instrument], [], lines, { readings });
}

const summary = (onTop: Parameters<typeof row>[0], readings?: Readonly<Record<string, string>>) =>
  ask(world(onTop, readings), 'capital.summary', '2001-01-01');

describe('a series that is listed in a row of its own', () => {
  it('comes on top of the number of its class where the instrument means that', () => {
    expect(summary(true)).toMatchObject({
      total: '1200',
      classes: [{ authorised: '1000' }, { authorised: '200', unissued: '120', designated: '80', undesignated: '120' }],
    });
  });

  it('is within that number where it means that', () => {
    expect(summary(false)).toMatchObject({
      total: '1120',
      classes: [{ authorised: '1000' }, { authorised: '120', unissued: '40', undesignated: '40' }],
    });
  });

  it('is counted as the reading has it', () => {
    expect(summary(byReading)).toMatchObject({ total: '1200' });
    expect(summary(byReading, { 'R-rows': 'within' })).toMatchObject({ total: '1120' });
  });

  it('leaves new series what the class has beside it, and not one share more', () => {
    const designate = (shares: string, readings?: Readonly<Record<string, string>>) =>
      bar(
        ask(world(byReading, readings), 'capital.designate-series', '2001-01-01', {
          series: 'silver',
          class: 'preference',
          shares,
        }),
        '3 ceiling',
      );
    expect(designate('120')).toMatchObject({ barred: false });
    expect(designate('121')).toMatchObject({ barred: true, short: '1' });
    expect(designate('40', { 'R-rows': 'within' })).toMatchObject({ barred: false });
    expect(designate('41', { 'R-rows': 'within' })).toMatchObject({ barred: true, short: '1' });
  });

  it('stands in the profile as the instrument lists it, with the total where it states one', () => {
    const told = (provision: Provision) =>
      JSON.stringify(ask(open([instrumentOf([provision, golden])], [], []), 'instrument.profile', '2001-01-01'));
    expect(told(stock(true))).toContain('"1,000 ordinary, 120 preference, 80 golden"');
    expect(told(stock(true, '1,200'))).toContain('"1,200 shares: 1,000 ordinary, 120 preference, 80 golden"');
  });
});

describe('a total of all classes', () => {
  const load = (provision: Provision) => () =>
    loadInstrument(instrumentOf([provision, golden], { readings: [rows] }), kinds);

  it('counts the rows that come on top, and no others', () => {
    expect(load(stock(true, '1,200'))).not.toThrow();
    expect(load(stock(false, '1,120'))).not.toThrow();
    expect(load(stock(true, '1,120'))).toThrow('do not add up');
    expect(load(stock(false, '1,200'))).toThrow('do not add up');
  });

  it('cannot be stated where a reading decides on it', () => {
    expect(load(stock(byReading, '1,200'))).toThrow('leave the total out');
  });
});
