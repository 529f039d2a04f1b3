import { compareDays } from '../exact/index.js';
import type { AnyEntry, EntryOf } from './entry-types.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

type CallReport = EntryOf<'call-report'>;

interface Told {
  readonly entry: CallReport;
  readonly index: number;
}

/**
 * Refuses a report on a quarter that was not over, a second report of an institution on one quarter, and reports of an institution
 * that come in another order than their quarters. An amended report takes the place of the first with `supersedes`.
 */
export class CallReportCheck {
  private readonly reports = new Map<string, CallReport[]>();

  /** @param corrected the entries that the given ones supersede */
  problems(given: readonly Given[], corrected: readonly AnyEntry[]): readonly Problem[] {
    const gone = new Set(corrected.map(({ id }) => id));
    const told = reportsAmong(given);
    return told.flatMap((one) => {
      const kept = (this.reports.get(one.entry.data.institution) ?? []).filter(({ id }) => !gone.has(id));
      const beside = told.slice(0, told.indexOf(one)).map(({ entry }) => entry);
      const others = [...kept, ...beside].filter(({ data }) => data.institution === one.entry.data.institution);
      return [...early(one), ...twice(one, others), ...outOfOrder(one, others)];
    });
  }

  accept(given: readonly Given[], corrected: readonly AnyEntry[]): void {
    for (const { id } of corrected) {
      for (const [institution, kept] of this.reports) {
        this.reports.set(
          institution,
          kept.filter((each) => each.id !== id),
        );
      }
    }
    for (const { entry } of reportsAmong(given)) {
      const { institution } = entry.data;
      this.reports.set(institution, [...(this.reports.get(institution) ?? []), entry]);
    }
  }
}

function reportsAmong(given: readonly Given[]): readonly Told[] {
  return given.flatMap(({ entry, index }) => (entry.type === 'call-report' ? [{ entry, index }] : []));
}

function early({ entry, index }: Told): readonly Problem[] {
  const { quarter } = entry.data;
  if (compareDays(quarter, entry.on) <= 0) return [];
  const message = `it reports on a quarter that ends on ${quarter}, and is dated ${entry.on}, before that; date it on the day of the report`;
  return [impossible({ entry: entry.id, index }, ['data', 'quarter'], message)];
}

function twice({ entry, index }: Told, others: readonly CallReport[]): readonly Problem[] {
  const { institution, quarter } = entry.data;
  const other = others.find(({ data }) => data.quarter === quarter);
  if (other === undefined) return [];
  const message = `'${other.id}' is the report of ${institution} on the quarter that ended on ${quarter} already; correct the quarter, or name that entry in supersedes to replace it`;
  return [impossible({ entry: entry.id, index }, ['data', 'quarter'], message)];
}

/** An amended report has a day of its own, and may come after reports on later quarters. */
function outOfOrder({ entry, index }: Told, others: readonly CallReport[]): readonly Problem[] {
  if (entry.supersedes !== undefined) return [];
  const { institution, quarter } = entry.data;
  const later = others.find(
    ({ data, on, supersedes }) =>
      supersedes === undefined && compareDays(data.quarter, quarter) * compareDays(on, entry.on) < 0,
  );
  if (later === undefined) return [];
  const message = `the reports of ${institution} are out of order: this one, on the quarter that ended on ${quarter}, is dated ${entry.on}, and '${later.id}', on that of ${later.data.quarter}, ${later.on}; check the days and the quarters`;
  return [impossible({ entry: entry.id, index }, ['data', 'quarter'], message)];
}
