import { placeAt, type Level, type Place } from './place.js';

/** A JSON Schema, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** What may be written at a place. */
export interface Offer {
  readonly name: string;
  readonly is: 'field' | 'value';
  readonly means: string;
  readonly isNeeded: boolean;
  /** What is begun by it, where it is a field. */
  readonly begins: 'value' | 'record' | 'list';
}

export interface Offers {
  readonly place: Place;
  readonly offers: readonly Offer[];
}

/** What the schema allows where somebody writes; nothing where it says nothing. */
export function offersAt(schema: Schema, text: string, at: number): Offers | undefined {
  const place = placeAt(text, at);
  if (place === undefined) return undefined;
  const { levels, writes } = place;
  const shapes = shapesAt(schema, levels);
  const values = shapes.flatMap((shape) => valuesOf(shape, schema));
  const items = shapes.flatMap(({ items: item }) => (item === undefined ? [] : shapesOf(item, schema, new Map())));
  const inItems = fieldsOf(items, schema, new Map()).map((each) => ({ ...each, name: `- ${each.name}` }));
  const fields = fieldsOf(shapes, schema, levels.at(-1)?.fields ?? new Map());
  const offers = writes === 'value' ? values : [...fields, ...values, ...inItems];
  return offers.length === 0 ? undefined : { place, offers: once(offers) };
}

/** The shapes that what is written in may have, by the way to it and what stands on that way. */
function shapesAt(schema: Schema, levels: readonly Level[]): readonly Schema[] {
  let shapes: readonly Schema[] = [schema];
  for (const { step, fields } of levels) {
    const into = shapes.flatMap((shape) => below(shape, step));
    shapes = into.flatMap((shape) => shapesOf(shape, schema, fields));
  }
  return shapes;
}

function below(shape: Schema, step: Level['step']): readonly Schema[] {
  if (step === undefined) return [shape];
  if (step === 'item') return shape.items === undefined ? [] : [shape.items];
  const { properties = {}, additionalProperties: other } = shape;
  const found = Object.hasOwn(properties, step.field) ? properties[step.field] : undefined;
  if (found !== undefined) return [found];
  return typeof other === 'object' ? [other] : [];
}

/** A schema taken apart into what it may be, without what its fields exclude already. */
function shapesOf(
  schema: Schema,
  root: Schema,
  fields: ReadonlyMap<string, string>,
  seen: ReadonlySet<Schema> = new Set(),
): readonly Schema[] {
  if (seen.has(schema) || !fits(schema, fields)) return [];
  const within = new Set(seen).add(schema);
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.then !== undefined && schema.if !== undefined && isMet(schema.if, fields) ? [schema.then] : []),
    ...(schema.$ref === undefined ? [] : [named(schema.$ref, root)]),
  ];
  return [schema, ...parts.flatMap((part) => shapesOf(part, root, fields, within))];
}

function named(ref: string, root: Schema): Schema {
  return root.definitions?.[ref.replace('#/definitions/', '')] ?? {};
}

function fits({ properties = {} }: Schema, fields: ReadonlyMap<string, string>): boolean {
  return [...fields].every(([name, value]) => {
    const allowed = Object.hasOwn(properties, name) ? constantsOf(properties[name] ?? {}) : [];
    return value === '' || allowed.length === 0 || allowed.includes(value);
  });
}

function isMet({ properties = {}, required = [] }: Schema, fields: ReadonlyMap<string, string>): boolean {
  return required.every((name) => fields.has(name)) && fits({ properties }, fields);
}

function constantsOf({ const: one, enum: several = [] }: Schema): readonly string[] {
  return [...(one === undefined ? [] : [one]), ...several].map(String);
}

function valuesOf(shape: Schema, root: Schema): readonly Offer[] {
  const constants = shape.type === 'boolean' && shape.const === undefined ? ['true', 'false'] : constantsOf(shape);
  return constants.map((name) => ({
    name,
    is: 'value',
    means: root.definitions?.[name]?.description ?? '',
    isNeeded: false,
    begins: 'value',
  }));
}

function fieldsOf(shapes: readonly Schema[], root: Schema, written: ReadonlyMap<string, string>): readonly Offer[] {
  return shapes.flatMap(({ properties = {}, required = [] }) =>
    [...new Set([...Object.keys(properties), ...required])]
      .filter((name) => !written.has(name))
      .map((name) => ({
        name,
        is: 'field' as const,
        means: meaningOf(properties[name] ?? {}, root),
        isNeeded: required.includes(name),
        begins: beginsOf(properties[name] ?? {}, root),
      })),
  );
}

function meaningOf(schema: Schema, root: Schema): string {
  return (
    schema.description ?? shapesOf(schema, root, new Map()).find(({ description }) => description)?.description ?? ''
  );
}

/** What a field is followed by; where it may be of several forms, what stands on one line. */
function beginsOf(schema: Schema, root: Schema): Offer['begins'] {
  const shapes = shapesOf(schema, root, new Map()).filter(
    ({ type, const: one, enum: several }) => type ?? one ?? several,
  );
  if (shapes.length === 0 || shapes.some(({ type }) => type !== 'object' && type !== 'array')) return 'value';
  return shapes.some(({ type }) => type === 'array') ? 'list' : 'record';
}

/** Each name once: needed where any shape needs it, with the first meaning that is told. */
function once(offers: readonly Offer[]): readonly Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const key = `${offer.is} ${offer.name}`;
    const before = found.get(key);
    found.set(key, {
      ...offer,
      ...(before?.means ? { means: before.means } : {}),
      isNeeded: offer.isNeeded || before?.isNeeded === true,
    });
  }
  return [...found.values()];
}
