import { describe, expect, it } from 'vitest';
import { calendarOf, opened } from '../src/dividends/dividends.js';
import { certificates, series } from '../src/dividends/world.js';

interface Told {
  readonly dates: readonly { readonly id: string; readonly payable: string; readonly rates: readonly unknown[] }[];
}

interface Rated {
  readonly rate: string;
}

describe('the certificates of the dividends benchmark', () => {
  it('have the calendar and the rates of twenty periods, answered from what is entered alone', () => {
    for (const certificate of certificates(12)) {
      const answer = calendarOf(opened(certificate));
      expect(answer.outcome).toBe('answered');
      const { dates } = (answer as unknown as { readonly value: Told }).value;
      expect(dates.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `P${index + 1}`));
      for (const { rates } of dates) expect(rates).not.toEqual({ unsettled: true });
      expect(dates[18]?.rates.length).toBe(2);
    }
  });

  it('differ from each other', () => {
    const values = certificates(6).map((each) => JSON.stringify(calendarOf(opened(each))));
    expect(new Set(values).size).toBe(6);
  });

  it('are told the same rate by the calendar as by the question about one period', () => {
    for (const certificate of certificates(1)) {
      const corporation = opened(certificate);
      const { dates } = (calendarOf(corporation) as unknown as { readonly value: Told }).value;
      const input = { class: series, period: '7' };
      const answer = corporation.ask({ question: 'dividends.rate', asOf: '2016-07-05', input });
      const told = (answer as unknown as { readonly value: { readonly rates: readonly Rated[] } }).value;
      const seventh = (dates[6]?.rates ?? []) as readonly Rated[];
      expect(seventh.map(({ rate }) => rate)).toEqual(told.rates.map(({ rate }) => rate));
    }
  });
});
