import { capital, sentence } from '../../words/phrases.js';
import type { Answer, ReasonStep } from './plain.js';
import { lackOf, sentenceOf } from './sentences.js';
import { texts } from './texts.js';

/** A paragraph of a memorandum with the sections that it cites. */
export interface Paragraph {
  readonly says: string;
  readonly cites: readonly string[];
  readonly entries: readonly string[];
}

/** An answer on half a page. */
export interface Memorandum {
  readonly question: string;
  readonly short: readonly string[];
  readonly facts: readonly Paragraph[];
  readonly analysis: readonly Paragraph[];
  readonly changes: readonly Paragraph[];
  readonly otherLaw: readonly Paragraph[];
  readonly notes: readonly Paragraph[];
  /** Entries that speak of what was asked, and of which nothing here made use. */
  readonly unused: readonly Paragraph[];
}

const mostFacts = 8;
const mostGrounds = 10;
const mostAlike = 3;

/** Writes an answer as a memorandum, from its reasons: the first steps are its analysis, those that rest on entries its facts. */
export function memorandumOf(answer: Answer, asks: string, subject?: string): Memorandum {
  const lack = lackOf(answer);
  const [top, ...below] = stepsToDepth(answer.reasons, 3);
  // What each reply leads to is read after the question.
  const near = casesFirst(top?.key === 'answer.turns' ? [top, ...below] : below);
  const isSupposed = withinCases(answer.reasons);
  const facts = saidOnce(answer.reasons.filter(isFact)).slice(0, mostFacts);
  const told = new Set(facts.map(({ says }) => says));
  const analysis = saidOnce(
    near.filter((step) => !told.has(step.says) && !isFact(step) && !isJoint(step) && !isSupposed(step)),
  );
  return {
    question: asks,
    short: [sentenceOf(answer, subject), ...(lack === undefined ? [] : [lack])],
    facts: facts.length === 0 ? entriesUsed(answer) : entriesOnce(facts.map(paragraph)),
    analysis: fewAlike(analysis).slice(0, mostGrounds),
    changes: changesOf(answer),
    otherLaw: answer.otherLaw.map(({ says, cites }) => ({ says: sentence(says), cites, entries: [] })),
    notes: answer.remarks.map(({ says, cites }) => ({ says: sentence(says), cites, entries: [] })),
    unused: answer.unused.map(({ entry, says }) => ({ says: sentence(says), cites: [], entries: [entry] })),
  };
}

/** A part of a memorandum under a title of its own. */
export interface Part {
  readonly of: 'facts' | 'analysis' | 'notes' | 'changes' | 'otherLaw' | 'unused';
  readonly paragraphs: readonly Paragraph[];
}

/** How many paragraphs of each part stand on half a page, in their order; the tree and the list of what would change it tell the rest too. */
const onHalfPage: Readonly<Record<Part['of'], number>> = {
  facts: 2,
  analysis: 3,
  notes: 1,
  changes: 0,
  otherLaw: 0,
  unused: 0,
};

/** A memorandum on half a page, and what folds away below it; nothing folds where that would save no more than a line or two. */
export function halfPageOf(memo: Memorandum): { readonly shown: readonly Part[]; readonly folded: readonly Part[] } {
  const parts = Object.entries(onHalfPage) as (readonly [Part['of'], number])[];
  const some = (cut: (all: readonly Paragraph[], most: number) => readonly Paragraph[]): readonly Part[] =>
    parts
      .map(([of, most]) => ({ of, paragraphs: cut(memo[of], most) }))
      .filter(({ paragraphs }) => paragraphs.length > 0);
  const folded = some((all, most) => all.slice(most));
  return folded.flatMap(({ paragraphs }) => paragraphs).length < leastFolded
    ? { shown: some((all) => all), folded: [] }
    : { shown: some((all, most) => all.slice(0, most)), folded };
}

const leastFolded = 3;

/** A step that rests on entries of its own. */
function isFact({ entries }: ReasonStep): boolean {
  return entries !== undefined && entries.length > 0;
}

/** The entries that an answer used, where no step of its reasons names them. */
function entriesUsed({ entries }: Answer): readonly Paragraph[] {
  return entries.length === 0 ? [] : [{ says: texts.memo.entriesUsed, cites: [], entries }];
}

/** What follows from each reply that is not known yet, before all that it leads to. */
function casesFirst(steps: readonly ReasonStep[]): readonly ReasonStep[] {
  const first = (step: ReasonStep): boolean => isCase(step) || step.key === 'answer.turns';
  return [...steps.filter(first), ...steps.filter((step) => !first(step))];
}

