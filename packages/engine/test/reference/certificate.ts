import { peoplesBankcorp } from '@quorate/peoples-bankcorp';
import { certificateOfDesignation, providentTerms } from '@quorate/provident-bancorp';
import {
  article,
  Journal,
  liquidation,
  openCorporation,
  post,
  stockClasses,
  type Corporation,
  type EntryInput,
  type Instrument,
  type Plain,
} from '../../src/index.js';
import { day } from '../../src/exact/index.js';

/** The Standard Provisions with other terms: 60,000 shares, and 2 per cent at first, which makes $1 a share for 18 days. */
const certificate = certificateOfDesignation({
  ...providentTerms,
  corporation: 'made-up',
  name: 'Made-up Bancshares',
  series: 'fund',
  shares: '60,000',
  initialRate: '2%',
});

const charter: Instrument = {
  schema: 1,
  id: 'charter',
  kind: 'charter',
  title: 'Articles of Made-up Bancshares',
  corporation: 'made-up',
  jurisdiction: 'somewhere',
  currency: 'USD',
  from: '2000-01-03',
  source: 'Invented.',
  articles: [
    article('1', 'Stock', [
      stockClasses({
        cite: '1.1',
        summary: 'common and preferred stock',
        classes: [
          { class: 'common', authorised: '100,000,000' },
          { class: 'preferred', authorised: '1,000,000', inSeries: true },
        ],
        treasury: 'unissued',
      }),
      liquidation({
        cite: '1.2',
        summary: 'debts, preferences, an account beside them, and the rest',
        residual: 'common',
        senior: 'preferred',
        first: 'debts',
        participation: 'as-common',
        notALiquidation: ['merger'],
        account: { cite: '1.3', says: 'the account', order: 'as-supplied' },
        shortfall: 'the statute on shortfalls',
      }),
    ]),
  ],
  readings: [],
  notes: [],
};

/** The day from which the journal of a corporation under the certificate is kept. */
export const formed = '2011-09-01';

const families = ['register', 'board', 'meetings', 'acts', 'instruments', 'dividends', 'reports'];

export type CertificateLine = readonly [on: string, type: string, data: unknown];

/** A corporation under such a certificate, with these entries. */
export function underCertificate(
  lines: Iterable<CertificateLine>,
  readings: Readonly<Record<string, string>> = {},
): Corporation {
  return openedWith('made-up', [charter, certificate], lines, readings);
}

function openedWith(
  corporation: string,
  instruments: readonly Instrument[],
  lines: Iterable<CertificateLine>,
  readings: Readonly<Record<string, string>>,
): Corporation {
  const kept = families.map((family): CertificateLine => [formed, 'coverage', { family, from: formed }]);
  const entries = [...kept, ...lines].map(([on, type, data], index): EntryInput => ({
    id: `e${index}`,
    corporation,
    type,
    on,
    data,
    enteredAt: `${on}T12:00:00Z`,
    by: 'secretary',
    basis: 'books',
  }));
  const { journal, problems } = Journal.empty(corporation, day(formed)).append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return openCorporation({ instruments, books: post(journal), readings });
}

/** Peoples Bankcorp, whose preferred stock is in series that its board designates, with these entries. */
export function underPeoples(lines: Iterable<CertificateLine>): Corporation {
  return openedWith(peoplesBankcorp.id, [peoplesBankcorp.charter], lines, {});
}

/** The value of an answer. @throws {Error} with the inquiries, where facts are missing. */
export function told(corporation: Corporation, question: string, asOf: string, input: Record<string, unknown>): Plain {
  const answer = corporation.ask({ question, asOf, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value;
}
