import type { Command } from 'commander';
import { terminalOutput, type Output } from '../output.js';

/** How a command ended. */
export type Ended = (code: number) => void;

/** Every command can print JSON for programs. */
export function withJson(command: Command): Command {
  return command.option('--json', 'print JSON, for programs');
}

/** Where a command writes, by its options. */
export function outputOf(options: { readonly json?: boolean }): Output {
  return terminalOutput(options.json === true);
}
