import { z } from 'zod';
import { parametersOf, writerOf } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = parametersOf('share-distribution', {
  subjectTo: z.string().describe('the law that it is subject to'),
});
type ShareDistribution = z.output<typeof parameters>;

/** The power to distribute unissued shares in proportion to shares held, of the same or another class. */
export const shareDistribution = writerOf(parameters);

/** Leaves a distribution to the law that it names; how many shares there are for it, the classes of stock say. */
export const shareDistributionKind = defineKind<ShareDistribution>({
  kind: 'share-distribution',
  subject: 'capital',
  provides: 'Allows distributions of unissued shares in proportion to shares held.',
  parameters,
  facts: [],
  answers: ['capital.distribute-shares'],
  needs: (_c, { cite, provision }, { act }) => {
    if (act.kind !== 'distribute-shares') return undefined;
    return { kind: 'other-law', id: `${cite} distribution`, cite, says: provision.subjectTo };
  },
});
