import { message, openFact, reason } from '../../../evaluation/index.js';
import { anniversary, compareDays } from '../../../exact/index.js';
import type { Judge } from './condition.js';

export const tradedOnExchange = openFact('traded-on-exchange', 'corporation').yesNo(
  'Is a class of securities of the corporation traded on a national securities exchange on {on}?',
);

export const filesReports = openFact('files-periodic-reports', 'corporation').yesNo(
  'Must the corporation on {on} file periodic reports with the Securities and Exchange Commission, or with its primary federal bank regulator?',
);

const early = message('restriction.not-yet', 'What it asks after {day} is not in force on {on}: {outcome}');
const asked = message(
  'restriction.traded',
  'After {day} the corporation must be publicly traded, with a class on a national exchange and a duty to file periodic reports; on {on} {outcome}',
);

/** Whether, after so many years, the corporation is not publicly traded. The anniversary itself is not after it. */
export const notPubliclyTraded: Judge<'not-publicly-traded'> = (c, { placed, condition, on }) => {
  const { cite } = placed;
  const day = anniversary(condition.from, condition.years);
  if (compareDays(on, day) <= 0) {
    return {
      holds: false,
      figures: { after: day },
      reason: reason(early, 'nothing is barred', { figures: { day, on }, cites: [cite] }),
    };
  }
  const about = ['corporation'];
  const isTraded =
    c.is(tradedOnExchange, { about, on, cites: [cite] }) && c.is(filesReports, { about, on, cites: [cite] });
  return {
    holds: !isTraded,
    figures: { after: day, 'publicly-traded': isTraded },
    reason: reason(asked, isTraded ? 'it is' : 'it is not', { figures: { day, on }, cites: [cite] }),
  };
};
