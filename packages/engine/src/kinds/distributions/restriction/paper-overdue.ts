import { message, reason } from '../../../evaluation/index.js';
import { ofKind } from '../../../session/index.js';
import { delivered } from '../papers/paper-delivered.js';
import { papersDue } from '../papers/papers-due.js';
import type { PaperDuty } from '../papers/paper-duty-parameters.js';
import { standingOn, type Judge } from './condition.js';

const harmless = message(
  'restriction.paper-harmless',
  'A paper that holders of {series} did not get in time {outcome}',
);
const overdue = message(
  'restriction.paper-overdue',
  'Papers that holders of {series} must get on missed dividends: {outcome}',
);

/** Whether a paper is overdue that holders must get on missed dividends, where that is read to stand in the way. */
export const paperOverdue: Judge<'paper-overdue'> = (c, { placed, condition, ...done }) => {
  const { cite, provision } = placed;
  const { series } = provision;
  const duty = ofKind<PaperDuty>(c, 'dividend-paper-duty').find(
    ({ provision: each }) => each.series === series && each.paper === condition.paper,
  );
  if (duty === undefined || !c.resolve(condition.bars)) {
    const why = reason(harmless, 'does not stand in the way by itself', { figures: { series }, cites: [cite] });
    return { holds: false, figures: {}, reason: why };
  }
  const at = standingOn(done);
  const wanting = papersDue(c, duty, at).filter((due) => {
    const { standing } = delivered(c, duty, due, at);
    return standing === 'not-done' || (standing === 'defective' && due.due < at.day);
  });
  const periods = wanting.map(({ period }) => String(period));
  return {
    holds: wanting.length > 0,
    figures: { overdue: periods },
    reason: reason(overdue, wanting.length === 0 ? 'none is overdue' : `overdue for period ${periods.join(', ')}`, {
      figures: { series },
      cites: [cite, duty.cite],
    }),
  };
};
