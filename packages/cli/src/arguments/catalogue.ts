import type { Command } from 'commander';
import { listEntries, showEntry } from '../commands/entries.js';
import { listFacts } from '../commands/facts.js';
import { listKinds, showKind } from '../commands/kinds.js';
import { showCatalogue, showQuestion } from '../commands/questions.js';
import { outputOf, withJson, type Ended } from './json.js';

interface Flags {
  readonly json?: boolean;
}

/** `questions`, `entries`, `kinds` and `facts`: what can be asked, entered, said in a charter and stated. */
export function addCatalogue(program: Command, ended: Ended): void {
  const questions = program.command('questions').description('What can be asked.');
  withJson(questions.command('list', { isDefault: true }))
    .description('List the questions, family by family.')
    .action((flags: Flags) => ended(showCatalogue(outputOf(flags))));
  withJson(questions.command('show'))
    .description('Show a question: its fields, the shape of its value, an example.')
    .argument('<question>', 'its name')
    .action((name: string, flags: Flags) => ended(showQuestion(name, outputOf(flags))));
  const entries = program.command('entries').description('What can be entered in a journal.');
  withJson(entries.command('list', { isDefault: true }))
    .description('List the types of entry, family by family.')
    .action((flags: Flags) => ended(listEntries(outputOf(flags))));
  withJson(entries.command('show'))
    .description('Show a type of entry, or an act that a proposal may name: its fields, an example.')
    .argument('<type>', 'its name')
    .action((name: string, flags: Flags) => ended(showEntry(name, outputOf(flags))));
  const kinds = program.command('kinds').description('What a charter file can say.');
  withJson(kinds.command('list', { isDefault: true }))
    .description('List the kinds of provisions, subject by subject.')
    .action((flags: Flags) => ended(listKinds(outputOf(flags))));
  withJson(kinds.command('show'))
    .description('Show a kind of provision: its fields, the facts it may ask for, an example.')
    .argument('<kind>', 'its name')
    .action((name: string, flags: Flags) => ended(showKind(name, outputOf(flags))));
  withJson(program.command('facts'))
    .description('List the facts that rules ask for: what "stated" entries may speak of.')
    .action((flags: Flags) => ended(listFacts(outputOf(flags))));
}
