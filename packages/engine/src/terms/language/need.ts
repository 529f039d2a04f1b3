import { z } from 'zod';
import { type Held } from '../../evaluation/index.js';
import { agencyName } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { boardVotesOf, type BoardVotes } from '../board-votes.js';
import { isLawLoaded } from '../day-of-text.js';
import { isOver, pollsEnd, type Matter } from '../matter.js';
import type { Requirement } from '../requirement.js';
import { outcome, type StepOutcome } from '../step-progress.js';
import { conditionInWords, conditionTerm, holdsNow, isForGood, type Condition } from './condition.js';
import { inOneForm } from './one-form.js';
import { recursive } from './recursive.js';
import { sectionAs, type Use } from './use.js';
import { atMeeting, beforeOf, besideVote, voteFields, voteNeeded, voteTold, type Step, type Vote } from './vote.js';
import { dayMeant, whenInWords, whenTerm, type When } from './when.js';

/** What is needed: a vote, a fact, an approval, a notice, a filing, a time that has passed; all, any or an order of them. */
export interface Need extends Partial<Vote> {
  readonly all?: readonly Need[] | undefined;
  readonly any?: readonly Need[] | undefined;
  readonly inOrder?: readonly Need[] | undefined;
  readonly that?: Condition | undefined;
  readonly approvalOf?: string | undefined;
  readonly silenceCounts?: boolean | undefined;
  readonly noticeTo?: string | undefined;
  readonly leastDays?: number | undefined;
  readonly mostDays?: number | undefined;
  readonly filed?: string | undefined;
  readonly waitUntil?: When | undefined;
  readonly leftToLaw?: string | undefined;
  readonly unlessLoaded?: boolean | undefined;
  readonly reading?: string | undefined;
  readonly options?: Readonly<Record<string, Need>> | undefined;
  readonly where?: Condition | undefined;
  readonly onlyWhere?: Condition | undefined;
  readonly unless?: Need | undefined;
  readonly cite?: string | undefined;
  readonly id?: string | undefined;
  readonly says?: string | undefined;
}

const part = z.lazy(() => needTerm);

/** A requirement as charter data writes it. */
export const needTerm: z.ZodType<Need> = recursive(() =>
  z
    .strictObject({
      all: z.array(part).min(1).optional().describe('all of these are needed'),
      any: z.array(part).min(1).optional().describe('one of these is enough'),
      inOrder: z.array(part).length(2).optional().describe('both are needed, the first before the second'),
      ...voteFields,
      that: conditionTerm.optional().describe('something must be so when the act is judged'),
      approvalOf: agencyName.optional().describe('an agency must approve, by the id that "approval" entries give it'),
      silenceCounts: z
        .boolean()
        .optional()
        .describe('whether it is enough that the agency does not disapprove in time; left out: it must approve'),
      noticeTo: z.string().optional().describe('notice must be given to them, as "notice" entries name them'),
      leastDays: z.int().min(0).optional().describe('so many days before the act at the least'),
      mostDays: z.int().min(0).optional().describe('and so many at the most'),
      filed: z.string().optional().describe('a paper must have been filed, as "filing" entries name it'),
      waitUntil: whenTerm.optional().describe('this moment must have passed'),
      leftToLaw: z
        .string()
        .optional()
        .describe('what is left to other law, in our own words: named, and never dropped'),
      unlessLoaded: z
        .boolean()
        .optional()
        .describe('of what is left to law: whether an instrument of law that is loaded speaks for itself instead'),
      reading: z.string().optional().describe('a doubt that chooses what is needed'),
      options: z.record(z.string(), part).optional().describe('what is needed under each meaning'),
      where: conditionTerm
        .optional()
        .describe('it is needed only where this holds; not to stand in a list under "any"'),
      onlyWhere: conditionTerm
        .optional()
        .describe('a way that is open only where this holds, and closed where it does not'),
      unless: part.optional().describe('what is enough instead'),
      cite: z.string().optional().describe('its own section; left out: that of the provision'),
      id: z.string().optional().describe('a short name by which answers tell it from its neighbours'),
      says: z.string().optional().describe('what it is, in a few of our own words; left out: the form tells itself'),
    })
    .superRefine((written, context) => {
      inOneForm(
        'what is needed',
        {
          all: ['meeting'],
          any: ['meeting'],
          inOrder: [],
          vote: besideVote,
          that: [],
          approvalOf: ['silenceCounts', 'before'],
          noticeTo: ['leastDays', 'mostDays'],
          filed: [],
          waitUntil: [],
          leftToLaw: ['unlessLoaded'],
          reading: ['options'],
        },
        ['where', 'onlyWhere', 'unless', 'cite', 'id', 'says'],
      )(written, context);
      voteTold(written, context);
      const ways = (written as unknown as Need).any ?? [];
      for (const [index, way] of ways.entries()) {
        if (way.where === undefined) continue;
        const message = 'a way that is not needed would be open by that; write "onlyWhere", which closes it';
        context.addIssue({ code: 'custom', path: ['any', index, 'where'], message });
      }
    }),
).meta({ id: 'requirement' }) as unknown as z.ZodType<Need>;

