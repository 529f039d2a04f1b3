import type { StorePlace } from '@quorate/store';

let fresh = async (): Promise<StorePlace> => ({ file: ':memory:' });

/** Where a test keeps what it needs: a new, empty place for each. In memory, unless a suite says otherwise. */
export async function freshPlace(): Promise<StorePlace> {
  return fresh();
}

/** Runs the tests that are imported after this on stores elsewhere. */
export function keepTestsIn(place: () => Promise<StorePlace>): void {
  fresh = place;
}
