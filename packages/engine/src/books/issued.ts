import { zero, type Quantity } from '../exact/index.js';
import type { ClassAccounts } from '../journal/accounts/index.js';
import { stepsOf, type Steps } from './steps.js';

/** The shares issued of a class: the sum of all accounts, the treasury's too, after each place where one changed. */
export function issuedSteps(accounts: ClassAccounts | undefined): Steps<Quantity<'shares'>> {
  if (accounts === undefined) {
    return stepsOf(
      () => [],
      () => zero('shares'),
    );
  }
  const totals = accounts.totals();
  return stepsOf(
    () => totals.places,
    (place) => totals.at(lastAtOrBefore(totals.places, place)),
  );
}

/** The index of the last place that is not after the one asked about; -1 before all. */
function lastAtOrBefore(places: Float64Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
