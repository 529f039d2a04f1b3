import type { z } from 'zod';
import { defineNotion, held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, isExact, moneyOf, showMoney, sumAmounts, sumOfAmounts } from '../../../exact/index.js';
import type { Amount, Day, Moment } from '../../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dayParameter, defineKind } from '../../../terms/index.js';
import { quartersBetween, type Quarter } from './quarters.js';
import { callReportLine, linesParameter, netOfQuarter } from './reported-lines.js';

const parameters = parametersOf('net-charge-offs', {
  from: dayParameter.describe('quarters that begin on this day or later count'),
  bank: linesParameter.describe('the lines of the reports of a bank'),
  thrift: linesParameter.describe('the lines of the reports of a thrift'),
});
type NetChargeOffs = z.output<typeof parameters>;

/** Loans charged off less what was recovered, as the insured institutions of the corporation report it quarter by quarter. */
export const netChargeOffs = writerOf(parameters);

/** The notion of this kind, about nobody: a `ChargedOff`. */
export const netChargeOffsNotion = defineNotion<ChargedOff>('net-charge-offs');

/** What has been charged off, net of recoveries; less than nothing where more was recovered. */
export interface ChargedOff {
  readonly amount: Amount<'money'>;
  /** The last day of the last quarter that it counts; undefined where none is over yet. */
  readonly through: Day | undefined;
}

const holdingCompany = openFact('bank-holding-company', 'corporation').yesNo(
  'Is {0} registered as a bank holding company, or as a savings and loan holding company?',
);

const chargedOffSoFar = openFact('charged-off', 'first day of the first quarter', 'last day of the last quarter').money(
  'No insured institution of the corporation is entered: what do its net charge-offs of the quarters from {0} through {1} come to?',
  { least: 'unbounded' },
);

const successorLines = openFact('successor-lines', 'institution').yesNo(
  'The reports of thrifts that the text goes by are no longer made: are the charge-offs of {0} read off the lines that banks report?',
);

const chargedOffInQuarter = openFact('charged-off-in-quarter', 'institution', 'last day of the quarter').money(
  'What were the net charge-offs of {0} in the quarter that ended on {1}?',
  { least: 'unbounded' },
);

const ofInstitution = message(
  'charge-offs.institution',
  'Charge-offs less recoveries of {institution} in {quarters} through {through}: {outcome}',
);
const all = message('charge-offs.all', 'Net charge-offs of the quarters from {from} through {through}: {outcome}');
const none = message('charge-offs.none', 'No quarter that began on {from} or later is over: {outcome}');
const open = 'not known yet';

/**
 * The net charge-offs of the quarters that are over before the day: of the corporation itself, or of its insured institutions where
 * it is a holding company. An institution counts in a quarter that it is one of the corporation's on the first and on the last
 * day; what was charged off before it was is left out. A line that is not entered is asked for by its number, institution and quarter.
 */
export const netChargeOffsKind = defineKind<NetChargeOffs>({
  kind: 'net-charge-offs',
  subject: 'distributions',
  provides: 'Says what loans charged off, less recoveries, come to since a day, by lines of quarterly reports.',
  parameters,
  facts: [holdingCompany, callReportLine, chargedOffSoFar, successorLines, chargedOffInQuarter],
  answers: ['dividends.threshold', 'dividends.permit', 'capital.reacquire'],
  defines: () => [netChargeOffsNotion],
  define: (c, placed, _notion, _about, at) => chargedOff(c, placed, at),
});

function chargedOff(c: Context, placed: Placed<NetChargeOffs>, at: Moment): Held<ChargedOff> {
  const { cite, provision, instrument } = placed;
  const quarters = quartersBetween(provision.from, c.covered('reports', at.day, [cite]));
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (first === undefined || last === undefined) {
    const nothing = sumAmounts('money', []);
    return held(
      { amount: nothing, through: undefined },
      reason(none, 'nothing', { figures: { from: provision.from }, cites: [cite] }),
    );
  }
  const parts = institutionsOf(c, cite, last.last).map((each) => ofOne(c, placed, each, quarters));
  const total: Amount<'money'> =
    parts.length === 0
      ? c.quantity('money', chargedOffSoFar, { about: [first.first, last.last], cites: [cite] })
      : sumOfAmounts('money', parts, ({ value }) => value);
  return held(
    { amount: total, through: last.last },
    reason(all, inWords(total, instrument.currency), {
      figures: { from: first.first, through: last.last },
      cites: [cite],
      grounds: parts.map((part) => part.reason),
    }),
  );
}

/** Every institution whose reports may count: the corporation's own, or those it has had where it is a holding company. */
function institutionsOf(c: Context, cite: string, through: Day): readonly string[] {
  const entries = c.books.entriesOf('insured-institution').filter(({ on }) => compareDays(on, through) <= 0);
  c.restsOn(entries.map(({ id }) => id));
  const entered = [...new Set(entries.map(({ data }) => data.institution))];
  if (entered.length === 0) return [];
  const isHolding = c.holds(holdingCompany, ['corporation'], cite);
  return entered.filter((each) => (each === 'corporation') !== isHolding);
}

function ofOne(
  c: Context,
  placed: Placed<NetChargeOffs>,
  institution: string,
  quarters: readonly Quarter[],
): Held<Amount<'money'>> {
  const counted = quarters.flatMap((quarter) => {
    const form = formIn(c, institution, quarter);
    return form === undefined ? [] : [{ quarter, net: netIn(c, placed, institution, quarter, form) }];
  });
  const value = sumOfAmounts('money', counted, ({ net }) => net);
  return held(
    value,
    reason(ofInstitution, inWords(value, placed.instrument.currency), {
      figures: {
        institution: c.nameOf(institution),
        quarters: counted.length === 1 ? '1 quarter' : `${counted.length} quarters`,
        through: counted.at(-1)?.quarter.last ?? 'none',
      },
      cites: [placed.cite],
    }),
  );
}

/** The form in which an institution reported on a quarter; undefined where it was not one of the corporation's throughout. */
function formIn(c: Context, institution: string, { first, last }: Quarter): 'bank' | 'thrift' | undefined {
  const asOn = (when: Day) =>
    c.books
      .entriesOf('insured-institution')
      .findLast(({ on, data }) => data.institution === institution && compareDays(on, when) <= 0)?.data.as ?? 'none';
  const form = asOn(last);
  return form === 'none' || asOn(first) === 'none' ? undefined : form;
}

function netIn(
  c: Context,
  { cite, provision, instrument }: Placed<NetChargeOffs>,
  institution: string,
  quarter: Quarter,
  form: 'bank' | 'thrift',
): Amount<'money'> {
  const lines = provision[form];
  const source = { cite, currency: instrument.currency };
  const isOver = lines.through !== undefined && compareDays(lines.through, quarter.last) < 0;
  if (!isOver) return netOfQuarter(c, lines, institution, quarter, source);
  if (form === 'thrift' && c.holds(successorLines, [institution], cite)) {
    return netOfQuarter(c, provision.bank, institution, quarter, source);
  }
  return c.quantity('money', chargedOffInQuarter, { about: [institution, quarter.last], cites: [cite] });
}

function inWords(total: Amount<'money'>, currency: string): string {
  return isExact(total) ? showMoney(moneyOf(total.known, currency)) : open;
}
