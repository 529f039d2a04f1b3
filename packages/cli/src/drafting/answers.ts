import { isDay, leastWholeMeeting, parseFraction, shares, toWire, type Fraction } from '@quorate/engine';
import { BadInputError } from '../bad-input.js';

/** A question of which the reply becomes a provision, or tells of the corporation. */
export interface DraftQuestion {
  /** Its name in a file of answers. */
  readonly id: string;
  readonly asks: string;
  /** Without it nothing can be drafted; any other, unsaid, leaves its section not worked out. */
  readonly needed?: true;
  /** Why a reply cannot be used; nothing where it can. */
  readonly problem: (reply: string) => string | undefined;
}

/** The replies that were given, by the names of their questions. What is not there was not said. */
export type Answers = Readonly<Record<string, string>>;

const nothingWrong = () => undefined;
const expected = (what: string, isIt: (reply: string) => boolean) => (reply: string) =>
  isIt(reply) ? undefined : `${what} was expected, not "${reply}"`;

/** Forms in which replies are given. */
export const forms = {
  text: nothingWrong,
  day: expected('a day such as 2010-01-04', isDay),
  shares: expected('a whole number of shares such as 10,000,000', isWhole),
  sharesOrNone: expected(
    'a whole number of shares such as 1,000,000, or none',
    (reply) => reply === 'none' || isWhole(reply),
  ),
  money: expected('an amount such as $0.01', (reply) => /^\$\d+(?:\.\d+)?$/u.test(reply)),
  range: expected('two whole numbers such as 5 to 11', (reply) => rangeIn(reply) !== undefined),
  yesNo: expected('yes or no', (reply) => reply === 'yes' || reply === 'no'),
  part: expected(
    'a part such as "at least 2/3", "more than 10%" or majority',
    (reply) => fractionIn(reply) !== undefined,
  ),
  partOrNo: expected(
    'no, or a part such as "at least 25%" or majority',
    (reply) => reply === 'no' || fractionIn(reply) !== undefined,
  ),
  oneOf: (...choices: readonly string[]) => expected(choices.join(' or '), (reply) => choices.includes(reply)),
} as const;

/** @throws {BadInputError} with every answer that cannot be used, and every question that must be answered and is not */
export function checkedAnswers(questions: readonly DraftQuestion[], given: Readonly<Record<string, unknown>>): Answers {
  const known = new Map(questions.map((question) => [question.id, question]));
  const answers = Object.fromEntries(Object.entries(given).map(([id, reply]) => [id, String(reply).trim()]));
  const problems = [
    ...Object.keys(answers)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: nothing is asked under this name; there are: ${[...known.keys()].join(', ')}`),
    ...questions.flatMap(({ id, asks, needed, problem }) => {
      const reply = answers[id];
      if (reply === undefined) return needed === true ? [`${id} is needed: ${asks}`] : [];
      const wrong = problem(reply);
      return wrong === undefined ? [] : [`${id}: ${wrong}`];
    }),
  ];
  if (problems.length > 0) throw new BadInputError(problems.join('\n'));
  return answers;
}

/** A part as it is written: "at least 2/3", "more than 10%", majority. */
export function fractionIn(written: string): Fraction | undefined {
  const [, verb, of = ''] = /^(at least|more than) (.+)$/u.exec(written) ?? [];
  try {
    if (written === 'majority') return parseFraction({ majority: true });
    if (verb === undefined) return undefined;
    return parseFraction(verb === 'at least' ? { atLeast: of } : { moreThan: of });
  } catch {
    return undefined;
  }
}

/** In a sentence: "a majority", "at least 2/3". */
export function partInWords(part: string): string {
  return part === 'majority' ? 'a majority' : part;
}

/** The least whole number that is the part of a whole. */
export function leastOf(part: string, whole: number): number {
  const fraction = fractionIn(part);
  const least = fraction && leastWholeMeeting(fraction, shares(whole));
  return least === undefined ? whole : Number(toWire(least));
}

/** "5 to 11". */
export function rangeIn(written: string): readonly [number, number] | undefined {
  const [, least, most] = /^(\d+) to (\d+)$/u.exec(written) ?? [];
  if (least === undefined || most === undefined || Number(least) > Number(most)) return undefined;
  return [Number(least), Number(most)];
}

export function wholeIn(written: string): number {
  return Number(written.replaceAll(',', ''));
}

function isWhole(written: string): boolean {
  return /^(?:\d{1,3}(?:,\d{3})+|\d+)$/u.test(written) && wholeIn(written) > 0;
}
