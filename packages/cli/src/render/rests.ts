import type { Answer, PremiseKind, RestingPremise } from '@quorate/engine';
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
  const lines = alike(told).map((group) => renderPremises(group, output));
  const counted = all || others.length === 0 ? [] : [wrap(countedInWords(others), output.width, '  - ', '    ')];
  return [`${heading('It rests on', output.style)}\n${[...lines, ...counted].join('\n')}`];
}

/** Premises of one sort about different persons, told together: the same fact of the same things, for the same section. */
function alike(premises: readonly RestingPremise[]): readonly (readonly RestingPremise[])[] {
  const groups = new Map<string, RestingPremise[]>();
  for (const premise of premises) {
    const [fact = '', ...within] = premise.about.split('(');
    const about = within.join('(');
    const others = premise.whose === undefined ? about : about.split(',').slice(1).join();
    const key = `${premise.kind} ${fact} ${others} ${(premise.cites ?? []).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), premise]);
  }
  return [...groups.values()];
}

function renderPremises(group: readonly RestingPremise[], { style, width }: Output): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const likewise = others.length === 0 ? '' : `, and likewise for ${others.map(personOf).join(', ')}`;
  const said = `${first.says}${likewise}${citesAfter(first.cites, style)} ${style.faint(`(${kindsInWords[first.kind]})`)}`;
  const told = wrap(said, width, '  - ', '    ');
  const turns = [...turnsOf(group)].map(([change, persons]) => {
    const whose =
      others.length === 0 ? '' : ` (${persons.length === group.length ? 'any one of them alone' : persons.join(', ')})`;
    return wrap(`${style.open('the answer would be another')} ${change}${whose}`, width, '      ', '        ');
  });
  return [told, ...turns].join('\n');
}

/** What would change the answer, each with the persons of whom it would. */
function turnsOf(group: readonly RestingPremise[]): ReadonlyMap<string, readonly string[]> {
  const turns = new Map<string, readonly string[]>();
  for (const premise of group) {
    if (premise.changesAt === undefined) continue;
    const isReply = premise.changesAt.some((change) => change.startsWith('the reply to'));
    const told = `${isReply ? 'if ' : 'with '}${premise.changesAt.join(isReply ? ', or if ' : ', or ')}`;
    const change = isReply && group.length > 1 ? 'if the contrary were so' : told;
    turns.set(change, [...(turns.get(change) ?? []), personOf(premise)]);
  }
  return turns;
}

/** Whom a premise is about, by name. */
function personOf(premise: RestingPremise): string {
  return premise.whose ?? premise.about;
}

function matters(premise: RestingPremise): boolean {
  return premise.changesAt !== undefined || premise.until !== undefined;
}

/** What sort of premise it is, in a word or two. */
const kindsInWords: Readonly<Record<PremiseKind, string>> = {
  continues: 'taken to continue',
  regular: 'taken to be regular',
  'nothing-further': 'supposed',
  given: 'given with the question',
  covered: 'vouched for',
};

/** "5 more of which none is known to change it alone: 3 vouched for, 2 taken to be regular". */
function countedInWords(premises: readonly RestingPremise[]): string {
  const kinds = [...new Set(premises.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => `${premises.filter((each) => each.kind === kind).length} ${kindsInWords[kind]}`);
  const noun = premises.length === 1 ? 'premise that is not' : 'premises of which none is';
  return `${premises.length} ${noun} known to change it alone: ${counts.join(', ')} (told with --layer proof)`;
}
