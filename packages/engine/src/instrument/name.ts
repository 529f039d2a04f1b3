import { z } from 'zod';

/**
 * What a charter file names: what must stand somewhere in the corporation's instruments; and what it gives names to, by which
 * entries speak of it.
 */
export type NameSort = 'stock' | 'section' | 'notion' | GivenSort;
/** An agency, a person or a milestone that a charter file gives an id. */
export type GivenSort = 'agency' | 'person' | 'milestone';

interface Naming {
  readonly sort: NameSort;
  /** It is where the name is given, not where it is used. */
  readonly gives?: true;
}

const namings = z.registry<Naming>();

/** A class or series of stock, where it is authorised or designated. */
export const newStockName = z.string().register(namings, { sort: 'stock', gives: true });
/** A class or series of stock that some instrument has. */
export const stockName = z.string().register(namings, { sort: 'stock' });
/** A section, as the instrument numbers it. */
export const sectionName = z.string().register(namings, { sort: 'section' });
/** A notion that some provision defines. */
export const notionName = z.string().register(namings, { sort: 'notion' });

/** An agency, as `approval` entries name it. */
export const agencyName = z.string().register(namings, { sort: 'agency', gives: true });
/** A person whom an instrument names, as entries of the register name it. */
export const personName = z.string().register(namings, { sort: 'person', gives: true });
/** A milestone, as `milestone` entries name it. */
export const milestoneName = z.string().register(namings, { sort: 'milestone', gives: true });

/** A name in a provision, and the way to it. */
export interface Named extends Naming {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

/** Every name that stands in what was written, by the schema that it was written for. */
export function namesWritten(
  schema: z.core.$ZodType,
  written: unknown,
  path: readonly (string | number)[] = [],
): readonly Named[] {
  const naming = namings.get(schema);
  if (naming !== undefined) return typeof written === 'string' ? [{ ...naming, name: written, path }] : [];
  return within(schema, written).flatMap((each) => namesWritten(each.schema, each.written, [...path, ...each.step]));
}

interface Part {
  readonly schema: z.core.$ZodType;
  readonly written: unknown;
  readonly step: readonly (string | number)[];
}

/** What stands directly within a value, each part with its own schema; of a choice, the first form that fits. */
function within(schema: z.core.$ZodType, written: unknown): readonly Part[] {
  const { def } = schema._zod as { readonly def: z.core.$ZodTypeDef } & { readonly def: Definition };
  const { innerType, in: before, getter, element, shape, options, valueType } = def;
  const inside = innerType ?? before ?? getter?.();
  if (inside !== undefined) return [{ schema: inside, written, step: [] }];
  if (options !== undefined) {
    const fitting = options.find((each) => z.safeParse(each, written).success);
    return fitting === undefined ? [] : [{ schema: fitting, written, step: [] }];
  }
  if (element !== undefined)
    return Array.isArray(written)
      ? written.map((each, index) => ({ schema: element, written: each, step: [index] }))
      : [];
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([name, each]) => {
    const part = shape === undefined ? valueType : shape[name];
    return part === undefined ? [] : [{ schema: part, written: each, step: [name] }];
  });
}

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly valueType?: z.core.$ZodType;
}
