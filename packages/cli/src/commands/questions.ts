import { describeQuestion, listQuestions, nearest, type DescribedField } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { yamlOf } from '../render/yaml.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { padded, wrap } from '../render/wrap.js';

/** Lists the questions of the catalogue, family by family. */
export function showCatalogue(output: Output): number {
  const listed = listQuestions();
  if (output.json) {
    output.write(JSON.stringify(listed, undefined, 2));
    return exits.well;
  }
  const column = Math.max(...listed.map(({ name }) => name.length)) + 2;
  const families = [...new Set(listed.map(({ family }) => family))];
  const parts = families.map((family) => {
    const lines = listed
      .filter((each) => each.family === family)
      .map(({ name, asks }) => wrap(asks, output.width, `  ${padded(name, column)}`, ' '.repeat(column + 2)));
    return `${heading(family, output.style)}\n${lines.join('\n')}`;
  });
  output.write(parts.join('\n\n'));
  return exits.well;
}

/** Shows one question: its fields, the shape of its value, an example. */
export function showQuestion(name: string, output: Output): number {
  const names = listQuestions().map((each) => each.name);
  if (!names.includes(name)) {
    const near = nearest(name, names);
    throw new BadInputError(
      `There is no question "${name}"${near === undefined ? '' : `; did you mean "${near}"?`} "quorate questions list" lists them.`,
    );
  }
  const question = describeQuestion(name);
  if (output.json) {
    output.write(JSON.stringify(question, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const example = yamlOf([{ question: name, asOf: '2004-06-01', ...question.example }], '  ');
  const parts = [
    `${style.strong(name)}\n${wrap(question.asks, width)}`,
    `${heading('Fields', style)}\n${question.fields.length === 0 ? '  none' : fieldLines(question.fields, output, '  ')}`,
    `${heading('Value', style)}\n${fieldLines(question.value, output, '  ')}`,
    `${heading('In a case file', style)}\n${example}`,
    `${heading('On the command line', style)}\n  quorate ask ${name} --charter peoples-bankcorp --journal FILE --as-of 2004-06-01${Object.keys(
      question.example,
    )
      .map((field) => ` --${field} …`)
      .join('')}`,
  ];
  output.write(parts.join('\n\n'));
  return exits.well;
}

/** Fields with what each means and what may be written. */
export function fieldLines(fields: readonly DescribedField[], output: Output, indent: string): string {
  const { style, width } = output;
  const column = Math.max(0, ...fields.map(({ name }) => name.length)) + 2;
  return fields
    .flatMap((field) => {
      const meaning = [field.means, style.faint(`(${field.form}${field.required ? '' : '; may be left out'})`)]
        .filter((part) => part !== '')
        .join(' ');
      const line = wrap(meaning, width, `${indent}${padded(field.name, column)}`, `${indent}${' '.repeat(column)}`);
      return field.fields.length === 0 ? [line] : [line, fieldLines(field.fields, output, `${indent}  `)];
    })
    .join('\n');
}
