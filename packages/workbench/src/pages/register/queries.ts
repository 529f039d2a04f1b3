import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../../client.js';
import { keyOf, type Moment } from '../../queries/corporation.js';

/** Which holders of a class are looked for, and in which order. */
export interface Looked {
  readonly class: string;
  readonly order: 'shares' | 'name';
  readonly reversed: 'yes' | 'no';
  readonly search: string;
  readonly least: string | undefined;
}

/** So many holders are read at once. */
export const holdersOnPage = 200;

/** A page of those who hold a class of record, found and sorted by the service; the first page is 0. */
export const registerPageQuery = (corporation: string, looked: Looked, page: number, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'register', looked, page, moment.asOf, moment.knownAt),
    queryFn: async () =>
      first(
        quorate.books.register(corporation, {
          ...asked(looked, moment),
          from: page * holdersOnPage,
          limit: holdersOnPage,
        }),
      ),
  });

/** Everybody who is looked for, a thousand at a time. */
export const registerPages = (corporation: string, looked: Looked, moment: Moment) =>
  quorate.books.register(corporation, asked(looked, moment));

/** What one holder holds of a class of record; nothing where it holds none. */
export const holdingQuery = (corporation: string, cls: string, holder: string, { asOf, knownAt }: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'holding', cls, holder, asOf, knownAt),
    queryFn: async () => {
      const posted = knownAt === undefined ? { asOf } : { asOf, knownAt };
      const { page } = await first(quorate.books.register(corporation, { class: cls, holder, ...posted }));
      return { shares: page[0]?.shares };
    },
  });

function asked({ search, least, ...looked }: Looked, { asOf, knownAt }: Moment) {
  return {
    ...looked,
    asOf,
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(search === '' ? {} : { search }),
    ...(least === undefined ? {} : { least }),
  };
}

async function first<T>(pages: AsyncGenerator<T>): Promise<T> {
  const { value, done } = await pages.next();
  if (done === true) throw new Error('A register has a first page.');
  return value;
}
