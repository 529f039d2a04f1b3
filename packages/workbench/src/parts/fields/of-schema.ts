import type { Field } from './fields.js';

/** A JSON Schema, as far as forms are made of it. */
export interface SchemaPart {
  readonly type?: string;
  /** What it names, in words, where it names something. */
  readonly 'x-form'?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly items?: SchemaPart;
  readonly anyOf?: readonly SchemaPart[];
  readonly oneOf?: readonly SchemaPart[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
}

/** The field of a form for what a schema allows; what no form says is written as data. */
export function fieldIn(name: string, part: SchemaPart, required: boolean): Field {
  const field = { name, means: part.description ?? '', required };
  const { type, items, properties, oneOf, anyOf } = part;
  if (part.enum !== undefined) return { ...field, form: `one of: ${part.enum.map(String).join(', ')}` };
  if (part['x-form'] !== undefined) return { ...field, form: part['x-form'] };
  if (type === 'string') return { ...field, form: field.means.startsWith('whether ') ? 'yes or no' : 'text' };
  if (items?.['x-form'] !== undefined) return { ...field, form: `a list: ${items['x-form']}` };
  if (items?.enum !== undefined || items?.type === 'string') return { ...field, form: 'a list: text' };
  if (items?.properties !== undefined) return { ...field, form: 'a list: record', within: fieldsIn(items) };
  if (properties !== undefined) return { ...field, form: 'a record', within: fieldsIn(part) };
  if (oneOf !== undefined) return { ...field, ...ofKinds(oneOf) };
  if (anyOf?.some(({ type: each }) => each === 'string') === true) {
    return { ...field, form: anyOf.some(({ items: each }) => each !== undefined) ? 'how many, or who' : 'text' };
  }
  return { ...field, form: 'a record' };
}

function fieldsIn({ properties = {}, required = [] }: SchemaPart): readonly Field[] {
  return Object.entries(properties).map(([name, part]) => fieldIn(name, part, required.includes(name)));
}

/** A record of one kind or another, each of which has other fields. */
function ofKinds(kinds: readonly SchemaPart[]): Pick<Field, 'form' | 'within' | 'byKind'> {
  const named = kinds.flatMap((part) => {
    const kind = part.properties?.['kind']?.const;
    return typeof kind === 'string' ? [[kind, fieldsIn(part).filter(({ name }) => name !== 'kind')] as const] : [];
  });
  if (named.length < kinds.length) return { form: 'a record' };
  const form = `one of: ${named.map(([kind]) => kind).join(', ')}`;
  return {
    form: 'a record',
    within: [{ name: 'kind', means: '', required: true, form }],
    byKind: Object.fromEntries(named),
  };
}
