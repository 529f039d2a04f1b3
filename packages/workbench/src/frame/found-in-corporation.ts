import type { Wire } from '@quorate/sdk';
import { dayInWords } from '@quorate/sdk';
import { paths } from '../paths.js';
import { actInWords } from '../words/acts.js';
import { capital, keyInWords } from '../words/phrases.js';
import type { Findable } from './found.js';
import { texts } from './texts.js';

/** What the service found in a corporation, as the search box leads to it: persons, papers, acts, then entries. */
export function foundInCorporation(
  corporation: string,
  { persons, papers, acts, entries }: Wire['Searched'],
): readonly Findable[] {
  const { paletteGroups: groups } = texts;
  return [
    ...persons.first.map(({ id, name }) => ({
      group: groups.persons,
      title: name,
      path: paths.holder(corporation, id),
    })),
    ...papers.first.map(({ hash, name }) => ({
      group: groups.papers,
      title: name,
      path: paths.paper(corporation, hash),
    })),
    ...acts.first.map(({ id, act, on, named }) => ({
      group: groups.acts,
      title: actInWords({ id, kind: act, on, named }),
      note: id,
      path: paths.act(corporation, id),
    })),
    ...entries.first.map(({ sequence, entry }) => ({
      group: groups.entries,
      title: `${capital(keyInWords(String(entry['type'])))}, ${dayInWords(String(entry['on']))}`,
      note: texts.entryNumber(String(sequence)),
      path: paths.entry(corporation, String(entry['id'])),
    })),
  ];
}
