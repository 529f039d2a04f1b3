import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { parametersOf, stockName, writerOf } from '../../instrument/index.js';
import { defineKind, seriesOn } from '../../terms/index.js';

const parameters = parametersOf('identical-shares', {
  class: stockName.describe('the class whose shares are alike'),
  withinSeries: z.boolean().optional().describe('whether they are alike only within each series of the class'),
});
type IdenticalShares = z.output<typeof parameters>;

/** Shares of a class, or of each of its series, are alike in every respect. */
export const identicalShares = writerOf(parameters);

const alike = message('shares.identical', 'All shares of {class} have the same rights');

/** Forbids treating one share of the class differently from another. */
export const identicalSharesKind = defineKind<IdenticalShares>({
  kind: 'identical-shares',
  subject: 'capital',
  provides: 'Makes all shares of a class, or of each of its series, alike.',
  parameters,
  facts: [],
  answers: ['capital.equality'],
  tells: (c, placed, topic, input, at) => {
    const { class: own, withinSeries } = placed.provision;
    const asked = String(input['class']);
    if (topic !== 'equality') return undefined;
    const series = seriesOn(c, at.day, [placed.cite]).find((each) => each.id === asked);
    const reaches = withinSeries === true ? series?.class === own : asked === own;
    if (!reaches) return undefined;
    const value = { outcome: 'identical' };
    return held(value, reason(alike, 'identical', { figures: { class: asked }, cites: [placed.cite] }));
  },
});
