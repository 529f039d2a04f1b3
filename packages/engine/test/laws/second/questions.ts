import * as fc from 'fast-check';
import { asked } from '../asking.js';
import { aHolder, aPerson, shareCount } from '../cast.js';
import { aProposal, proposalIds } from '../world.js';

const aClass = fc.constantFrom('ordinary', 'senior');
const place = fc.constantFrom('D', 'E');
const series = fc.constant('senior');

/** What is asked under the second charter. */
export const questions = fc.oneof(
  { weight: 5, arbitrary: asked('approval.status', { of: fc.constant(proposalIds[0]) }) },
  { weight: 2, arbitrary: asked('combination.fair-price', { of: fc.constant(proposalIds[0]), interested: aHolder }) },
  asked('approval.status', { of: aProposal }),
  asked('approval.required', { of: aProposal }),
  asked('combination.classify', { of: aProposal }),
  asked('combination.exempt', { of: aProposal }),
  asked('combination.market-value', { security: aClass, on: fc.constantFrom('2002-03-01', '2006-05-01') }),
  asked('board.roster'),
  asked('board.apportion'),
  asked('ownership.beneficial', { person: aPerson, class: aClass, for: place }),
  asked('ownership.interested-shareholder', { person: aPerson }),
  asked('ownership.interested-shareholder'),
  asked('ownership.limit'),
  asked('voting.entitlement'),
  asked('acquisition.permit', { by: aHolder, class: aClass, shares: shareCount }),
  asked('acquisition.offer', { by: aHolder, class: aClass, shares: shareCount }),
  asked('acquisition.excess', { person: aHolder }),
  asked('capital.summary'),
  asked('dividends.arrears', { series }),
  asked('dividends.rate', { class: series }),
  asked('dividends.calendar', {
    class: series,
    from: fc.constant('2002-01-01'),
    to: fc.constant('2003-06-30'),
  }),
  asked('dividends.permit', { class: aClass, 'per-share': fc.constantFrom('$0.03', '$0.30') }),
  asked('series.adjust', { series }),
  asked('liquidation.waterfall', {
    event: fc.constantFrom('liquidation', 'merger'),
    assets: fc.constantFrom('$1,000', '$100,000'),
    debts: fc.constant('$500'),
  }),
);
