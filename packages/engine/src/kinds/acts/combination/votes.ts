import { z } from 'zod';
import { message, reason, type Reason, listed } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { byReading } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  countedTogetherNotion,
  interestedShareholdersNotion,
  hasSeparateVote,
  fractionField,
  relations,
  votesOfClassesApart,
} from '../../../terms/index.js';
import type { LeftOut, Requirement, VoteStep } from '../../../terms/index.js';
import { relatedTo } from './persons.js';
import type { RowUse } from './use.js';

/** One vote that a combination needs: the fraction, what is counted, whose shares are left out, how limits weigh. */
export const combinationVote = z.strictObject({
  cite: z.string().describe('its section'),
  says: z.string().describe('the vote in a few of our own words, the percentage with its base'),
  fraction: fractionField.describe('the part that must vote for it'),
  count: z.enum(['shares', 'votes']).describe('whether shares or votes are counted'),
  base: byReading(z.enum(['general', 'with-separate-classes'])).describe(
    'whether classes that vote only as classes of their own are in the base as well',
  ),
  weigh: byReading(z.enum(['both', 'cast', 'neither'])).describe('where limits on votes enter'),
  without: z
    .strictObject({
      whose: byReading(z.enum(['all-interested', 'interested-in-it'])).describe(
        'those of every interested shareholder, or of those interested in it',
      ),
      shares: byReading(z.enum(['beneficially-owned', 'held', 'held-of-record'])).describe(
        'all that are deemed theirs, or those that they hold, or others for them, or only those that they hold of record',
      ),
      related: z
        .array(z.enum(relations))
        .optional()
        .describe('where only shares held are left out: whose holdings go with theirs'),
    })
    .optional()
    .describe('whose shares are left out'),
  eachSeparateClass: z
    .strictObject({ says: z.string(), fraction: fractionField })
    .optional()
    .describe('what each class or series needs that has a vote of its own'),
});
export type CombinationVote = z.output<typeof combinationVote>;

/** The vote of the general electorate, and with it that of each class which votes by itself. */
export function stepsOfVote(
  use: RowUse,
  vote: CombinationVote,
  interested: () => readonly string[],
): readonly Requirement[] {
  const { c, matter } = use;
  const joins = (at: Context, className: string): boolean =>
    hasSeparateVote(at, className, matter, { cite: vote.cite }).value;
  const general: VoteStep = {
    kind: 'vote',
    cite: vote.cite,
    says: vote.says,
    fraction: vote.fraction,
    count: vote.count,
    base: { of: 'outstanding', classes: 'general', ...(c.resolve(vote.base) === 'general' ? undefined : { joins }) },
    weigh: c.resolve(vote.weigh),
    ...(vote.without === undefined ? undefined : { without: leftOut(use, vote.cite, vote.without, interested) }),
  };
  return [general, ...classVotes(use, vote)];
}

function classVotes({ c, matter }: RowUse, vote: CombinationVote): readonly Requirement[] {
  const each = vote.eachSeparateClass;
  if (each === undefined) return [];
  return votesOfClassesApart(c, matter, vote.cite, (className) => ({
    kind: 'vote',
    id: `${vote.cite} ${className}`,
    cite: vote.cite,
    says: `${each.says}: ${className}`,
    fraction: each.fraction,
    count: vote.count,
    base: { of: 'outstanding', classes: [className] },
    weigh: c.resolve(vote.weigh),
  }));
}

const ownersOut = message(
  'combination.left-out',
  'Shares {how} an interested shareholder are left out: those of {persons}',
);

type Without = NonNullable<CombinationVote['without']>;

function leftOut(use: RowUse, cite: string, without: Without, interested: () => readonly string[]): LeftOut {
  const whose = use.c.resolve(without.whose);
  const shares = use.c.resolve(without.shares);
  const says =
    whose === 'all-interested' ? 'shares of every interested shareholder' : 'shares of those interested in it';
  const tell = (c: Context, persons: readonly string[], grounds: readonly Reason[]): Reason => {
    const named = persons.length === 0 ? 'nobody' : listed(persons.map((person) => c.nameOf(person)));
    const how = shares === 'beneficially-owned' ? 'deemed owned by' : 'held by or for';
    return reason(ownersOut, named, { figures: { how, persons: named }, cites: [cite], grounds });
  };
  return {
    says,
    ...(shares === 'beneficially-owned' ? undefined : { ofRecord: shares === 'held-of-record' ? 'only' : true }),
    owners: (c, at) => {
      const all = () => everybody(c, at, use.place);
      if (shares === 'beneficially-owned' && whose === 'all-interested') {
        const { value, reason: because } = all();
        return { value: value.owners, reason: tell(c, value.persons, [because]) };
      }
      const persons = whose === 'all-interested' ? all().value.persons : interested();
      const found =
        shares === 'beneficially-owned'
          ? countedWith(c, persons, at, use.place)
          : { owners: withRelated({ ...use, c, at }, persons, without.related ?? []), grounds: [] };
      const value = [...new Set([...persons, ...found.owners])].toSorted();
      return { value, reason: tell(c, shares === 'beneficially-owned' ? persons : value, found.grounds) };
    },
  };
}

function everybody(c: Context, at: Moment, place: string) {
  return c.notion(interestedShareholdersNotion, [], at, place);
}

/** Everybody whose shares count as those of these persons. */
function countedWith(c: Context, persons: readonly string[], at: Moment, place: string) {
  const together = persons.map((person) => c.notion(countedTogetherNotion, [person], at, place));
  return { owners: together.flatMap((each) => each.value), grounds: together.map((each) => each.reason) };
}

/** Everybody who stands to one of these persons as affiliate or associate. */
function withRelated(use: RowUse, persons: readonly string[], related: NonNullable<Without['related']>) {
  return persons.flatMap((person) => related.flatMap((relation) => relatedTo(use, person, relation)));
}