/**
 * The requirement that is meant, for one act and the person bound in it. Each step has an id of its own in the provision; what is
 * needed as a whole has its citation.
 */
export function requirementOf(c: Context, use: Use, need: Need): Requirement {
  const ids = new Map<string, number>();
  const idOf = (cite: string, name: string): string => {
    const id = [cite, name, ...(use.it === undefined ? [] : [use.it])].filter((each) => each !== '').join(' ');
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return count === 1 ? id : `${id} ${count}`;
  };
  return wholeNeed(c, use, { ...need, id: need.id ?? '' }, use.placed.provision.cite, idOf);
}

type IdOf = (cite: string, name: string) => string;

function wholeNeed(c: Context, use: Use, need: Need, above: string, idOf: IdOf): Requirement {
  const { where, onlyWhere, unless } = need;
  const section = need.cite ?? above;
  const cite = citationOf(use, section);
  const own = stepOf(c, use, need, section, idOf);
  const beside = unless === undefined ? own : eitherOf(c, use, own, unless, section, idOf);
  const judged =
    (condition: Condition) =>
    (at: Context): Held<boolean> =>
      holdsNow(at, use, condition);
  const { says } = beside;
  const open: Requirement =
    onlyWhere === undefined
      ? beside
      : {
          kind: 'only-where',
          id: idOf(cite, 'only where'),
          cite,
          says,
          condition: judged(onlyWhere),
          need: asWay(beside),
        };
  if (where === undefined) return open;
  return { kind: 'where', id: idOf(cite, 'where'), cite, says, condition: judged(where), need: open };
}

function eitherOf(c: Context, use: Use, own: Requirement, unless: Need, section: string, idOf: IdOf): Requirement {
  const other = asWay(wholeNeed(c, use, unless, section, idOf));
  const says = `${own.says}; or instead ${other.says}`;
  const cite = citationOf(use, section);
  return { kind: 'any', id: idOf(cite, 'unless'), cite, says, of: [asWay(own), other] };
}

/** As one of several ways, what is not needed is not open: the vote of a class without shares, say. */
export function asWay(requirement: Requirement): Requirement {
  return requirement.kind === 'where' ? { ...requirement, kind: 'only-where' } : requirement;
}

function citationOf({ placed }: Use, section: string): string {
  return section === placed.provision.cite ? placed.cite : sectionAs(placed, section);
}

/** Of an act of directors and then a vote of holders, the act must come before that vote has ended. */
function beforeTheVote({ matter }: Use, first: Requirement, then: Requirement): Requirement {
  if (first.kind !== 'body' || then.kind !== 'vote' || first.before !== undefined) return first;
  const end = { says: 'the end of the vote of the shareholders', moment: (at: Context) => pollsEnd(at, matter) };
  return { ...first, before: end };
}

