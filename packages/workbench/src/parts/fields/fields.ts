import type { Wire } from '@quorate/sdk';
import { isDay } from '../../words/dates.js';
import { texts } from './texts.js';

export interface Field extends Pick<Wire['Question']['fields'][number], 'name' | 'means' | 'required' | 'form'> {
  /** Of a record, or of each of several: its own fields. */
  readonly within?: readonly Field[];
  /** Of a record that is of one kind or another: the other fields, by its kind. */
  readonly byKind?: Readonly<Record<string, readonly Field[]>>;
}

/** A field as the catalogue of questions describes it: a record, or each of several, is written in fields of its own. */
export function fieldOf({ fields, ...field }: DescribedField): Field {
  const isRecord = ['a record', 'a list: a record'].includes(field.form) && fields.length > 0;
  return isRecord ? { ...field, within: fields.map(fieldOf) } : field;
}

interface DescribedField extends Field {
  readonly fields: readonly DescribedField[];
}

/** What is written in the fields of a form. */
export type Written = Readonly<Record<string, string>>;

/** How a field is filled in. */
export type Control =
  | {
      readonly kind:
        | 'person'
        | 'persons'
        | 'class'
        | 'act'
        | 'meeting'
        | 'new-meeting'
        | 'thing'
        | 'ballot'
        | 'day'
        | 'words'
        | 'words-list'
        | 'data';
    }
  | { readonly kind: 'record' | 'records' | 'count-or-who' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** The control for a field, from how the catalogue says that it is written and what it means. */
export function controlOf({ name, means, form, within }: Field): Control {
  if (form === 'yes or no') return { kind: 'choice', of: ['yes', 'no'] };
  if (form.startsWith('one of: ')) return { kind: 'choice', of: form.slice('one of: '.length).split(', ') };
  if (form.startsWith('a list: ') && form.endsWith('id of a person')) return { kind: 'persons' };
  if (form === 'a list: text' || form.startsWith('a list: one of')) return { kind: 'words-list' };
  if (form === 'how many, or who') return { kind: 'count-or-who' };
  if (within !== undefined) return { kind: form.startsWith('a list: ') ? 'records' : 'record' };
  if (form.includes('record')) return { kind: 'data' };
  if (/id of a person/u.test(form) || name === 'person' || /^(who|whose|the person)\b/u.test(means))
    return { kind: 'person' };
  // Of which act or meeting a day is does not make it one.
  if (form === 'text' && /^the (?:first |last |payment )?(?:day|date)\b/u.test(means)) return { kind: 'day' };
  if (/class or series/u.test(form) || name === 'class' || name === 'series') return { kind: 'class' };
  if (form.endsWith('id of an entry') && name === 'ballot') return { kind: 'ballot' };
  if (form.startsWith('a new id')) return { kind: 'words' };
  if (form === 'the id of a meeting, new or known') return { kind: 'new-meeting' };
  if (form.startsWith('the id of') && form.includes(' or ')) return { kind: 'thing' };
  if (form.endsWith('id of a proposal')) return { kind: 'act' };
  if (form.endsWith('id of a meeting')) return { kind: 'meeting' };
  if (/meeting/u.test(means) && /\bid\b|at which|the meeting/u.test(means)) return { kind: 'meeting' };
  if (/\b(act|proposal)\b/u.test(means)) return { kind: 'act' };
  if (form.startsWith('a day such as') || (form === 'text' && /(?<!that )\bday\b/u.test(means))) return { kind: 'day' };
  return { kind: 'words' };
}

/** What was written in the fields, as the question is asked; or what is wrong with it, by field. */
export type Filled =
  | { readonly input: Readonly<Record<string, unknown>>; readonly mistakes?: undefined }
  | { readonly input?: undefined; readonly mistakes: Readonly<Record<string, string>> };

export function filled(fields: readonly Field[], written: Written): Filled {
  const mistakes: Record<string, string> = {};
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const text = written[field.name]?.trim() ?? '';
    if (text === '') {
      if (field.required) mistakes[field.name] = texts.required;
      continue;
    }
    const read = valueIn(field, text);
    if (read.mistake === undefined) input[field.name] = read.value;
    else mistakes[field.name] = read.mistake;
  }
  return Object.keys(mistakes).length === 0 ? { input } : { mistakes };
}

type Read = { readonly value: unknown; readonly mistake?: undefined } | { readonly mistake: string };

function valueIn(field: Field, text: string): Read {
  const { kind } = controlOf(field);
  switch (kind) {
    case 'day':
      return isDay(text) ? { value: text } : { mistake: texts.notADay };
    case 'words-list':
    case 'persons':
      return { value: isNone(field, text) ? [] : inList(text) };
    case 'count-or-who':
      return { value: /^\d+$/u.test(text) ? text : inList(text) };
    case 'record':
    case 'records': {
      const all = rowsIn(text).map((row) => filled(fieldsIn(field, row), row));
      const inputs = all.flatMap(({ input }) => (input === undefined ? [] : [input]));
      if (inputs.length < all.length) return { mistake: texts.somethingWithin };
      return { value: kind === 'record' ? inputs[0] : inputs };
    }
    case 'data':
      try {
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { mistake: texts.notData };
      }
    default:
      return { value: text };
  }
}

function isNone(field: Field, text: string): boolean {
  return text === '[]' || (mayBeNone(field) && text.toLowerCase() === texts.none);
}

/** What stands between commas; a comma at the end has nothing after it. */
export function inList(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Whether a list may be entered that has nothing in it: that says more than leaving it out. */
export function mayBeNone({ means }: Field): boolean {
  return means.includes('an empty list');
}

/** The fields of one record; of a record of one kind or another, those of its kind. */
export function fieldsIn({ within = [], byKind = {} }: Field, { kind = '' }: Written): readonly Field[] {
  return [...within, ...(Object.hasOwn(byKind, kind) ? (byKind[kind] ?? []) : [])];
}

/** The records that a field holds, each as the fields of a form hold it. */
export function rowsIn(text: string): readonly Written[] {
  if (text === '') return [];
  const held = JSON.parse(text) as unknown;
  return (Array.isArray(held) ? held : [held]).map((each) =>
    writtenInFields(each as Readonly<Record<string, unknown>>),
  );
}

/** Data as they were entered, as the fields of a form hold them. */
export function writtenInFields(data: Readonly<Record<string, unknown>>): Written {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, writtenIn(value)]));
}

function writtenIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return value.join(', ');
  return JSON.stringify(value);
}
