import { nothingFurther, openFact } from '../../../evaluation/index.js';
import type { Moment, Ratio } from '../../../exact/index.js';
import { momentOfEntry } from '../../../books/index.js';
import { message, reason } from '../../../evaluation/index.js';
import { isMomentBefore, show } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { ConversionEvent, Found } from './conversion-event.js';
import type { Conversion } from './conversion-parameters.js';

/** Told of several issues on one day: which came first, and what other series could become between them, no entry says. */
export const issuesInOrder = openFact('issues-in-order-entered', 'class', 'day').yesNo(
  'Were the issues of {0} on {1} made one after another, as they are entered?',
  {
    reply: 'yes',
    premise:
      'the issues of {0} on {1} were made one after another, as they are entered, and counted with what other series could become the day before',
    kind: 'regular',
  },
);

/** Told of each option, warrant or convertible security: whether an instrument counts it as an issue is a matter of its words. */
export const rightAdjusts = openFact('right-adjusts-conversion', 'right', 'series').yesNo(
  'Does the right {0} adjust the ratio of {1}, or count as outstanding in its adjustment, before it is exercised?',
  nothingFurther(
    'the right {0} neither adjusts the ratio of {1} nor counts as outstanding in its adjustment before it is exercised',
  ),
);

/** Asked where the weighted average cannot be counted from the entries. */
export const adjustmentFactor = openFact('adjustment-factor', 'entry', 'series').ratio(
  'By what does {0} multiply the ratio of {1}, as the instrument counts?',
  { least: '1' },
);

const rightSays = message(
  'conversion.right',
  'The right {right} adjusts the ratio of {series}: the ratio is multiplied by {outcome}',
);

/** Rights to new shares of the class, granted once shares of the series are out. */
export function rightsGranted(c: Context, { provision }: Placed<Conversion>, since: Moment, at: Moment) {
  return c.books
    .entriesOf('right-granted', at)
    .filter(({ data }) => data.class === provision.into && data.over === 'unissued')
    .filter((entry) => isMomentBefore(momentOfEntry(entry), since) !== true);
}

/** Each of these rights, where the instrument counts it as an issue. */
export function rightsThatAdjust(c: Context, placed: Placed<Conversion>, since: Moment, at: Moment): readonly Found[] {
  const issues = placed.provision.adjustedBy?.issues;
  if (issues === undefined) return [];
  const cites = [citation(placed.instrument, issues.cite)];
  return rightsGranted(c, placed, since, at).map((entry) => ({
    moment: momentOfEntry(entry),
    event: (): ConversionEvent | undefined => {
      const { id, on, data } = entry;
      const { series } = placed.provision;
      if (!c.is(rightAdjusts, { about: [data.id, series], cites })) return undefined;
      const factor = factorAsked(c, data.id, series, cites);
      const figures = { right: c.nameOf(data.id), series };
      return {
        id,
        on,
        how: 'rights',
        factor,
        reason: reason(rightSays, show(factor), { figures, cites, entries: [id] }),
      };
    },
  }));
}

/** The factor of an issue where entries do not tell it: made as one with another of its day, or with rights that count; else undefined. */
export function factorOfIssue(
  c: Context,
  placed: Placed<Conversion>,
  entry: EntryOf<'shares-issued'>,
  onItsDay: number,
  since: Moment,
): Ratio | undefined {
  const { series, into, adjustedBy } = placed.provision;
  const cites = [citation(placed.instrument, adjustedBy?.issues?.cite ?? placed.cite)];
  const isAlone = onItsDay < 2 || c.is(issuesInOrder, { about: [into, entry.on], cites });
  const counts = rightsGranted(c, placed, since, momentOfEntry(entry)).some(({ data }) =>
    c.is(rightAdjusts, { about: [data.id, series], cites }),
  );
  return isAlone && !counts ? undefined : factorAsked(c, entry.id, series, cites);
}

function factorAsked(c: Context, id: string, series: string, cites: readonly string[]): Ratio {
  return c.exactly(c.quantity<'ratio'>('ratio', adjustmentFactor, { about: [id, series], cites }));
}
