import { instrumentSchema } from '../instrument/index.js';
import { fieldsOfAll } from '../terms/index.js';
import { describeKinds, schemaOfKinds, writtenSchema, type JsonSchema } from '../questions/index.js';

/**
 * The JSON Schema (draft 7) of charter files, for editors: one instrument, or a record of them; the fields of a provision by its
 * kind.
 */
export function charterFileSchema(): JsonSchema {
  const kinds = describeKinds();
  const { byKind, terms } = schemaOfKinds();
  const definitions = kinds.map(({ kind, provides }) => [kind, { ...byKind[kind], description: provides }] as const);
  const said = Object.fromEntries(
    [...Object.entries(terms), ...definitions].map(([name, each]) => [name, inDoubt(each)]),
  );
  const instrument = withProvisions(
    withoutName(writtenSchema(instrumentSchema)),
    kinds.map(({ kind }) => kind),
  );
  const versions = {
    anyOf: [{ $ref: '#/definitions/instrument' }, { type: 'array', items: { $ref: '#/definitions/instrument' } }],
  };
  const set = {
    type: 'object',
    required: ['charter'],
    properties: {
      name: { type: 'string', description: 'the name of the corporation' },
      formed: { type: 'string', description: 'the day it was formed' },
      charter: versions,
      designations: versions,
      bylaws: versions,
      law: versions,
    },
    additionalProperties: false,
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A charter file of Quorate',
    anyOf: [{ $ref: '#/definitions/instrument' }, set],
    definitions: { ...said, 'by-reading': byReading, instrument },
  };
}

const byReading: JsonSchema = {
  type: 'object',
  description: 'a value that a reading chooses: by each option of the reading what stands here',
  required: ['reading', 'options'],
  properties: { reading: { type: 'string' }, options: { type: 'object' } },
  additionalProperties: false,
};

/** A schema in which a reading may choose the value of any field, but of those that every provision has. */
function inDoubt(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inDoubt);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([word, part]) => [word, word === 'properties' ? fieldsInDoubt(part) : inDoubt(part)]),
  );
}

function fieldsInDoubt(fields: Readonly<Record<string, JsonSchema>>): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (name in fieldsOfAll || name === 'reading' || name === 'options') return [name, field];
      const { description, ...value } = inDoubt(field) as JsonSchema;
      const either = { anyOf: [value, { $ref: '#/definitions/by-reading' }] };
      return [name, description === undefined ? either : { description, ...either }];
    }),
  );
}

function withoutName({ $schema: _name, definitions: _terms, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The schema of an instrument, each of whose provisions is read by its kind. */
function withProvisions(instrument: JsonSchema, kinds: readonly string[]): JsonSchema {
  const provision = {
    type: 'object',
    required: ['kind', 'cite', 'summary'],
    properties: { kind: { enum: kinds } },
    allOf: kinds.map((kind) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
      then: { $ref: `#/definitions/${kind}` },
    })),
  };
  const replaced = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(replaced);
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema).map(([name, part]) => [
        name,
        name === 'provisions' ? { type: 'array', items: provision } : replaced(part),
      ]),
    );
  };
  return replaced(instrument) as JsonSchema;
}
