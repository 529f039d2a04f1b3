import { classConsent, constant, type Provision } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { treasury } from '../treasury.js';

/** Section 7(d) to (f): what cannot be done without the consent of the series, and how it is given. */
export function classConsents({ series }: CertificateTerms): Part {
  const holds = {
    reading: 'S29',
    options: { 'also-through-others': 'also-through-others', 'of-record': 'of-record' },
  } as const;
  const holder = { ...treasury, holds };
  const ofSeries = { series, holder, fraction: { majority: true }, ends: '7(e)', never: '7(d)' } as const;
  const provisions: readonly Provision[] = [
    constant({
      cite: '7(d)',
      summary:
        'While a share is outstanding the matters that follow need, besides every other vote or consent of law or of the Charter, the written consent of Treasury if it holds a share, and else of the holders of a majority of the outstanding shares as one class. For all these purposes more authorised preferred stock (more of this series among it, to satisfy preemptive or similar rights granted before the Signing Date) and other preferred stock, or securities that can become such stock, ranking equally or junior both for dividends, cumulative or not, and for the distribution of assets are never adverse to the series and need no consent.',
      values: {
        'consents-of-the-series':
          'Treasury in writing while it holds a share; else the holders of a majority of the outstanding shares in writing',
        'never-adverse-to-the-series':
          'more authorised preferred stock, and stock that ranks equally or junior for dividends and for the distribution of assets',
      },
    }),
    classConsent({
      cite: '7(d)(i)',
      summary:
        'Stock that ranks before the series for dividends, in a liquidation or for both, or securities that can be converted into it or exchanged or exercised for it: an amendment that authorises, creates or increases it, and any issue of it.',
      ...ofSeries,
      matter: 'senior-stock',
    }),
    classConsent({
      cite: '7(d)(ii)',
      summary:
        'Any amendment, alteration or repeal of a provision of this certificate or of the Charter that adversely affects the rights, preferences, privileges or votes of the series; one by means of a merger or consolidation too, unless clause (iii) asks for no vote on that.',
      ...ofSeries,
      matter: 'adverse-amendment',
    }),
    classConsent({
      cite: '7(d)(iii)',
      summary:
        'Subject to clause (v): a binding share exchange or reclassification of the series, or a merger or consolidation of the Issuer, unless its shares stay outstanding, or, where the Issuer is not the entity that survives or results, become preference securities of that entity or of its ultimate parent; and unless their terms taken as a whole are then the same; in all cases the entity that results or its ultimate parent must assume the obligations of the Issuer, by law or in writing.',
      ...ofSeries,
      matter: 'merger-or-exchange',
    }),
    classConsent({
      cite: '7(d)(iv)',
      summary:
        'A sale of all, substantially all or any material portion of the assets, unless the series is redeemed in full at the same time as it is consummated.',
      ...ofSeries,
      matter: 'sale-of-assets',
    }),
    classConsent({
      cite: '7(d)(v)',
      summary:
        'A Holding Company Transaction, unless each share becomes one share, with an equal liquidation preference, of preference securities of the Issuer or the Acquiror, which have dividends from their issue on equivalent terms and otherwise the same terms taken as a whole.',
      ...ofSeries,
      matter: 'holding-company-transaction',
    }),
    constant({
      cite: '7(e)',
      summary:
        'No vote or consent under 7(d) is needed if, when it would be needed or before, all outstanding shares have been redeemed, or called for redemption on proper notice with enough money deposited in trust, as Section 5 has it.',
      values: { 'consents-of-the-series-end': 'when all shares are redeemed, or called on proper notice and funded' },
    }),
    constant({
      cite: '7(f)',
      summary:
        'Meetings of the holders, record dates for them, proxies and written consents are governed by rules that the Board or a committee of it may adopt, within the Charter, the Bylaws, law and the rules of an exchange on which the series is listed.',
      values: {
        'procedure-of-votes-and-consents-of-the-series': 'by rules that the Board or a committee of it adopts',
      },
    }),
  ];
  return {
    provisions,
    readings: [
      {
        id: 'S29',
        cite: '7(d)',
        asks: 'Treasury consents alone “if Treasury holds any shares”: does it hold those that stand of record in the name of another for it?',
        options: {
          'also-through-others': 'It does: whoever has shares held for it holds them.',
          'of-record': 'It does not: by Section 11 the holder of record may be treated as the owner for all purposes.',
        },
        adopted: 'also-through-others',
        because:
          'The words are not “of record”, which the certificate uses where it means it; Section 11 protects the Issuer in its dealings, and gives nobody a vote.',
      },
    ],
    notes: [
      {
        cite: '7(d)(iv)',
        slip: 'The clause speaks of the Company, where the rest speaks of the Issuer.',
        readAs: 'The Issuer.',
      },
    ],
  };
}
