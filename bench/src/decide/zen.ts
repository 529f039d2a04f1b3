import { evaluateExpressionSync } from '@gorules/zen-engine';
import type { Decider } from './cases.js';

const rule =
  '(continuingTotal > 0 and continuingFor * 3 >= continuingTotal * 2) ? votesFor * 2 > outstanding : ' +
  '(interestedHolding * 10 >= outstanding ? (votesFor * 5 >= outstanding * 4 and disinterestedFor * 2 > disinterestedOutstanding) : votesFor * 2 > outstanding)';

export const zenDecider: Decider = {
  name: '@gorules/zen-engine (expression)',
  explains: 'none',
  decide: (facts) => {
    try {
      return evaluateExpressionSync(rule, facts) === true;
    } catch {
      return 'throws';
    }
  },
};
