import { z } from 'zod';
import type { EntryType } from './entry-type.js';
import type { Family } from './family.js';
import { fieldNotes } from './field/index.js';
import { entryTypes } from './registry.js';

/** What the documentation says about one type of entry. */
export interface EntryTypeDescription {
  readonly type: string;
  readonly version: number;
  readonly family: Family;
  readonly says: string;
  readonly fields: readonly FieldDescription[];
  /** The data of an example, as it is written. */
  readonly example: unknown;
  /** The JSON Schema of the data as it is written; `x-form` says in words what a field names that names something. */
  readonly schema: unknown;
}

export interface FieldDescription {
  readonly name: string;
  readonly means: string;
  readonly required: boolean;
  /** What may be written, in words, where it is a single value. */
  readonly form?: string;
}

/** Every type of entry, family by family, for the documentation and for forms. */
export function describeEntryTypes(): readonly EntryTypeDescription[] {
  return entryTypes.map((type) => describe(type as unknown as EntryType));
}

/** What a type of entry records, and whether that is all. */
export function saysOf({ says, forTheRecord }: Pick<EntryType, 'says' | 'forTheRecord'>): string {
  return forTheRecord === true ? `${says} It is kept for the record: no rule reads it.` : says;
}

function describe(type: EntryType): EntryTypeDescription {
  const { version, family, example } = type;
  const says = saysOf(type);
  const schema = z.toJSONSchema(type.data, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { form, names } = fieldNotes.get(zodSchema) ?? {};
      if (form !== undefined && names !== undefined) jsonSchema['x-form'] = form;
    },
  });
  return { type: type.type, version, family, says, fields: fieldsOf(type.data), example, schema };
}

function fieldsOf(data: z.ZodObject): readonly FieldDescription[] {
  return Object.entries(data.shape).map(([name, field]) => {
    const schema = field as z.ZodType;
    const form = formOf(schema);
    const plain = { name, means: schema.description ?? '', required: !isOptional(schema) };
    return form === undefined ? plain : { ...plain, form };
  });
}

function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

function formOf(schema: z.ZodType): string | undefined {
  if (schema instanceof z.ZodOptional) return formOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return `one of: ${schema.options.join(', ')}`;
  return fieldNotes.get(schema)?.form;
}
