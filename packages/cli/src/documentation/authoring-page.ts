import { readFileSync } from 'node:fs';
import { builtInCharters } from '@quorate/charters';
import { checkedCharter, instrumentChoices, instrumentsOf, readFields, type Provision } from '@quorate/engine';
import { charterYamlOf } from '../render/yaml.js';

const repository = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, repository), 'utf8');
const clauses = 'charters/invented/clauses/';

/** One of the usual clauses: where it is said, and how far. */
export interface Clause {
  readonly number: string;
  readonly clause: string;
  readonly said: 'whole' | 'part' | 'words';
  readonly left?: string;
  readonly folder?: string;
  readonly charter?: string;
  readonly section?: string;
  readonly kind?: string;
}

/** The usual clauses, as the list beside their folders has them. */
export function usualClauses(): readonly Clause[] {
  return readFields(read('charters/invented/usual-clauses.yaml')) as readonly Clause[];
}

/** The guide to writing a charter down: its own text, with the clauses as their files have them. */
export function authoringPage(): string {
  const all = usualClauses();
  const parts = { table: tableOf(all), clauses: all.map(partOf).join('\n\n') };
  return Object.entries(parts).reduce((text, [name, part]) => between(text, name, part), read('docs/authoring.md'));
}

function between(text: string, name: string, part: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!marks.test(text)) throw new Error(`docs/authoring.md has no marks for its ${name}.`);
  return text.replace(marks, (_whole, start: string, end: string) => `${start}\n${part}\n\n${end}`);
}

const howFar = { whole: 'said', part: 'said in part', words: 'in words only' } as const;

function tableOf(all: readonly Clause[]): string {
  const counted = (said: Clause['said']): number => all.filter((each) => each.said === said).length;
  const rows = all.map(
    ({ number, clause, said, left, kind, folder }) =>
      `| ${number} | ${clause} | ${howFar[said]} | ${kind === undefined ? kindsIn(folder ?? '').join(', ') : `\`${kind}\``} | ${left ?? ''} |`,
  );
  const sum = `Of ${all.length}, ${counted('whole')} are said whole, ${counted('part')} in part, and ${counted('words')} stand in words only.`;
  return [sum, '', '| | clause | | by | what is left |', '|---|---|---|---|---|', ...rows].join('\n');
}

function kindsIn(folder: string): readonly string[] {
  return [...new Set(provisionsOf(folder).own.map(({ kind }) => `\`${kind}\``))];
}

/** What a clause stands on in its file, and is not the clause: stock, and who is a large holder. */
const beside: ReadonlySet<string> = new Set([
  'stock-classes',
  'designated-series',
  'ownership',
  'affiliate',
  'acquiring',
  'interested-shareholder',
]);

function provisionsOf(folder: string): { readonly own: readonly Provision[]; readonly needed: readonly string[] } {
  const { charter } = checkedCharter(read(`${clauses}${folder}/charter.yaml`), folder);
  const all = [charter].flat().flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
  const isBeside = ({ kind, cite }: Provision): boolean =>
    beside.has(kind) || (kind === 'class-votes' && cite === 'FOURTH.2');
  return {
    own: all.filter((each) => !isBeside(each)),
    needed: [...new Set(all.filter(isBeside).map(({ kind }) => kind))],
  };
}

function partOf(clause: Clause): string {
  const { number, clause: title, folder } = clause;
  const head = `### ${number}. ${title}`;
  return [head, ...(folder === undefined ? ofCharter(clause) : ofFolder(clause, folder))].join('\n\n');
}

function ofCharter({ charter, section, kind }: Clause): readonly string[] {
  const set = builtInCharters.find(({ id }) => id === charter);
  const found = (set === undefined ? [] : instrumentsOf(set, instrumentChoices))
    .flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions))
    .find((each) => each.kind === kind && each.cite === section);
  if (found === undefined) throw new Error(`usual-clauses.yaml: ${charter} has no ${kind} under ${section}.`);
  return [`As in [${charter}](../charters/${charter}/README.md), ${section}.`, yaml([found])];
}

function ofFolder({ left }: Clause, folder: string): readonly string[] {
  const { own, needed } = provisionsOf(folder);
  const { title, cases = [] } = readFields(read(`${clauses}${folder}/cases.yaml`)) as {
    readonly title: string;
    readonly cases?: readonly { readonly name: string }[];
  };
  return [
    `${title}. It needs beside it: ${needed.map((kind) => `\`${kind}\``).join(', ')}.`,
    yaml(own),
    ...(left === undefined ? [] : [`Left in words: ${left}.`]),
    `Tried in [\`${folder}\`](../${clauses}${folder}/cases.yaml): ${cases.map(({ name }) => name).join('; ')}.`,
  ];
}

function yaml(provisions: readonly unknown[]): string {
  return `\`\`\`yaml\n${charterYamlOf(provisions)}\n\`\`\``;
}
