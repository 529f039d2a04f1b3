import type { Instrument } from '@quorate/engine';

/** A thin summary of default Massachusetts law, for what the Articles and the bylaws leave open. */
export const massachusettsLaw: Instrument = {
  schema: 1,
  id: 'massachusetts-business-corporation-act',
  kind: 'law',
  title: 'Massachusetts Business Corporation Act (summary)',
  corporation: 'provident-bancorp',
  jurisdiction: 'Massachusetts',
  currency: 'USD',
  from: '2015-01-01',
  citedAs: 'M.G.L. c. 156D',
  source: 'A summary in our own words.',
  articles: [],
  readings: [],
  notes: [],
};
