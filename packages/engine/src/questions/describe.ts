import { z } from 'zod';
import { fieldNotes } from '../journal/field/index.js';
import { questionNamed, questions } from './catalogue.js';
import type { Question, QuestionFamily } from './question.js';

/** One field of a question, of a value or of an entry, with the fields within it. */
export interface DescribedField {
  readonly name: string;
  readonly means: string;
  readonly required: boolean;
  /** What may be written, in words. */
  readonly form: string;
  /** The fields of a record, or of each record of a list. */
  readonly fields: readonly DescribedField[];
}

/** A question of the catalogue in a line. */
export interface ListedQuestion {
  readonly name: string;
  readonly family: QuestionFamily;
  readonly asks: string;
}

/** What the documentation, the command line and forms say about one question. */
export interface DescribedQuestion extends ListedQuestion {
  readonly fields: readonly DescribedField[];
  readonly value: readonly DescribedField[];
  readonly example: Readonly<Record<string, unknown>>;
  /** The JSON Schema of its fields as they are written. */
  readonly schema: JsonSchema;
}

/** A JSON Schema, as far as this house writes them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every question of the catalogue, family by family. */
export function listQuestions(): readonly ListedQuestion[] {
  return questions.map(({ name, family, asks }) => ({ name, family, asks }));
}

/** Every question of the catalogue, described from its own schemas. */
export function describeQuestions(): readonly DescribedQuestion[] {
  return questions.map(described);
}

/** One of them. @throws {QuestionError} with the nearest name when there is none */
export function describeQuestion(name: string): DescribedQuestion {
  return described(questionNamed(name));
}

function described(question: Question): DescribedQuestion {
  const { name, family, asks, example } = question;
  const schema = writtenSchema(question.input);
  return {
    name,
    family,
    asks,
    example,
    schema,
    fields: describeFields(schema),
    value: describeFields(writtenSchema(question.value, 'output')),
  };
}

/** The key under which a schema says in words what may be written. */
const formKey = 'x-form';

/** The JSON Schema of what may be written for a schema, with the words of its fields. */
export function writtenSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const form = fieldNotes.get(zodSchema as unknown as z.ZodType)?.form;
      if (form !== undefined) (jsonSchema as Record<string, unknown>)[formKey] = form;
    },
  });
}

/** The fields of a record's schema, deep; a choice between records is described by each of them. */
export function describeFields(
  schema: JsonSchema,
  root: JsonSchema = schema,
  within: ReadonlySet<string> = new Set(),
): readonly DescribedField[] {
  const ref = referenceOf(schema);
  if (ref !== undefined)
    return within.has(ref) ? [] : describeFields(resolved(schema, root), root, new Set([...within, ref]));
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? []);
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    means: textOf(field['description']) ?? '',
    required: required.has(name),
    form: formOf(field, root),
    fields: innerFields(field, root, within),
  }));
}

function innerFields(field: JsonSchema, root: JsonSchema, within: ReadonlySet<string>): readonly DescribedField[] {
  // A shared term is described once, by itself.
  if (termOf(field) !== undefined) return [];
  const items = field['items'];
  if (typeof items === 'object' && items !== null) return innerFields(items as JsonSchema, root, within);
  const ref = referenceOf(field);
  if (ref !== undefined)
    return within.has(ref) ? [] : innerFields(resolved(field, root), root, new Set([...within, ref]));
  const choices = choicesOf(field)?.filter((choice) => !isByReading(choice));
  if (choices === undefined) return describeFields(field, root, within);
  if (choices.length > mostForms) return [];
  // Where plain text does as well, the text is how it is written.
  if (choices.some((choice) => choice['type'] === 'string' && !('enum' in choice) && !('const' in choice))) return [];
  const records = choices
    .filter((choice) => termOf(choice) === undefined)
    .map((each) => innerFields(each, root, within));
  return fieldsOfChoice(records.filter((fields) => fields.length > 0));
}

/** A choice among more forms, as among all acts, is told form by form in a part of its own. */
const mostForms = 12;

/** The fields of several records of which one is written: what not every one of them has may be left out. */
export function fieldsOfChoice(records: readonly (readonly DescribedField[])[]): readonly DescribedField[] {
  const names = [...new Set(records.flatMap((fields) => fields.map(({ name }) => name)))];
  return names.map((name) => {
    const found = records.flatMap((fields) => fields.find((each) => each.name === name) ?? []);
    const [first] = found as [DescribedField, ...DescribedField[]];
    const forms = new Set(found.flatMap(({ form }) => form.replace(/^one of: /, '').split(', ')));
    return {
      ...first,
      required: found.length === records.length && found.every(({ required }) => required),
      form: new Set(found.map(({ form }) => form)).size === 1 ? first.form : `one of: ${[...forms].join(', ')}`,
      fields: fieldsOfChoice(found.map(({ fields }) => fields).filter((fields) => fields.length > 0)),
    };
  });
}

function choicesOf(field: JsonSchema): readonly JsonSchema[] | undefined {
  return (field['anyOf'] ?? field['oneOf']) as readonly JsonSchema[] | undefined;
}

/** A reading that chooses what else might stand there. */
function isByReading(choice: JsonSchema): boolean {
  const names = Object.keys((choice['properties'] as object | undefined) ?? {});
  return names.length === 2 && names.includes('reading') && names.includes('options');
}

function formOf(field: JsonSchema, root: JsonSchema): string {
  const said = textOf(field[formKey]) ?? termOf(field);
  if (said !== undefined) return said;
  if (referenceOf(field) !== undefined) return formOf(resolved(field, root), root);
  if (Array.isArray(field['enum'])) return `one of: ${(field['enum'] as readonly unknown[]).join(', ')}`;
  if ('const' in field) return String(field['const']);
  const choices = choicesOf(field);
  if (choices !== undefined) {
    const plain = choices.filter((choice) => !isByReading(choice));
    const forms = [...new Set(plain.map((choice) => formOf(choice, root)))];
    return [...forms, ...(plain.length === choices.length ? [] : ['by reading'])].join(', or ');
  }
  if (field['type'] === 'array') return `a list: ${formOf((field['items'] as JsonSchema | undefined) ?? {}, root)}`;
  if (field['type'] === 'boolean') return 'yes or no';
  if (field['type'] === 'integer') return 'a whole number';
  if (field['type'] === 'object') return 'a record';
  return field['type'] === undefined ? 'as described' : 'text';
}

/** What a schema refers to, by itself or beside words of its own. */
function referenceOf(schema: JsonSchema): string | undefined {
  const [only] = (schema['allOf'] as readonly JsonSchema[] | undefined) ?? [];
  const ref = schema['$ref'] ?? only?.['$ref'];
  return typeof ref === 'string' ? ref : undefined;
}

/** The name of the shared term that a field is, with its article; undefined where it is none. */
function termOf(field: JsonSchema): string | undefined {
  const name = /^#\/definitions\/(?!__)(.+)$/.exec(referenceOf(field) ?? '')?.[1];
  if (name === undefined) return undefined;
  return name.endsWith('s') ? name : `a ${name}`;
}

function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const ref = referenceOf(schema);
  if (ref === undefined) return schema;
  const steps = ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '');
  return steps.reduce<JsonSchema>((at, step) => (at[step] as JsonSchema | undefined) ?? {}, root);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
