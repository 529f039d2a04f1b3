import { fieldNotes, type FieldNote } from './field/index.js';
import type { EntryType } from './entry-type.js';

/** The way to a field, from the end: cheap to make on the way down, and read only where something is wrong. */
export interface Way {
  readonly step: string | number;
  readonly above: Way | undefined;
}

/** The way as a path from the top. */
export function pathOf(way: Way | undefined): readonly (string | number)[] {
  return way === undefined ? [] : [...pathOf(way.above), way.step];
}

/** Called for every id in the data of an entry that names or introduces something. */
export type VisitId = (id: string, note: FieldNote, way: Way | undefined) => void;

/** Walks the ids in the data of one entry type. */
export type WalkIds = (data: unknown, visit: VisitId) => void;

/** Makes, once for a type, the function that finds the ids in its data, from what the schema notes about its fields. */
export function idsIn(type: EntryType): WalkIds {
  const walk = walkerOf(type.data);
  return walk === undefined ? () => undefined : (data, visit) => walk(data, visit, undefined);
}

type Walker = (value: unknown, visit: VisitId, way: Way | undefined) => void;
type Schema = Parameters<typeof fieldNotes.get>[0];
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
};

/** Undefined where nothing below the schema can hold an id, so that the walk stays short. */
function walkerOf(schema: Schema): Walker | undefined {
  const note = fieldNotes.get(schema);
  if (note?.names !== undefined || note?.introduces !== undefined || note?.namesClass === true) {
    return (value, visit, way) => visit(value as string, note, way);
  }
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return walkerOf(definition.innerType);
  if (definition.shape !== undefined) return walkerOfObject(definition.shape);
  if (definition.element !== undefined) return walkerOfList(definition.element);
  return definition.options === undefined ? undefined : walkerOfChoice(definition.options);
}

function walkerOfObject(shape: Readonly<Record<string, Schema>>): Walker | undefined {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const walk = walkerOf(schema);
    return walk === undefined ? [] : [{ name, walk, atTop: { step: name, above: undefined } }];
  });
  if (fields.length === 0) return undefined;
  return (value, visit, way) => {
    for (const { name, walk, atTop } of fields) {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      if (inner !== undefined) walk(inner, visit, way === undefined ? atTop : { step: name, above: way });
    }
  };
}

function walkerOfList(element: Schema): Walker | undefined {
  const walk = walkerOf(element);
  if (walk === undefined) return undefined;
  return (value, visit, way) => {
    for (const [index, item] of (value as readonly unknown[]).entries()) walk(item, visit, { step: index, above: way });
  };
}

/** Of a choice told apart by `kind` the branch of that kind; of a count or a list of persons, the list. */
function walkerOfChoice(options: readonly Schema[]): Walker | undefined {
  const byKind = new Map<string, Walker | undefined>();
  let ofList: Walker | undefined;
  for (const option of options) {
    const kind = kindOf(option);
    if (kind === undefined) ofList ??= walkerOf(option);
    else byKind.set(kind, walkerOf(option));
  }
  return (value, visit, way) => {
    const kind = (value as { readonly kind?: string }).kind;
    if (kind !== undefined) byKind.get(kind)?.(value, visit, way);
    else if (Array.isArray(value)) ofList?.(value, visit, way);
  };
}

function kindOf(option: Schema): string | undefined {
  const shape = (option._zod.def as unknown as Definition).shape;
  const values = shape?.['kind']?._zod.values;
  const [kind] = values ?? [];
  return typeof kind === 'string' ? kind : undefined;
}
