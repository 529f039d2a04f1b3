import type { Context } from '../../../session/index.js';

/** Whether a body claims to have determined a notion of exactly these, in this order; not whether the claim is good. */
export function isDetermined(c: Context, notion: string, about: readonly string[]): boolean {
  return c.books.determinations(c.now).some(({ data }) => data.notion === notion && data.about.join() === about.join());
}

/** Everybody of whom, together with a person, such a claim was made. */
export function determinedWith(c: Context, notion: string, person: string): readonly string[] {
  return c.books
    .determinations(c.now)
    .filter(({ data }) => data.notion === notion && data.about.includes(person))
    .flatMap(({ data }) => data.about.filter((other) => other !== person));
}

/** Everybody of whom alone such a claim was made. */
export function determinedAlone(c: Context, notion: string): readonly string[] {
  return c.books
    .determinations(c.now)
    .filter(({ data }) => data.notion === notion && data.about.length === 1)
    .flatMap(({ data }) => data.about);
}
