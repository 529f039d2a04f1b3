import { defineNotion, held, listed, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { writerOf } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { affiliated } from './affiliation.js';
import {
  continuingParameters,
  type ContinuingRule,
  type ContinuingDirectorProvision,
} from './continuing-parameters.js';
import { earlierService, listedBefore, wasDirectorBefore } from './director-service.js';
import { notInOffice, standing } from './director-standing.js';
import { anyDirectorTied, directorTied } from './director-ties.js';
import { favourableVotes } from './favourable-votes.js';
import { interestedWhere } from '../interested/interested-persons.js';

/**
 * Which directors are continuing directors in regard to a person; or, where the text calls them so, independent directors.
 *
 * Notion, as it is called: `continuing-director` or `independent-director`, about [director, person]; of independent
 * directors also about [director], where nobody is concerned in particular.
 */
export const continuingDirectorKind = defineKind<ContinuingDirectorProvision>({
  kind: 'continuing-director',
  subject: 'ownership',
  provides:
    'which directors are continuing directors in regard to a person, or independent of all who are interested, and which of their successors are',
  parameters: continuingParameters,
  facts: [
    affiliated,
    wasDirectorBefore,
    earlierService,
    listedBefore,
    anyDirectorTied,
    directorTied,
    favourableVotes,
  ] satisfies readonly FactType[],
  answers: ['board.independence', 'approval.status', 'acquisition.permit', 'board.votes'],
  boardVotes: (_c, { provision }) => {
    const { called: body = 'continuing-director', cite, favoured, successors } = provision;
    const fraction = favoured?.by ?? successors?.recommendedBy;
    if (fraction === undefined) return [];
    const on = `the ${favoured === undefined ? 'recommendation' : 'nomination or election'} of a director who is to be one of them`;
    const vote = { body: `${body}s`, fraction, of: 'in-office', needed: 'always', atMeeting: false } as const;
    return [{ cite: favoured?.cite ?? cite, on, votes: [vote] }];
  },
  tells: (c, { provision, cite }, topic, input) => {
    if (topic !== whereNobodyIsInterested || input['body'] !== `${provision.called ?? 'continuing-director'}s`)
      return undefined;
    const who = c.resolve(provision.nobodyInterested);
    return held(who, reason(without, who.replaceAll('-', ' '), { cites: [cite] }));
  },
  defines: ({ called }) => [called ?? 'continuing-director'],
  define: (c, placed, notion, [director = '', person], at) => {
    if (person === undefined) return inRegardToAll(c, placed, director, at);
    const alone = c.resolve(placed.provision.inRegardTo ?? 'the-person-concerned') === 'the-person-concerned';
    return alone && isConcerned(c, placed, person, at)
      ? standing(c, placed, director, person, at)
      : c.notion(defineNotion<boolean, readonly [director: string]>(notion), [director], at, placed.article);
  },
});

/** The topic on which it is told who belongs to a body of directors while nobody is interested, asked with its name. */
export const whereNobodyIsInterested = 'directors-where-nobody-is-interested';

const without = message(
  'director.where-nobody',
  'While nobody is an interested shareholder, such directors are: {outcome}',
);

/** Independence is told in regard to somebody who is interested; where a matter concerns nobody who is, in regard to all who are. */
function isConcerned(c: Context, { provision, article }: ContinuingRule, person: string, at: Moment): boolean {
  return provision.called !== 'independent-director' || interestedWhere(c, true, article, at).includes(person);
}

const inEachRegard = message(
  'director.in-each-regard',
  '{director} is such a director in regard to every Interested Shareholder: {persons}',
);
const inNoRegard = message(
  'director.in-no-regard',
  '{director} sits on the Board, and there is no Interested Shareholder',
);

function inRegardToAll(c: Context, placed: ContinuingRule, director: string, at: Moment): Held<boolean> {
  const { article, cite } = placed;
  const outside = notInOffice(c, placed, director, at);
  if (outside !== undefined) return outside;
  const everybody = interestedWhere(c, true, article, at);
  const each = everybody.map((person) => c.attempt(() => standing(c, placed, director, person, at)));
  const not = each.find((tried) => tried.settled && !tried.value.value);
  if (not?.settled === true) return not.value;
  const open = each.flatMap((tried) => (tried.settled ? [] : tried.waiting));
  if (open.length > 0) return c.suspendOn(open);
  const grounds = each.flatMap((tried) => (tried.settled ? [tried.value.reason] : []));
  const figures = { director: c.nameOf(director), persons: listed(everybody.map((one) => c.nameOf(one))) };
  return held(
    true,
    reason(everybody.length === 0 ? inNoRegard : inEachRegard, 'yes', { figures, cites: [cite], grounds }),
  );
}

/** Writes a provision of this kind. */
export const continuingDirector = writerOf(continuingParameters);
