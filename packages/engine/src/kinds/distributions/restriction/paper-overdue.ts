import { message, reason } from '../../../evaluation/index.js';
import type { Placed } from '../../../instrument/index.js';
import { delivered } from '../papers/paper-delivered.js';
import { papersDue } from '../papers/papers-due.js';
import type { PaperDuty } from '../papers/paper-duty-parameters.js';
import type { Judge } from './condition.js';

const harmless = message(
  'restriction.paper-harmless',
  'A paper that holders of {series} did not get in time {outcome}',
);
const overdue = message(
  'restriction.paper-overdue',
  'Papers that holders of {series} must get on missed dividends: {outcome}',
);

/** Whether a paper is overdue that holders must get on missed dividends, where that is read to stand in the way. */
export const paperOverdue: Judge<'paper-overdue'> = (c, { placed, condition }) => {
  const { cite, provision } = placed;
  const { series } = provision;
  const duty = c.provisionsOn(c.asOf).find((each) => isDuty(each, series, condition.paper)) as
    | Placed<PaperDuty>
    | undefined;
  if (duty === undefined || !c.resolve(condition.bars)) {
    const why = reason(harmless, 'does not stand in the way by itself', { figures: { series }, cites: [cite] });
    return { holds: false, figures: {}, reason: why };
  }
  const wanting = papersDue(c, duty, c.now).filter((due) => {
    const { standing } = delivered(c, duty, due, c.now);
    return standing === 'not-done' || (standing === 'defective' && due.due < c.asOf);
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

function isDuty({ provision }: Placed, series: string, paper: PaperDuty['paper']): boolean {
  if (provision.kind !== 'dividend-paper-duty') return false;
  const duty = provision as PaperDuty;
  return duty.series === series && duty.paper === paper;
}
