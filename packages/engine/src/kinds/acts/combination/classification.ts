import { held, message, reason, type Held, type Reason, listed } from '../../../evaluation/index.js';
import { atClose, plusDays } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { matterOf, momentOf, nameOfAct, recordDateOf, recordMoment, someOf, tryEach } from '../../../terms/index.js';
import type { Matter, Requirement } from '../../../terms/index.js';
import type { BusinessCombination } from './parameters.js';
import { matchRow, measuresOf, speaksOf, type Measures, type RowMatch } from './rows.js';
import type { RowUse } from './use.js';

const isOne = message('combination.is', '{act} is a business combination with an interested shareholder, under {rows}');
const isNone = message('combination.is-not', '{act} is none of the transactions listed');
const overriding = message(
  'combination.overrides',
  'These votes are needed even where less, or nothing, would do under {what}',
);

/** What the questions on combinations are told by a provision, asked with `{ matter }` under the topic `combination`. */
export interface Classification {
  readonly cite: string;
  readonly rows: readonly {
    readonly cite: string;
    readonly says: string;
    readonly match: Held<RowMatch> | undefined;
    /** What it measures, as far as that is known. */
    readonly measures: Measures;
  }[];
  readonly combination: () => Held<boolean>;
  readonly exemptions: Requirement | undefined;
  readonly interested: readonly string[] | undefined;
}

/** What a provision tells of an act. */
export function classification(
  c: Context,
  placed: Placed<BusinessCombination>,
  matter: Matter,
  exemptions: Requirement | undefined,
): Classification {
  const use = useOf(c, placed, matter);
  const rows = rowsFor(c, placed.provision, matter);
  const tried = tryEach(c, rows, (row) => matchRow(use, row));
  const persons = c.attempt(() => interestedPersons(c, placed, matter));
  return {
    cite: placed.cite,
    rows: tried.map(({ item, attempt }) => ({
      cite: item.cite,
      says: item.says,
      match: attempt.settled ? attempt.value : undefined,
      measures: measuresOf(use, item),
    })),
    combination: () => isCombination(c, placed, matter),
    exemptions,
    interested: persons.settled ? persons.value : undefined,
  };
}

/** An agreement for an act is judged as that act is: the act is looked at under the rows, through any chain of agreements. */
function underlying(c: Context, provision: BusinessCombination, matter: Matter): Matter {
  if (matter.act.kind !== 'agreement' || provision.agreements === undefined) return matter;
  return underlying(c, provision, matterOf(c, matter.act.for));
}

/**
 * Where the rows are read for a matter: what an agreement is for, at the time of which it is judged. Of a deal that has taken
 * effect that is the close of the day before at the latest: nobody is interested in a deal for what only the deal made of him.
 */
export function useOf(c: Context, placed: Placed<BusinessCombination>, matter: Matter): RowUse {
  const deal = underlying(c, placed.provision, matter);
  const effect = momentOf(c, matter, 'effect');
  const before = effect === undefined ? undefined : atClose(plusDays(effect.day, -1));
  const at = recordDateOf(c, matter) ?? before ?? recordMoment(c, matter);
  return { c, place: placed.article, matter: deal, at, currency: placed.instrument.currency };
}

/** The rows that speak of acts of that kind. */
export function rowsFor(c: Context, provision: BusinessCombination, matter: Matter) {
  const deal = underlying(c, provision, matter);
  return provision.rows.filter((row) => speaksOf(c, row, deal));
}

/** Whether some row catches a deal. */
export function isCombination(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Held<boolean> {
  const use = useOf(c, placed, matter);
  const rows = rowsFor(c, placed.provision, matter);
  const tried = tryEach(c, rows, (row) => matchRow(use, row));
  const value = someOf(c, tried, ({ attempt }) =>
    attempt.settled ? attempt.value.value.caught : c.suspendOn(attempt.waiting),
  );
  const matches = tried.flatMap(({ item, attempt }) => (attempt.settled ? [{ row: item, match: attempt.value }] : []));
  const telling = value ? matches.filter(({ match }) => match.value.caught) : matches;
  const grounds = telling.map(({ match }) => match.reason);
  const figures = { act: nameOfAct(c, matter), rows: listed(telling.map(({ row }) => row.cite)) };
  if (!value) return held(value, reason(isNone, 'no', { figures, cites: [placed.cite], grounds }));
  const agreement = matter.act.kind === 'agreement' ? placed.provision.agreements : undefined;
  const cites = agreement === undefined ? [placed.cite] : [placed.cite, agreement];
  return held(value, reason(isOne, 'yes', { figures, cites, grounds: [...grounds, ...overrides(placed)] }));
}

/** The parts of a list, the last of them after "or". */
function eachOf(parts: readonly string[]): string {
  return parts.length < 3 ? parts.join(' or ') : `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`;
}

function overrides({ provision }: Placed<BusinessCombination>): readonly Reason[] {
  if (provision.overrides.length === 0) return [];
  return [
    reason(overriding, 'overridden', {
      figures: { what: eachOf(provision.overrides) },
      cites: [provision.overridesAt ?? provision.cite],
    }),
  ];
}

/** Everyone interested in the deal, over all the rows that catch it; suspends while a row is not known to. */
export function interestedPersons(c: Context, placed: Placed<BusinessCombination>, matter: Matter): readonly string[] {
  const use = useOf(c, placed, matter);
  const matches = rowsFor(c, placed.provision, matter).map((row) => matchRow(use, row).value);
  return [...new Set(matches.flatMap((match) => match.by))].toSorted();
}
