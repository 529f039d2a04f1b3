import type { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { isUnaffiliated, affiliated } from './affiliation.js';
import { continuingParameters, type ContinuingDirectorProvision } from './continuing-parameters.js';
import { membersOf } from '../counted-together.js';
import { earlierService, servedBefore, wasDirectorBefore } from './director-service.js';
import { succession } from './director-succession.js';
import { interestedWhere } from '../interested/interested-persons.js';

/** Which directors are continuing directors, in regard to a person. */
export const continuingDirectorKind = defineKind<ContinuingDirectorProvision>({
  kind: 'continuing-director',
  subject: 'ownership',
  provides: 'which directors are continuing directors in regard to a person, and which of their successors are',
  parameters: continuingParameters,
  facts: [affiliated, wasDirectorBefore, earlierService] satisfies readonly FactType[],
  answers: ['board.independence', 'approval.status', 'acquisition.permit'],
  defines: () => ['continuing-director'],
  define: (c, placed, _notion, [director = '', person = ''], at) => standing(c, placed, director, person, at),
});

const isOne = message('continuing-director.is', '{director} is a Continuing Director in regard to {person}');
const succeeded = message(
  'continuing-director.successor',
  '{director} is a Continuing Director in regard to {person}, as a successor',
);
const isNot = message(
  'continuing-director.is-not',
  '{director} is no Continuing Director in regard to {person}: {why}',
);

function standing(
  c: Context,
  placed: Placed<ContinuingDirectorProvision>,
  director: string,
  person: string,
  at: Moment,
): Held<boolean> {
  const { provision, article, cite } = placed;
  const figures = { director: c.nameOf(director), person: c.nameOf(person) };
  const not = (why: string, grounds: readonly Held<unknown>[] = []): Held<boolean> =>
    held(
      false,
      reason(isNot, 'no', { figures: { ...figures, why }, cites: [cite], grounds: grounds.map((each) => each.reason) }),
    );
  const inOffice = c.notion<readonly string[]>('directors-in-office', [], at, article);
  if (!inOffice.value.includes(director)) return not('not in office', [inOffice]);
  const nobody = c.resolve(provision.nobodyInterested) === 'no-such-directors';
  if (nobody && !isInterested(c, article, person, at)) {
    return not('nobody is interested yet');
  }
  const before = isBefore(c, placed, director, person, at);
  const unaffiliated = (): Held<boolean> => isUnaffiliated(c, placed, director, person, at);
  if (before.value) {
    const free = unaffiliated();
    if (free.value) {
      return held(true, reason(isOne, 'yes', { figures, cites: [cite], grounds: [before.reason, free.reason] }));
    }
  }
  const successor = succession(c, placed, director, person, at);
  if (successor?.value === true) {
    const needed = c.resolve(provision.successors?.unaffiliated ?? 'not-needed') === 'needed';
    const free = needed ? unaffiliated() : undefined;
    if (free?.value !== false) {
      if (free === undefined) warnOfSuccessor(c, figures, cite);
      return held(true, reason(succeeded, 'yes', { figures, cites: [cite], grounds: [successor.reason] }));
    }
  }
  const why = before.value
    ? 'affiliated with an Interested Shareholder'
    : 'no director before, and no recommended successor of one';
  return not(why, [before, ...(successor === undefined ? [] : [successor])]);
}

/** A group is interested where a member of it is. */
function isInterested(c: Context, article: string, person: string, at: Moment): boolean {
  const members = membersOf(c, person, at) ?? [person];
  return members.some((member) => c.notion<boolean>('interested-shareholder', [member], at, article).value);
}

function warnOfSuccessor(c: Context, { director }: { readonly director: string }, cite: string): void {
  c.remark({
    says: `${director} counts as the recommended successor of a Continuing Director; the text does not ask again that a successor be unaffiliated.`,
    cites: [cite],
  });
}

function isBefore(
  c: Context,
  placed: Placed<ContinuingDirectorProvision>,
  director: string,
  person: string,
  at: Moment,
): Held<boolean> {
  const { provision, article, cite } = placed;
  const others = interestedWhere(c, c.resolve(provision.before) === 'everybody-interested', article, at);
  const persons = [...new Set([person, ...others])];
  const unbroken = c.resolve(provision.service) === 'without-a-break';
  const tests = persons.map((one) => servedBefore(c, { article, cite, director, person: one, unbroken }, at));
  return tests.find((test) => !test.value) ?? tests[0]!;
}

/** Writes a provision of this kind. */
export function continuingDirector(
  data: Omit<z.input<typeof continuingParameters>, 'kind'>,
): z.input<typeof continuingParameters> {
  return { kind: 'continuing-director', ...data };
}
