import { z } from 'zod';
import { nothingFurther, held, message, openFact, reason, type FactType, type Held } from '../../evaluation/index.js';
import { atClose, type Day } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { associatesNotion, someHold } from '../../terms/index.js';

/** What can take the protection from a director, as statutes on the liability of directors name it. */
const sorts = [
  'forbidden-by-law',
  'disloyalty',
  'bad-faith',
  'knowing-violation',
  'improper-benefit',
  'improper-gain',
  'conscious-disregard',
  'abdication',
  'unlawful-distribution',
] as const;
type Sort = (typeof sorts)[number];

/** One of them, as charter data writes it. */
export const disqualifier = z.strictObject({
  cite: z.string().describe('its section'),
  what: z.enum(sorts).describe('which one'),
  says: z.string().describe('what it is, in our own words'),
});
export type Disqualifier = z.output<typeof disqualifier>;

const aboutTheBreach = ['director', 'day'];

const facts: Readonly<Record<Exclude<Sort, 'improper-gain'>, FactType>> = {
  'forbidden-by-law': openFact('law-forbids-exculpation', ...aboutTheBreach).yesNo(
    'Is what {0} did on {1} of a kind that the law does not let a charter excuse (bad faith, intentional misconduct, knowing violation of law, a profit not due, an unlawful dividend, purchase, distribution or loan)?',
  ),
  'knowing-violation': openFact('breach-knowing-violation', ...aboutTheBreach).yesNo(
    'Did what {0} did on {1} involve a knowing and culpable violation of law by that director?',
  ),
  disloyalty: openFact('breach-disloyalty', ...aboutTheBreach).yesNo(
    'Did what {0} did on {1} breach the duty of loyalty to the corporation or its shareholders?',
  ),
  'bad-faith': openFact('breach-bad-faith', ...aboutTheBreach).yesNo(
    'Was what {0} did or left undone on {1} not in good faith, or did it involve intentional misconduct or a knowing violation of law?',
  ),
  'improper-benefit': openFact('breach-improper-benefit', ...aboutTheBreach).yesNo(
    'Was what {0} did on {1} a transaction from which that director derived an improper personal benefit?',
  ),
  'conscious-disregard': openFact('breach-conscious-disregard', ...aboutTheBreach).yesNo(
    'Did what {0} did on {1} show a lack of good faith and a conscious disregard of duty, the director being aware of an unjustifiable risk of serious injury?',
  ),
  abdication: openFact('breach-abdication', ...aboutTheBreach).yesNo(
    'Was what {0} did on {1} part of a sustained and unexcused inattention that amounts to giving up the duty?',
  ),
  'unlawful-distribution': openFact('breach-unlawful-distribution', ...aboutTheBreach).yesNo(
    'Does what {0} did on {1} create liability under the laws on unlawful distributions or loans that the section names?',
  ),
};

const gain = openFact('breach-improper-gain', 'director', 'day', 'person').yesNo(
  'Did what {0} did on {1} enable {2} to receive an improper personal economic gain?',
);

const gainOfOthers = openFact('breach-improper-gain-of-others', ...aboutTheBreach).yesNo(
  'Did what {0} did on {1} enable an associate of that director whom no entry names to receive an improper personal economic gain?',
  nothingFurther('inquiry found no other associate of {0} with an improper gain from the act of {1}'),
);

/** Every fact that a disqualifier can ask for. */
export const disqualifierFacts: readonly FactType[] = [...Object.values(facts), gain, gainOfOthers];

/** A breach that may be disqualified. */
interface Breach {
  readonly person: string;
  readonly act: Day;
  /** The last day, up to that of the act, on which the section with its definitions was in force. */
  readonly definedOn: Day;
}

const found = message('disqualifier.found', 'What takes the protection away, {what}, is {outcome}');
const none = message('disqualifier.none', 'Nothing of what takes the protection away ({sections}) is found: {outcome}');
const gained = message('disqualifier.gain', 'Is {person} counted as the director or an associate? {outcome}');

/** The first disqualifier that is found, in words; undefined where every one is known not to be. One is enough. */
export function disqualifierOf(
  c: Context,
  placed: Placed,
  unless: readonly Disqualifier[],
  breach: Breach,
): Held<string | undefined> {
  const tests = unless.map((each) => ({ each, holds: () => isFound(c, placed, each, breach) }));
  const some = someHold(
    c,
    tests.map(({ holds }) => holds),
  );
  const first = some ? tests.find(({ holds }) => holdsForSure(c, holds))?.each : undefined;
  if (first === undefined) {
    const figures = { sections: unless.map(({ cite }) => cite).join(', ') };
    const cites = unless.map(({ cite }) => cite);
    return held(
      undefined,
      reason(none, 'protected', { figures, cites, grounds: strangersGains(c, placed, unless, breach) }),
    );
  }
  const because = reason(found, 'found', { figures: { what: first.says }, cites: [first.cite] });
  return held(first.says, because);
}

function holdsForSure(c: Context, holds: () => boolean): boolean {
  const attempt = c.attempt(holds);
  return attempt.settled && attempt.value;
}

function isFound(c: Context, placed: Placed, { what, cite }: Disqualifier, breach: Breach): boolean {
  const { person, act } = breach;
  if (what !== 'improper-gain') return c.is(facts[what], { about: [person, act], cites: [cite] });
  const tests = [person, ...associatesOf(c, placed, breach)].map(
    (each) => () => c.is(gain, { about: [person, act, each], cites: [cite] }),
  );
  return someHold(c, [...tests, () => c.is(gainOfOthers, { about: [person, act], cites: [cite] })]);
}

/** The associates of the director at the act, as the section defines them. */
function associatesOf(c: Context, { article }: Placed, { person, definedOn }: Breach): readonly string[] {
  const all = c.notion(associatesNotion, [person], atClose(definedOn), article).value;
  return all.filter((each) => each !== person);
}

/** Gains entered of persons who are neither the director nor an associate: they take nothing away, and that is told. */
function strangersGains(c: Context, placed: Placed, unless: readonly Disqualifier[], breach: Breach) {
  const { person, act } = breach;
  const limb = unless.find(({ what }) => what === 'improper-gain');
  if (limb === undefined) return [];
  const counted = new Set([person, ...associatesOf(c, placed, breach)]);
  return c.books
    .entriesOf('stated')
    .filter(({ data }) => data.fact === gain.name && data.about[0] === person && data.about[1] === act)
    .flatMap(({ data, id }) => {
      const [, , other = ''] = data.about;
      if (data.value !== 'yes' || counted.has(other)) return [];
      return [reason(gained, 'no', { figures: { person: c.nameOf(other) }, cites: [limb.cite], entries: [id] })];
    });
}
