import { actSchema, entryTypes } from '../journal/index.js';
import { describeQuestions, writtenSchema, type JsonSchema } from '../questions/index.js';
import { envelopeFields } from './entry.js';
import { caseFileShape } from './shape.js';

type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * The JSON Schema (draft 7) of case files, for editors: they suggest and check names while the file is written. Made from
 * the schemas by which files are read. Scalars may be of any sort there, for editors type what stands without quotes.
 */
export function caseFileSchema(): JsonSchema {
  const schema = writtenSchema(caseFileShape);
  const askFields = askFieldSchemas(schema);
  const top = withLists(schema);
  const cases = propertiesOf(top)['cases']!;
  const variant = withLists(cases['items'] as JsonSchema);
  return lenient({
    ...top,
    title: 'A case file of Quorate',
    properties: { ...propertiesOf(top), cases: { ...cases, items: variant } },
    definitions: { entry: entrySchema(), ask: askSchema(Object.keys(askFields)), ...askFields },
  }) as JsonSchema;
}

const entryReference = { $ref: '#/definitions/entry' };
const askReference = { $ref: '#/definitions/ask' };

/** An entry: its envelope and one of the types. */
function entrySchema(): JsonSchema {
  const types = entryTypes.map(
    (type) => [type.type, { ...plain(writtenSchema(type.data)), description: type.says }] as const,
  );
  const envelope = envelopeFields.map((name) => [name, { description: envelopeInWords[name] }] as const);
  return {
    type: 'object',
    description: 'an entry of the journal: its day, and its type with its fields',
    required: ['on'],
    properties: { ...Object.fromEntries(envelope), ...Object.fromEntries(types), proposed: proposedSchema() },
    additionalProperties: false,
  };
}

/** What stands beside the type of an entry, in words. */
export const envelopeInWords: Readonly<Record<(typeof envelopeFields)[number], string>> = {
  on: 'the day it took effect',
  time: 'the time of that day, where the order within a day matters',
  id: 'an id by which other entries, answers and expectations name it; without one, that of its place: journal-3',
  basis: 'what it rests on: certified-list, books, filing, party, court, stipulated, asserted; without one, stipulated',
  paper: 'the paper behind it: an id, or {id, hash, place}',
  by: 'who entered it',
  entered:
    'the day or instant it was entered, where it is not the day of effect; in a journal that is kept, the instant since which it was known',
  supersedes: 'the entry whose place it takes: {entry, because: clerical | amended | rebutted, note}',
  note: 'anything a reader should know',
};

/** A proposal names its act by kind, or under `act`. */
function proposedSchema(): JsonSchema {
  const proposed = entryTypes.find((type) => type.type === 'proposed')!;
  const schema = plain(writtenSchema(proposed.data));
  const { act, ...others } = propertiesOf(schema);
  const acts = Object.fromEntries(actSchemas().map(({ kind, fields }) => [kind, fields]));
  return {
    ...schema,
    description: proposed.says,
    required: ['id'],
    properties: { ...others, act: act!, ...acts },
  };
}

/** The acts that may be proposed: kind, sentence, and fields without the kind. */
export function actSchemas(): readonly { readonly kind: string; readonly says: string; readonly fields: JsonSchema }[] {
  return actSchema.options.map((option) => {
    const schema = plain(writtenSchema(option));
    const { kind, ...fields } = propertiesOf(schema);
    const required = (schema['required'] as readonly string[]).filter((name) => name !== 'kind');
    return {
      kind: String(kind?.['const']),
      says: option.description ?? '',
      fields: { ...schema, properties: fields, required },
    };
  });
}

/** The fields that every question of a case file has, each under a name of its own. */
function askFieldSchemas(file: JsonSchema): Properties {
  const fields = propertiesOf(propertiesOf(file)['ask']!['items'] as JsonSchema);
  const journal = { type: 'array', items: entryReference, description: 'entries supposed for this question only' };
  return Object.fromEntries(Object.entries({ ...fields, journal }).map(([name, field]) => [`ask-${name}`, field]));
}

/** A question: the fields of every question of a case file, and by its name its own. */
function askSchema(shared: readonly string[]): JsonSchema {
  const common = Object.fromEntries(
    shared.map((name) => [name.replace(/^ask-/, ''), { $ref: `#/definitions/${name}` }]),
  );
  const described = describeQuestions();
  const names = described.map(({ name }) => name);
  return {
    type: 'object',
    required: ['question', 'asOf'],
    properties: { question: { enum: names, description: 'the name of a question of the catalogue' } },
    allOf: described.map(({ name, asks, schema }) => ({
      if: { properties: { question: { const: name } }, required: ['question'] },
      // oxlint-disable-next-line unicorn/no-thenable -- "then" is a word of JSON Schema
      then: {
        description: asks,
        properties: { ...common, ...propertiesOf(schema) },
        required: (schema['required'] as readonly string[] | undefined) ?? [],
        additionalProperties: false,
      },
    })),
  };
}

function withLists(schema: JsonSchema): JsonSchema {
  const properties = propertiesOf(schema);
  const journal = { ...properties['journal'], items: entryReference };
  return { ...schema, properties: { ...properties, journal, ask: { ...properties['ask'], items: askReference } } };
}

function propertiesOf(schema: JsonSchema): Properties {
  return (schema['properties'] as Properties | undefined) ?? {};
}

/** A schema that stands inside another. */
function plain({ $schema: _draft, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Text in a file may look like a number, a date or a yes to an editor; patterns and words of ours stay out. */
function lenient(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(lenient);
  if (typeof part !== 'object' || part === null) return part;
  const { pattern: _pattern, 'x-form': form, minLength: _least, ...rest } = part as Readonly<Record<string, unknown>>;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, lenient(value)]));
  const said = inner['description'] === undefined && typeof form === 'string' ? { description: form } : undefined;
  if (inner['type'] !== 'string') return { ...inner, ...said };
  if (Array.isArray(inner['enum']) || 'const' in inner) return inner;
  return { ...inner, ...said, type: ['string', 'number', 'boolean'] };
}
