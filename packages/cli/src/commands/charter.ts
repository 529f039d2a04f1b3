import { builtInCharters } from '@quorate/charters';
import {
  asSaid,
  instrumentChoices,
  instrumentsOf,
  workedOut,
  type InstrumentChoice,
  type LoadedInstrument,
} from '@quorate/engine';
import { exits } from '../bad-input.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { renderWorkedOut } from '../render/worked-out.js';
import { padded, wrap } from '../render/wrap.js';

/** Lists the charters that come with Quorate. */
export function listCharters(output: Output): number {
  const sets = builtInCharters.map((set) => ({
    id: set.id,
    name: set.name,
    formed: set.formed,
    instruments: instrumentsOf(set, instrumentChoices).map(({ id, kind, title, from, until }) => ({
      id,
      kind,
      title,
      from,
      until,
    })),
  }));
  if (output.json) output.write(JSON.stringify(sets, undefined, 2));
  else output.write(sets.map((set) => renderSet(set, output)).join('\n\n'));
  return exits.well;
}

function renderSet(
  set: {
    readonly id: string;
    readonly name: string;
    readonly instruments: readonly {
      readonly kind: string;
      readonly title: string;
      readonly from: string;
      readonly until?: string | undefined;
    }[];
  },
  { style, width }: Output,
): string {
  const lines = set.instruments.map(({ kind, title, from, until }) =>
    wrap(
      `${title} ${style.faint(`(from ${from}${until === undefined ? '' : ` until ${until}`})`)}`,
      width,
      `  ${padded(kind, 10)}`,
      ' '.repeat(12),
    ),
  );
  return [`${style.strong(set.id)}  ${set.name}`, ...lines].join('\n');
}

/** Shows an instrument in outline: its articles, and what each provision says. */
export function showCharter(name: string, choice: InstrumentChoice, output: Output): number {
  const instruments = loadedInstruments(name, [choice]);
  if (output.json)
    output.write(
      JSON.stringify(
        instruments.map(({ instrument }) => ({ ...instrument, workedOut: workedOut(instrument) })),
        undefined,
        2,
      ),
    );
  else if (instruments.length === 0) output.write(`${charterNamed(name).name} has no ${choice} loaded.`);
  else output.write(instruments.map((each) => renderOutline(each, output)).join('\n\n'));
  return exits.well;
}

function renderOutline({ instrument, placed }: LoadedInstrument, { style, width }: Output): string {
  const { title, jurisdiction, from, until, source, articles } = instrument;
  const head = [
    style.strong(title),
    wrap(
      style.faint(`${jurisdiction}; in force from ${from}${until === undefined ? '' : ` until ${until}`}; ${source}`),
      width,
    ),
    wrap(renderWorkedOut(workedOut(instrument)), width, '', '  '),
  ].join('\n');
  const parts = articles.map((article) => {
    const provisions = asSaid(placed)
      .filter((each) => each.article === article.number)
      .map(({ provision }) => wrap(`${style.cite(provision.cite)}  ${provision.summary}`, width, '  ', '    '));
    return [heading(`${article.number}  ${article.title}`, style), ...provisions].join('\n');
  });
  return [head, ...parts].join('\n\n');
}

/** Lists the readings of an instrument: the doubt, the meanings it can bear, the default and why. */
export function listReadings(name: string, output: Output): number {
  const readings = loadedInstruments(name, instrumentChoices).flatMap(({ instrument }) => instrument.readings);
  if (output.json) {
    output.write(JSON.stringify(readings, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const parts = readings.map((reading) => {
    const options = Object.entries(reading.options).map(([option, says]) => {
      const mark = option === reading.adopted ? style.good(`● ${option}`) : `○ ${option}`;
      return wrap(`${mark}: ${says}`, width, '  ', '    ');
    });
    return [
      wrap(`${style.strong(reading.id)} ${style.cite(`[${reading.cite}]`)} ${reading.asks}`, width, '', '  '),
      ...options,
      style.faint(wrap(`because ${reading.because}`, width, '  ', '    ')),
    ].join('\n');
  });
  output.write(parts.length === 0 ? 'It has no readings.' : parts.join('\n\n'));
  return exits.well;
}
