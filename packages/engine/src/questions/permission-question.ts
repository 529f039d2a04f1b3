import type { z } from 'zod';
import type { Explored } from '../evaluation/index.js';
import type { ActKind } from '../journal/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from '../terms/index.js';
import { actInput, matterFrom, type ActInput } from './act-input.js';
import { askingPermission } from './permission.js';
import { defineQuestion, type Question } from './question.js';
import { permissionShape } from './shapes.js';

/** How such a question is told where it tells more than the permission. */
interface ToldBeside {
  readonly value: z.ZodType;
  readonly asking: (c: Context, asked: () => Matter) => Explored;
}

/** The question whether an act of one sort may be done, and what it needs. */
export function permissionQuestion(
  kind: ActKind,
  asked: Pick<Question<ActInput>, 'name' | 'family' | 'asks' | 'example'>,
  { value, asking }: ToldBeside = { value: permissionShape, asking: askingPermission },
): Question<ActInput> {
  return defineQuestion({
    ...asked,
    input: actInput(kind),
    value,
    put: (c, input) => asking(c, () => matterFrom(c, kind, input)),
  });
}
