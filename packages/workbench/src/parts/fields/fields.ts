import type { Wire } from '@quorate/sdk';
import { isDay } from '../../words/dates.js';
import { texts } from './texts.js';

export type Field = Pick<Wire['Question']['fields'][number], 'name' | 'means' | 'required' | 'form'>;

/** How a field is filled in. */
export type Control =
  | { readonly kind: 'person' | 'class' | 'act' | 'meeting' | 'day' | 'words' | 'words-list' | 'data' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** The control for a field, from how the catalogue says that it is written and what it means. */
export function controlOf({ name, means, form }: Field): Control {
  if (form === 'yes or no') return { kind: 'choice', of: ['yes', 'no'] };
  if (form.startsWith('one of: ')) return { kind: 'choice', of: form.slice('one of: '.length).split(', ') };
  if (form === 'a list: text' || form.startsWith('a list: one of')) return { kind: 'words-list' };
  if (form.includes('record')) return { kind: 'data' };
  if (/id of a person/u.test(form) || name === 'person' || /^(who|whose|the person)\b/u.test(means))
    return { kind: 'person' };
  if (/class or series/u.test(form) || name === 'class' || name === 'series') return { kind: 'class' };
  if (form.endsWith('id of a meeting')) return { kind: 'meeting' };
  if (/meeting/u.test(means) && /\bid\b|at which|the meeting/u.test(means)) return { kind: 'meeting' };
  if (/\b(act|proposal)\b/u.test(means) || /id of a proposal/u.test(form)) return { kind: 'act' };
  if (/\bday\b/u.test(form) || /\bday\b/u.test(means)) return { kind: 'day' };
  return { kind: 'words' };
}

/** What was written in the fields, as the question is asked; or what is wrong with it, by field. */
export type Filled =
  | { readonly input: Readonly<Record<string, unknown>>; readonly mistakes?: undefined }
  | { readonly mistakes: Readonly<Record<string, string>> };

export function filled(fields: readonly Field[], written: Readonly<Record<string, string>>): Filled {
  const mistakes: Record<string, string> = {};
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const text = written[field.name]?.trim() ?? '';
    if (text === '') {
      if (field.required) mistakes[field.name] = texts.required;
      continue;
    }
    const { kind } = controlOf(field);
    if (kind === 'day' && !isDay(text)) mistakes[field.name] = texts.notADay;
    else if (kind === 'words-list') input[field.name] = text.split(',').map((each) => each.trim());
    else if (kind === 'data') {
      try {
        input[field.name] = JSON.parse(text) as unknown;
      } catch {
        mistakes[field.name] = texts.notData;
      }
    } else input[field.name] = text;
  }
  return Object.keys(mistakes).length === 0 ? { input } : { mistakes };
}
