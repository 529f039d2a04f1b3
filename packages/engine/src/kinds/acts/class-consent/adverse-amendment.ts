import { message, reason } from '../../../evaluation/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { nameOfAct, type Matter } from '../../../terms/index.js';
import { adverselyAffects } from './facts.js';
import { mayReplace } from './merger-or-exchange.js';
import type { ClassConsent } from './parameters.js';
import type { Reached } from './senior-stock.js';

const affects = message('class-consent.adverse', '{act} adversely affects {series}: {outcome}');
const ofOthers = message(
  'class-consent.not-adverse',
  '{act} changes the number of another series; what is made by it that ranks before {series} is a matter of its own: {outcome}',
);

/**
 * Amendments of the instruments above the bylaws, and changes of the number of shares of a series, which amend them; what replaces the
 * shares of the corporation where the text has it so.
 */
export function mayAmend(act: Act, { byMerger }: ClassConsent): boolean {
  if (byMerger === true && mayReplace(act)) return true;
  if (act.kind === 'amendment') return act.instrument !== 'bylaws';
  return act.kind === 'resize-series';
}

/**
 * Whether an amendment is adverse to the series. Where a text has a consent to mergers of its own, an amendment by means of one stands or
 * falls with that, and is not asked about again.
 */
export function affectsAdversely(
  c: Context,
  { cite, instrument, provision }: Placed<ClassConsent>,
  matter: Matter,
): Reached {
  const { series, never } = provision;
  const { act } = matter;
  const figures = { act: nameOfAct(c, matter), series };
  const cites = [cite, ...(never === undefined ? [] : [citation(instrument, never)])];
  if (act.kind === 'resize-series' && act.series !== series) {
    return { value: false, reason: reason(ofOthers, 'not adverse', { figures, cites }) };
  }
  const value = c.holds(adverselyAffects, [matter.id, series], cite);
  return { value, reason: reason(affects, value ? 'yes' : 'no', { figures, cites: value ? [cite] : cites }) };
}
