import { z } from 'zod';

/**
 * What was written, with `yes` and `no` as true and false where the schema has a boolean: in YAML 1.2 they are words. Of a choice
 * between forms, the first that they make fit.
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

function inFirstThatFits(forms: readonly z.core.$ZodType[], whole: z.core.$ZodType, written: unknown): unknown {
  if (z.safeParse(whole, written).success) return written;
  const tried = forms.map((form) => withYesAndNo(form, written));
  return tried.find((each, index) => z.safeParse(forms[index]!, each).success) ?? written;
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
