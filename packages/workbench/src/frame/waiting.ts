import { useQuery } from '@tanstack/react-query';
import { meQuery, proposalsQuery } from '../queries/corporation.js';

/** How many things wait for the reader in each section of a corporation. */
export function useWaiting(corporation: string): Readonly<Record<string, number>> {
  const { data: me } = useQuery(meQuery);
  const { data: proposals } = useQuery(proposalsQuery(corporation));
  const open = (proposals ?? []).filter(({ state, by }) => state === 'proposed' && by !== me?.name);
  return { proposals: open.length };
}
