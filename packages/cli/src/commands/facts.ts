import { builtInCharters } from '@quorate/charters';
import { givenNames, instrumentChoices, instrumentsOf, vocabulary, type CharterSet } from '@quorate/engine';
import { exits } from '../bad-input.js';
import type { Output } from '../output.js';
import { replyInWords } from '../render/needed.js';
import { wrap } from '../render/wrap.js';

/** Lists the open facts that rules ask for, what "stated" entries may speak of; and the ids by which charters name agencies and persons. */
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
  output.write([...lines, ...builtInCharters.map((set) => idsOf(set, output))].join('\n\n'));
  return exits.well;
}

/** The ids by which entries speak of the agencies, persons and milestones of a charter. */
function idsOf(set: CharterSet, { style, width }: Output): string {
  const given = givenNames(instrumentsOf(set, instrumentChoices)).filter(({ sort }) => sort !== 'stock');
  const lines = given.map(({ id, sort, cites }) => wrap(`${id} (${sort}; ${cites.join(', ')})`, width, '  ', '    '));
  return [style.strong(`Ids of ${set.id}`), ...lines].join('\n');
}
