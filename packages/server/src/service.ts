import { OpenAPIHono } from '@hono/zod-openapi';
import type { Store } from '@quorate/store';
import type { Answered } from './answering/answered.js';
import type { Answering } from './answering/answering.js';
import type { Authentication } from './access/caller.js';
import type { Passed } from './access/gate.js';
import type { OpenIdProvider } from './access/openid/provider.js';
import type { KnownCharters } from './known-charters.js';
import type { Attempts } from './limits/attempts.js';
import type { Room } from './limits/room.js';
import { isPlainName, notRepeating } from './not-repeated.js';
import { problemOf, problemResponse } from './problem.js';

/** What the service stands on. */
export interface Service {
  readonly store: Store;
  readonly charters: KnownCharters;
  readonly answered: Answered;
  readonly describe: NonNullable<Answering['describe']>;
  readonly lookIn: Answering['lookIn'];
  /** Knows who sends a request; what goes on for long asks again. */
  readonly authentication: Authentication;
  readonly clock: () => Date;
  /** Room for the bodies and papers that are in hand at once. */
  readonly room: Room;
  /** Room for works that read whole journals. */
  readonly longWorks: Room;
  /** Counts passwords that are tried; without it, nobody counts. */
  readonly attempts?: Attempts | undefined;
  /** Where else one may sign in. */
  readonly openId?: OpenIdProvider | undefined;
  /** Aborted when the service is to stop: what would go on ends then. */
  readonly stopping?: AbortSignal | undefined;
  /** By which whoever operates the service is known; nobody is, where there is none. */
  readonly operatorSecret?: string | undefined;
}

/** A part of the application. A request that its schema refuses is told which field, and never what was in it. */
export function part(): OpenAPIHono<Passed> {
  return new OpenAPIHono<Passed>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const { issues } = result.error;
      const told = issues.slice(0, mostTold).map(({ path, message }) => `${wayTold(path) || 'the body'}: ${message}`);
      const rest = issues.length > mostTold ? `; and ${issues.length - mostTold} more` : '';
      // Of what was sent such words repeat nothing but the names of fields that nobody knows.
      const said = notRepeating(issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])));
      return problemResponse(c, problemOf('Not understood', `${shortened(said(told.join('; ')))}${rest}`));
    },
  });
}

/** The way to a mistake; what the sender named, and is no plain name, is left out of it. */
function wayTold(path: readonly PropertyKey[]): string {
  return path.map((step) => (isPlainName(String(step)) ? String(step) : '…')).join('.');
}

/** Whoever sends many mistakes is not sent all of them back. */
const mostTold = 20;
const longestTold = 5_000;

function shortened(words: string): string {
  return words.length > longestTold ? `${words.slice(0, longestTold)}…` : words;
}
