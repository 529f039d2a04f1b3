import { Journal, type EntryInput, type Instrument } from '@quorate/engine';
import { certificateOfDesignation, providentTerms } from '@quorate/provident-bancorp';
import { randomFrom, type Random } from '../random.js';

/** A certificate of its own terms, and what its issuer entered: the issue, and ten reports on lending. */
export interface Certificate {
  readonly instruments: readonly Instrument[];
  readonly journal: Journal;
}

export const series = 'preferred-a';
export const firstDay = '2011-07-01';
/** After the payment date of the twentieth period, whatever the day of issue. */
export const lastDay = '2016-07-05';

/** So many sister certificates: issued on other days, in other amounts, with other baselines, rates and growth. */
export function certificates(count: number, seed = 20110913): readonly Certificate[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => certificate(index, random));
}

function certificate(index: number, random: Random): Certificate {
  const upTo = (most: number): number => random.below(most);
  const corporation = `issuer-${index}`;
  const shares = 3_000 + upTo(50_000);
  const baseline = 20_000_000 + upTo(400_000_000);
  const growth = upTo(20) - 4;
  const issued = `2011-0${7 + upTo(3)}-${String(1 + upTo(27)).padStart(2, '0')}`;
  const terms = {
    ...providentTerms,
    corporation,
    series,
    shares: String(shares),
    initialRate: `${1 + upTo(5)}.${upTo(10)}%`,
  };
  const report = (period: number): string =>
    `$${baseline + Math.floor((baseline * growth * period) / 900) + upTo(1_000_000)}`;
  const entries = [
    ...['register', 'dividends', 'reports'].map((family) => ({
      on: firstDay,
      type: 'coverage',
      data: { family, from: firstDay },
    })),
    { on: issued, type: 'shares-issued', data: { class: series, to: 'dispersed', shares: String(shares) } },
    {
      on: issued,
      type: 'lending-report',
      data: { series, period: '0', lending: report(0), baseline: `$${baseline}` },
    },
    ...reportDays.map((on, at) => ({
      on,
      type: 'lending-report',
      data: { series, period: String(at + 1), lending: report(at + 1) },
    })),
  ];
  return { instruments: [certificateOfDesignation(terms)], journal: journalOf(corporation, entries) };
}

/** Three weeks after each quarter from the third of 2011 on, in which every first period ends. */
const reportDays = Array.from({ length: 9 }, (_, index) => {
  const quarter = index + 3;
  const month = (quarter % 4) * 3 + 1;
  return `${2011 + Math.floor(quarter / 4)}-${String(month).padStart(2, '0')}-21`;
});

function journalOf(
  corporation: string,
  entries: readonly { readonly on: string; readonly type: string; readonly data: unknown }[],
): Journal {
  const { journal, problems } = Journal.empty(corporation).append(
    entries.map(({ on, type, data }, index): EntryInput => ({
      id: `entry-${index}`,
      corporation,
      type,
      on,
      enteredAt: '2016-07-05T00:00:00Z',
      by: 'secretary',
      basis: 'books',
      data,
    })),
  );
  if (journal === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return journal;
}
