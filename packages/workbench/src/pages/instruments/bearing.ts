import type { Wire } from '@quorate/sdk';
import type { Answer, ReasonStep } from '../../parts/answer/plain.js';
import type { Question } from '../../queries/corporation.js';
import { isUnder } from './standing.js';

/** Questions that tell something of a corporation without a field. */
const ofTheWhole: ReadonlySet<string> = new Set([
  'board.roster',
  'board.votes',
  'capital.summary',
  'dividends.arrears',
  'instrument.profile',
  'ownership.interested-shareholder',
  'ownership.limit',
  'voting.entitlement',
]);

const mostActs = 3;

/** A question to be asked of the books, and what it is called. */
export interface Bearing {
  readonly asked: Question;
  readonly title: string;
  /** The act that it is asked of. */
  readonly act?: string;
}

/** What can be asked of the books without another word, of the questions in which a provision takes part: of the whole, and of acts. */
export function bearingOn(
  answers: readonly string[],
  catalogue: readonly Wire['QuestionListed'][],
  acts: readonly string[],
): readonly Bearing[] {
  const whole = catalogue
    .filter(({ name }) => answers.includes(name) && ofTheWhole.has(name))
    .map(({ name, asks }) => ({ asked: { question: name, input: {}, sensitivity: 'none' as const }, title: asks }));
  const ofActs = answers.includes('approval.status')
    ? acts.slice(0, mostActs).map((act) => ({
        asked: { question: 'approval.status', input: { of: act }, sensitivity: 'none' as const },
        title: act,
        act,
      }))
    : [];
  return [...ofActs, ...whole];
}

/** What an answer says by a section: its steps that cite it, each once. */
export function stepsBy(answer: Answer, section: string): readonly ReasonStep[] {
  const seen = new Set<string>();
  return answer.reasons.filter(
    ({ cites, says }) => cites.some((cite) => isUnder(cite, section)) && !seen.has(says) && seen.add(says),
  );
}
