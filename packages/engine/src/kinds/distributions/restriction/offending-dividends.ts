import { held, listed, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Bar, Matter } from '../../../terms/index.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import { daysPaid, declaredWithin, type DaysAsked } from '../series/declared-within.js';
import type { DefectiveDividend } from '../series/dividend-record-date.js';
import type { Done } from './condition.js';
import { isWide, type SeriesRestriction } from './restriction-parameters.js';

const offending = message(
  'restriction.offending',
  'Dividends on other stock declared or paid against {cite}: {outcome}',
);

/** The bars of a restriction on a dividend that was declared, as on one that is proposed. */
export type JudgeDividend = (matter: Matter, done: Done) => readonly Bar[];

/**
 * Dividends on other stock, of the days asked about, that were declared, or paid, on a day on which the restriction stood in their way, as is known now: they
 * happened, and are defective. Each is judged as an act is; one that waits for a fact is told as open.
 */
export function offendingDividends(
  c: Context,
  { cite, provision }: Placed<SeriesRestriction>,
  judge: JudgeDividend,
  asked: DaysAsked,
  at: Moment,
): Held<readonly DefectiveDividend[]> | undefined {
  if (!provision.restricts.startsWith('distributions')) return undefined;
  c.covered('dividends', at.day, [cite]);
  const judged = declaredWithin(c, asked, at)
    .filter(({ data }) => data.class !== provision.series)
    .map((entry) => {
      const days = [entry.on, ...daysPaid(c, entry, at)] as const;
      return { entry, bars: c.attempt(() => judge(asAct(entry), { days, known: at })) };
    });
  const found = judged.flatMap(({ entry, bars }): readonly Held<DefectiveDividend>[] => {
    const { id, class: of } = entry.data;
    if (!bars.settled) {
      const says = `whether ${againstWhat(provision)} is not known`;
      return [
        held(
          { id, class: of, cite, says, isOpen: true },
          reason(offending, `${id} is open`, { figures: { cite }, cites: [cite] }),
        ),
      ];
    }
    const barring = bars.value.find(({ barred }) => barred);
    if (barring === undefined) return [];
    c.restsOn([entry.id]);
    return [
      held({ id, class: of, cite, says: `it was declared or paid although ${againstWhat(provision)}` }, barring.reason),
    ];
  });
  return held(
    found.map(({ value }) => value),
    reason(offending, listed(found.map(({ value }) => c.nameOf(value.id))) || 'none', {
      figures: { cite },
      cites: [cite],
      grounds: found.map((each) => each.reason),
    }),
  );
}

function asAct({ id: entry, on, data }: DeclaredDividend): Matter {
  const { id, class: of, 'per-share': each, total, 'in-kind': kind, 'in-shares': shares, payable } = data;
  return {
    id,
    act: {
      kind: 'dividend',
      class: of,
      ...(each === undefined ? undefined : { 'per-share': each }),
      ...(total === undefined ? undefined : { total }),
      ...(kind === undefined ? undefined : { 'in-kind': kind }),
      ...(shares === undefined ? undefined : { 'in-shares': shares }),
      ...(payable === undefined ? undefined : { payable }),
    },
    proposed: { day: on },
    entry,
  };
}

/** What stands in the way, as a sentence goes on with it. */
function againstWhat(provision: SeriesRestriction): string {
  const { series } = provision;
  if (!isWide(provision)) return `dividends of ${series} were in arrears`;
  switch (provision.while.is) {
    case 'after-missed-period':
      return `a missed dividend of ${series} barred it`;
    case 'last-period-unpaid':
      return `the dividend of ${series} for the period before it was not paid`;
    case 'capital-short':
      return 'it left less capital than must be left';
    case 'not-publicly-traded':
      return 'the corporation was not publicly traded';
    case 'supervisor-restricts':
      return 'a bank supervisor restricted it';
    case 'paper-overdue':
      return 'a paper on missed dividends was overdue';
  }
}