function isCase({ key }: ReasonStep): boolean {
  return key === 'answer.in-case' || key === 'answer.for-instance';
}

/** Tells a step that holds only if something is replied that nobody has: by itself it would read as a fact. */
function withinCases(reasons: readonly ReasonStep[]): (step: ReasonStep) => boolean {
  const byNumber = new Map(reasons.map((step) => [step.step, step]));
  const holds = new Set<number>();
  const visit = (number: number): void => {
    const step = byNumber.get(number);
    if (step === undefined || holds.has(number)) return;
    holds.add(number);
    if (!isCase(step)) step.grounds.forEach(visit);
  };
  visit(reasons[0]?.step ?? 1);
  return ({ step }) => !holds.has(step);
}

/** A step that only says how others are joined: the tree shows that. */
function isJoint({ key }: ReasonStep): boolean {
  return /^requirement\.(?:all|any|order)$/u.test(key);
}

/** What two steps say in the same words is said once. */
function saidOnce(steps: readonly ReasonStep[]): readonly ReasonStep[] {
  const seen = new Set<string>();
  return steps.filter(({ says }) => !seen.has(says) && seen.add(says));
}

/** Of steps of one sort the first few, and how many more there are: one for each director would fill the page. */
function fewAlike(steps: readonly ReasonStep[]): readonly Paragraph[] {
  const all = new Map<string, number>();
  for (const { key } of steps) all.set(key, (all.get(key) ?? 0) + 1);
  const left = new Map(all);
  return steps.flatMap((step) => {
    const [alike, more] = [all.get(step.key) ?? 0, left.get(step.key) ?? 0];
    left.set(step.key, more - 1);
    const before = alike - more;
    if (isCase(step) || alike <= mostAlike || before < mostAlike - 1) return [paragraph(step)];
    if (before > mostAlike - 1) return [];
    return [{ says: texts.memo.moreAlike(more), cites: [], entries: [] }];
  });
}

/** Entries that a paragraph before has told are not told again. */
function entriesOnce(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const told = new Set<string>();
  return paragraphs.map((each) => {
    const entries = each.entries.some((entry) => !told.has(entry)) ? each.entries : [];
    entries.forEach((entry) => told.add(entry));
    return { ...each, entries };
  });
}

function paragraph({ says, cites, entries = [] }: ReasonStep): Paragraph {
  return { says: sentence(says), cites, entries };
}

/** The steps to so many grounds below the first, each once, in the order in which they are leant on. */
export function stepsToDepth(reasons: readonly ReasonStep[], deepest: number): readonly ReasonStep[] {
  const byNumber = new Map(reasons.map((step) => [step.step, step]));
  const seen = new Set<number>();
  const told: ReasonStep[] = [];
  const visit = (number: number, depth: number): void => {
    const step = byNumber.get(number);
    if (step === undefined || seen.has(number)) return;
    seen.add(number);
    told.push(step);
    if (depth < deepest) for (const ground of step.grounds) visit(ground, depth + 1);
  };
  visit(reasons[0]?.step ?? 1, 0);
  return told;
}

/** The premises that would change an answer, each with what would. */
export function changesOf(answer: Answer): readonly Paragraph[] {
  return answer.rests.filter(matters).map(({ says, changesAt, cites = [] }) => ({
    says: `${sentence(says)}${changesAt === undefined ? '' : ` It would change: ${changesAt.join(', or ')}.`}`,
    cites,
    entries: [],
  }));
}

/** Whether a premise would change the answer, or stands for everything up to a day. */
export function matters({ changesAt, until }: Answer['rests'][number]): boolean {
  return changesAt !== undefined || until !== undefined;
}

/** The steps behind a section or a step of a requirement: the first that cites it, and what that leans on. */
export function stepsBehind(
  reasons: readonly ReasonStep[],
  cite: string | undefined,
  says: string,
): readonly ReasonStep[] {
  const begins = (step: ReasonStep): boolean => step.says.startsWith(capital(says)) || step.says.startsWith(says);
  const top =
    reasons.find((step) => cite !== undefined && step.cites.includes(cite) && begins(step)) ??
    reasons.find(begins) ??
    reasons.find((step) => cite !== undefined && step.cites.includes(cite));
  if (top === undefined) return [];
  const byNumber = new Map(reasons.map((step) => [step.step, step]));
  const told: ReasonStep[] = [];
  const queue = [top];
  while (queue.length > 0 && told.length < mostTold) {
    const step = queue.shift();
    if (step === undefined || told.includes(step)) continue;
    told.push(step);
    queue.push(...step.grounds.flatMap((number) => byNumber.get(number) ?? []));
  }
  return told;
}

const mostTold = 12;
