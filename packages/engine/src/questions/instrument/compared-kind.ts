import { canonical } from '../../evaluation/index.js';
import { headings, type Heading, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Kind } from '../../terms/index.js';
import { comparedParameters } from './compared-parameters.js';
import { parameterDifferences, type ParameterDifference } from './parameter-differences.js';

/** One kind of provision in two instruments. */
export interface KindCompared {
  readonly id: string;
  readonly heading: Heading;
  readonly subject: string;
  readonly provides: string;
  readonly outcome: 'only first' | 'only second' | 'same' | 'different';
  readonly first: readonly { readonly id: string }[];
  readonly second: readonly { readonly id: string }[];
  readonly differences: readonly ParameterDifference[];
}

/** What two instruments have of one kind; at least one of them has a provision of it. */
export function comparedKind(
  c: Context,
  name: string,
  first: readonly Placed[],
  second: readonly Placed[],
): KindCompared {
  const [any] = [...first, ...second];
  if (any === undefined) throw new Error(`Neither instrument has a provision of the kind "${name}".`);
  const kind = c.kindOf(any) as unknown as Kind;
  return {
    id: name,
    heading: headingOf(kind),
    subject: kind.subject,
    provides: kind.provides,
    outcome: outcomeOf(first, second),
    first: told(first),
    second: told(second),
    differences: parameterDifferences(first, second),
  };
}

function headingOf({ heading, subject }: Kind): Heading {
  if (heading !== undefined) return heading;
  const found = headings.find(({ of }) => (of as readonly string[]).includes(subject));
  if (found === undefined) throw new Error(`No heading is given for the subject "${subject}".`);
  return found.id;
}

function outcomeOf(first: readonly Placed[], second: readonly Placed[]): KindCompared['outcome'] {
  if (second.length === 0) return 'only first';
  if (first.length === 0) return 'only second';
  return parametersOf(first) === parametersOf(second) ? 'same' : 'different';
}

/** The parameters of every provision, in no order, so that only what is provided is compared. */
function parametersOf(placed: readonly Placed[]): string {
  return placed
    .map((each) => canonical(comparedParameters(each)))
    .toSorted()
    .join('\n');
}

function told(placed: readonly Placed[]) {
  return placed.map(({ cite, provision }) => {
    const { cite: _cite, kind: _kind, id: _id, ...parameters } = provision;
    return { id: cite, ...parameters };
  });
}
