import { z } from 'zod';
import type { Subject } from '../instrument/index.js';
import { allKinds, kinds } from '../kinds/index.js';
import { fieldsOfAll, sharedTerms, type Kind } from '../terms/index.js';
import { describeFields, fieldsOfChoice, writtenSchema, type DescribedField, type JsonSchema } from './describe.js';

/** What the documentation, the command line and editors say of a kind of provision. */
export interface DescribedKind {
  readonly kind: string;
  readonly subject: Subject;
  /** What a provision of it provides, in a sentence. */
  readonly provides: string;
  /** It has no rules of its own: a provision of it stands for others, in kinds that say them whole. */
  readonly isWord: boolean;
  /** Its own fields; those that every provision has are `provisionParts`. */
  readonly fields: readonly DescribedField[];
  /** The open facts that its rules may ask for, by name. */
  readonly facts: readonly string[];
  /** The questions in which its provisions take part. */
  readonly answers: readonly string[];
  /** The JSON Schema of a provision of it, as charter files write it. */
  readonly schema: JsonSchema;
}

/** Every kind of provision, described from its own schema. */
export function describeKinds(): readonly DescribedKind[] {
  return allKinds.flatMap(({ kind }) => describedKind(kind) ?? []);
}

/** The kind of that name, described. */
export function describedKind(name: string): DescribedKind | undefined {
  const kind = kinds.get(name);
  return kind === undefined ? undefined : describeKind(kind as unknown as Kind);
}

/** What is made of a schema is made when it is read: it takes long, and many ask only what a kind provides. */
function describeKind(described: Kind): DescribedKind {
  const { kind, subject, provides, parameters, facts, answers = [] } = described;
  let fields: readonly DescribedField[] | undefined;
  return {
    kind,
    subject,
    provides,
    isWord: 'expands' in described,
    get fields() {
      fields ??= fieldsOf(this.schema).filter(({ name }) => !(name in fieldsOfAll));
      return fields;
    },
    facts: facts.map(({ name }) => name),
    answers,
    get schema() {
      return writtenSchema(parameters);
    },
  };
}

/** Where a kind is written in one of several forms, the fields of all of them; those that not every form has may be left out. */
function fieldsOf(schema: JsonSchema): readonly DescribedField[] {
  const forms = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly JsonSchema[] | undefined;
  if (forms === undefined) return describeFields(schema);
  return fieldsOfChoice(forms.map((form) => describeFields(form, schema)));
}

/** The JSON Schema of provisions by their kind, described together: a term that several kinds share is one definition. */
export function schemaOfKinds(): { readonly byKind: Readonly<Record<string, JsonSchema>>; readonly terms: JsonSchema } {
  const parameters = Object.fromEntries(allKinds.map((each) => [each.kind, each.parameters]));
  const { properties, definitions } = writtenSchema(z.object(parameters));
  return { byKind: properties as Readonly<Record<string, JsonSchema>>, terms: definitions as JsonSchema };
}

/** The fields that every provision has, whatever its kind. */
export function provisionParts(): readonly DescribedField[] {
  const [first] = allKinds;
  return first === undefined ? [] : fieldsOf(writtenSchema(first.parameters)).filter(({ name }) => name in fieldsOfAll);
}

/** A term that kinds share: a condition, say. */
export interface DescribedTerm {
  readonly name: string;
  readonly says: string;
  readonly fields: readonly DescribedField[];
}

/** The terms that kinds share, each described once from its own schema. */
export function describeTerms(): readonly DescribedTerm[] {
  return sharedTerms.map(({ name, says, schema }) => ({ name, says, fields: fieldsOf(inline(writtenSchema(schema))) }));
}

/** A term as it stands by itself, and not as a name of it. */
function inline(schema: JsonSchema): JsonSchema {
  const definitions = (schema['definitions'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  return name === undefined ? schema : { ...definitions[name], definitions };
}
