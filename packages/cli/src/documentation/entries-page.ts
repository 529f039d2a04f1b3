import {
  actSchemas,
  describeFields,
  entryTypes,
  seriesTermsParameter,
  envelopeInWords,
  saysOf,
  vocabulary,
  writtenSchema,
  type FactType,
} from '@quorate/engine';
import { replyInWords } from '../render/needed.js';
import { fieldsTable } from './fields-table.js';
import { generated } from './generated.js';
import { yamlOf } from '../render/yaml.js';

const familyInWords: Readonly<Record<string, string>> = {
  general: 'General',
  register: 'The register of shares',
  ownership: 'Ownership',
  board: 'The board',
  officers: 'Officers',
  meetings: 'Meetings',
  acts: 'Acts and their approval',
  dividends: 'Dividends and funds',
  instruments: 'Governing instruments',
};

/** The page of every type of entry, of the acts that may be proposed, and of the facts that may be stated. */
export function entriesPage(): string {
  const families = [...new Set(entryTypes.map(({ family }) => family))];
  const parts = [
    generated('Entries', 'the schemas of the journal'),
    'What can be entered in a journal, and in the `journal` of a [case file](cases.md). Every entry has its day, its type with the fields of the type, and where needed:',
    envelopeTable(),
    ...families.flatMap((family) => [`## ${familyInWords[family] ?? family}`, ...typesOf(family)]),
    '## Acts',
    'What a `proposed` entry may name, by its kind: `proposed: { id: deal, merger: { of: corporation, with: acquirer } }`. A question that has a field `act` takes one with its kind as a field: `act: { kind: merger, of: corporation, with: acquirer }`.',
    actsTable(),
    ...actSchemas().flatMap(({ kind, says, fields }) => [`### ${kind}`, says, fieldsTable(describeFields(fields))]),
    '## Terms of a series',
    'What `terms` may say, of a `series-designated` entry and of an act that designates a series or amends an instrument. A name that is not here is refused; what no rule reads goes in words under `other`.',
    fieldsTable(describeFields(writtenSchema(seriesTermsParameter))),
    '## Facts',
    'What a `stated` entry may speak of. A fact that nobody has stated is not known: an answer that needs it asks for it, unless the table says what is taken as so until someone states otherwise; a strict question takes nothing as so.',
    factsTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}

function envelopeTable(): string {
  const rows = Object.entries(envelopeInWords).map(
    ([name, means]) => `| \`${name}\` | ${means.replaceAll('|', '\\|')} |`,
  );
  return ['| field | what it is |', '|---|---|', ...rows].join('\n');
}

function actsTable(): string {
  const rows = actSchemas().map(({ kind, says }) => `| [\`${kind}\`](#${kind}) | ${says.replaceAll('|', '\\|')} |`);
  return ['| act | what it is |', '|---|---|', ...rows].join('\n');
}

function typesOf(family: string): readonly string[] {
  return entryTypes
    .filter((type) => type.family === family)
    .flatMap((entry) => [
      `### ${entry.type}`,
      saysOf(entry),
      `\`\`\`yaml\n${yamlOf([{ on: '2004-06-01', [entry.type]: entry.example }])}\n\`\`\``,
      fieldsTable(describeFields(writtenSchema(entry.data))),
    ]);
}

function factsTable(): string {
  const facts = [...vocabulary.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ['| fact | the question | about | reply |', '|---|---|---|---|', ...facts.map(factRow)].join('\n');
}

function factRow(fact: FactType): string {
  const supposed = fact.supposed === undefined ? '' : `; taken as \`${fact.supposed.reply}\` until stated otherwise`;
  return `| \`${fact.name}\` | ${fact.asks.replaceAll('|', '\\|')} | ${fact.about.join(', ')} | ${replyInWords(fact.reply)}${supposed} |`;
}
