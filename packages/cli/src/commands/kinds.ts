import { describeKinds, describeTerms, nearest, type DescribedKind, type DescribedTerm } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { exampleOf } from '../documentation/example-provisions.js';
import { wordSaid } from '../documentation/kinds-page.js';
import { charterYamlOf } from '../render/yaml.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { padded, wrap } from '../render/wrap.js';
import { fieldLines } from './questions.js';

/** Lists the kinds of provisions, subject by subject. */
export function listKinds(output: Output): number {
  const described = describeKinds();
  if (output.json) {
    const told = described.map(({ kind, subject, provides }) => ({ kind, subject, provides }));
    output.write(JSON.stringify(told, undefined, 2));
    return exits.well;
  }
  const column = Math.max(...described.map(({ kind }) => kind.length)) + 2;
  const subjects = [...new Set(described.map(({ subject }) => subject))];
  const parts = subjects.map((subject) => {
    const lines = described
      .filter((each) => each.subject === subject)
      .map(({ kind, provides }) => wrap(provides, output.width, `  ${padded(kind, column)}`, ' '.repeat(column + 2)));
    return `${heading(subject, output.style)}\n${lines.join('\n')}`;
  });
  output.write(parts.join('\n\n'));
  return exits.well;
}

/** Shows one kind: its fields, the facts that it may ask for, an example; or a term that kinds share, by its name. */
export function showKind(name: string, output: Output): number {
  const term = describeTerms().find((each) => each.name === name);
  if (term !== undefined) return showTerm(term, output);
  const found = kindNamed(name);
  const example = exampleOf(name);
  if (output.json) {
    output.write(JSON.stringify({ ...found, example: example?.provision }, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const parts = [
    `${style.strong(name)}\n${wrap(found.provides, width)}`,
    found.isWord ? wrap(wordSaid.replaceAll('`', '"'), width) : '',
    `${heading('Fields', style)}\n${found.fields.length === 0 ? '  none' : fieldLines(found.fields, output, '  ')}`,
    found.facts.length === 0
      ? ''
      : `${heading('Facts it may ask for', style)}\n${wrap([...new Set(found.facts)].join(', '), width, '  ')}`,
    found.answers.length === 0
      ? ''
      : `${heading('Questions it takes part in', style)}\n${wrap(found.answers.join(', '), width, '  ')}`,
    example === undefined
      ? ''
      : `${heading('In a charter file', style)} ${style.faint(example.from)}\n${charterYamlOf([example.provision], '  ')}`,
  ];
  output.write(parts.filter((part) => part !== '').join('\n\n'));
  return exits.well;
}

function showTerm(term: DescribedTerm, output: Output): number {
  if (output.json) {
    output.write(JSON.stringify(term, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const { name, says, fields } = term;
  const parts = [`${style.strong(name)}\n${wrap(says, width)}`];
  if (fields.length > 0) parts.push(`${heading('Fields', style)}\n${fieldLines(fields, output, '  ')}`);
  output.write(parts.join('\n\n'));
  return exits.well;
}

function kindNamed(name: string): DescribedKind {
  const described = describeKinds();
  const found = described.find(({ kind }) => kind === name);
  if (found !== undefined) return found;
  const near = nearest(
    name,
    described.map(({ kind }) => kind),
  );
  throw new BadInputError(
    `There is no kind of provision "${name}"${near === undefined ? '.' : `; did you mean "${near}"?`} "quorate kinds" lists them.`,
  );
}
