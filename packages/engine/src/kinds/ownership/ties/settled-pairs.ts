import type { Context } from '../../../session/index.js';

/** About whom a notion is given with the question, or a body claims to have determined it; not whether the claim is good. */
function settled(c: Context, notion: string): readonly (readonly string[])[] {
  const determined = c.books.determinations(c.now).filter(({ data }) => data.notion === notion);
  return [...c.givenAbout(notion), ...determined.map(({ data }) => data.about)];
}

/** Whether it is given or claimed of exactly these, in this order. */
export function isSettled(c: Context, notion: string, about: readonly string[]): boolean {
  return settled(c, notion).some((each) => each.join() === about.join());
}

/** Everybody of whom, together with a person, it is given or claimed. */
export function settledWith(c: Context, notion: string, person: string): readonly string[] {
  return settled(c, notion)
    .filter((about) => about.includes(person))
    .flatMap((about) => about.filter((other) => other !== person));
}

/** Everybody of whom alone it is given or claimed. */
export function settledAlone(c: Context, notion: string): readonly string[] {
  return settled(c, notion)
    .filter((about) => about.length === 1)
    .flat();
}
