import type { History } from '../telling/history.js';
import type { InventedPerson } from './names.js';

/** A company, a fund or another person that is no individual. */
export interface InventedCompany extends InventedPerson {
  readonly kind: 'corporation' | 'partnership' | 'trust' | 'plan' | 'other';
}

/** Who and what the journal knows of from its first day. */
export interface Beginning {
  readonly on: string;
  readonly situation: string;
  readonly individuals: readonly InventedPerson[];
  readonly companies: readonly InventedCompany[];
}

/** Families of entries that a secretary vouches for. */
const families = ['register', 'board', 'officers', 'meetings', 'acts', 'dividends', 'reports', 'instruments'] as const;

/** Introduces everybody, and says from when the journal is kept whole. The first paper says that all of it is invented. */
export function begin(history: History, { on, situation, individuals, companies }: Beginning): void {
  const paper = history.paper({
    name: 'about-this-history',
    form: 'text',
    state: 'filed',
    lines: [
      'The charter of this corporation is a real document. What happens under it in this journal is invented: the holders,',
      'the directors, the meetings, the votes, the dividends and the papers. No person or company of these names is meant.',
      '',
      situation,
    ],
  });
  for (const { id, name } of individuals) tellPerson(history, on, { id, name, kind: 'individual' });
  for (const company of companies) tellPerson(history, on, company);
  for (const family of families) {
    const data = { family, from: on, 'vouched-by': 'secretary', on: 'the books of the corporation' };
    history.tell(on, 'coverage', data, { id: `coverage-${family}`, paper });
  }
}

function tellPerson(
  history: History,
  on: string,
  { id, name, kind }: InventedPerson & { readonly kind: string },
): void {
  history.tell(on, 'person', { id, name, kind }, { id: `person-${id}` });
}
