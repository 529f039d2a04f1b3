import { zero, type Shares } from '../exact/index.js';
import { lastNotAfter, type ClassAccounts } from '../journal/accounts/index.js';
import { stepsOf, type Steps } from './steps.js';

/** The shares issued of a class: the sum of all accounts, the treasury's too, after each place where one changed. */
export function issuedSteps(accounts: ClassAccounts | undefined): Steps<Shares> {
  if (accounts === undefined) {
    return stepsOf(
      () => [],
      () => zero('shares'),
    );
  }
  const totals = accounts.totals();
  return stepsOf(
    () => totals.places,
    (place) => totals.at(lastNotAfter(totals.places, place)),
  );
}
