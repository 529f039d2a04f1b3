import { countOf, grouped } from '../../words/numbers.js';
import { listed, namedInWords, readingInWords, sentence } from '../../words/phrases.js';
import { recordsIn, settledIn, textIn, type Answer, type Plain, type ReasonStep } from './plain.js';
import { decisive, requirementIn, waysIn, type Requirement } from './requirement.js';
import { texts } from './texts.js';

/** The sentence that answers: what a person would say first. */
export function sentenceOf(answer: Answer, subject?: string): string {
  const outcome = textIn(settledIn(answer), 'outcome');
  if (answer.question === 'approval.status' && subject !== undefined && outcome !== undefined) {
    const told = standingInWords[outcome];
    if (told !== undefined) return `${subject} ${told}`;
  }
  const [first] = answer.reasons;
  if (answer.outcome === 'needs-facts') {
    return answer.inquiries.length === 0 ? 'This is not settled.' : countedIn(answer.inquiries);
  }
  return sentence(namedInWords(first?.says ?? ''));
}

/** How many facts are needed, as a sentence. */
function countedIn(inquiries: readonly unknown[]): string {
  return `${countOf(inquiries.length, 'fact')} must be known before this is settled.`;
}

/** How an act stands, after its name. */
const standingInWords: Readonly<Record<string, string>> = {
  permitted: 'may be carried out.',
  'needs-approval': 'cannot yet be carried out.',
  barred: 'may not be carried out.',
  refused: 'cannot be carried out any more.',
};

/**
 * What is lacking, by how much: each way that is open, what stands in the way of what is barred, or by what is permitted it
 * came to be so; nothing where none of them is told.
 */
export function lackOf(answer: Answer): string | undefined {
  const value = settledIn(answer);
  const outcome = textIn(value, 'outcome');
  if (outcome === 'barred') return barsIn(answer, value);
  if (outcome === 'permitted') return hadIn(value);
  const ways = waysIn(value).map((way) => listed([...new Set(way.steps.map(lackOfStep))]));
  const [only] = ways;
  if (only === undefined) return undefined;
  return ways.length === 1 ? `It lacks ${only}.` : `It lacks one of ${numberWord(ways.length)}: ${listed(ways, 'or')}.`;
}

/** Each bar in the way by the first step that its section decides: no declaration helps an act that is barred. */
function barsIn({ reasons }: Answer, value: Plain | undefined): string | undefined {
  const steps = recordsIn(value, 'bars')
    .filter((bar) => bar['barred'] === true)
    .flatMap((bar) => reasons.find(({ cites }) => cites.includes(textIn(bar, 'cite') ?? ''))?.says ?? []);
  return steps.length === 0 ? undefined : [...new Set(steps)].map(sentence).join(' ');
}

/** What of a requirement is there, and decides that it is met, with its figures; nothing where nothing was needed. */
function hadIn(value: Plain | undefined): string | undefined {
  const root = requirementIn(value);
  const had = root === undefined ? [] : metIn(root).map(hasInWords);
  return had.length === 0 ? undefined : `It has ${listed([...new Set(had)])}.`;
}

function metIn(step: Requirement): readonly Requirement[] {
  if (step.state !== 'met') return [];
  return step.parts.length === 0 ? [step] : decisive(step).flatMap(metIn);
}

function hasInWords({ says, cite, figures: { have, base, unit } }: Requirement): string {
  const of = have === undefined || base === undefined ? '' : `, by ${grouped(have)} of ${grouped(base)} ${unit ?? ''}`;
  return `${says}${of.trimEnd()}${cite === undefined ? '' : ` (${cite})`}`;
}

function numberWord(count: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? grouped(count);
}

/**
 * What a step lacks. A vote of a body that was taken is spent: what it needs is needed in a new vote, and never "so many more".
 */
export function lackOfStep({ kind, says, figures: { short, needed, base, unit, have } }: Requirement): string {
  if (kind === 'body' && needed !== undefined && base !== undefined) {
    const members = unit === undefined || unit === 'persons' ? '' : ` ${unit}`;
    const again = have === undefined ? '' : ' in a new vote';
    return `${says}, by ${grouped(needed)} of ${grouped(base)}${members}${again}`;
  }
  if (short !== undefined && unit !== undefined) return `${grouped(short)} more ${unit} for ${says}`;
  return says;
}

/** What is said after the sentence, in few words each. */
export interface BadgeWords {
  readonly state: 'open' | 'turns' | 'other-law' | 'unknown' | 'plain';
  readonly words: string;
}

/** What an answer waits for, and leaves open: each in a few words after what is said of it, and nothing that it says already. */
export function badgesOf(answer: Answer, said?: string): readonly BadgeWords[] {
  const badges: BadgeWords[] = [];
  if (answer.outcome === 'needs-facts' && said !== countedIn(answer.inquiries)) {
    badges.push({ state: 'open', words: `${countOf(answer.inquiries.length, 'fact')} needed` });
  }
  if (answer.otherLaw.length > 0) {
    badges.push({ state: 'other-law', words: `${countOf(answer.otherLaw.length, 'matter')} left to other law` });
  }
  if (answer.asserted.length > 0) {
    badges.push({
      state: 'plain',
      words: `${countOf(answer.asserted.length, 'entry', 'entries')} asserted: no paper shows ${answer.asserted.length === 1 ? 'it' : 'them'}`,
    });
  }
  return badges;
}

/** What an answer turns on, and on what was determined; of one that is not whole nobody knows yet, and it says so. */
export function turningOf(answer: Answer, isWhole = true, called?: Called): readonly BadgeWords[] {
  if (!isWhole) return [{ state: 'unknown', words: texts.restNotYet }];
  const turns = answer.turnsOn.map(({ reading, changes }) => {
    const cite = called?.readings.get(reading)?.cite;
    const on = cite === undefined ? `reading ${readingInWords(reading)}` : `how ${cite} is read`;
    return changes === 'outcome' ? `turns on ${on}` : `figures turn on ${on}`;
  });
  const readings = [...new Set(turns)].map((words) => {
    const times = turns.filter((each) => each === words).length;
    return times === 1 ? words : `${words}, in ${grouped(times)} respects`;
  });
  const determinations = answer.determinations.map(
    ({ determination, changes }) =>
      `${changes === 'nothing' ? 'follows' : 'rests on'} the determination ${determinationInWords(answer, determination, called)}`,
  );
  return [...readings, ...determinations].map((words) => ({ state: 'turns', words }));
}

/** A doubt about the words of a section, as the question that a reading settles. */
export interface Doubt {
  readonly cite: string;
  readonly asks: string;
}

/** What an answer turns on, by its ids, as people call it; what nothing tells is called by its id. */
export interface Called {
  readonly readings: ReadonlyMap<string, Doubt>;
  readonly determinations: ReadonlyMap<string, string>;
}

/** What was determined, and by whom, as the reasons have it, or its entry; the id by which it was entered where neither tells. */
export function determinationInWords(answer: Pick<Answer, 'reasons'>, id: string, called?: Called): string {
  const { body, notion, about } = followed(answer, id)?.figures ?? {};
  if (body !== undefined && notion !== undefined) return texts.determined(body, notion, about ?? '');
  return called?.determinations.get(id) ?? id;
}

/** Whether a reason tells what was determined. */
export function isToldOf(answer: Pick<Answer, 'reasons'>, determination: string): boolean {
  return followed(answer, determination) !== undefined;
}

function followed({ reasons }: Pick<Answer, 'reasons'>, id: string): ReasonStep | undefined {
  return reasons.find(({ key, determination }) => key === 'determination.followed' && determination === id);
}
