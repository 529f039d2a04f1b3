import type { Moment } from '../exact/index.js';
import { startOf } from '../journal/accounts/index.js';
import { remembered } from './remembered.js';
import { momentOfEntry, placeOfEntry, type Standing } from './standing.js';

/** What entries of other families tell of the carrying out of a proposed act. */
export interface CarriedOutBooks {
  /** When one says first that it carries the act out: an election, a removal, an issue, an amendment. */
  readonly carriedOut: (proposal: string) => Moment | undefined;
}

export function carriedOutBooks({ ofType, between }: Standing): CarriedOutBooks {
  const seated = () => [...ofType('director-elected'), ...ofType('director-removed'), ...ofType('instrument-amended')];
  const carrying = remembered((proposal: string) => {
    const proposed = ofType('proposed').find(({ data }) => data.id === proposal);
    const issued = proposed === undefined ? [] : between('shares-issued', startOf(proposed.on), Infinity);
    return [
      ...seated().filter(({ data }) => data.proposal === proposal),
      ...issued.filter(({ data }) => data['for-proposal'] === proposal),
    ].toSorted((a, b) => placeOfEntry(a) - placeOfEntry(b));
  });
  return {
    carriedOut: (proposal) => {
      const [first] = carrying(proposal);
      return first === undefined ? undefined : momentOfEntry(first);
    },
  };
}
