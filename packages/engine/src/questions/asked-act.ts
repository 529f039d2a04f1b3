import { z } from 'zod';
import { QuestionError } from '../evaluation/index.js';
import { actSchema, type Act } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { actAskedAbout } from '../books/index.js';
import { actAsRead, matterOf, type Matter } from '../terms/index.js';

/** The fields of a question about an act: one that was proposed, by its id, or one that is only supposed, written out. */
export const askedActFields = {
  of: z.string().optional().describe('the id of the proposed act'),
  act: actSchema.optional().describe('an act that nobody has proposed yet, written out, instead of an id'),
  'proposed-by': z.string().optional().describe('of an act written out: who would propose it'),
  'on-behalf-of': z.string().optional().describe('of an act written out: for whom'),
};

export interface AskedAct {
  readonly of?: string | undefined;
  readonly act?: Act | undefined;
  readonly 'proposed-by'?: string | undefined;
  readonly 'on-behalf-of'?: string | undefined;
}

/** The act that is asked about. @throws {QuestionError} unless exactly one of `of` and `act` is written. */
export function askedMatter(c: Context, asked: AskedAct): Matter {
  if ((asked.of === undefined) === (asked.act === undefined)) {
    throw new QuestionError('Write either "of", the id of a proposed act, or "act", the act written out; not both.');
  }
  if (asked.act === undefined) return matterOf(c, asked.of ?? '');
  return {
    id: actAskedAbout,
    act: actAsRead(c, asked.act),
    proposed: c.now,
    ...(asked['proposed-by'] === undefined ? undefined : { proposedBy: asked['proposed-by'] }),
    ...(asked['on-behalf-of'] === undefined ? undefined : { onBehalfOf: asked['on-behalf-of'] }),
    entry: '',
  };
}
