import { z } from 'zod';
import type { Day } from '../exact/index.js';
import type { Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { actAskedAbout } from '../books/index.js';
import { hasCome, whenInWords, whenTerm, type When } from './language/when.js';
import type { Matter } from './matter.js';

/** The time of which a provision speaks, where that is not the time of its instrument. */
export interface InForceTime {
  readonly from?: When | undefined;
  readonly until?: When | undefined;
}

/** A moment of the corporation's life: what turns on an act is none. */
const ownMoment = whenTerm.refine((when) => !turnsOnAct(when), {
  error: 'a clause begins and ends at a day, a milestone or an annual meeting, and not at an event of some act',
});

function turnsOnAct({ event, stated, earlierOf = [], laterOf = [], after, before }: When): boolean {
  const within = [
    ...earlierOf,
    ...laterOf,
    ...(after === undefined ? [] : [after]),
    ...(before === undefined ? [] : [before]),
  ];
  return event !== undefined || stated !== undefined || within.some(turnsOnAct);
}

/** The field of a provision that begins or ends at a moment of its own: beside the fields that every provision has. */
export const inForceField = {
  inForce: z
    .strictObject({
      from: ownMoment.optional().describe('the moment on whose day it begins'),
      until: ownMoment.optional().describe('the moment on whose day it has ended'),
    })
    .optional()
    .describe(
      'where it begins or ends by itself, and not with its instrument: at a day, a milestone, an annual meeting',
    ),
};

/** Whether a provision speaks of a day: where its time has not begun or is over, it is told and left out. */
export function speaksOn(c: Context, placed: Placed, day: Day): boolean {
  const { inForce } = placed.provision as { readonly inForce?: InForceTime };
  if (inForce === undefined) return true;
  const { from, until } = inForce;
  const use = { placed, matter: nothingAsked(day) };
  const begun = from === undefined || hasCome(c, use, from, day);
  const speaks = begun && (until === undefined || !hasCome(c, use, until, day));
  if (speaks) return true;
  const why = begun ? `ended at ${whenInWords(until ?? {})}` : `begins at ${whenInWords(from ?? {})}`;
  c.remark({ says: `Left out for ${day}: it ${why}.`, cites: [placed.cite] });
  return false;
}

/** A time of a clause turns on no act. */
function nothingAsked(day: Day): Matter {
  return { id: actAskedAbout, act: { kind: 'activity', name: 'nothing' }, proposed: { day }, entry: '' };
}
