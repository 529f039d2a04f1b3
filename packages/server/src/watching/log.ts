import pino, { type DestinationStream } from 'pino';
import type { Served } from './served.js';

/** The log of a service. */
export interface ServiceLog {
  served(served: Served): void;
  /** An error that is the program's own. */
  failed(error: unknown, request: string): void;
  /** A snapshot of a journal was thrown away; the journal holds, and nothing is lost but time. */
  snapshotDiscarded(why: string): void;
}

/**
 * Writes one line of JSON for each request, with its route, status, duration and id. Of an error it writes the sort and where
 * in the program it was: its words may have names in them, so they are left out.
 */
export function serviceLog(destination: DestinationStream): ServiceLog {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    served: ({ milliseconds, ...served }) => log.info({ ...served, milliseconds: Math.round(milliseconds * 10) / 10 }),
    snapshotDiscarded: (why) => log.warn({ why }, 'a snapshot was thrown away'),
    failed: (error, request) => log.error({ request, ...placeOf(error) }, 'an error of the program'),
  };
}

function placeOf(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').map((each) => each.trim());
  return { error: error.name, at: frames.filter((each) => /^at .+:\d+:\d+\)?$/.test(each)) };
}
