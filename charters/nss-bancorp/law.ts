import type { Instrument } from '@quorate/engine';

/** A thin summary of default Connecticut law, for what the charter and the bylaws leave open. */
export const connecticutLaw: Instrument = {
  schema: 1,
  id: 'connecticut-business-corporation-act',
  kind: 'law',
  title: 'Connecticut Business Corporation Act (summary)',
  corporation: 'nss-bancorp',
  jurisdiction: 'Connecticut',
  currency: 'USD',
  from: '1997-01-01',
  citedAs: 'C.G.S.',
  source: 'A summary in our own words.',
  articles: [],
  readings: [],
  notes: [],
};
