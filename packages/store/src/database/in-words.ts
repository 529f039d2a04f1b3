import { StoreError, StoreUnavailableError } from '../store-error.js';

/** What the store refuses passes as it is; what the database fails at is told in words. */
export async function inWords<T>(what: 'writing' | 'reading', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError || !isOfDatabase(error)) throw error;
    throw new StoreUnavailableError(error.message, what);
  }
}

/** Errors of a database carry a code; mistakes of a program do not. */
function isOfDatabase(error: unknown): error is Error {
  return error instanceof Error && ('code' in error || /sqlite|connect|terminat/iu.test(error.message));
}
