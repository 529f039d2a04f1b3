import { Option, type Command } from 'commander';
import { instrumentChoices, type InstrumentChoice } from '@quorate/engine';
import { listCharters, listReadings, showCharter } from '../commands/charter.js';
import { compareCharters } from '../commands/compare.js';
import { explainSection } from '../commands/explain.js';
import { showTree } from '../commands/tree.js';
import { outputOf, withJson, type Ended } from './json.js';

interface Flags {
  readonly json?: boolean;
  readonly instrument?: InstrumentChoice;
}

/** `charter`: what a corporation's instruments say. */
export function addCharter(program: Command, ended: Ended): void {
  const charter = program
    .command('charter')
    .description('Read a charter: in outline, section by section, its readings, its rules.');
  withJson(charter.command('list'))
    .description('List the charters that come with Quorate.')
    .action((flags: Flags) => ended(listCharters(outputOf(flags))));
  withJson(charter.command('show'))
    .description('Show an instrument in outline.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .addOption(new Option('--instrument <which>', 'which instrument').choices(instrumentChoices).default('charter'))
    .addHelpText('after', '\nExample:\n  quorate charter show peoples-bankcorp --instrument bylaws')
    .action((name: string, flags: Flags) => ended(showCharter(name, flags.instrument ?? 'charter', outputOf(flags))));
  withJson(charter.command('explain'))
    .description('Explain a section: what it provides, its figures, the doubts about its text.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .argument('<section>', 'an article or section, as answers cite it')
    .addHelpText('after', '\nExample:\n  quorate charter explain peoples-bankcorp SIXTEENTH.A')
    .action((name: string, section: string, flags: Flags) => ended(explainSection(name, section, outputOf(flags))));
  withJson(charter.command('readings'))
    .description('List the readings: what doubtful text can mean, and which meaning is the default.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .action((name: string, flags: Flags) => ended(listReadings(name, outputOf(flags))));
  withJson(charter.command('compare'))
    .description('Compare the charters of two corporations, subject by subject.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .argument('<other>', 'the other')
    .addHelpText('after', '\nExample:\n  quorate charter compare peoples-bankcorp my-charter.yaml')
    .action((name: string, other: string, flags: Flags) => ended(compareCharters(name, other, outputOf(flags))));
  withJson(charter.command('tree'))
    .description('Show the rules, and what each defines, yields to and displaces.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .action((name: string, flags: Flags) => ended(showTree(name, outputOf(flags))));
}
