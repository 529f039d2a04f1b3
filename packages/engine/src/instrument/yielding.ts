import type { InstrumentProblem } from './instrument-error.js';
import type { KindCore, Placed } from './kind.js';
import { isMeantBy } from './section.js';

interface Read {
  readonly path: readonly (string | number)[];
  readonly placed: Placed;
}

/**
 * What is said of which provision prevails has to have an effect: a provision that never asks which prevails, or one of which
 * nothing tells the acts that it governs, is told at its place and not passed over.
 */
export function problemsOfYielding(
  all: readonly Read[],
  kinds: ReadonlyMap<string, KindCore>,
): readonly InstrumentProblem[] {
  const yields = ({ placed: { provision } }: Read): boolean => kinds.get(provision.kind)?.yields === true;
  const governs = ({ placed: { provision } }: Read): boolean => kinds.get(provision.kind)?.applies !== undefined;
  const isOpen = ({ placed: { provision } }: Read): boolean => kinds.get(provision.kind)?.bearsOn !== undefined;
  return all.flatMap((each) => {
    const { path, placed } = each;
    const { cite, kind, yieldsTo = [], displaces = [] } = placed.provision;
    const told = (field: string, problem: string): InstrumentProblem => ({
      place: cite,
      path: [...path, field],
      problem,
    });
    const meant = (name: string): readonly Read[] =>
      all.filter((other) => other !== each && isMeantBy(name, other.placed.provision.cite, [placed.instrument]));
    const noneOf = (names: readonly string[], does: (read: Read) => boolean): readonly string[] =>
      names.filter((name) => !meant(name).some((other) => does(other) || isOpen(other)));
    return [
      ...(yieldsTo.length > 0 && !yields(each)
        ? [
            told(
              'yieldsTo',
              `a provision of the kind "${kind}" yields to no other; write in its own fields when it does not apply`,
            ),
          ]
        : noneOf(yieldsTo, governs).map((name) =>
            told(
              'yieldsTo',
              `nothing that is entered of ${name} says which acts it governs, so nothing can yield to it; name the section that does, or enter it as "requires"`,
            ),
          )),
      ...(displaces.length > 0 && !governs(each)
        ? [
            told(
              'displaces',
              `a provision of the kind "${kind}" does not say which acts it governs, and takes the place of no other; write in the fields of the other when that does not apply`,
            ),
          ]
        : noneOf(displaces, yields).map((name) =>
            told(
              'displaces',
              `nothing that is entered of ${name} yields to another; write in its own fields when it does not apply`,
            ),
          )),
    ];
  });
}
