import { valueOf, type Answer, type Otherwise } from '@quorate/engine';
import type { Output } from '../output.js';
import { heading } from './section.js';
import { differencesInWords } from './differences.js';
import { wrap } from './wrap.js';

/** What would change the answer: each reading on which it turns, the value each way; each determination it follows. */
export function renderOtherwise(answer: Answer, output: Output): readonly string[] {
  const { style, width } = output;
  const turns = answer.turnsOn.flatMap((turn) => [
    wrap(
      `Reading ${style.strong(turn.reading)}, adopted as "${turn.adopted}" ${style.faint(`(changes the ${turn.changes})`)}`,
      width,
      '  - ',
      '    ',
    ),
    ...Object.entries(turn.otherwise).map(([option, otherwise]) =>
      wrap(`as "${option}": ${whatThen(answer, otherwise)}`, width, '      ', '        '),
    ),
  ]);
  const pairs = Object.entries(answer.pairs ?? {}).map(([both, otherwise]) =>
    wrap(`${both}: ${whatThen(answer, otherwise)}`, width, '  - ', '    '),
  );
  const determinations = answer.determinations.map((turn) =>
    wrap(
      `Determination ${style.strong(turn.determination)} ${style.faint('(followed, subject to review of good faith)')}; without it: ${turn.changes === 'nothing' ? 'the same' : whatThen(answer, turn.without)}`,
      width,
      '  - ',
      '    ',
    ),
  );
  const lines = [...turns, ...pairs, ...determinations];
  return lines.length === 0 ? [] : [`${heading('What would change it', style)}\n${lines.join('\n')}`];
}

function whatThen(answer: Answer, otherwise: Otherwise): string {
  if (otherwise.outcome === 'needs-facts') return 'needs facts';
  return differencesInWords(valueOf(answer), otherwise.value);
}
