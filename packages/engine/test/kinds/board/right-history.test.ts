import { describe, expect, it } from 'vitest';
import { day } from '../../../src/exact/index.js';
import {
  missedFrom,
  rightHistory,
  type RightRule,
  type SettledPeriod,
} from '../../../src/kinds/board/series-rights/right-history.js';

/** A year of quarters from 2001 on: what became of each, `m` missed, `t` timely, `l` paid late but no default. */
function periods(written: string): readonly SettledPeriod[] {
  return written.split('').map((each, index): SettledPeriod => {
    const number = index + 1;
    const year = 2001 + Math.floor(index / 4);
    const month = String((index % 4) * 3 + 1).padStart(2, '0');
    return {
      number,
      on: day(`${year}-${month}-${each === 'm' ? '09' : '01'}`),
      missed: each === 'm',
      timely: each === 't',
    };
  });
}

const three: RightRule = { periods: 3, ends: 2, revests: 'any-default' };
const fresh: RightRule = { ...three, revests: 'fresh-count' };

describe('a right that missed dividends give', () => {
  it('comes with the third miss in all, in a row or not, and not with the second', () => {
    expect(rightHistory(periods('mm'), three)).toMatchObject({ missed: [1, 2], run: 0, spans: [] });
    expect(rightHistory(periods('mtmtm'), three).spans).toEqual([{ from: '2002-01-09', until: undefined }]);
    expect(rightHistory(periods('mmmmm'), three).spans).toEqual([{ from: '2001-07-09', until: undefined }]);
    expect(rightHistory([], three)).toEqual({ missed: [], run: 0, spans: [] });
  });

  it('ends with the second timely period in a row, on the day of its payment', () => {
    expect(rightHistory(periods('mmmtmt'), three)).toMatchObject({ run: 1, spans: [{ until: undefined }] });
    expect(rightHistory(periods('mmmtt'), three)).toMatchObject({ run: 2, spans: [{ until: '2002-01-01' }] });
    expect(rightHistory(periods('mmmtlt'), three)).toMatchObject({ run: 1, spans: [{ until: undefined }] });
  });

  it('comes again with one more miss, or only with as many as at first', () => {
    expect(rightHistory(periods('mmmttm'), three).spans).toHaveLength(2);
    expect(rightHistory(periods('mmmttm'), fresh).spans).toHaveLength(1);
    expect(rightHistory(periods('mmmttmtm'), fresh).spans).toHaveLength(1);
    expect(rightHistory(periods('mmmttmtmm'), fresh).spans).toHaveLength(2);
    expect(rightHistory(periods('mmmttmttm'), three).spans).toHaveLength(3);
  });

  it('goes through periods by number, so that one paid early does not come before one missed', () => {
    const [first, second, third, fourth] = periods('mmmt') as [
      SettledPeriod,
      SettledPeriod,
      SettledPeriod,
      SettledPeriod,
    ];
    const early: SettledPeriod = { ...fourth, on: day('2001-06-01') };
    const history = rightHistory([early, third, first, second], { ...three, ends: 1 });
    expect(history.spans).toEqual([{ from: '2001-07-09', until: '2001-07-09' }]);
  });

  it('waits for a further test, until the test holds or the dividends are paid again', () => {
    const from = (written: string) => ({
      holds: (on: string) => on >= written,
      firstWithin: (after: string, before: string | undefined) =>
        written > after && (before === undefined || written < before) ? day(written) : undefined,
    });
    expect(rightHistory(periods('mmm'), three, from('2001-07-09')).spans).toMatchObject([{ from: '2001-07-09' }]);
    expect(rightHistory(periods('mmm'), three, from('2001-08-01')).spans).toMatchObject([{ from: '2001-08-01' }]);
    expect(rightHistory(periods('mmmtm'), three, from('2001-12-01')).spans).toMatchObject([{ from: '2001-12-01' }]);
    expect(rightHistory(periods('mmmtt'), three, from('2002-03-01')).spans).toEqual([]);
    const never = { holds: () => false, firstWithin: () => undefined };
    expect(rightHistory(periods('mmm'), three, never).spans).toEqual([]);
  });

  it('is missed from the day after the last one for a payment', () => {
    expect(missedFrom(day('2001-01-08'))).toBe('2001-01-09');
  });
});
