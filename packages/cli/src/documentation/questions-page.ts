import { describeQuestions, type DescribedQuestion } from '@quorate/engine';
import { fieldsTable } from './fields-table.js';
import { generated } from './generated.js';
import { yamlOf } from './yaml.js';

/** The page of every question: its fields, an example, the shape of its value. */
export function questionsPage(): string {
  const described = describeQuestions();
  const families = [...new Set(described.map(({ family }) => family))];
  const parts = [
    generated('Questions', 'the catalogue of questions'),
    'What can be asked, under the same name in the library, on the command line and in [case files](cases.md). Every scalar is written as text. A value carries exact numbers: a decimal where it has one, else `p/q`.',
    ...families.flatMap((family) => [
      `## ${family}`,
      ...described.filter((each) => each.family === family).flatMap(questionPart),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function questionPart({ name, asks, fields, value, example }: DescribedQuestion): readonly string[] {
  return [
    `### ${name}`,
    asks,
    fieldsTable(fields),
    `\`\`\`yaml\n${yamlOf([{ question: name, asOf: '2004-06-01', ...example }])}\n\`\`\``,
    fieldsTable(value, 'in the value'),
  ];
}
