import * as fc from 'fast-check';

/** A schema as OpenAPI 3.1 and JSON Schema write it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

/** What a schema is read with: what its references mean, and good values for fields of these names. */
export interface Reading {
  readonly named: Readonly<Record<string, Schema>>;
  readonly good: Readonly<Record<string, readonly unknown[]>>;
}

/** Texts that break careless programs: quotes of SQL, names of prototypes, empty, long, unpaired, turned, unprintable. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  "'; drop table entries; --",
  '" or "1"="1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202etxt.exe',
  'e\u0301\u0000\ufeff',
  '𝕬𝖈𝖒𝖊',
  'ａｃｍｅ',
  'İıſK',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '-1',
  '1e400',
  'NaN',
  '0000-00-00',
  '2000-02-30',
  '99999-01-01',
  '1/0',
];

const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 9_007_199_254_740_992, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema, most of them as it wants them, with a field here and there that it does not. */
export function arbitraryOf(schema: Schema, reading: Reading, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: well(schema, reading, name) }, { weight: 1, arbitrary: hostileValues });
}

function well(schema: Schema, reading: Reading, name: string): fc.Arbitrary<unknown> {
  const good = reading.good[name];
  if (good !== undefined) return fc.constantFrom(...good);
  if (schema.$ref !== undefined) {
    return arbitraryOf(reading.named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, reading, name);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((each) => arbitraryOf(each, reading, name)));
  if (schema.allOf !== undefined) {
    return fc
      .tuple(...schema.allOf.map((each) => well(each, reading, name)))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')) as unknown);
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? hostileValues : fc.oneof(...types.map((type) => ofType(type, schema, reading)));
}

function ofType(type: string, schema: Schema, reading: Reading): fc.Arbitrary<unknown> {
  if (type === 'object') return objects(schema, reading);
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}, reading), { maxLength: 3 });
  if (type === 'integer') return fc.integer({ min: -2, max: 20 });
  if (type === 'number') return fc.double();
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(fc.constantFrom('acme', '2000-01-01', '100', 'common'), fc.constantFrom(...hostileTexts));
}

function objects({ properties = {}, required = [], ...rest }: Schema, reading: Reading): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryOf(schema, reading, name)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
  if (rest.additionalProperties === false || rest.additionalProperties === undefined) return known;
  const others = rest.additionalProperties === true ? {} : rest.additionalProperties;
  const more = fc.dictionary(
    fc.constantFrom('a', '__proto__', 'constructor', '', ...hostileTexts.slice(2, 4)),
    arbitraryOf(others, reading),
    {
      maxKeys: 2,
    },
  );
  return fc.tuple(known, more).map(([own, added]) => ({ ...(own as object), ...added }));
}

/** A text without half characters, which no address can have. */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
