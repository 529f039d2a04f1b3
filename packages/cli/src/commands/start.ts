import { demonstration } from '../demonstration/demonstration.js';
import type { Output } from '../output.js';
import { exits } from '../bad-input.js';
import { serve, type ServeOptions } from './serve.js';

export interface StartOptions extends Omit<ServeOptions, 'demo'> {
  /** Open the service wherever it is started. */
  readonly serve?: boolean;
}

/**
 * The first thing to do with Quorate: opens the service with the demonstration in it. A machine of continuous integration,
 * which sets CI, waits for commands to end: there it tells the guided demonstration in the terminal, and ends.
 */
export async function start(
  { serve: always = false, ...options }: StartOptions,
  output: Output,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if (always || !isContinuousIntegration(environment)) return serve({ ...options, demo: 'first' }, output);
  await demonstration();
  output.write('\nCI is set, so the service is not opened here; npm start -- --serve opens it.');
  return exits.well;
}

function isContinuousIntegration({ CI }: NodeJS.ProcessEnv): boolean {
  return CI !== undefined && !['', '0', 'false'].includes(CI);
}
