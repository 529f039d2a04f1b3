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
  const turnsOn = (each: Read): readonly Read[] =>
    all.filter(
      (other) =>
        other !== each &&
        governs(other) &&
        (means(
          each,
          [...(each.placed.provision.yieldsTo ?? []), ...sectionsThatGovern(each.placed.provision)],
          other,
        ) ||
          means(other, other.placed.provision.displaces ?? [], each)),
    );
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
      ...(governs(each) && isReachedFrom(each, turnsOn)
        ? [
            {
              place: cite,
              path,
              problem:
                'whether it governs an act turns on others that turn on it again, by what they yield to, displace or name under "governedBy"; leave out one of these',
            },
          ]
        : []),
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

function means({ placed: { instrument } }: Read, names: readonly string[], { placed }: Read): boolean {
  return names.some((name) => isMeantBy(name, placed.provision.cite, [instrument]));
}

/** The sections by whose acts the conditions within a value go. */
function sectionsThatGovern(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { governedBy } = value as { readonly governedBy?: unknown };
  return [...(typeof governedBy === 'string' ? [governedBy] : []), ...Object.values(value).flatMap(sectionsThatGovern)];
}

function isReachedFrom(start: Read, next: (read: Read) => readonly Read[]): boolean {
  const seen = new Set<Read>();
  const ahead = [...next(start)];
  for (let read = ahead.pop(); read !== undefined; read = ahead.pop()) {
    if (read === start) return true;
    if (seen.has(read)) continue;
    seen.add(read);
    ahead.push(...next(read));
  }
  return false;
}
