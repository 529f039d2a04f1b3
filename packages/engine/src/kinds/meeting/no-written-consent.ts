import { z } from 'zod';
import { message, openFact, reason } from '../../evaluation/index.js';
import { byReading, parametersOf, type Placed, type Written } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, isOfDirectors, seriesHasTerm, seriesNames, seriesOn, seriesProvides } from '../../terms/index.js';
import type { Bar, Matter, Provided } from '../../terms/index.js';

/** Asked under the reading by which law keeps the consent of every holder. */
export const consentUnanimous = openFact('consent-of-all', 'proposal').yesNo(
  'Have the holders of all outstanding shares entitled to vote on it signed the consent ({0})?',
);

/** Asked of the holders of a series that is not entered: its terms are part of the instrument, and may require otherwise. */
export const consentByTerms = openFact('consent-by-series-terms', 'series').yesNo(
  'Do the terms of {0} expressly let its holders act by consent in writing?',
);

const parameters = parametersOf('no-written-consent', {
  consentOfAll: byReading(z.enum(['no-effect', 'effective'])).describe(
    'whether a consent signed by all holders has effect all the same, where law gives it',
  ),
  seriesToo: z
    .boolean()
    .optional()
    .describe('whether it binds the holders of a series whatever its terms say; left out: their terms may let them'),
});
type NoWrittenConsent = z.output<typeof parameters>;

const noEffect = message(
  'written-consent.barred',
  'A consent in writing of {of} is of no effect: they act at a duly called annual or special meeting',
);
const effective = message('written-consent.not-barred', 'A consent in writing of {of} is not excluded: {why}');

/** Shareholders act only at a duly called meeting, and not by consent in writing. Consents of directors are not covered. */
export const noWrittenConsentKind = defineKind<NoWrittenConsent>({
  kind: 'no-written-consent',
  subject: 'meeting',
  provides: 'lets shareholders act only at a duly called meeting, never by consent in writing',
  parameters,
  facts: [consentUnanimous, consentByTerms, seriesHasTerm],
  answers: ['meeting.consent', 'approval.status', 'instrument.profile'],
  bars: (c, placed, matter) => {
    if (matter.act.kind !== 'written-consent' || isOfDirectors(matter.act.of)) return [];
    return [consentBar(c, placed, matter, matter.act)];
  },
  profile: () => ({ 'written-consent': 'not allowed' }),
});

function consentBar(c: Context, placed: Placed<NoWrittenConsent>, matter: Matter, act: ActOf<'written-consent'>): Bar {
  const { cite } = placed;
  const termsMay = act.of !== 'shareholders' && placed.provision.seriesToo !== true;
  const byTerms = termsMay ? consentByItsTerms(c, act.of, cite) : { has: false, grounds: [] };
  const bar = (barred: boolean, why: string): Bar => ({
    barred,
    figures: {},
    reason: reason(barred ? noEffect : effective, barred ? 'no effect' : 'not excluded', {
      figures: { of: act.of, why },
      cites: [cite],
      grounds: byTerms.grounds,
    }),
  });
  if (byTerms.has) return bar(false, 'its own terms, part of the instrument, expressly provide for it');
  if (c.resolve(placed.provision.consentOfAll) === 'no-effect') return bar(true, '');
  const all = c.holds(consentUnanimous, [matter.id], cite);
  return bar(!all, 'every holder signed it, and the section yields to law');
}

/** Whether holders may act in writing by the terms of their series; asked where no such series is entered. */
function consentByItsTerms(c: Context, id: string, cite: string): Provided {
  const isNamed = seriesNames(c, c.asOf).some((each) => each.id === id);
  const series = isNamed ? seriesOn(c, c.asOf, [cite]).find((each) => each.id === id) : undefined;
  return series === undefined
    ? { has: c.holds(consentByTerms, [id], cite), grounds: [] }
    : seriesProvides(c, series, 'written-consent', c.now, cite);
}

export const noWrittenConsent = (parts: Written<typeof parameters>) => ({
  kind: 'no-written-consent' as const,
  ...parts,
});
