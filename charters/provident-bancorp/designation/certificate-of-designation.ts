import { article, type Instrument } from '@quorate/engine';
import { certificate } from './certificate.js';
import { ranks } from './ranks.js';
import { general } from './standard-provisions/general.js';
import { definitions } from './standard-provisions/definitions.js';
import { capitalDefinitions } from './standard-provisions/capital-definitions.js';
import { dividendRate } from './standard-provisions/dividend-rate.js';
import { dividendPayment } from './standard-provisions/dividend-payment.js';
import { nonCumulative } from './standard-provisions/non-cumulative.js';
import { priorityOfDividends } from './standard-provisions/priority-of-dividends.js';
import { lendingIncentiveFee } from './standard-provisions/lending-incentive-fee.js';
import { liquidation } from './standard-provisions/liquidation.js';
import { redemption } from './standard-provisions/redemption.js';
import { conversion } from './standard-provisions/conversion.js';
import { observer } from './standard-provisions/observer.js';
import { preferredDirectors } from './standard-provisions/preferred-directors.js';
import { classConsents } from './standard-provisions/class-consents.js';
import { repurchases } from './standard-provisions/repurchases.js';
import { closingProvisions } from './standard-provisions/closing-provisions.js';
import type { Part } from './part.js';
import type { CertificateTerms } from './terms.js';

/**
 * A certificate of designation of the Small Business Lending Fund, with its Standard Provisions, from the terms that differ from
 * one certificate to another. Sections are cited as the certificate has them: Parts 1 to 4 as `Part 3(e)`, the Standard Provisions by
 * number, `3(a)(i)(2)`.
 */
export function certificateOfDesignation(terms: CertificateTerms): Instrument {
  const articles: readonly (readonly [string, string, readonly Part[]])[] = [
    ['Part', 'The certificate', [certificate(terms), ranks(terms)]],
    ['1', 'General matters', [general(terms)]],
    ['2', 'Definitions', [definitions(terms), capitalDefinitions(terms)]],
    [
      '3',
      'Dividends',
      [
        dividendRate(terms),
        dividendPayment(terms),
        nonCumulative(terms),
        priorityOfDividends(terms),
        lendingIncentiveFee(terms),
      ],
    ],
    ['4', 'Liquidation rights', [liquidation(terms)]],
    ['5', 'Redemption', [redemption(terms)]],
    ['6', 'Conversion', [conversion(terms)]],
    ['7', 'Voting rights', [observer(terms), preferredDirectors(terms), classConsents(terms)]],
    ['8', 'Restriction on repurchases', [repurchases(terms)]],
    ['9-14', 'Closing provisions', [closingProvisions(terms)]],
  ];
  const parts = articles.flatMap(([, , of]) => of);
  return {
    schema: 1,
    id: `designation-of-${terms.series}`,
    kind: 'designation',
    title: `Certificate of designation of the Senior Non-Cumulative Perpetual Preferred Stock of ${terms.name}`,
    corporation: terms.corporation,
    jurisdiction: terms.jurisdiction,
    currency: 'USD',
    from: terms.from,
    citedAs: 'B',
    source: terms.source,
    articles: articles.map(([number, title, of]) =>
      article(
        number,
        title,
        of.flatMap((part) => part.provisions),
      ),
    ),
    readings: parts.flatMap((part) => part.readings),
    notes: parts.flatMap((part) => part.notes),
  };
}
