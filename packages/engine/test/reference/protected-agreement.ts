import * as fc from 'fast-check';
import { expect } from 'vitest';
import { certificateOfDesignation, providentTerms } from '@quorate/provident-bancorp';
import { plusDays, quantityOf, toWire } from '../../src/exact/index.js';
import { day, Journal, openCorporation, post, type Corporation, type EntryInput, type Plain } from '../../src/index.js';
import {
  capitalLeft,
  capitalReadings,
  netChargedOff,
  plainCapital,
  quarterEnds,
  sinceNewYear,
  type PlainCapital,
} from './capital-left.js';
import {
  certificatesDue,
  livesOf,
  missedSpans,
  noticesDue,
  plainMisses,
  plainReadings,
  type PlainMisses,
} from './missed-dividends.js';

/** To whom B 2(rr) counts what was issued. */
const treasury = 'united-states-treasury';
const kept = '2011-06-01';
const last = '2015-12-31';

function entry(id: string, on: string, type: string, data: unknown): EntryInput {
  const envelope = {
    corporation: 'provident-bancorp',
    enteredAt: '2016-01-01T12:00:00Z',
    by: 'secretary',
    basis: 'books',
  };
  return { id, type, on, data, ...envelope };
}

/** The certificate with other terms, and these entries; everything is kept through the last day. */
function opened(
  terms: Partial<typeof providentTerms>,
  entries: readonly EntryInput[],
  readings: Readonly<Record<string, string>>,
): Corporation {
  const families = ['register', 'instruments', 'dividends', 'reports', 'board', 'acts', 'meetings', 'officers'].map(
    (family) => entry(`kept-${family}`, kept, 'coverage', { family, from: kept, through: last }),
  );
  const { journal, problems } = Journal.empty('provident-bancorp', day(kept)).append([...families, ...entries]);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  const certificate = certificateOfDesignation({ ...providentTerms, from: kept, ...terms });
  return openCorporation({ instruments: [certificate], books: post(journal), readings: { ...readings } });
}

function asked(corporation: Corporation, question: string, asOf: string, input: Record<string, unknown>): Plain {
  const answer = corporation.ask({ question, asOf, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value;
}

function* missesEntered(misses: PlainMisses): Generator<EntryInput> {
  const { issued } = misses;
  yield entry('issue', issued, 'shares-issued', { class: 'series-a', to: 'dispersed', shares: '1000' });
  for (const { number: of, declared, part, full } of livesOf(misses)) {
    const number = String(of);
    yield entry(`rate-${number}`, issued, 'stated', {
      fact: 'dividend-rate-of-period',
      about: ['series-a', number],
      value: '5%',
    });
    const pays = (how: string, on: string, amount: string) =>
      entry(`${how}-${number}`, on, 'dividend-paid', { class: 'series-a', amount, 'for-period': number });
    if (declared !== undefined) {
      const data = { id: `d-${number}`, class: 'series-a', total: '$20,000', 'for-period': number };
      yield entry(`declare-${number}`, declared, 'dividend-declared', data);
    }
    if (part !== undefined) yield pays('part', part, '$0.01');
    if (full !== undefined) yield pays('rest', full, '$20,000');
  }
}

interface Windows {
  readonly restrictions: readonly {
    readonly id: string;
    readonly windows: readonly { readonly period: number; readonly from: string; readonly through: string }[];
  }[];
}

interface Due {
  readonly deadlines: readonly { readonly id: string; readonly day: string; readonly cite: string }[];
}

function* capitalEntered(plain: PlainCapital): Generator<EntryInput> {
  yield entry(treasury, '2011-09-01', 'person', { id: treasury, kind: 'other' });
  const issued = { [treasury]: plain.shares, dispersed: plain.toOthers };
  for (const [to, number] of Object.entries(issued).filter(([, each]) => each > 0)) {
    const shares = String(number);
    yield entry(`issue-to-${to}`, '2011-09-13', 'shares-issued', { class: 'series-a', to, shares });
  }
  yield entry('holding', '2011-09-13', 'stated', {
    fact: 'bank-holding-company',
    about: ['corporation'],
    value: 'yes',
  });
  const baseline = `$${plain.baseline}`;
  yield entry('first-report', '2011-09-12', 'lending-report', {
    series: 'series-a',
    period: '0',
    lending: baseline,
    baseline,
  });
  yield entry('ninth-report', '2013-10-15', 'lending-report', {
    series: 'series-a',
    period: '9',
    lending: `$${plain.lending}`,
  });
  for (const [at, reports] of plain.banks.entries()) {
    const institution = `bank-${at}`;
    yield entry(institution, '2011-09-01', 'person', { id: institution, kind: 'corporation' });
    yield entry(`${institution}-held`, '2011-09-01', 'insured-institution', { institution, as: 'bank' });
    for (const quarter of quarterEnds) {
      const lines = {
        RIAD4635: `$${sinceNewYear(reports, quarter, 'charged')}`,
        RIAD4605: `$${sinceNewYear(reports, quarter, 'recovered')}`,
      };
      yield entry(`${institution}-${quarter}`, plusDays(day(quarter), 28), 'call-report', {
        institution,
        quarter,
        lines,
      });
    }
  }
}

/** What the engine says of random lives of a series under a certificate of the Fund, and what plain lists say. */
export const protectedAgreement = {
  'in which spans missed dividends bar what, and which papers they call for': fc.property(
    plainMisses,
    plainReadings,
    (misses, readings) => {
      const corporation = opened({ signingDate: misses.issued }, [...missesEntered(misses)], { ...readings });
      const on = plusDays(misses.issued, misses.asOf);
      const { restrictions } = asked(corporation, 'dividends.windows', on, {
        series: 'series-a',
      }) as unknown as Windows;
      const found = Object.fromEntries(
        restrictions.map(({ id, windows }) => [
          id,
          windows
            .filter(({ period }) => period <= misses.payments.length)
            .map(({ period, from, through }) => ({ period, from, through })),
        ]),
      );
      expect([on, found]).toEqual([
        on,
        {
          'B 3(d)(ii)': missedSpans(misses, on, readings, false),
          'B 8(b)': missedSpans(misses, on, readings, readings.S17 === 'literal'),
        },
      ]);
      const told = asked(corporation, 'calendar.deadlines', on, { from: kept, to: last }) as unknown as Due;
      const papers = (kind: string) =>
        told.deadlines
          .filter(({ id }) => id.endsWith(kind))
          .map(({ id, day: due }) => ({ period: Number(id.split(' ')[1]?.slice(1)), due }))
          .filter(({ period }) => period <= misses.payments.length)
          .toSorted((a, b) => a.period - b.period);
      expect([on, papers('reasons-notice')]).toEqual([on, noticesDue(misses, on, readings)]);
      expect([on, papers('certificate')]).toEqual([on, certificatesDue(misses, on, readings)]);
    },
  ),

  'what capital must be left': fc.property(plainCapital, capitalReadings, (plain, readings) => {
    const terms = { tier1Capital: `$${plain.capital}`, shares: String(plain.shares + plain.toOthers) };
    const corporation = opened(terms, [...capitalEntered(plain)], { ...readings });
    const value = asked(corporation, 'dividends.threshold', plain.asOf, { series: 'series-a' });
    const { of, over } = capitalLeft(plain, readings);
    expect([plain.asOf, value]).toMatchObject([
      plain.asOf,
      {
        threshold: { amount: toWire(quantityOf('money', of, over)) },
        'charged-off': { amount: String(netChargedOff(plain)) },
      },
    ]);
  }),
} as const;
