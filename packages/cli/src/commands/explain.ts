import {
  citation,
  instrumentChoices,
  isUnder,
  kinds,
  label,
  type LoadedInstrument,
  nearest,
  type NoteOfConstruction,
  type Placed,
  type Plain,
  type Reading,
  readingsIn,
} from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { renderValue } from '../render/value.js';
import { wrap } from '../render/wrap.js';

/** One provision, with all that bears on it. */
interface Explained {
  readonly cite: string;
  readonly summary: string;
  readonly kind: string;
  readonly provides: string;
  readonly parameters: Plain;
  readonly facts: readonly string[];
  readonly readings: readonly Reading[];
  readonly notes: readonly NoteOfConstruction[];
}

/** Explains a section: what it provides, with which figures, what it may ask, and the doubts about its text. */
export function explainSection(name: string, section: string, output: Output): number {
  const instruments = loadedInstruments(name, instrumentChoices);
  const explained = instruments.flatMap((loaded) =>
    loaded.placed.filter((placed) => isAt(placed, section)).map((placed) => explain(placed, loaded)),
  );
  if (explained.length === 0) throw unknownSection(section, instruments);
  if (output.json) output.write(JSON.stringify(explained, undefined, 2));
  else output.write(explained.map((each) => renderExplained(each, output)).join('\n\n'));
  return exits.well;
}

function isAt(placed: Placed, section: string): boolean {
  return isUnder(placed.cite, section) || isUnder(placed.provision.cite, section);
}

function explain(placed: Placed, { instrument }: LoadedInstrument): Explained {
  const { provision } = placed;
  const kind = kinds.get(provision.kind);
  const written = instrument.articles
    .flatMap((article) => article.provisions)
    .find((each) => each.cite === provision.cite && each.kind === provision.kind);
  const { kind: _kind, cite: _cite, summary: _summary, ...parameters } = written ?? provision;
  const used = new Set(readingsIn(parameters));
  return {
    cite: placed.cite,
    summary: provision.summary,
    kind: provision.kind,
    provides: kind?.provides ?? '',
    parameters: parameters as unknown as Plain,
    facts: (kind?.facts ?? []).map((fact) => fact.name),
    readings: instrument.readings.filter((reading) => used.has(reading.id) || reading.cite === provision.cite),
    notes: instrument.notes.filter((note) => isUnder(provision.cite, note.cite) || isUnder(note.cite, provision.cite)),
  };
}

function renderExplained(each: Explained, output: Output): string {
  const { style, width } = output;
  const parts = [
    `${style.cite(each.cite)}  ${style.strong(label(each.kind))}\n${wrap(each.summary, width, '  ')}`,
    style.faint(wrap(each.provides, width, '  ')),
    Object.keys(each.parameters as object).length === 0
      ? ''
      : `${heading('Its figures and words', style)}\n${renderValue(each.parameters, output)}`,
    each.readings.length === 0
      ? ''
      : `${heading('Doubtful', style)}\n${each.readings.map((reading) => wrap(`${style.strong(reading.id)} ${reading.asks} Read as "${reading.adopted}": ${reading.options[reading.adopted] ?? ''}`, width, '  - ', '    ')).join('\n')}`,
    each.notes.length === 0
      ? ''
      : `${heading('Notes of construction', style)}\n${each.notes.map((note) => wrap(`${note.slip} Read as: ${note.readAs}`, width, '  - ', '    ')).join('\n')}`,
    each.facts.length === 0
      ? ''
      : `${heading('Facts it may ask for', style)}\n${wrap(each.facts.join(', '), width, '  ')}`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function unknownSection(section: string, instruments: readonly LoadedInstrument[]): BadInputError {
  const known = instruments.flatMap(({ instrument, placed }) => [
    ...placed.map(({ cite }) => cite),
    ...instrument.articles.map((article) => citation(instrument, article.number)),
  ]);
  const near = nearest(section, known);
  return new BadInputError(
    `No instrument of it has a section "${section}"${near === undefined ? '' : `; the nearest is "${near}"`}. "quorate charter show" gives the outline.`,
  );
}
