import {
  allKinds,
  asSaid,
  givenNames,
  kinds,
  loadInstrument,
  readingsIn,
  type Instrument,
  type Placed,
} from '@quorate/engine';

const answersOf = new Map(allKinds.map((kind) => [kind.kind, kind.answers ?? []]));

/** The provisions of an instrument as a table: section, what it provides, kind, questions, readings. */
export function provisionTable(instrument: Instrument): string {
  const { placed } = loadInstrument(instrument, kinds);
  const head = ['section', 'what it provides', 'kind', 'questions', 'readings'];
  return table(head, asSaid(placed).map(rowOf));
}

/** The ids by which entries speak of what some instruments name, but for stock. */
export function idTable(instruments: readonly Instrument[]): string {
  const rows = givenNames(instruments)
    .filter(({ sort }) => sort !== 'stock')
    .map(({ id, sort, cites }) => [`\`${id}\``, sort, cites.join(', ')]);
  return table(['id', 'of', 'sections'], rows);
}

/** The readings of an instrument: the doubt, and the meaning adopted unless the corporation adopts another. */
export function readingTable(instrument: Instrument): string {
  const rows = instrument.readings.map((reading) => [
    reading.id,
    reading.cite,
    reading.asks,
    `\`${reading.adopted}\`: ${reading.options[reading.adopted] ?? ''}`,
    Object.keys(reading.options)
      .filter((option) => option !== reading.adopted)
      .map((option) => `\`${option}\``)
      .join(', '),
  ]);
  return table(['reading', 'section', 'the doubt', 'adopted', 'others'], rows);
}

/** The slips of drafting, and how each is read. */
export function noteTable(instrument: Instrument): string {
  return table(
    ['section', 'slip', 'read as'],
    instrument.notes.map((note) => [note.cite, note.slip, note.readAs]),
  );
}

function rowOf({ provision }: Placed): readonly string[] {
  const questions = answersOf.get(provision.kind) ?? [];
  return [
    provision.cite,
    provision.summary,
    `\`${provision.kind}\``,
    questions.map((name) => `\`${name}\``).join(', '),
    [...new Set(readingsIn(provision))].join(', '),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
