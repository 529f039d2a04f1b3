import { constant } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Sections 9 to 14: no preemption, forms of reports, record holders, notices, certificates, other rights. */
export function closingProvisions(_terms: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: '9',
        summary:
          'No share of the series has a right of preemption in any securities of the Issuer, or in warrants, rights or options for them, however they are issued or granted.',
        values: { 'preemptive-rights-of-the-series': 'none' },
      }),
      constant({
        cite: '10',
        summary:
          'Where Treasury changes the form of the Supplemental Report, as the Definitive Agreement lets it, and a line of it gets another caption or number, what is said here of that line is then of the line so captioned or numbered.',
        values: { 'lines-of-the-supplemental-report': 'as last captioned and numbered' },
      }),
      constant({
        cite: '11',
        summary:
          'As far as law permits, the Issuer and its transfer agent may treat the holder of record of a share as its true and lawful owner for all purposes, whatever notice they have to the contrary.',
        values: { 'owner-of-shares-of-the-series': 'the holder of record' },
      }),
      constant({
        cite: '12',
        summary:
          'Notices and communications are sufficient if written and delivered in person or by first class mail, or as this certificate, the Charter, the Bylaws or law otherwise permits; for shares in book-entry form, as the facility permits.',
        values: {
          'notices-to-holders-of-the-series':
            'in writing, in person or by first class mail, or as otherwise permitted; for book-entry shares as the facility permits',
        },
      }),
      constant({
        cite: '13',
        summary:
          'The Issuer replaces a mutilated certificate when it is surrendered, and one that is destroyed, stolen or lost on reasonably satisfactory evidence of that with any indemnity reasonably required; in both cases at the expense of the holder.',
        values: { 'replacement-of-certificates-of-the-series': 'at the expense of the holder' },
      }),
      constant({
        cite: '14',
        summary:
          'Shares of the series have no rights, preferences, votes or restrictions but those of this certificate, the Charter and law.',
        values: { 'other-rights-of-the-series': 'none but those of the certificate, the Charter and law' },
      }),
    ],
    readings: [],
    notes: [],
  };
}
