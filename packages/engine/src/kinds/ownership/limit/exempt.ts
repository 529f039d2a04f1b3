import { defineNotion, held, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { OwnershipLimit } from './parameters.js';
import { mayAcquireNotion } from '../acquiring.js';

const outside = message('limit.outside', '{person} is not a person whom the limit reaches');
const inside = message('limit.inside', 'Nothing exempts {person} from the limit');

/** Whether a person is outside the limit: it acquires nothing in the sense of the article, or is exempt. */
export function exemption(
  c: Context,
  { provision, article, cite }: OwnershipLimit,
  person: string,
  at: Moment,
): Held<boolean> {
  const told = { figures: { person: c.nameOf(person) }, cites: [cite] };
  const able = c.notion(mayAcquireNotion, [person], at, article);
  if (!able.value) return held(true, reason(outside, 'exempt', { ...told, grounds: [able.reason] }));
  if (provision.exempt === undefined) return held(false, reason(inside, 'not exempt', told));
  return c.notion(defineNotion<boolean, readonly [person: string]>(provision.exempt), [person], at, article);
}
