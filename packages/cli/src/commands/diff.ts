import { changesBetween, type NamedDifference, type ToldProvision, type VersionChanges } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { changedInBooks, changedInCases, type AnswersChanged } from '../diff/answers-changed.js';
import { partOf, versionNamed, type KeptCharters, type Version } from '../diff/versions.js';
import type { KeptOptions } from '../kept/kept-place.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { wrap } from '../render/wrap.js';

/** What is compared beside the texts. */
export interface DiffOptions extends KeptOptions {
  /** A case file: its questions are put under both. */
  readonly journal?: string;
  /** A corporation whose journal is kept: what can be asked of its books is put under both. */
  readonly kept?: string;
  /** With `kept`: the day as of which it is asked. */
  readonly asOf?: string;
}

interface InstrumentChanges extends VersionChanges {
  readonly instrument: string;
  readonly before: string;
  readonly after: string;
}

/** In what two versions of a charter differ: instrument by instrument, and in the answers on given books. */
export async function diff(before: string, after: string, options: DiffOptions, output: Output): Promise<number> {
  const { kept, journal, asOf } = options;
  if (kept !== undefined && journal !== undefined) throw new BadInputError('Give --kept or --journal, not both.');
  if (asOf !== undefined && kept === undefined)
    throw new BadInputError('--as-of goes with --kept; the questions of a case file have days of their own.');
  const told =
    kept === undefined
      ? await compared(before, after, options, undefined)
      : await (
          await import('../kept/with-kept.js')
        ).withKept(options, output, async (all) => compared(before, after, options, { id: kept, kept: all }));
  if (output.json) output.write(JSON.stringify(told, undefined, 2));
  else output.write(renderDiff(told, output));
  return exits.well;
}

interface Told {
  readonly instruments: readonly InstrumentChanges[];
  readonly only: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly answers?: AnswersChanged;
}

async function compared(
  before: string,
  after: string,
  { journal, asOf }: DiffOptions,
  from: KeptCharters | undefined,
): Promise<Told> {
  const [was, is] = [await versionNamed(before, from), await versionNamed(after, from)];
  const told = { ...textsOf(was, is) };
  const isAsked = journal !== undefined || asOf !== undefined;
  if (!isAsked) return told;
  if (was.set === is.set)
    throw new BadInputError(
      'Answers go by the version in force on their day, so that these two give the same; name two files.',
    );
  if (journal !== undefined) return { ...told, answers: changedInCases(journal, was.set, is.set) };
  if (from === undefined || asOf === undefined) return told;
  return { ...told, answers: changedInBooks(await from.kept.journal(from.id), asOf, was.set, is.set) };
}

function textsOf(was: Version, is: Version): Told {
  const others = new Map(is.instruments.map((each) => [partOf(each.instrument), each]));
  const parts = new Set(was.instruments.map(({ instrument }) => partOf(instrument)));
  return {
    instruments: was.instruments.flatMap((each): readonly InstrumentChanges[] => {
      const other = others.get(partOf(each.instrument));
      if (other === undefined) return [];
      const { title } = other.instrument;
      return [{ instrument: title, before: was.name, after: is.name, ...changesBetween(each, other) }];
    }),
    only: {
      before: was.instruments.flatMap(({ instrument }) => (others.has(partOf(instrument)) ? [] : [instrument.title])),
      after: is.instruments.flatMap(({ instrument }) => (parts.has(partOf(instrument)) ? [] : [instrument.title])),
    },
  };
}

function renderDiff({ instruments, only, answers }: Told, output: Output): string {
  const apart = [
    ...only.before.map((title) => `${title} is in the first alone.`),
    ...only.after.map((title) => `${title} is in the second alone.`),
  ];
  return [
    ...instruments.map((each) => renderInstrument(each, output)),
    ...apart.map((line) => wrap(line, output.width)),
    ...(answers === undefined ? [] : [renderAnswers(answers, output)]),
  ].join('\n\n');
}

function renderInstrument(changes: InstrumentChanges, output: Output): string {
  const { style, width } = output;
  const { head, added, gone, changed, moved, readings } = changes;
  const parts = [
    part('In the head', lines(head, output, '  '), output),
    part(
      'Added',
      added.map((each) => provisionLine(each, output)),
      output,
    ),
    part(
      'Gone',
      gone.map((each) => provisionLine(each, output)),
      output,
    ),
    part(
      'Moved',
      moved.map(({ from, ...each }) => `${provisionLine(each, output)}\n${wrap(`it was ${from}`, width, '    ')}`),
      output,
    ),
    part(
      'Changed',
      changed.map(({ before, differences, ...each }) =>
        [
          provisionLine(each, output),
          ...(before === undefined ? [] : [wrap(`it said: ${before}`, width, '    ')]),
          ...lines(differences, output, '    '),
        ].join('\n'),
      ),
      output,
    ),
    part(
      'Readings',
      [
        ...readings.added.map(({ id, asks }) => wrap(`${style.strong(id)} is new: ${asks}`, width, '  ', '    ')),
        ...readings.gone.map(({ id, asks }) => wrap(`${style.strong(id)} is gone: ${asks}`, width, '  ', '    ')),
        ...readings.changed.map(({ id, asks, differences }) =>
          [wrap(`${style.strong(id)} ${asks}`, width, '  ', '    '), ...lines(differences, output, '    ')].join('\n'),
        ),
      ],
      output,
    ),
  ].filter((each) => each !== '');
  const title = `${style.strong(changes.instrument)} ${style.faint(`(${changes.before} / ${changes.after})`)}`;
  return [wrap(title, width), ...(parts.length === 0 ? ['The two say the same.'] : parts)].join('\n\n');
}

function part(title: string, entries: readonly string[], { style }: Output): string {
  return entries.length === 0 ? '' : [heading(title, style), ...entries].join('\n');
}

function provisionLine({ cite, summary, kind }: ToldProvision, { style, width }: Output): string {
  return wrap(`${style.cite(cite)}  ${summary} ${style.faint(`(${kind})`)}`, width, '  ', '    ');
}

function lines(differences: readonly NamedDifference[], { style, width }: Output, indent: string): readonly string[] {
  return differences.map(({ what, first, second }) =>
    wrap(`${style.open(what)}: ${first} / ${second}`, width, `${indent}- `, `${indent}  `),
  );
}

function renderAnswers({ asked, changed }: AnswersChanged, { style, width }: Output): string {
  const title = heading(`Answers that change: ${changed.length} of ${asked}`, style);
  const told = changed.map(({ case: inCase, question, asOf, input, differences }) => {
    const fields = Object.entries(input).map(
      ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const words = [`${question} as of ${asOf}`, ...fields, ...(inCase === undefined ? [] : [`(${inCase})`])].join(', ');
    return [wrap(words, width, '  ', '    '), ...differences.map((each) => wrap(each, width, '    - ', '      '))].join(
      '\n',
    );
  });
  return [title, ...told].join('\n');
}
