import jsonLogic from 'json-logic-js';
import type { Decider } from './cases.js';

const v = (name: string): unknown => ({ var: name });
const times = (by: number, name: string): unknown => ({ '*': [by, v(name)] });
const majority = { '>': [times(2, 'votesFor'), v('outstanding')] };

const rule = {
  if: [
    { and: [{ '>': [v('continuingTotal'), 0] }, { '>=': [times(3, 'continuingFor'), times(2, 'continuingTotal')] }] },
    majority,
    {
      if: [
        { '>=': [times(10, 'interestedHolding'), v('outstanding')] },
        {
          and: [
            { '>=': [times(5, 'votesFor'), times(4, 'outstanding')] },
            { '>': [times(2, 'disinterestedFor'), v('disinterestedOutstanding')] },
          ],
        },
        majority,
      ],
    },
  ],
};

export const jsonLogicDecider: Decider = {
  name: 'json-logic-js',
  explains: 'none',
  decide: (facts) => jsonLogic.apply(rule as never, facts) === true,
};
