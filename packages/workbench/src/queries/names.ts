import { useQueries, useQuery } from '@tanstack/react-query';
import { useMoment } from '../frame/moment.js';
import { quorate } from '../client.js';
import { actsAndMeetingsIn, type Called } from '../words/called.js';
import { keyInWords } from '../words/phrases.js';
import { booksQuery, keyOf, posted } from './corporation.js';
import { inAddresses } from './in-addresses.js';

/** What a person is called, or a proposed act or a meeting. */
export type NameOf = (id: string, of?: 'person' | 'act') => string;

/** How many are asked for at the most: a page names no more. */
const most = 500;

/** What those of these ids are called whom the journal knows, by their ids. */
export function useNames(corporation: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const moment = useMoment(corporation);
  const wanted = [...new Set(ids)].toSorted().slice(0, most);
  const asked = inAddresses(wanted);
  const read = useQueries({
    queries: asked.map((id) => ({
      queryKey: keyOf(corporation, 'names', id, posted(moment)),
      queryFn: async () => quorate.books.persons(corporation, { ...posted(moment), id }),
      enabled: !moment.isPending,
    })),
  });
  return new Map(read.flatMap(({ data = [] }) => data.map(({ id, name }) => [id, name] as const)));
}

/** The same for what is told by names: who is named in it is found out by telling it. */
export function useNamed(corporation: string, tell: (nameOf: NameOf) => unknown): NameOf {
  const ids = { person: [] as string[], act: [] as string[] };
  tell((id, of = 'person') => {
    ids[of].push(id);
    return id;
  });
  const names = useNames(corporation, ids.person);
  const acts = useActsAndMeetings(corporation, ids.act.length > 0);
  return calledBy(names, acts);
}

/** Whoever, or whatever, has no name goes by its id in words. */
export function calledBy(persons: ReadonlyMap<string, string>, acts: ReadonlyMap<string, Called>): NameOf {
  return (id, of = 'person') =>
    of === 'person' ? (persons.get(id) ?? keyInWords(id)) : (acts.get(id)?.name ?? `“${keyInWords(id)}”`);
}

/** What proposed acts and meetings are called within a sentence, by their ids. */
export function useActsAndMeetings(corporation: string, isWanted: boolean): ReadonlyMap<string, Called> {
  const moment = useMoment(corporation);
  const { data } = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending && isWanted });
  return data === undefined ? new Map() : actsAndMeetingsIn(corporation, data);
}
