import { describeQuestions, type DescribedQuestion } from '@quorate/engine';
import { fieldsTable } from './fields-table.js';
import { generated } from './generated.js';
import { yamlOf } from '../render/yaml.js';

/** The page of every question: its fields, an example, the shape of its value. */
export function questionsPage(): string {
  const described = describeQuestions();
  const families = [...new Set(described.map(({ family }) => family))];
  const parts = [
    generated('Questions', 'the catalogue of questions'),
    'What can be asked, under the same name in the library, on the command line and in [case files](cases.md). Every scalar is written as text. A value carries exact numbers: a decimal where it has one, else `p/q`.',
    ids,
    ...families.flatMap((family) => [
      `## ${family}`,
      ...described.filter((each) => each.family === family).flatMap(questionPart),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const ids = [
  '## Ids',
  'What stands in a list of a value has an `id`, which stays the same as long as the charter does, so that a case file or a program can name it:',
  '| of | id | such as |',
  '|---|---|---|',
  '| a step or a bar | the section, a blank, and the step in words; the section alone where it has one | `EIGHTEENTH.B holders`, `FOURTH.B terms` |',
  '| a step of a person, a body or an agency | the section, a blank, and its id | `SIXTEENTH.A(2)(b) acquirer` |',
  '| a way | the ids of its steps, joined by ` & ` | `A.B filing & A.B signature 2` |',
  '| a deadline of a meeting, an act or a dividend | its id, a blank, and what is due | `annual-2004 nomination last-day` |',
  '| a deadline of a series | the series, the period, and what is due | `series-a P3 payable` |',
  '| a period | P and its number, 1 for the first | `P3` |',
  '`quorate run --answers` and `--json` show the ids of an answer.',
].join('\n');

function questionPart({ name, asks, fields, value, example }: DescribedQuestion): readonly string[] {
  return [
    `### ${name}`,
    asks,
    fieldsTable(fields),
    `\`\`\`yaml\n${yamlOf([{ question: name, asOf: '2004-06-01', ...example }])}\n\`\`\``,
    fieldsTable(value, 'in the value'),
  ];
}
