/**
 * What differs from one certificate of the Small Business Lending Fund to another; the Standard Provisions are the same for
 * all of them. Numbers and money are text, days are written 2011-09-13.
 */
export interface CertificateTerms {
  /** The id of the corporation that issued the series, and its name as the certificate has it. */
  readonly corporation: string;
  readonly name: string;
  readonly jurisdiction: string;
  /** The series, and the class of preferred stock of which it is one. */
  readonly series: string;
  readonly class: string;
  /** The first day on which the certificate is in force. */
  readonly from: string;
  /** Where this certificate was found. */
  readonly source: string;
  /** Shares of the series, each with the same Liquidation Amount. */
  readonly shares: string;
  readonly liquidationAmount: string;
  /** The day of the securities purchase agreement, and the first day on which shares were issued. */
  readonly signingDate: string;
  readonly originalIssueDate: string;
  /** A per cent a year, as the certificate writes it: of the first Dividend Period. */
  readonly initialRate: string;
  /** Tier 1 capital on the Signing Date. */
  readonly tier1Capital: string;
  /** The least part of the shares issued that can be redeemed at a time. */
  readonly minimumPart: string;
  /** The first and the last payment date of the lending incentive fee; left out where the certificate says that there is none. */
  readonly lendingIncentiveFee?: { readonly from: string; readonly to: string };
}

/** The certificate of Provident Bancorp, Inc. of 2011, which Appendix B of the Restated Articles repeats. */
export const providentTerms: CertificateTerms = {
  corporation: 'provident-bancorp',
  name: 'Provident Bancorp, Inc.',
  jurisdiction: 'Massachusetts',
  series: 'series-a',
  class: 'preferred',
  from: '2011-09-08',
  source:
    'Certificate of Designation of 8 September 2011 with Schedule A, as Appendix B of the Restated Articles of Organization of 10 March 2015 repeats it.',
  shares: '17,145',
  liquidationAmount: '$1,000',
  signingDate: '2011-09-13',
  originalIssueDate: '2011-09-13',
  initialRate: '1.9098863%',
  tier1Capital: '$44,032,000',
  minimumPart: '25%',
};
