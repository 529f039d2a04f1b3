import { z } from 'zod';
import { openFact, type FactType } from '../../evaluation/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Requirement } from '../../terms/index.js';

const yesNo = z.enum(['yes', 'no']);

/** One ground of a closed list of causes. */
export const causeField = z.strictObject({
  id: z.string().describe('a short name, as a proposed removal names its cause'),
  says: z.string().describe('the ground, in our own words'),
  adjudicated: yesNo.optional().describe('whether a court must have adjudicated it: a pending petition is not enough'),
  final: byReading(yesNo)
    .optional()
    .describe('whether what was breached or found must have become final: one under appeal is not'),
});
export type Cause = z.infer<typeof causeField>;

export const noCause = 'none';

/** Asked where a proposed removal does not name its ground. */
export const causeNamed = openFact('cause-for-removal', 'director').text(
  'On which of the grounds that the instrument lists, if any, is {0} to be removed?',
);

/** Asked where the text asks for cause without defining it, and the removal names none. */
export const removedForCause = openFact('removed-for-cause', 'director').yesNo(
  'Is {0} removed for cause? The text does not define it; a court may review it.',
);

/** Who finds it, the text may not say: it is taken as found by whoever votes. */
export const causeFound = openFact('cause-found', 'director', 'cause').yesNo(
  'Has it been found by those who vote that {0} gave the cause "{1}"?',
);

export const causeAdjudicated = openFact('cause-adjudicated', 'director', 'cause').yesNo(
  'Has a court adjudicated this of {0} ("{1}")?',
);

export const causeFinal = openFact('cause-final', 'director', 'cause').yesNo(
  'Has what is held against {0} under "{1}" become final, with no appeal pending?',
);

export const causeFacts: readonly FactType[] = [causeNamed, removedForCause, causeFound, causeAdjudicated, causeFinal];

/** What it takes for there to be cause: one of the listed grounds, found, and where the text says so adjudicated or final. */
export function causeNeeded(
  c: Context,
  causes: readonly Cause[],
  director: string,
  named: string | undefined,
  cite: string,
): Requirement {
  if (causes.length === 0) return undefinedCause(director, named, cite);
  const known = causes.find((cause) => cause.id === named);
  if (known !== undefined) return { ...ground(c, known, director, cite), id: `${cite} cause` };
  const choice: FactType = {
    ...causeNamed,
    reply: { kind: 'choice', of: [...causes.map((cause) => cause.id), noCause] },
  };
  return {
    kind: 'any',
    id: `${cite} cause`,
    cite,
    says: 'one of the listed causes',
    of: causes.map((cause) => ({
      kind: 'all',
      id: `${cite} ${cause.id}`,
      cite,
      says: cause.says,
      of: [
        {
          kind: 'fact',
          id: `${cite} ${cause.id} named`,
          cite,
          says: `the ground is ${cause.says}`,
          fact: choice,
          about: [director],
          wanted: cause.id,
        },
        ground(c, cause, director, cite),
      ],
    })),
  };
}

/** Cause that the text does not define: the one named, found by those who vote; else whether it is for cause is asked. */
function undefinedCause(director: string, named: string | undefined, cite: string): Requirement {
  const step = { kind: 'fact', id: `${cite} cause`, cite, wanted: 'yes' } as const;
  if (named === undefined || named === noCause)
    return { ...step, says: 'cause, which the text does not define', fact: removedForCause, about: [director] };
  return { ...step, says: `it is found: ${named}`, fact: causeFound, about: [director, named] };
}

function ground(c: Context, cause: Cause, director: string, cite: string): Requirement {
  const fact = (type: FactType, says: string): Requirement => ({
    kind: 'fact',
    id: `${cite} ${cause.id} ${type.name}`,
    cite,
    says,
    fact: type,
    about: [director, cause.id],
    wanted: 'yes',
  });
  const final = cause.final !== undefined && c.resolve(cause.final) === 'yes';
  return {
    kind: 'all',
    id: `${cite} ${cause.id} ground`,
    cite,
    says: cause.says,
    of: [
      fact(causeFound, `it is found: ${cause.says}`),
      ...(cause.adjudicated === 'yes' ? [fact(causeAdjudicated, `it is adjudicated: ${cause.says}`)] : []),
      ...(final ? [fact(causeFinal, `it has become final: ${cause.says}`)] : []),
    ],
  };
}
