import { openFact } from '../evaluation/index.js';
import type { Act, ActOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from './matter.js';

/** Supposed not so: most reclassifications and recapitalizations are carried out under a text that stays as it is. */
export const amendsCharter = openFact('amends-charter', 'proposal').yesNo('Does {0} amend the charter?', {
  reply: 'no',
  premise: 'inquiry found nothing in {0} that amends the charter',
});

/**
 * The acts that one act is, each asked about under the same name: what a dividend pays in shares of the corporation is a
 * distribution of them, whatever else it pays; what changes the stock may amend the charter besides.
 */
export function actsWithin(c: Context, matter: Matter): readonly Matter[] {
  const { act } = matter;
  switch (act.kind) {
    case 'dividend':
      return act['in-shares'] === undefined ? [matter] : partsOf(c, matter, () => dividendParts(act));
    case 'reclassification':
    case 'recapitalization': {
      if (act.of !== 'corporation') return [matter];
      const amends = act.amends === undefined ? c.holds(amendsCharter, [matter.id]) : act.amends.length > 0;
      return amends ? partsOf(c, matter, () => [act, { kind: 'amendment', provisions: act.amends ?? [] }]) : [matter];
    }
    default:
      return [matter];
  }
}

/** The very same parts each time, so that what is worked out of each is worked out once. */
function partsOf(c: Context, matter: Matter, make: () => readonly Act[]): readonly Matter[] {
  return c.once(matter.act, 'parts', make).map((act) => ({ ...matter, act }));
}

function dividendParts({ 'in-shares': shares, ...other }: ActOf<'dividend'>): readonly Act[] {
  const paysMore = (other['per-share'] ?? other.total ?? other['in-kind']) !== undefined;
  const distributed: readonly Act[] =
    shares === undefined
      ? []
      : [
          {
            kind: 'distribute-shares',
            class: shares.class,
            'on-class': other.class,
            'per-share': shares['per-share'],
          },
        ];
  return paysMore ? [other, ...distributed] : distributed;
}
