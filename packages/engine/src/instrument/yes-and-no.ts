import { z } from 'zod';

/**
 * What was written, with `yes` and `no` as true and false where the schema has a boolean: in YAML 1.2 they are words. Of a choice
 * between forms, the first that they make fit best.
 */
export function withYesAndNo(schema: z.core.$ZodType, written: unknown): unknown {
  const def = schema._zod.def as Definition;
  if (def.type === 'boolean') return written === 'yes' ? true : written === 'no' ? false : written;
  const inside = def.innerType ?? def.in ?? def.getter?.();
  if (inside !== undefined) return withYesAndNo(inside, written);
  if (def.options !== undefined) return inFirstThatFits(def.options, schema, written);
  if (Array.isArray(written)) {
    const { element } = def;
    return element === undefined ? written : written.map((each) => withYesAndNo(element, each));
  }
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([name, each]) => {
      const part = def.shape === undefined ? def.valueType : def.shape[name];
      return [name, part === undefined ? each : withYesAndNo(part, each)];
    }),
  );
}

/** Where none fits: the form that has least against it, so that what is told is not of a yes or no. */
function inFirstThatFits(forms: readonly z.core.$ZodType[], whole: z.core.$ZodType, written: unknown): unknown {
  if (z.safeParse(whole, written).success) return written;
  const tried = forms.map((form) => {
    const value = withYesAndNo(form, written);
    const { error } = z.safeParse(form, value);
    return { value, against: error === undefined ? 0 : amount(error.issues) };
  });
  return tried.reduce((best, next) => (next.against < best.against ? next : best)).value;
}

/** A form is another one by its kind, its sort of value, and the fields that it has: each weighs more than all that is amiss in those. */
const another = 1000;

function amount(issues: readonly z.core.$ZodIssue[]): number {
  const each = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.length * another;
    const isOfKind = issue.code === 'invalid_value' && issue.path.at(-1) === 'kind';
    return isOfKind || (issue.code === 'invalid_type' && issue.path.length === 0) ? another : 1;
  });
  return each.reduce((all, one) => all + one, 0);
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly valueType?: z.core.$ZodType;
}
