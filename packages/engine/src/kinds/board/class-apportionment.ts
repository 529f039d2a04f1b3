import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { parametersOf, type Written } from '../../instrument/index.js';
import { defineKind, defineTopic } from '../../terms/index.js';
import { decreaseEndsNotion, type DecreaseEnds } from './board-terms.js';

/** The topic under which a provision tells how directors are spread over the classes. */
export const apportionmentTopic = defineTopic<ApportionmentRule>('apportionment-of-directors');

/** How directors are spread over the classes, and what a cut of their number does to those in office. */
export interface ApportionmentRule {
  readonly sizes: 'as-equal-as-possible';
  readonly decrease: 'at-end-of-terms' | 'at-once';
}

const parameters = parametersOf('class-apportionment', {
  sizes: z.enum(['as-equal-as-possible']).describe('how large the classes are'),
  decrease: z
    .enum(['at-end-of-terms', 'at-once'])
    .describe('whether a smaller number takes hold only as seats fall vacant or terms end, or ends terms at once'),
  holdingOver: z
    .enum(['ends-when-the-number-is-cut'])
    .optional()
    .describe(
      'where a director whose term is over serves on only until the number is cut; left out where nothing is said',
    ),
});

const rule = message(
  'class-apportionment.rule',
  'The classes are as equal as possible; a smaller number takes hold {outcome}',
);

const cut = message('class-apportionment.cut', 'A smaller number of directors ends {outcome} of directors');

/** The sizes of the classes, and that a cut of the number of directors shortens nobody's term. */
export const classApportionmentKind = defineKind<z.output<typeof parameters>>({
  kind: 'class-apportionment',
  subject: 'board',
  provides: 'says how equal the classes of directors are, and that a smaller number shortens no term',
  parameters,
  facts: [],
  answers: ['board.apportion', 'board.roster'],
  defines: ({ holdingOver }) => (holdingOver === undefined ? [] : [decreaseEndsNotion]),
  define: (_c, { cite }) => held<DecreaseEnds>('any-holding-over', reason(cut, 'the holding over', { cites: [cite] })),
  tells: (_c, placed, topic) => {
    if (topic !== apportionmentTopic) return undefined;
    const { sizes, decrease } = placed.provision;
    const words = decrease === 'at-once' ? 'at once' : 'as seats fall vacant or terms end';
    return held<ApportionmentRule>({ sizes, decrease }, reason(rule, words, { cites: [placed.cite] }));
  },
});

export const classApportionment = (parts: Written<typeof parameters>) => ({
  kind: 'class-apportionment' as const,
  ...parts,
});
