import { InvalidArgumentError, Option, type Command } from 'commander';
import { instrumentChoices, isDay } from '@quorate/engine';
import { BadInputError } from '../bad-input.js';
import { ask, fieldValue, type AskOptions } from '../commands/ask.js';
import { outputOf, withJson, type Ended } from './json.js';
import { layerOption } from './layer.js';

/** Gathers what an option gives each time. */
export const several = (written: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  written,
];

/** `ask`: one question, its fields as flags. */
export function addAsk(program: Command, ended: Ended): void {
  withJson(program.command('ask'))
    .description('Ask one question of the catalogue.')
    .argument('<question>', 'its name; "quorate questions list" lists them')
    .argument('[fields...]', 'the fields of the question as flags: --of deal, --act "{merger: {with: acquirer}}"')
    .requiredOption('--as-of <day>', 'the day as of which it is asked')
    .option('--journal <file>', 'a case file: its charter, persons, coverage and journal serve')
    .option('--kept <id>', 'a corporation whose journal is kept; "quorate journal list" lists them')
    .option('--data <file>', 'the file in which it is kept; see "quorate journal list --help"')
    .option('--server <url>', 'the service that keeps it; see "quorate journal list --help"')
    .option('--case <name>', 'which case of that file, where it has several')
    .option('--charter <id-or-path>', 'the charter, where the file names none or another')
    .addOption(
      new Option(
        '--instruments <names...>',
        'without a file: which instruments are loaded; the charter alone if it is left out',
      ).choices(instrumentChoices),
    )
    .option('--file <file>', 'a file with the fields of the question')
    .option('--reading <id=option>', 'set a reading; may be given several times', several)
    .option('--known-at <day>', 'answer from what was entered by then: a day, to its end, or an instant', dayOrInstant)
    .option('--strict', 'suppose nothing: ask for every fact that is not entered')
    .option('--pairs', 'turn readings two at a time as well')
    .addOption(layerOption())
    .allowUnknownOption()
    .addHelpText(
      'after',
      '\nExamples:\n  quorate ask approval.status --journal deal.yaml --as-of 2004-06-01 --of deal\n  quorate ask approval.status --journal deal.yaml --as-of 2004-06-01 --of deal --layer proof --reading I-16e=party',
    )
    .action(async (question: string, words: readonly string[], flags: AskOptions & { readonly json?: boolean }) => {
      ended(await ask(question, fieldsOf(words), flags, outputOf(flags)));
    });
}

/** @throws {InvalidArgumentError} where it is neither */
export function dayOrInstant(written: string): string {
  if (isDay(written) || (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(written) && !Number.isNaN(Date.parse(written))))
    return written;
  throw new InvalidArgumentError(
    'A day was expected, such as 2004-06-01, or an instant, such as 2004-06-01T14:00:00Z.',
  );
}

/** The fields of the question: `--of deal`, `--of=deal`. */
export function fieldsOf(words: readonly string[]): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (let index = 0; index < words.length; index += 1) {
    const [, name, joined] = /^--([^=]+)(?:=(.*))?$/s.exec(words[index] ?? '') ?? [];
    if (name === undefined)
      throw new BadInputError(`"${words[index] ?? ''}" stands alone; a field of the question is written --name value.`);
    const value = joined ?? words[(index += 1)];
    if (value === undefined) throw new BadInputError(`The field --${name} has no value.`);
    fields[name] = fieldValue(value);
  }
  return fields;
}
