import { Option, type Command } from 'commander';
import { documentForms } from '@quorate/documents';
import { instrumentChoices } from '@quorate/engine';
import type { DocumentOptions } from '../commands/document.js';
import { dayOrInstant, fieldsOf, several } from './ask.js';
import { outputOf, type Ended } from './json.js';

/** `document`: what is handed out, written from an answer. */
export function addDocument(program: Command, ended: Ended): void {
  const list = documentForms.map(({ name, says }) => `  ${name.padEnd(18)}${says}`).join('\n');
  program
    .command('document')
    .description('Write a document from an answer: the results of a meeting, the certificate of its inspectors.')
    .argument('<document>', 'its name with its form, as listed below')
    .argument('[fields...]', 'the fields of the question: --meeting am-2004')
    .requiredOption('--as-of <day>', 'the day as of which it is asked')
    .option('--journal <file>', 'a case file: its charter, persons, coverage and journal serve')
    .option('--kept <id>', 'a corporation whose journal is kept; "quorate journal list" lists them')
    .option('--data <file>', 'the file in which it is kept; see "quorate journal list --help"')
    .option('--server <url>', 'the service that keeps it; see "quorate journal list --help"')
    .option('--case <name>', 'which case of that file, where it has several')
    .addOption(
      new Option(
        '--instruments <names...>',
        'without a file: which instruments are loaded; the charter alone if it is left out',
      ).choices(instrumentChoices),
    )
    .option('--reading <id=option>', 'set a reading; may be given several times', several)
    .option(
      '--known-at <day>',
      'write it from what was entered by then: a day, to its end, or an instant',
      dayOrInstant,
    )
    .option('--corporation <name>', 'the corporation as the document names it; as it is kept, if it is left out')
    .addOption(
      new Option('--state <state>', 'what the results are')
        .choices(['preliminary', 'final', 'amended'])
        .default('final'),
    )
    .option('--to <file>', 'the file to write; without one, it is printed')
    .allowUnknownOption()
    .addHelpText(
      'after',
      `\nDocuments:\n${list}\n\nExamples:\n  quorate document item-5.07.txt --journal meeting.yaml --as-of 2004-06-01 --meeting am-2004\n  quorate document certificate.pdf --kept acme --as-of 2004-06-01 --meeting am-2004 --to certificate.pdf\n\nNothing is written that the entries do not bear out: what is wanting is told instead.`,
    )
    .action(async (name: string, words: readonly string[], flags: Omit<DocumentOptions, 'layer'>) => {
      const { document } = await import('../commands/document.js');
      ended(await document(name, fieldsOf(words), { ...flags, layer: 'memorandum' }, outputOf({})));
    });
}
