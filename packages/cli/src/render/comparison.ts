import type { Output } from '../output.js';
import { beside, columnOf } from './columns.js';
import { heading } from './section.js';
import { wrap } from './wrap.js';

/** The value of `instrument.compare`, as far as it is shown. */
export interface Comparison {
  readonly first: Side;
  readonly second: Side;
  readonly short: readonly FieldCompared[];
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly RowCompared[];
}

interface Side {
  readonly title: string;
  readonly jurisdiction: string;
  readonly from: string;
}

interface FieldCompared {
  readonly asks: string;
  readonly outcome: string;
  readonly first: readonly Said[];
  readonly second: readonly Said[];
}

interface Said {
  readonly id: string;
  readonly says: string;
}

interface RowCompared {
  readonly heading: string;
  readonly provides: string;
  readonly outcome: string;
  readonly first: readonly Provided[];
  readonly second: readonly Provided[];
  readonly differences: readonly Difference[];
}

interface Provided {
  readonly id: string;
  readonly summary: string;
}

interface Difference {
  readonly sections: readonly string[];
  readonly parameter: string;
  readonly first?: string;
  readonly second?: string;
}

/** The names by which the two corporations are told apart. */
export interface Names {
  readonly first: string;
  readonly second: string;
}

/** Two charters beside one another: in short by the fields of a profile, then section by section under each heading. */
export function renderComparison(
  compared: Comparison,
  names: Names,
  which: { readonly short: boolean; readonly sections: boolean },
  output: Output,
): string {
  const parts = [
    renderTitles(compared, names, output),
    ...(which.short ? [renderShort(compared, names, output)] : []),
    ...(which.sections ? compared.headings.map((each) => renderHeading(each, compared.rows, names, output)) : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function renderTitles({ first, second }: Comparison, names: Names, output: Output): string {
  const column = columnOf(output);
  const title = (name: string, { title: instrument, jurisdiction, from }: Side): string =>
    [
      wrap(output.style.strong(name), column.width),
      output.style.faint(wrap(`${instrument}; ${jurisdiction}, in force from ${from}`, column.width)),
    ].join('\n');
  return beside(title(names.first, first), title(names.second, second), output);
}

function renderShort({ short }: Comparison, names: Names, output: Output): string {
  const told = short.filter(({ outcome }) => outcome !== 'neither');
  const neither = short.filter(({ outcome }) => outcome === 'neither').map(({ asks }) => asks);
  const fields = told.map(({ asks, outcome, first, second }) =>
    [
      wrap(`${asks} ${mark(outcome, names, output)}`, output.wide),
      beside(saidLines(first, output), saidLines(second, output), output),
    ].join('\n'),
  );
  const silent =
    neither.length === 0 ? [] : [wrap(`Of these neither says anything: ${neither.join(' ')}`, output.wide, '', '  ')];
  return [rule('In short', output), ...fields, ...silent].join('\n\n');
}

function saidLines(said: readonly Said[], output: Output): string {
  const { width, style } = columnOf(output);
  if (said.length === 0) return style.faint('silent');
  return said.map(({ id, says }) => wrap(`${says} ${style.cite(`[${id}]`)}`, width, '', '  ')).join('\n');
}

function renderHeading(
  { id, title }: Comparison['headings'][number],
  rows: readonly RowCompared[],
  names: Names,
  output: Output,
): string {
  const own = rows.filter((row) => row.heading === id).map((row) => renderRow(row, names, output));
  return [rule(title, output), ...own].join('\n\n');
}

function renderRow(row: RowCompared, names: Names, output: Output): string {
  return [
    wrap(`${sentence(row.provides)} ${mark(row.outcome, names, output)}`, output.wide),
    beside(providedLines(row.first, output), providedLines(row.second, output), output),
    ...differenceLines(row.differences, output),
  ].join('\n');
}

function providedLines(provided: readonly Provided[], output: Output): string {
  const { width, style } = columnOf(output);
  if (provided.length === 0) return style.faint('nothing of this kind');
  return provided.map(({ id, summary }) => wrap(`${style.cite(id)}  ${summary}`, width, '', '  ')).join('\n');
}

/** The figures and choices that differ, under the two sections to which they belong, each on its line. */
function differenceLines(differences: readonly Difference[], { style, wide }: Output): readonly string[] {
  const pairs = [...new Set(differences.map(({ sections }) => sections.join(' / ')))];
  return pairs.flatMap((pair) => {
    const own = differences.filter(({ sections }) => sections.join(' / ') === pair);
    const lines = own.map(({ parameter, first = 'none', second = 'none' }) =>
      wrap(`${style.faint(`${parameter}:`)} ${first} ${style.open('/')} ${second}`, wide, '    ', '      '),
    );
    return [`  ${style.open('differs in')} ${style.cite(pair)}`, ...lines];
  });
}

function mark(outcome: string, names: Names, { style }: Output): string {
  switch (outcome) {
    case 'same':
      return style.good('(alike)');
    case 'different':
      return style.open('(they differ)');
    case 'only first':
      return style.faint(`(only ${names.first})`);
    default:
      return style.faint(`(only ${names.second})`);
  }
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}`;
}

function rule(title: string, { style, wide }: Output): string {
  return `${heading(title, style)} ${style.faint('─'.repeat(Math.max(3, wide - title.length - 1)))}`;
}
