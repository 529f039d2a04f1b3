import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { meQuery, proposalsQuery } from '../queries/corporation.js';

/** Whether a proposal waits for this person: it is neither their own nor the reply to what they asked. */
export function mayBeAcceptedBy(name: string | undefined, { state, by, askedBy }: Wire['Proposal']): boolean {
  return state === 'proposed' && by !== name && askedBy !== name;
}

/** How many things wait for the reader in each section of a corporation. */
export function useWaiting(corporation: string): Readonly<Record<string, number>> {
  const { data: me } = useQuery(meQuery);
  const { data: proposals } = useQuery(proposalsQuery(corporation));
  const open = (proposals ?? []).filter((each) => mayBeAcceptedBy(me?.name, each));
  return { proposals: open.length };
}
