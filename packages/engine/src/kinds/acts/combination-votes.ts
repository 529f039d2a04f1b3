import { z } from 'zod';
import { message, reason, type Reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { fractionField, type LeftOut, type Requirement, type VoteStep, type Where } from '../../terms/index.js';
import { hasSeparateVote } from './separate-vote.js';
import type { RowUse } from './combination-rows.js';

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
  without: byReading(z.enum(['all-interested', 'interested-in-it']))
    .optional()
    .describe('whose shares are left out: those of every interested shareholder, or of those interested in it'),
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
  const joins = (at: Context, className: string): boolean => hasSeparateVote(at, className, matter, vote.cite).value;
  const general: VoteStep = {
    kind: 'vote',
    cite: vote.cite,
    says: vote.says,
    fraction: vote.fraction,
    count: vote.count,
    base: { of: 'outstanding', classes: 'general', ...(c.resolve(vote.base) === 'general' ? undefined : { joins }) },
    weigh: c.resolve(vote.weigh),
    ...(vote.without === undefined
      ? undefined
      : { without: leftOut(use, vote.cite, c.resolve(vote.without), interested) }),
  };
  return [general, ...classVotes(use, vote)];
}

function classVotes({ c, matter }: RowUse, vote: CombinationVote): readonly Where[] {
  const each = vote.eachSeparateClass;
  if (each === undefined) return [];
  const classes = c.books.classes(c.now);
  // A class that is alone has no vote apart from the general one.
  return (classes.length < 2 ? [] : classes).map((className): Where => {
    const step: VoteStep = {
      kind: 'vote',
      id: `${vote.cite} ${className}`,
      cite: vote.cite,
      says: `${each.says}: ${className}`,
      fraction: each.fraction,
      count: vote.count,
      base: { of: 'outstanding', classes: [className] },
      weigh: c.resolve(vote.weigh),
    };
    return {
      kind: 'where',
      id: `${vote.cite} ${className}`,
      cite: vote.cite,
      says: step.says,
      condition: (at) => hasSeparateVote(at, className, matter, vote.cite),
      need: step,
    };
  });
}

const ownersOut = message(
  'combination.left-out',
  'Shares deemed owned by an interested shareholder are left out: those of {persons}',
);

function leftOut(
  use: RowUse,
  cite: string,
  whose: 'all-interested' | 'interested-in-it',
  interested: () => readonly string[],
): LeftOut {
  const says =
    whose === 'all-interested' ? 'shares of every interested shareholder' : 'shares of those interested in it';
  return {
    says,
    owners: (c, at) => {
      if (whose === 'interested-in-it') return ownersOf(c, use.place, cite, interested(), at);
      const all = c.notion<{ readonly persons: readonly string[]; readonly owners: readonly string[] }>(
        'interested-shareholders',
        [],
        at,
        use.place,
      );
      return { value: all.value.owners, reason: tell(c, cite, all.value.persons, [all.reason]) };
    },
  };
}

/** Everybody whose shares count as those of these persons. */
function ownersOf(c: Context, place: string, cite: string, persons: readonly string[], at: Moment) {
  const together = persons.map((person) => c.notion<readonly string[]>('counted-together', [person], at, place));
  const value = [...new Set([...persons, ...together.flatMap((each) => each.value)])].toSorted();
  return {
    value,
    reason: tell(
      c,
      cite,
      persons,
      together.map((each) => each.reason),
    ),
  };
}

function tell(c: Context, cite: string, persons: readonly string[], grounds: readonly Reason[]): Reason {
  const named = persons.length === 0 ? 'nobody' : persons.map((person) => c.nameOf(person)).join(', ');
  return reason(ownersOut, named, { figures: { persons: named }, cites: [cite], grounds });
}
