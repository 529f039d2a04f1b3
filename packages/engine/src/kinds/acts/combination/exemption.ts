import type { z } from 'zod';
import type { Provision } from '../../../instrument/index.js';
import { defineKind } from '../../../terms/index.js';
import { exemptionParameters, type Exemption } from './exemption-parameters.js';

type Written = z.input<typeof exemptionParameters>;
type WithoutKind<T> = T extends unknown ? Omit<T, 'kind'> : never;

/** What frees a combination with an interested shareholder from the votes: an approval of directors, or conditions. */
export const combinationExemption = (data: WithoutKind<Written>): Provision => ({
  kind: 'combination-exemption',
  ...data,
});

/**
 * One way in which a combination is freed from the votes that another provision asks for. That provision looks for all that
 * free it; an exemption whose rule is not in force frees nothing.
 */
export const combinationExemptionKind = defineKind<Exemption>({
  kind: 'combination-exemption',
  subject: 'acts',
  provides:
    'what frees a transaction with an interested shareholder from the votes: directors’ approval, or conditions',
  parameters: exemptionParameters,
  facts: [],
  answers: ['approval.required', 'approval.status', 'combination.exempt', 'board.votes'],
  boardVotes: (_c, { provision }) =>
    provision.by === 'conditions'
      ? []
      : [
          {
            cite: provision.cite,
            on: 'approving a transaction with an interested shareholder, which frees it of the special vote',
            votes: [
              {
                body: provision.body,
                fraction: provision.fraction,
                of: provision.of === 'members' ? 'in-office' : 'present',
                needed: 'always',
                atMeeting: provision.atMeeting,
              },
            ],
          },
        ],
  profile: ({ by, says }) => ({
    'combination-exemption': says,
    ...(by === 'conditions' ? { 'fair-price': `as a way to be freed from that vote: ${says}` } : undefined),
  }),
});
