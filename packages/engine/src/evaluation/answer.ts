import type { Day } from '../exact/index.js';
import { plainEnvironment } from './environment.js';
import type { Evaluation } from './evaluation.js';
import { agrees, commonValue, explore, refusalOf, type Exploration, type Explored } from './explore.js';
import type { Frame, Remark } from './frame.js';
import { listed } from './plain-words.js';
import { whatIsMissing, type Case, type NeededFact } from './missing.js';
import type { Plain } from './plain.js';
import type { Premise, RestingPremise } from './premise.js';
import { turnsOnPremises } from './turning-premises.js';
import { reasonOfCases } from './reason-of-cases.js';
import type { Reason } from './reason.js';
import { turnsOnDeterminations, turnsOnPairs, turnsOnReadings } from './sensitivity.js';
import type { DeterminationTurn, OptionsOf, Otherwise, ReadingTurn, Sensitivity } from './sensitivity.js';
import { wentBy, type UnusedEntry, type WentBy } from './unused.js';
import { spoken } from './spoken.js';
import type { WorkedOut } from './worked-out.js';

/** What an answer was made from. The same stamp gives the same bytes. */
export interface Stamp {
  readonly engine: string;
  readonly instruments: Readonly<Record<string, string>>;
  readonly journal: string;
  readonly asOf: string;
  readonly knownAt?: string;
}

/** What every answer carries, whatever its outcome. */
export interface Told {
  readonly question: string;
  readonly reason: Reason;
  /** Readings whose other options change the answer. */
  readonly turnsOn: readonly ReadingTurn[];
  readonly pairs?: Readonly<Record<string, Otherwise>>;
  readonly determinations: readonly DeterminationTurn[];
  readonly rests: readonly RestingPremise[];
  /** Entries used, in journal order of first use. */
  readonly entries: readonly string[];
  /** Entries that speak of what was asked, and of which nothing here made use. */
  readonly unused: readonly UnusedEntry[];
  readonly remarks: readonly Remark[];
  /** What the instruments leave to law that is not loaded. */
  readonly otherLaw: readonly Remark[];
  /** How far each instrument in force is worked out, and what of it is left out. */
  readonly workedOut: readonly WorkedOut[];
  readonly runs: number;
  readonly stamp: Stamp;
}

export type Answer =
  | (Told & { readonly outcome: 'answered'; readonly value: Plain })
  | (Told & {
      readonly outcome: 'needs-facts';
      readonly inquiries: readonly NeededFact[];
      readonly settlingSets: readonly (readonly string[])[];
      readonly cases: readonly Case[];
      /** What is settled although the outcome is not. */
      readonly settledParts?: Plain;
      readonly timid: boolean;
    });

export interface AnswerParts {
  readonly question: string;
  readonly stamp: Stamp;
  /** Of the instruments, where there are any. */
  readonly workedOut?: readonly WorkedOut[];
  /** What is to be told of the day, whatever the question comes upon. */
  readonly remarks?: readonly Remark[];
  /** The entries that speak of what was asked, beside those that it was answered by. */
  readonly unused?: (by: WentBy) => readonly UnusedEntry[];
  readonly optionsOf: OptionsOf;
  readonly nameOf: (id: string) => string;
  readonly sensitivity: Sensitivity;
}

/**
 * Answers a question: `answered` where every run agrees on what decides it, else `needs-facts` with what would settle it.
 * Whatever the outcome, the answer says which readings, determinations and premises it turns on. That it cannot be put where a reply,
 * a reading or the contrary of a premise is so, and nobody has said that it is, is told as what would follow.
 * @throws {QuestionError} it cannot be put as it is, whatever the replies
 */
export function answer(evaluation: Evaluation, question: Explored, parts: AnswerParts): Answer {
  const from = plainEnvironment;
  const base = explore(evaluation, question, from, { turnsFollow: parts.sensitivity !== 'none' });
  const refused = refusalOf(base);
  if (refused !== undefined) throw refused;
  const told = tell(evaluation, question, base, parts);
  const value = agrees(base) ? commonValue(base) : undefined;
  if (value !== undefined) return { outcome: 'answered', value, ...told };
  const missing = whatIsMissing(evaluation, question, from, base, parts.nameOf);
  const settledParts = commonValue(base);
  return {
    outcome: 'needs-facts',
    ...missing,
    ...(settledParts === undefined ? undefined : { settledParts }),
    timid: base.timid,
    ...told,
  };
}

function tell(evaluation: Evaluation, question: Explored, base: Exploration, parts: AnswerParts): Told {
  const from = plainEnvironment;
  const turns = parts.sensitivity !== 'none';
  const entries = union(base.frames, (frame) => frame.entries);
  const turning = turns ? turnsOnPremises(evaluation, question, from, base) : new Map<string, readonly string[]>();
  return {
    question: parts.question,
    reason: reasonOfCases(base, agrees(base), parts.nameOf),
    turnsOn: turns ? turnsOnReadings(evaluation, question, from, base, parts.optionsOf) : [],
    ...(parts.sensitivity === 'pairs'
      ? { pairs: turnsOnPairs(evaluation, question, from, base, parts.optionsOf) }
      : undefined),
    determinations: turns ? turnsOnDeterminations(evaluation, question, from, base, parts.nameOf) : [],
    rests: restingOn(base.frames, turning),
    entries,
    unused: parts.unused?.(wentBy(base.frames, entries)) ?? [],
    remarks: [...(parts.remarks ?? []), ...unionOf(base.frames, (frame) => frame.remarks.values())].map(spokenRemark),
    otherLaw: unionOf(base.frames, (frame) => frame.otherLaw.values()).map(spokenRemark),
    workedOut: parts.workedOut ?? [],
    runs: base.runs,
    stamp: parts.stamp,
  };
}

function spokenRemark(remark: Remark): Remark {
  return { ...remark, says: spoken(remark.says) };
}

function restingOn(
  frames: readonly Frame[],
  turning: ReadonlyMap<string, readonly string[]>,
): readonly RestingPremise[] {
  const all = unionOf(frames, (frame) => frame.premises.values());
  return all.map((premise) => {
    const changesAt = turning.get(premise.about);
    const says = spoken(
      premise.until === undefined ? premise.says : `${premise.says}: ${uncovered(premise.until, all)}`,
    );
    return changesAt === undefined ? { ...premise, says } : { ...premise, says, changesAt };
  });
}

/** What nothing can tell ahead: whatever is entered of a later day may change the answer, and of which sort that would be. */
function uncovered(until: Day, all: readonly Premise[]): string {
  const entries = all.flatMap(({ of }) => (of === undefined ? [] : [of]));
  const sorts = listed([...new Set([...entries, 'the instruments'])]);
  return `an entry on ${sorts}, or another reply to a question of fact, of a day until ${until} may turn it`;
}

function union(frames: readonly Frame[], of: (frame: Frame) => Iterable<string>): readonly string[] {
  return [...new Set(frames.flatMap((frame) => [...of(frame)]))];
}

function unionOf<T>(frames: readonly Frame[], of: (frame: Frame) => Iterable<T>): readonly T[] {
  const byText = new Map<string, T>();
  for (const frame of frames) for (const item of of(frame)) byText.set(JSON.stringify(item), item);
  return [...byText.values()];
}
