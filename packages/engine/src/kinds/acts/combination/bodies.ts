import type { Attempt } from '../../../evaluation/index.js';
import { compareMoments, type Moment } from '../../../exact/index.js';
import {
  becameInterestedNotion,
  boardInOffice,
  boardOfDirectors,
  bodyInRegardToEach,
  continuingDirectors,
  directorsWhoAre,
  independentDirectors,
  momentOf,
} from '../../../terms/index.js';
import type { BodyOfDirectors, BodyStep, Matter } from '../../../terms/index.js';
import type { RowUse } from './use.js';
import type { FreeingApproval } from './exemption-parameters.js';

/** The body that a rule names, as it is made up for those who are interested. */
export function bodyFor(use: RowUse, rule: FreeingApproval, interested: Attempt<readonly string[]>): BodyOfDirectors {
  switch (rule.body) {
    case 'board':
      return boardInOffice;
    case 'independent-directors':
      return directorsWhoAre(independentDirectors, use.place, interested.settled ? interested.value : []);
    case 'continuing-directors':
      return interested.settled
        ? bodyInRegardToEach(continuingDirectors, interested.value, use.place)
        : unmade(use, interested);
  }
}

/** The approval of a body as a rule asks for it, whatever is to be approved. */
export function approvalStep(rule: FreeingApproval, body: BodyOfDirectors): Omit<BodyStep, 'says'> {
  return {
    kind: 'body',
    cite: rule.cite,
    body,
    ...(rule.amongBoard === true ? { within: boardOfDirectors.name } : undefined),
    decides: ['approve'],
    fraction: rule.fraction,
    of: rule.of,
    atMeeting: rule.atMeeting,
    ...(rule.quorum === undefined ? undefined : { quorum: { fraction: rule.quorum, of: 'capable' } }),
  };
}

/** A body that cannot be made up yet: to look at its members is to wait for who is interested. */
function unmade({ c }: RowUse, interested: Extract<Attempt<unknown>, { readonly settled: false }>): BodyOfDirectors {
  const wait = (): never => c.suspendOn(interested.waiting);
  return { name: continuingDirectors.name, says: continuingDirectors.says, candidates: wait, belongs: wait };
}

const events = {
  agreement: 'the first binding agreement for it',
  effect: 'it takes effect',
} as const;

/** What an approval must come before. */
export function comesBefore(
  use: RowUse,
  rule: FreeingApproval,
  subject: Matter,
  interested: Attempt<readonly string[]>,
): NonNullable<BodyStep['before']> {
  const before = use.c.resolve(rule.before);
  if (before === 'agreement' || before === 'effect') {
    return { says: events[before], moment: (c) => momentOf(c, subject, before) };
  }
  const persons = interested.settled ? interested.value.map((person) => use.c.nameOf(person)).join(' or ') : 'anyone';
  return {
    says: `${persons === '' ? 'anyone' : persons} became an interested shareholder`,
    moment: (c) => {
      if (!interested.settled) return c.suspendOn(interested.waiting);
      return earliest(interested.value.map((person) => becameInterested({ ...use, c }, person)));
    },
  };
}

/** When a person became interested who is so when the deal is judged: what it does later changes nothing of that. */
export function becameInterested({ c, place, at }: RowUse, person: string): Moment | undefined {
  return c.notion(becameInterestedNotion, [person], at, place).value;
}

function earliest(moments: readonly (Moment | undefined)[]): Moment | undefined {
  return moments.flatMap((each) => each ?? []).toSorted((a, b) => compareMoments(a, b) ?? 0)[0];
}
