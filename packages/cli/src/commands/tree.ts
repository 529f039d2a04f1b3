import {
  asSaid,
  definedBy,
  instrumentChoices,
  namedSections,
  prevalenceOf,
  type DescribedProvision,
} from '@quorate/engine';
import { exits } from '../bad-input.js';
import { loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { wrap } from '../render/wrap.js';

/** One rule, with its place among the others. */
type Branch = Pick<DescribedProvision, 'cite' | 'kind' | 'defines' | 'yieldsTo' | 'prevailsOver'>;

/** Shows the rules of a corporation by rank, and what each defines, yields to and prevails over. */
export function showTree(name: string, output: Output): number {
  const trees = loadedInstruments(name, instrumentChoices).map((loaded) => {
    const { id, title } = loaded.instrument;
    const namings = namedSections(loaded);
    const rules = asSaid(loaded.placed).map((placed): Branch => {
      const { cite, provision } = placed;
      return { cite, kind: provision.kind, defines: definedBy(placed), ...prevalenceOf(placed, namings) };
    });
    return { instrument: id, title, rules };
  });
  if (output.json) output.write(JSON.stringify(trees, undefined, 2));
  else output.write(trees.map((tree) => renderTree(tree, output)).join('\n\n'));
  return exits.well;
}

function renderTree(
  tree: { readonly title: string; readonly rules: readonly Branch[] },
  { style, width }: Output,
): string {
  const lines = tree.rules.flatMap((rule, index) => {
    const last = index === tree.rules.length - 1;
    const stem = last ? '   ' : '│  ';
    const told = [
      ...(rule.defines.length === 0 ? [] : [`defines ${rule.defines.join(', ')}`]),
      ...(rule.yieldsTo.length === 0 ? [] : [`yields to ${rule.yieldsTo.join(', ')}`]),
      ...(rule.prevailsOver.length === 0 ? [] : [`prevails over ${rule.prevailsOver.join(', ')}`]),
    ];
    return [
      `${last ? '└─' : '├─'} ${style.cite(rule.cite)}  ${rule.kind}`,
      ...told.map((each) => style.faint(wrap(each, width, `${stem}   `, `${stem}     `))),
    ];
  });
  return [heading(tree.title, style), ...lines].join('\n');
}
