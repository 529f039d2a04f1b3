import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** Everybody who may matter by itself: whom the books name, and of whom it is given with the question what they own. */
export function personsNamed(c: Context, at: Moment): readonly string[] {
  const given = c.givenAbout('beneficial-ownership').flatMap((about) => about.slice(0, 1));
  return [...new Set([...c.books.named(at), ...given])];
}
