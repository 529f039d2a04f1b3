import { z } from 'zod';
import { QuestionError } from '../evaluation/index.js';
import { actSchema, type Act, type ActKind } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { actAskedAbout } from '../books/index.js';
import { matterOf, type Matter } from '../terms/index.js';

/** A proposed act by its id, or an act of one sort written out. */
export type ActInput = { readonly of?: string | undefined } & Readonly<Record<string, unknown>>;

/**
 * The input of a question about an act of one sort: `of`, the id of a proposed act, or the fields of the act itself, for
 * asking before anything is proposed; and the fields that the question adds.
 */
export function actInput(kind: ActKind, more: Readonly<Record<string, z.ZodType>> = {}): z.ZodType<ActInput> {
  const { kind: _kind, ...fields } = shapeOf(kind);
  const optional = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field as z.ZodType)]),
  );
  const needed = Object.keys(fields).filter((name) => !(fields[name] instanceof z.ZodOptional));
  return z
    .strictObject({
      of: z.string().optional().describe('the id of the proposed act, where it has been proposed'),
      ...optional,
      ...more,
    })
    .superRefine((input, context) => {
      if (input['of'] !== undefined) return;
      for (const name of needed.filter((each) => (input as Record<string, unknown>)[each] === undefined)) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `'${name}' is missing; it is needed unless "of" names a proposed act`,
        });
      }
    });
}

/** The matter that an input speaks of: the proposed act, or the act as it is written in the question. */
export function matterFrom(c: Context, kind: ActKind, input: ActInput): Matter {
  const { of, ...fields } = input;
  if (of !== undefined) return ofKind(matterOf(c, of), kind);
  return { id: actAskedAbout, act: { kind, ...fields } as Act, proposed: c.now, entry: '' };
}

function ofKind(matter: Matter, kind: ActKind): Matter {
  if (matter.act.kind === kind) return matter;
  throw new QuestionError(
    `The proposed act "${matter.id}" is of the kind "${matter.act.kind}", and this question is about one of the kind "${kind}". Ask about another, or write the act in the question.`,
  );
}

function shapeOf(kind: ActKind): Readonly<Record<string, unknown>> {
  const found = actSchema.options.find((option) => option.shape.kind.value === kind);
  if (found === undefined) throw new Error(`No sort of act is called "${kind}".`);
  return found.shape;
}
