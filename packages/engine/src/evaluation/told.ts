import { citesOf, reasonInWords, type Reason } from './reason.js';

/** A line of a told reason: how deep it stands, its number, its sentence, its sections; or a pointer to an earlier line. */
export interface ToldLine {
  readonly depth: number;
  readonly step: number;
  readonly says: string;
  readonly cites: readonly string[];
  readonly outcome: string;
  /** The step was told before, under this number. */
  readonly see?: number;
  readonly reading?: { readonly id: string; readonly option: string };
  readonly determination?: string;
  readonly entries?: readonly string[];
}

/** The sentence layer: the answer's own reason, without its grounds. */
export function asSentence(step: Reason): string {
  return reasonInWords(step);
}

/** The memorandum layer: the answer and its grounds to a depth of two; what only joins steps counts for no depth, and nothing is told twice. */
export function asMemorandum(step: Reason): readonly ToldLine[] {
  return tellTo(step, 2).filter((line) => line.see === undefined);
}

/** The proof layer: every step once, in the order in which it is leant on; later uses point back ("see step 3"). */
export function asProof(step: Reason): readonly ToldLine[] {
  return tellTo(step, Number.POSITIVE_INFINITY);
}

function tellTo(top: Reason, deepest: number): readonly ToldLine[] {
  const numbers = new Map<Reason, number>();
  const lines: ToldLine[] = [];
  const visit = (step: Reason, depth: number, leaned: number): void => {
    const isLast = leaned === deepest && !joins(step);
    const before = numbers.get(step);
    const number = before ?? numbers.size + 1;
    numbers.set(step, number);
    lines.push({
      depth,
      step: number,
      says: reasonInWords(step),
      cites: isLast ? citesOf(step) : [...new Set(step.cites)],
      outcome: step.outcome,
      ...(before === undefined ? undefined : { see: before }),
      ...(step.reading === undefined ? undefined : { reading: step.reading }),
      ...(step.determination === undefined ? undefined : { determination: step.determination }),
      ...(step.entries === undefined ? undefined : { entries: step.entries }),
    });
    if (before !== undefined || isLast) return;
    // Of what a step joins each is told, and not what that leans on.
    const next = joins(step) ? Math.min(deepest, Number.MAX_SAFE_INTEGER) : leaned + 1;
    for (const ground of step.grounds) visit(ground, depth + 1, next);
  };
  visit(top, 0, 0);
  return lines;
}

/** A step that only says how others are joined: what it says is worth nothing without them. */
function joins({ message: { key } }: Reason): boolean {
  return /^requirement\.(?:all|any|order)$|^needed\.parts$/.test(key);
}

/** The reason graph in wire form: each step once, its grounds by number. */
export interface ReasonStep {
  readonly step: number;
  readonly key: string;
  readonly says: string;
  readonly figures: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly cites: readonly string[];
  readonly entries?: readonly string[];
  readonly reading?: { readonly id: string; readonly option: string };
  readonly determination?: string;
  readonly grounds: readonly number[];
}

export function asGraph(top: Reason): readonly ReasonStep[] {
  const numbers = new Map<Reason, number>();
  const visit = (step: Reason): void => {
    if (numbers.has(step)) return;
    numbers.set(step, numbers.size + 1);
    for (const ground of step.grounds) visit(ground);
  };
  visit(top);
  return [...numbers].map(([step, number]) => ({
    step: number,
    key: step.message.key,
    says: reasonInWords(step),
    figures: step.figures,
    outcome: step.outcome,
    cites: step.cites,
    ...(step.entries === undefined ? undefined : { entries: step.entries }),
    ...(step.reading === undefined ? undefined : { reading: step.reading }),
    ...(step.determination === undefined ? undefined : { determination: step.determination }),
    grounds: step.grounds.map((ground) => numbers.get(ground)!),
  }));
}
