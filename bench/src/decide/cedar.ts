import { preparsePolicySet, statefulIsAuthorized } from '@cedar-policy/cedar-wasm/nodejs';
import type { Decider } from './cases.js';

const policies = `
@id("approved")
permit (principal, action, resource)
when { context.continuingTotal > 0 && context.continuingFor * 3 >= context.continuingTotal * 2 && context.votesFor * 2 > context.outstanding };
@id("voted")
permit (principal, action, resource)
when { context.interestedHolding * 10 >= context.outstanding && context.votesFor * 5 >= context.outstanding * 4 && context.disinterestedFor * 2 > context.disinterestedOutstanding };
@id("ordinary")
permit (principal, action, resource)
when { context.interestedHolding * 10 < context.outstanding && context.votesFor * 2 > context.outstanding };
`;
preparsePolicySet('combination', { staticPolicies: policies });

const who = { type: 'Corporation', id: 'c' };

export const cedarDecider: Decider = {
  name: '@cedar-policy/cedar-wasm',
  explains: 'policy id',
  decide: (facts) => {
    const answered = statefulIsAuthorized({
      principal: who,
      action: { type: 'Action', id: 'combine' },
      resource: who,
      context: { ...facts },
      preparsedPolicySetId: 'combination',
      entities: [],
    });
    if (answered.type !== 'success') return 'throws';
    if (answered.response.diagnostics.errors.length > 0 && answered.response.decision !== 'allow') return 'throws';
    return answered.response.decision === 'allow';
  },
};
