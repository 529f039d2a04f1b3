import type { Day, Moment } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { dayAhead } from '../day-ahead.js';
import { momentOf, type Matter } from '../matter.js';

/** Where a term is used: the provision that it stands in, the act that is looked at, and the person who is bound, `it`. */
export interface Use {
  readonly placed: Placed;
  readonly matter: Matter;
  readonly it?: string;
  /** It lasts beyond the act, as what is asked of somebody in office does: it is judged as things are. */
  readonly lasts?: true;
}

/** When an act is judged: at its effect once it is there, and until then as things are. */
export function judgedAt(c: Context, { matter, lasts }: Use): Moment {
  return lasts === true ? c.now : (momentOf(c, matter, 'effect') ?? c.now);
}

/** The day on which an act is planned to be done, while that is ahead. */
export function plannedFor(c: Context, { matter }: Use): Day | undefined {
  return momentOf(c, matter, 'effect') === undefined ? dayAhead(matter.act, c.asOf) : undefined;
}

/** A section, as the instrument of the provision is cited. */
export function sectionAs({ cite, provision }: Placed, section: string): string {
  return `${cite.slice(0, cite.length - provision.cite.length)}${section}`;
}
