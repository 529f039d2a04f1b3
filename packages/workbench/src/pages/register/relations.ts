import type { Wire } from '@quorate/sdk';
import { writtenIn, type Written } from '../../parts/entries/entry.js';

/** The entries that tie persons to one another, and those that end such a tie. */
export const relationTypes = ['held-for', 'control', 'agreement', 'group', 'relationship', 'relation-ended'] as const;

/** How one person is tied to another. */
export interface Relation {
  readonly sort: 'holds-for' | 'controls' | 'agrees' | 'together' | 'alike' | 'related';
  readonly from: string;
  readonly to: string;
  /** How many shares, or all that are held where it does not say; of which class. */
  readonly shares?: string;
  readonly class?: string;
  /** What the entry says of it, in its own word. */
  readonly about?: string;
  readonly since: string;
  readonly entry: string;
}

/** The ties that stand on a day, of the entries that had taken effect by then. */
export function relationsIn(entries: readonly Wire['StoredEntry'][], asOf: string): readonly Relation[] {
  const all = entries.map(writtenIn);
  return all.filter(isNotEnded(all, asOf)).flatMap(({ id, type, on, data }) => {
    const told = { since: on, entry: id };
    return tiesOf(type, data).map((tie) => ({ ...tie, ...told }));
  });
}

const onShares: ReadonlySet<string> = new Set(['legend', 'stop', 'pledge']);

/**
 * The legends, stops and pledges on shares of this holder that stand on a day, of the entries that name the holder and those that
 * end something, which had taken effect by then.
 */
export function restingOnShares(
  about: readonly Wire['StoredEntry'][],
  endings: readonly Wire['StoredEntry'][],
  holder: string,
  asOf: string,
): readonly Written[] {
  return about
    .map(writtenIn)
    .filter(({ type, data }) => onShares.has(type) && data['holder'] === holder)
    .filter(isNotEnded(endings.map(writtenIn), asOf));
}

/** Whether what an entry tells of goes on after the day: it is ended by itself, or by another that had taken effect by then. */
function isNotEnded(entries: readonly Written[], asOf: string): (entry: Written) => boolean {
  const endings = entries.filter(({ type }) => type === 'relation-ended');
  const ended = new Set(endings.map(({ data }) => wordIn(data, 'entry')));
  return ({ id, data }) => {
    const until = wordIn(data, 'until');
    return !ended.has(id) && (until === '' || until > asOf);
  };
}

type Data = Readonly<Record<string, unknown>>;
type Tie = Omit<Relation, 'since' | 'entry'>;

function tiesOf(type: string, data: Data): readonly Tie[] {
  switch (type) {
    case 'held-for':
      return wordsIn(data, 'owners').map((to) => ({
        sort: 'holds-for',
        from: wordIn(data, 'holder'),
        to,
        class: wordIn(data, 'class'),
        ...(wordIn(data, 'shares') === '' ? {} : { shares: wordIn(data, 'shares') }),
      }));
    case 'control':
      return [{ sort: 'controls', from: wordIn(data, 'controller'), to: wordIn(data, 'controlled') }];
    case 'group':
      return wordsIn(data, 'members').map((from) => ({
        sort: data['basis'] === 'status' ? 'alike' : 'together',
        from,
        to: wordIn(data, 'id'),
        about: wordIn(data, 'purpose'),
      }));
    case 'agreement': {
      const parties = wordsIn(data, 'parties');
      return parties.flatMap((from, index) =>
        parties.slice(index + 1).map((to) => ({ sort: 'agrees' as const, from, to, about: wordIn(data, 'about') })),
      );
    }
    case 'relationship':
      return [{ sort: 'related', from: wordIn(data, 'person'), to: wordIn(data, 'of'), about: wordIn(data, 'kind') }];
    default:
      return [];
  }
}

function wordIn(data: unknown, field: string): string {
  const found = (data as Data | undefined)?.[field];
  return typeof found === 'string' ? found : '';
}

function wordsIn(data: Data, field: string): readonly string[] {
  const found = data[field];
  return Array.isArray(found) ? found.map(String) : [];
}
