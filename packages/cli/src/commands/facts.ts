import { vocabulary } from '@quorate/engine';
import { exits } from '../bad-input.js';
import type { Output } from '../output.js';
import { replyInWords } from '../render/needed.js';
import { wrap } from '../render/wrap.js';

/** Lists the open facts that rules ask for: what "stated" entries may speak of. */
export function listFacts(output: Output): number {
  const facts = [...vocabulary.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (output.json) {
    output.write(JSON.stringify(facts, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const lines = facts.map((fact) =>
    [
      style.strong(fact.name),
      wrap(fact.asks, width, '  '),
      style.faint(
        wrap(
          `about: ${fact.about.length === 0 ? 'nothing in particular' : fact.about.join(', ')}; reply: ${replyInWords(fact.reply)}`,
          width,
          '  ',
          '    ',
        ),
      ),
      ...(fact.supposed === undefined
        ? []
        : [style.faint(wrap(`if nobody says: ${fact.supposed.reply}, unless asked strictly`, width, '  ', '    '))]),
    ].join('\n'),
  );
  output.write(lines.join('\n\n'));
  return exits.well;
}
