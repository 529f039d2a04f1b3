import {
  isRecord,
  label,
  oneLine,
  spoken,
  valueOf,
  type Answer,
  type Otherwise,
  type ReadingTurn,
} from '@quorate/engine';
import type { Output } from '../output.js';
import { heading } from './section.js';
import { differencesInWords } from './differences.js';
import { wrap } from './wrap.js';

/** What would change the answer: each reading on which it turns, the value each way, its keys where they are wanted; each determination. */
export function renderOtherwise(answer: Answer, withKeys: boolean, output: Output): readonly string[] {
  const { style, width } = output;
  const told = (text: string): string => wrap(text, width, '  - ', '    ');
  const below = (text: string): string => wrap(text, width, '      ', '        ');
  const key = (option: string): string => (withKeys ? `=${option}` : '');
  const turns = answer.turnsOn.flatMap((turn) => [
    told(
      `${turn.asks} Here: ${meaning(turn, turn.adopted)} ${style.faint(`(${turn.reading}${key(turn.adopted)}; changes the ${turn.changes})`)}`,
    ),
    ...Object.entries(turn.otherwise).map(([option, otherwise]) =>
      below(
        `If instead: ${meaning(turn, option)} ${style.faint(withKeys ? `(${turn.reading}=${option}) ` : '')}Then ${whatThen(answer, otherwise)}.`,
      ),
    ),
  ]);
  const pairs = Object.entries(answer.pairs ?? {}).map(([both, otherwise]) =>
    told(`With ${both}: ${whatThen(answer, otherwise)}.`),
  );
  const determinations = answer.determinations.map((turn) =>
    told(
      `${turn.says.charAt(0).toUpperCase()}${turn.says.slice(1)} is followed, subject to review of the good faith in which it was made. Without it ${turn.changes === 'nothing' ? 'the answer is the same' : whatThen(answer, turn.without)}.`,
    ),
  );
  const lines = [...turns, ...pairs, ...determinations];
  return lines.length === 0 ? [] : [`${heading('What would change it', style)}\n${lines.join('\n')}`];
}

/** What a reading means, as a sentence. */
function meaning({ means }: ReadingTurn, option: string): string {
  const says = spoken(means[option] ?? label(option));
  return /[.!?]$/.test(says) ? says : `${says}.`;
}

function whatThen(answer: Answer, otherwise: Otherwise): string {
  if (otherwise.outcome === 'needs-facts') return 'the answer needs facts';
  if (otherwise.outcome === 'refused') return `the question cannot be answered: ${otherwise.because}`;
  const [value, then] = [valueOf(answer), otherwise.value];
  if (value === undefined && isRecord(then) && 'outcome' in then)
    return `the outcome is ${label(oneLine(then['outcome']))}`;
  return spoken(differencesInWords(value, then)) || 'all that is told here stays as it is';
}
