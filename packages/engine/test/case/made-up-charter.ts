import { runCase, type AskResult, type CaseFileError, type Charters, type Instrument } from '../../src/index.js';

/** A made-up charter: 1,000 shares of one class, with one doubt about shares in treasury. */
export const charter: Instrument = {
  schema: 1,
  id: 'made-up-charter',
  kind: 'charter',
  title: 'Certificate of a corporation that nobody formed',
  corporation: 'made-up',
  jurisdiction: 'Nowhere',
  currency: 'USD',
  from: '1990-01-02',
  source: 'invented',
  articles: [
    {
      number: 'I',
      title: 'Stock',
      provisions: [
        {
          kind: 'stock-classes',
          cite: 'I.1',
          summary: 'One thousand ordinary shares.',
          total: '1,000',
          classes: [{ class: 'ordinary', authorised: '1,000', par: '$1' }],
          treasury: { reading: 'R-1', options: { issued: 'issued', unissued: 'unissued' } },
        } as Instrument['articles'][number]['provisions'][number],
      ],
    },
  ],
  readings: [
    {
      id: 'R-1',
      cite: 'I.1',
      asks: 'Are shares in treasury issued?',
      options: { issued: 'they are', unissued: 'they are not' },
      adopted: 'issued',
      because: 'they were issued once',
    },
  ],
  notes: [],
};

export const charters: Charters = {
  find: (name) => (name === 'made-up' ? { id: 'made-up', name: 'Made up', charter } : undefined),
  names: () => ['made-up'],
};

/** A case file about the made-up charter. */
export function caseFile(rest: string): string {
  return `title: a case\ncharter: made-up\n${rest}`;
}

/** The results of a case file about the made-up charter. */
export function results(rest: string): readonly AskResult[] {
  return runCase(caseFile(rest), { charters }).results;
}

/** What is not as expected, as `where: expected / found`. */
export function mismatches(rest: string): readonly string[] {
  return results(rest).flatMap((result) =>
    result.mismatches.map(({ where, expected, found }) => `${where}: ${expected} / ${found}`),
  );
}

/** The problems of a whole text, as `line:column message`. */
export function problemsOf(text: string): readonly string[] {
  try {
    runCase(text, { charters });
  } catch (error) {
    return (error as CaseFileError).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
  return [];
}
