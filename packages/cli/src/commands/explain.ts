import {
  describeProvision,
  instrumentChoices,
  label,
  type DescribedProvision,
  type LoadedInstrument,
  nearestSection,
  provisionsAt,
} from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { renderValue } from '../render/value.js';
import { wrap } from '../render/wrap.js';

/** Explains a section: what it provides, with which figures, what it may ask, and the doubts about its text. */
export function explainSection(name: string, section: string, output: Output): number {
  const instruments = loadedInstruments(name, instrumentChoices);
  const explained = provisionsAt(instruments, section).map(({ placed, loaded }) => describeProvision(placed, loaded));
  if (explained.length === 0) throw unknownSection(section, instruments);
  if (output.json) output.write(JSON.stringify(explained, undefined, 2));
  else output.write(explained.map((each) => renderExplained(each, output)).join('\n\n'));
  return exits.well;
}

function renderExplained(each: DescribedProvision, output: Output): string {
  const { style, width } = output;
  const parts = [
    `${style.cite(each.cite)}  ${style.strong(label(each.kind))}\n${wrap(each.summary, width, '  ')}`,
    style.faint(wrap(each.provides, width, '  ')),
    each.parameters.length === 0
      ? ''
      : `${heading('Its figures and words', style)}\n${renderValue(Object.fromEntries(each.parameters.map(({ name, written }) => [name, written])), output)}`,
    among(each, output),
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

/** Its place among the other sections. */
function among({ prevailsOver, yieldsTo, names, namedBy }: DescribedProvision, { style, width }: Output): string {
  const lines = [
    ...(prevailsOver.length === 0 ? [] : [`it prevails over ${prevailsOver.join(', ')}`]),
    ...(yieldsTo.length === 0 ? [] : [`it yields to ${yieldsTo.join(', ')}`]),
    ...names.map(({ section, as }) => `it names ${section} (${label(as)})`),
    ...namedBy.map(({ section, as }) => `${section} names it (${label(as)})`),
  ];
  if (lines.length === 0) return '';
  return `${heading('Among the others', style)}\n${lines.map((line) => wrap(line, width, '  ', '    ')).join('\n')}`;
}

/** No instrument has the section; with the nearest that one has. */
export function unknownSection(section: string, instruments: readonly LoadedInstrument[]): BadInputError {
  const near = nearestSection(instruments, section);
  return new BadInputError(
    `No instrument of it has a section "${section}"${near === undefined ? '' : `; the nearest is "${near}"`}. "quorate charter show" gives the outline.`,
  );
}
