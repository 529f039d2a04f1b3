import type { FactType } from '../../evaluation/index.js';

/** Asked of every act but a short-form merger, which law lets go without a vote. Supposed so, as law has it as a rule. */
export const holdersMustApprove: FactType = {
  name: 'holders-must-approve',
  asks: 'Does law or an instrument have the shareholders approve {0}?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'yes', premise: 'inquiry found nothing that frees {0} from the approval of the shareholders' },
};

/** Facts of acts that the engine knows by name: what a condition states of an act by such a name is asked in their words. */
export const knownFacts: readonly FactType[] = [holdersMustApprove];
