import { withoutDetermination, withReading, type Environment } from './environment.js';
import type { Evaluation } from './evaluation.js';
import { agrees, commonValue, explore, refusalOf, type Exploration, type Explored, type Exploring } from './explore.js';
import { isSame, type Plain } from './plain.js';

/** What is turned: nothing, or readings, determinations and premises one at a time (the ordinary way), or readings two at a time as well. */
export type Sensitivity = 'none' | 'single' | 'pairs';

/** What an answer would be under another option of a reading. */
export interface ReadingTurn {
  readonly reading: string;
  readonly adopted: string;
  /** The doubt, as a question. */
  readonly asks: string;
  /** What each option says, the adopted one among them. */
  readonly means: Readonly<Record<string, string>>;
  /** By option: the value, that the answer would then need facts, or that the question could not be put. */
  readonly otherwise: Readonly<Record<string, Otherwise>>;
  /** Whether the outcome itself turns, or only figures within it. */
  readonly changes: 'outcome' | 'figures';
}

export type Otherwise =
  | { readonly outcome: 'answered'; readonly value: Plain }
  | { readonly outcome: 'needs-facts' }
  | { readonly outcome: 'refused'; readonly because: string };

/** What an answer would be without a determination that it follows. */
export interface DeterminationTurn {
  readonly determination: string;
  /** What it is called: of which day, and about whom. */
  readonly says: string;
  readonly changes: 'outcome' | 'figures' | 'nothing';
  readonly without: Otherwise;
}

/** The readings that an exploration consulted, with the options of each other than the adopted one, and their words. */
export type OptionsOf = (
  reading: string,
) => Pick<ReadingTurn, 'adopted' | 'asks' | 'means'> & { readonly others: readonly string[] };

/** Runs that do not agree leave the outcome open, whatever further runs would show. */
export const outcomeOnly: Exploring = { most: 64, whileAgreeing: true };

/** Where the answer is settled, a turn that leaves it open turns the outcome; else figures have to be compared as well. */
function exploring(base: Exploration): Exploring {
  return agrees(base) ? outcomeOnly : { most: 64 };
}

/** Turns each consulted reading alone; only the notions that consulted it are worked out again. */
export function turnsOnReadings(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  base: Exploration,
  optionsOf: OptionsOf,
): readonly ReadingTurn[] {
  const consulted = new Set(base.frames.flatMap((frame) => [...frame.readings]));
  const turns: ReadingTurn[] = [];
  for (const reading of [...consulted].toSorted()) {
    const { others, ...words } = optionsOf(reading);
    const turn = turnOf(
      others.map((option) => [
        option,
        explore(evaluation, question, withReading(from, reading, option), exploring(base)),
      ]),
      base,
    );
    if (turn !== undefined) turns.push({ reading, ...words, ...turn });
  }
  return turns;
}

/** Turns each pair of consulted readings together, for those who ask for it. Keys are `I-16f=full + I-16g=included`. */
export function turnsOnPairs(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  base: Exploration,
  optionsOf: OptionsOf,
): Readonly<Record<string, Otherwise>> {
  const consulted = [...new Set(base.frames.flatMap((frame) => [...frame.readings]))].toSorted();
  const settings = consulted.map((reading) => optionsOf(reading).others.map((option) => ({ reading, option })));
  const found: Record<string, Otherwise> = {};
  for (const [index, first] of settings.entries()) {
    for (const second of settings.slice(index + 1).flat()) {
      for (const one of first) {
        const environment = withReading(withReading(from, one.reading, one.option), second.reading, second.option);
        const exploration = explore(evaluation, question, environment, exploring(base));
        if (differs(exploration, base) === undefined) continue;
        found[`${one.reading}=${one.option} + ${second.reading}=${second.option}`] = otherwise(exploration);
      }
    }
  }
  return found;
}

/** Leaves out each determination that the answer follows, to show what it changes. */
export function turnsOnDeterminations(
  evaluation: Evaluation,
  question: Explored,
  from: Environment,
  base: Exploration,
  nameOf: (id: string) => string,
): readonly DeterminationTurn[] {
  const heeded = new Set(base.frames.flatMap((frame) => [...frame.determinations]));
  return [...heeded].toSorted().map((determination) => {
    const without = explore(evaluation, question, withoutDetermination(from, determination), exploring(base));
    const changes = differs(without, base) ?? 'nothing';
    return { determination, says: nameOf(determination), changes, without: otherwise(without) };
  });
}

function turnOf(
  turned: readonly (readonly [string, Exploration])[],
  base: Exploration,
): Pick<ReadingTurn, 'otherwise' | 'changes'> | undefined {
  const different = turned.flatMap(([option, exploration]) => {
    const changes = differs(exploration, base);
    return changes === undefined ? [] : [{ option, exploration, changes }];
  });
  if (different.length === 0) return undefined;
  return {
    otherwise: Object.fromEntries(different.map(({ option, exploration }) => [option, otherwise(exploration)])),
    changes: different.some(({ changes }) => changes === 'outcome') ? 'outcome' : 'figures',
  };
}

function differs(other: Exploration, base: Exploration): 'outcome' | 'figures' | undefined {
  if (turnsOutcome(other, base)) return 'outcome';
  return isSame(commonValue(other), commonValue(base)) ? undefined : 'figures';
}

/** Whether the outcome is another, one is settled where the other is not, or the question could not be put. */
export function turnsOutcome(other: Exploration, base: Exploration): boolean {
  if (refusalOf(other) !== undefined) return true;
  const settled = agrees(base);
  if (settled !== agrees(other)) return true;
  return settled && other.leaves[0]?.outcome !== base.leaves[0]?.outcome;
}

function otherwise(exploration: Exploration): Otherwise {
  const refused = refusalOf(exploration);
  if (refused !== undefined) return { outcome: 'refused', because: refused.message };
  const value = agrees(exploration) ? commonValue(exploration) : undefined;
  return value === undefined ? { outcome: 'needs-facts' } : { outcome: 'answered', value };
}
