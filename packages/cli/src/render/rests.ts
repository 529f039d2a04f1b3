import type { Answer } from '@quorate/engine';
import type { Output } from '../output.js';
import { citesAfter } from './cites.js';
import { heading } from './section.js';
import { wrap } from './wrap.js';

/** The premises of an answer: what is taken as so, and what about each would change it. */
export function renderRests(answer: Answer, { style, width }: Output): readonly string[] {
  if (answer.rests.length === 0) return [];
  const lines = mattering(answer.rests).flatMap((premise) => {
    const cites = citesAfter(premise.cites, style);
    const said = wrap(`${premise.says}${cites} ${style.faint(`(${premise.kind})`)}`, width, '  - ', '    ');
    const turns = (premise.changesAt ?? []).map((at) =>
      wrap(`would change the answer: ${at}`, width, '      ', '      '),
    );
    return [said, ...turns.map((turn) => style.open(turn))];
  });
  return [`${heading('It rests on', style)}\n${lines.join('\n')}`];
}

/** The premises whose contrary changes the answer come first. */
function mattering(rests: Answer['rests']): Answer['rests'] {
  return rests.toSorted((a, b) => (b.changesAt?.length ?? 0) - (a.changesAt?.length ?? 0));
}
