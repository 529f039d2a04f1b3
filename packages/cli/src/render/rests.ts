import type { Answer, RestingPremise } from '@quorate/engine';
import type { Output } from '../output.js';
import { citesAfter } from './cites.js';
import { heading } from './section.js';
import { wrap } from './wrap.js';

/**
 * The premises of an answer: what is taken as so, and what of each would change it. Those that change nothing by
 * themselves are only counted, unless all are wanted.
 */
export function renderRests(answer: Answer, all: boolean, output: Output): readonly string[] {
  if (answer.rests.length === 0) return [];
  const [mattering, others] = [answer.rests.filter(matters), answer.rests.filter((premise) => !matters(premise))];
  const told = all ? [...mattering, ...others] : mattering;
  const lines = told.map((premise) => renderPremise(premise, output));
  const counted = all || others.length === 0 ? [] : [wrap(countedInWords(others), output.width, '  - ', '    ')];
  return [`${heading('It rests on', output.style)}\n${[...lines, ...counted].join('\n')}`];
}

function renderPremise(premise: RestingPremise, { style, width }: Output): string {
  const said = wrap(
    `${premise.says}${citesAfter(premise.cites, style)} ${style.faint(`(${premise.kind})`)}`,
    width,
    '  - ',
    '    ',
  );
  if (!matters(premise)) return said;
  const changes = (premise.changesAt ?? []).join(', or ');
  return `${said}\n${wrap(`${style.open('would change the answer:')} ${changes}`, width, '      ', '        ')}`;
}

function matters(premise: RestingPremise): boolean {
  return premise.changesAt !== undefined;
}

/** "and 5 premises whose contrary alone changes nothing: 3 covered, 2 regular". */
function countedInWords(premises: readonly RestingPremise[]): string {
  const kinds = [...new Set(premises.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => `${premises.filter((premise) => premise.kind === kind).length} ${kind}`);
  const noun = premises.length === 1 ? 'premise' : 'premises';
  return `${premises.length} ${noun} of which no figure or reply is known that changes it alone: ${counts.join(', ')} (told with --layer proof)`;
}
