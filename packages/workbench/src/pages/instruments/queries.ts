import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../../client.js';
import { keyOf, type Moment } from '../../queries/corporation.js';

/** The charters that come with the service. */
export const chartersQuery = queryOptions({
  queryKey: ['charters'],
  queryFn: async () => quorate.charters.builtIn(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What stands at a section, as of a day. */
export const sectionQuery = (corporation: string, section: string, { asOf, knownAt }: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'section', section, asOf, knownAt),
    queryFn: async () =>
      quorate.charters.section(corporation, section, { asOf, ...(knownAt === undefined ? {} : { knownAt }) }),
  });
