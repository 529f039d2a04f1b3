import { z } from 'zod';
import type { Day } from '../exact/index.js';
import { citation, provisionFields, type Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { actAskedAbout } from '../books/index.js';
import { dayMeant, hasCome, hasPassed, whenInWords, whenTerm, type When } from './language/when.js';
import type { Matter } from './matter.js';

/** The time of which a provision speaks, where that is not the time of its instrument. */
export interface InForceTime {
  readonly from?: When | undefined;
  readonly until?: When | undefined;
  readonly through?: When | undefined;
  readonly cite?: string | undefined;
}

/** A moment of the corporation's life: what turns on an act is none. */
export const ownMoment = whenTerm.refine((when) => !turnsOnAct(when), {
  error: 'it is a day, a milestone, an annual meeting or a day of the register, and not an event of some act',
});

/** Whether a moment turns on an act: on an event of it, or a day that is stated of it. */
export function turnsOnAct({ event, stated, earlierOf = [], laterOf = [], after, before }: When): boolean {
  const within = [
    ...earlierOf,
    ...laterOf,
    ...(after === undefined ? [] : [after]),
    ...(before === undefined ? [] : [before]),
  ];
  return event !== undefined || stated !== undefined || within.some(turnsOnAct);
}

const inForceTime = z
  .strictObject({
    from: ownMoment.optional().describe('the moment on whose day it begins'),
    until: ownMoment.optional().describe('the moment on whose day it has ended'),
    through: ownMoment.optional().describe('the moment after whose day it has ended'),
    cite: z.string().optional().describe('the section that says so, where it is another'),
  })
  .refine(({ until, through }) => until === undefined || through === undefined, {
    error: 'it ends once: write "until", or "through" where it still speaks on that day',
    path: ['through'],
  })
  .meta({ id: 'in-force' });

/** The field of a provision that begins or ends at a moment of its own: every kind has it. */
const inForceField = {
  inForce: inForceTime
    .optional()
    .describe(
      'where it begins or ends by itself, and not with its instrument: at a day, a milestone, an annual meeting',
    ),
};

/** The fields that provisions of every kind have. */
export const fieldsOfAll = { ...provisionFields, ...inForceField };

/** The parameters of a kind, with the time of a provision beside them. */
export function withInForce<P>(parameters: z.ZodType<P>): z.ZodType<P> {
  if (parameters instanceof z.ZodUnion)
    return z.union(parameters.options.map((each) => withInForce(each as never))) as never;
  return (parameters as unknown as z.ZodObject).safeExtend(inForceField) as never;
}

/** Whether a provision may be silent while its instrument is in force: it has a time of its own, or says so by some readings alone. */
export function mayBeSilent(placed: Placed): boolean {
  return hasTimeOfItsOwn(placed) || placed.provision.ifRead !== undefined;
}

/** Whether a provision begins or ends by itself, and not with its instrument. */
export function hasTimeOfItsOwn(placed: Placed): boolean {
  return timeOf(placed) !== undefined;
}

/**
 * Whether a provision speaks of a day: where its text is read another way it is silent; where its time has not begun or is over, it is
 * told and left out.
 */
export function speaksOn(c: Context, placed: Placed, day: Day): boolean {
  if (!c.isReadSo(placed)) return false;
  const { from, until, through, cite } = timeOf(placed) ?? {};
  const use = { placed, matter: nothingAsked(day) };
  const begun = from === undefined || hasCome(c, use, from, day);
  const isOver = (): boolean =>
    (until !== undefined && hasCome(c, use, until, day)) || (through !== undefined && hasPassed(c, use, through, day));
  if (begun && !isOver()) return true;
  const why = begun ? `ended at ${whenInWords(until ?? through ?? {})}` : `begins at ${whenInWords(from ?? {})}`;
  const cites = [placed.cite, ...(cite === undefined ? [] : [citation(placed.instrument, cite)])];
  c.remark({ says: `Left out for ${day}: it ${why}.`, cites });
  return false;
}

/** Whether a provision spoke on a day: its instrument was in force, and its own time had begun and was not over. */
export function spokeOn(c: Context, placed: Placed, day: Day): boolean {
  return c.provisionsOn(day).some(({ provision }) => provision === placed.provision) && speaksOn(c, placed, day);
}

/** Whether the time of a provision on votes is judged by the day on which a vote is taken, and not by its record date. */
export function isJudgedByVote({ provision }: Placed): boolean {
  return (provision as { readonly timeJudgedBy?: 'record-date' | 'vote' }).timeJudgedBy === 'vote';
}

/** The time of a provision, where it has one of its own. */
export function timeOf(placed: Placed): InForceTime | undefined {
  return (placed.provision as { readonly inForce?: InForceTime }).inForce;
}

/** The day of a moment of the corporation’s life, whether or not it has come; undefined where it turns on what has not happened. */
export function ownDay(c: Context, placed: Placed, when: When): Day | undefined {
  return dayMeant(c, { placed, matter: nothingAsked(c.asOf) }, when);
}

/** A time of a clause turns on no act. */
function nothingAsked(day: Day): Matter {
  return { id: actAskedAbout, act: { kind: 'activity', name: 'nothing' }, proposed: { day }, entry: '' };
}
