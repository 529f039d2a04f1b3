import { z } from 'zod';
import { identifier } from './plain.js';
import { fieldNotes, type NamedThing } from './scalar.js';

/** A person by id. `corporation`, `treasury` and `dispersed` are always known. */
export const person = named('person');

/** Several persons by id. */
export const persons = z.array(person).min(1, { error: 'expected at least one person' }).readonly();

/** Two or more persons, each once. */
export const severalPersons = z
  .array(person)
  .min(2, { error: 'expected at least two persons' })
  .readonly()
  .refine((ids) => new Set(ids).size === ids.length, { error: 'somebody is named twice; name each person once' });

/** A field that names something another entry introduced; an unknown id is refused, with the nearest known one. */
export function named(...things: readonly [NamedThing, ...NamedThing[]]) {
  const form = `the id of ${things.map(withArticle).join(' or ')}`;
  return identifier(form).register(fieldNotes, { form, names: things });
}

/** A field that introduces something under an id of its own; the same id twice is refused. */
export function introduces(thing: NamedThing) {
  const form = `a new id for ${withArticle(thing)}`;
  return identifier(form).register(fieldNotes, { form, introduces: thing });
}

/** A field that introduces a thing, or names it where an entry of another type introduced it: a meeting called, then held. */
export function introducesOrNames(thing: NamedThing) {
  const form = `the id of ${withArticle(thing)}, new or known`;
  return identifier(form).register(fieldNotes, { form, introduces: thing, toldByOthersToo: true });
}

/** The holders of record that are no person: shares the corporation holds itself, and holders nobody of whom matters alone. */
export const reservedPersons: readonly string[] = ['corporation', 'treasury', 'dispersed'];

function withArticle(thing: NamedThing): string {
  return thing === 'act' || thing === 'entry' || thing === 'offer' ? `an ${thing}` : `a ${thing}`;
}