function stepOf(c: Context, use: Use, need: Need, section: string, idOf: IdOf): Requirement {
  const { all, any, inOrder, vote, that, approvalOf, noticeTo, filed, waitUntil, leftToLaw } = need;
  const cite = citationOf(use, section);
  const step = (name: string): Step => ({ cite, id: idOf(cite, need.id ?? name), says: need.says });
  const parts = (of: readonly Need[]) => of.map((each) => wholeNeed(c, use, each, section, idOf));
  if (all !== undefined) {
    const head = step('all');
    const of = parts(all.filter((each) => !isSaidByLaw(c, use.matter, each)));
    return atMeeting(c, use, cite, need.meeting, { kind: 'all', ...head, says: head.says ?? joined(of, ' and '), of });
  }
  if (any !== undefined) {
    const head = step('any');
    const of = parts(any).map(asWay);
    return atMeeting(c, use, cite, need.meeting, { kind: 'any', ...head, says: head.says ?? joined(of, ' or '), of });
  }
  if (inOrder !== undefined) {
    const head = step('in order');
    const [first, then] = parts(inOrder);
    return {
      kind: 'order',
      ...head,
      says: head.says ?? joined([first!, then!], ', then '),
      first: beforeTheVote(use, first!, then!),
      // oxlint-disable-next-line unicorn/no-thenable -- the second of two steps in order
      then: then!,
    };
  }
  if (vote !== undefined) return voteNeeded(c, use, step(nameOfVoters(vote)), { ...need, vote });
  if (that !== undefined) return factNeeded(use, { ...step('that'), says: need.says ?? conditionInWords(that) }, that);
  if (approvalOf !== undefined) {
    const says = need.says ?? `the approval of ${approvalOf}`;
    const { before, silenceCounts = false } = need;
    const limit = before === undefined ? undefined : { before: beforeOf(use, before) };
    return { kind: 'approval', ...step(approvalOf), says, agency: approvalOf, silence: silenceCounts, ...limit };
  }
  if (noticeTo !== undefined) {
    const { leastDays = 0, mostDays } = need;
    const most = mostDays === undefined ? '' : ` and ${mostDays} at the most`;
    const says = need.says ?? `notice to ${noticeTo} ${leastDays} days before${most}`;
    return {
      kind: 'notice',
      ...step('notice'),
      says,
      to: noticeTo,
      leastDays,
      ...(mostDays === undefined ? undefined : { mostDays }),
    };
  }
  if (filed !== undefined)
    return { kind: 'filing', ...step('filing'), says: need.says ?? `${filed} is filed`, what: filed };
  if (waitUntil !== undefined) {
    const says = need.says ?? `${whenInWords(waitUntil)} has passed`;
    return { kind: 'waiting', ...step('wait'), says, until: (at) => dayMeant(at, use, waitUntil) };
  }
  if (leftToLaw !== undefined) return { kind: 'other-law', ...step('law'), says: leftToLaw };
  const chosen = c.resolve({ reading: need.reading, options: need.options });
  return wholeNeed(c, use, chosen, section, idOf);
}

/** What is left to law only where none is loaded, and one is: its provisions speak for themselves. */
export function isSaidByLaw(c: Context, matter: Matter, { unlessLoaded, all }: Need): boolean {
  if (all !== undefined) return all.every((each) => isSaidByLaw(c, matter, each));
  return unlessLoaded === true && isLawLoaded(c, matter);
}

function nameOfVoters(vote: Vote['vote']): string {
  if (typeof vote === 'string') return vote;
  return 'body' in vote ? vote.body : vote.join(' ');
}

/** Something that must be so: open while the act is ahead and it can become so, failed once it cannot. */
function factNeeded(use: Use, step: Step & { readonly says: string }, condition: Condition): Requirement {
  const judge = (c: Context): StepOutcome => {
    const { value, reason } = holdsNow(c, use, condition);
    if (value) return outcome('met', reason);
    return outcome(isOver(c, use.matter) || isForGood(c, use, condition, false) ? 'failed' : 'open', reason);
  };
  return { kind: 'test', ...step, judge };
}

function joined(parts: readonly Requirement[], by: string): string {
  return parts.map(({ says }) => says).join(by);
}

/** Every requirement within one, itself among them. */
export function partsOf(need: Need): readonly Need[] {
  const { all = [], any = [], inOrder = [], options = {}, unless } = need;
  const within = [...all, ...any, ...inOrder, ...Object.values(options), ...(unless === undefined ? [] : [unless])];
  return [need, ...within.flatMap(partsOf)];
}

/** The votes of directors on the recommendations with which a vote within what is needed is enough. */
export function votesOnRecommending(c: Context, on: string, needs: readonly Need[]): readonly BoardVotes[] {
  return needs.flatMap(({ recommended, says }) => {
    if (recommended === undefined) return [];
    const votes = boardVotesOf(c, c.resolve(recommended.votes));
    return [{ cite: recommended.cite, on: `recommending ${on}, so that ${says ?? 'a lesser vote'} is enough`, votes }];
  });
}
