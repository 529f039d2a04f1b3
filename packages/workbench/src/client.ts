import { QueryClient } from '@tanstack/react-query';
import { ProblemError, QuorateClient } from '@quorate/sdk';
import { sendAttended } from './attended.js';

/** The service from which this page came; the browser sends the session along. */
export const quorate = new QuorateClient({ url: window.location.origin, retries: 1, fetch: sendAttended });

/** What was read of the service. Whatever belongs to a corporation is kept under its id, and read anew when its journal grows. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What was read stays as long as the tab is open and somebody may be without a network; never longer, nor anywhere else.
      gcTime: 3_600_000,
      retry: false,
      // A page that is told a problem shows it; it does not ask again behind one's back.
      refetchOnWindowFocus: (query) => query.state.status !== 'error',
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Whether nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 401;
}

/** Whether there is no such thing, or nothing that the caller may see. */
export function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 404;
}
