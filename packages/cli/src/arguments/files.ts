import type { Command } from 'commander';
import { check } from '../commands/check.js';
import { run } from '../commands/run.js';
import type { Layer } from '../render/answer.js';
import { outputOf, withJson, type Ended } from './json.js';
import { layerOption } from './layer.js';

interface RunFlags {
  readonly answers?: boolean;
  readonly pairs?: boolean;
  readonly layer: Layer;
  readonly json?: boolean;
}

/** `run` and `check`: the commands on case files and charter files. */
export function addFiles(program: Command, ended: Ended): void {
  withJson(program.command('run'))
    .description('Run case files: ask their questions, and compare the answers with what is expected.')
    .argument('<file-or-folder...>', 'case files, or folders with .yaml files under them')
    .option('--answers', 'print every answer, not only those of which nothing is expected')
    .option('--pairs', 'turn readings two at a time as well')
    .addOption(layerOption())
    .addHelpText(
      'after',
      '\nExample:\n  quorate run charters/peoples-bankcorp/cases/SIXTEENTH\n\nThe last line is: N passed, N failed.',
    )
    .action((paths: readonly string[], flags: RunFlags) => ended(run(paths, flags, outputOf(flags))));
  withJson(program.command('check'))
    .description('Check case files and charter files without asking anything.')
    .argument('<file-or-folder...>', 'case files or charter files, or folders of them')
    .addHelpText('after', '\nExample:\n  quorate check deal.yaml charter.yaml')
    .action((paths: readonly string[], flags: { readonly json?: boolean }) => ended(check(paths, outputOf(flags))));
}
