import { describeKinds, describeTerms, provisionParts, type DescribedKind } from '@quorate/engine';
import { exampleOf } from './example-provisions.js';
import { fieldsTable } from './fields-table.js';
import { generated } from './generated.js';
import { charterYamlOf } from '../render/yaml.js';

/** The page of every kind of provision: its fields, the facts that it may ask for, an example. */
export function kindsPage(): string {
  const described = describeKinds();
  const subjects = [...new Set(described.map(({ subject }) => subject))];
  const parts = [
    generated('Kinds of provisions', 'the schemas of the kinds'),
    'What a charter file can say. Every provision has its `kind` and the fields of the kind, and besides:',
    fieldsTable(provisionParts()),
    'Any value for which a reading chooses is written `{ reading: R-1, options: { one: …, other: … } }` where the form says so. A clause that no kind can say is entered as [not-worked-out](#not-worked-out): it is then asked for wherever it bears, and never taken to permit.',
    '## The terms',
    'Kinds share these terms. Where a field below is written as one of them, everything of it can be said there. A part of a vote is written "at least 2/3", "more than 10%", "majority" or "all".',
    ...describeTerms().flatMap(({ name, says, fields }) => [
      `### ${name}`,
      says,
      ...(fields.length === 0 ? [] : [fieldsTable(fields)]),
    ]),
    ...subjects.flatMap((subject) => [
      `## ${subject}`,
      ...described.filter((each) => each.subject === subject).flatMap(kindPart),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What is said of a kind that is a word. */
export const wordSaid =
  'It is a word for provisions in the general kinds, which are read in its place: `quorate charter expand` writes them out.';

function kindPart({ kind, provides, isWord, fields, facts, answers }: DescribedKind): readonly string[] {
  const example = exampleOf(kind);
  return [
    `### ${kind}`,
    sentence(provides),
    ...(isWord ? [wordSaid] : []),
    fieldsTable(fields),
    ...(facts.length === 0 ? [] : [`It may ask for: ${[...new Set(facts)].map((fact) => `\`${fact}\``).join(', ')}.`]),
    ...(answers.length === 0 ? [] : [`It takes part in: ${answers.map((name) => `\`${name}\``).join(', ')}.`]),
    ...(example === undefined
      ? []
      : [`As in: ${example.from}`, `\`\`\`yaml\n${charterYamlOf([example.provision as unknown])}\n\`\`\``]),
  ];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
