import { sister } from './sister.js';

/** Issued under the program for growth alone, to an issuer without earlier shares: no fee; 12,600 shares, from 1 per cent. */
export const growthSister = sister({
  corporation: 'sister-growth',
  name: 'Sister Growth Bancshares',
  jurisdiction: 'Ohio',
  series: 'growth-preferred',
  class: 'preferred',
  from: '2011-06-01',
  source: 'Invented, with the Standard Provisions.',
  shares: '15,000',
  liquidationAmount: '$1,000',
  signingDate: '2011-06-21',
  originalIssueDate: '2011-06-21',
  initialRate: '1%',
  tier1Capital: '$90,000,000',
  minimumPart: '25%',
});

/** Issued in exchange for earlier shares of the Capital Purchase Program, with dates for the fee; 40,000 shares, from 5 per cent. */
export const feeSister = sister({
  corporation: 'sister-fee',
  name: 'Sister Fee Financial',
  jurisdiction: 'Iowa',
  series: 'fee-preferred',
  class: 'preferred',
  from: '2011-06-01',
  source: 'Invented, with the Standard Provisions.',
  shares: '40,000',
  liquidationAmount: '$1,000',
  signingDate: '2011-08-31',
  originalIssueDate: '2011-08-31',
  initialRate: '5%',
  tier1Capital: '$120,000,000',
  minimumPart: '25%',
  lendingIncentiveFee: { from: '2014-01-01', to: '2016-04-01' },
});
