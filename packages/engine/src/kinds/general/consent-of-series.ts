import { held, message, reason, withGrounds, type Held, type Reason } from '../../evaluation/index.js';
import { leastWholeMeeting } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { momentOf, nameOfAct, partsOf, type Matter, type Need, type Requirement } from '../../terms/index.js';

/** The topic under which a provision tells whether it asks for the consent of a series to an act, and of whom. */
export const consentOfSeriesTopic = 'consent-of-series';

/** Whether some of what is needed is a vote of this series alone. */
export function hasVoteOfSeries(need: Need, series: string): boolean {
  return partsOf(need).some(({ vote }) => Array.isArray(vote) && vote.length === 1 && vote[0] === series);
}

const asked = message('consent.asked', 'The consent of {series} to {act} {outcome}');

interface Consenting {
  readonly of: string;
  readonly outstanding?: unknown;
  readonly needed?: unknown;
}

/** Whether the consent of a series is asked for an act, and whose it is: that of somebody who stands for it, or of its holders. */
export function consentTold(
  c: Context,
  { cite, provision }: Placed,
  series: string,
  matter: Matter,
  found: { readonly applies: Held<boolean>; readonly needs: readonly Requirement[] },
): Held<unknown> {
  const grounds: Reason[] = [found.applies.reason];
  const whose = found.applies.value ? found.needs.flatMap((need) => consenting(c, need, series, matter, grounds)) : [];
  const [who] = whose;
  const figures = { series, act: nameOfAct(c, matter) };
  const because = reason(asked, who === undefined ? 'is not asked' : 'is asked', { figures, cites: [cite] });
  const value = { id: provision.cite, cite, asked: who !== undefined, ...who };
  return held(value, withGrounds(because, grounds));
}

/** Who consents for a series within what is needed, as the conditions of its parts have it. */
function consenting(
  c: Context,
  need: Requirement,
  series: string,
  matter: Matter,
  grounds: Reason[],
  isWay = false,
): readonly Consenting[] {
  const within = (part: Requirement, asWay: boolean) => consenting(c, part, series, matter, grounds, asWay);
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.flatMap((part) => within(part, need.kind === 'any'));
    case 'order':
      return [need.first, need.then].flatMap((part) => within(part, false));
    case 'where':
    case 'only-where': {
      const { value, reason: because } = need.condition(c);
      grounds.push(because);
      return value ? within(need.need, isWay) : [];
    }
    case 'approval':
      return isWay ? [{ of: need.agency }] : [];
    case 'vote': {
      const { classes } = need.base;
      if (classes === 'general' || !classes.includes(series)) return [];
      const outstanding = c.books.outstanding(series).at(momentOf(c, matter, 'effect') ?? c.now);
      const needed = leastWholeMeeting<'shares'>(need.fraction, outstanding);
      return [{ of: 'holders', outstanding, ...(needed === undefined ? undefined : { needed }) }];
    }
    default:
      return [];
  }
}
