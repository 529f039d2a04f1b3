import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { interestedShareholdersNotion } from '../../../terms/index.js';

/** Everybody who is interested at a moment, where a definition looks at all of them; nobody where it looks at one person. */
export function interestedWhere(c: Context, all: boolean, article: string, at: Moment): readonly string[] {
  return all ? c.notion(interestedShareholdersNotion, [], at, article).value.persons : [];
}
