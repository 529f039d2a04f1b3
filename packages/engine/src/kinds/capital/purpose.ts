import { z } from 'zod';
import { agencyInWords, label, message, openFact, reason, listed } from '../../evaluation/index.js';
import { compareDays, plusDays, type Day } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { approvalsBy, defineKind, everyHolds, someOf, type Bar, type Matter } from '../../terms/index.js';

const parameters = parametersOf('purpose', {
  purposes: z.array(z.string()).describe('what the corporation is formed to do, in our own words'),
  lawfulUnder: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('the laws of which any one is enough to allow an activity; left out: the statutes, whatever they are'),
  subjectTo: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('laws that an activity must comply with besides; left out where the text names none'),
  consentOf: z
    .string()
    .optional()
    .describe('whose consent must come first, in words: a body of the State; left out where the text asks for none'),
  government: z
    .enum(['this-state'])
    .optional()
    .describe('of which government the bodies are whose consent must come first; left out where it may be any'),
});
type Purpose = z.output<typeof parameters>;

/** The purposes, what makes an activity lawful, and the rule that one which needs a public consent may not begin before it. */
export const purpose = writerOf(parameters);

const lawful = openFact('lawful-activity', 'activity').yesNo(
  'Is {0} an activity that the statutes allow to a corporation of this kind?',
  { reply: 'yes', premise: 'the statutes allow the activity {0}', kind: 'regular' },
);

const lawfulUnder = openFact('lawful-activity-under', 'activity', 'law').yesNo(
  'Is {0} lawful for this corporation under {1}?',
);

const compliesWith = openFact('activity-complies-with', 'activity', 'law').yesNo('Does {0} comply with {1}?');

const consentNeeded = openFact('public-consent-needed', 'activity', 'consent-of').yesNo(
  'Does {0} need the consent or approval of {1}?',
);

/** Asked of each agency that an activity needs: the text speaks of those of one government alone. */
const governmentOf = openFact('government-of', 'agency').choice(
  ['this-state', 'another-state', 'federal', 'local', 'foreign', 'none'],
  'Of which government is {0} a body?',
);

const consentingBodies = openFact('consenting-body', 'activity').text(
  'Which body must consent to {0}? Name it in the "needs" of the proposed activity.',
);

const cameFirst = openFact('consent-came-first', 'agency', 'activity').yesNo(
  'The consent of {0} and the start of {1} fell on one day: did the consent come first?',
);

const judged = message('purpose.judged', 'On {day} the activity “{activity}” is {outcome}: {why}');

/**
 * Bars an activity that no law named allows, or that a law limiting the purposes forbids; and on every day on which a consent that it needs has not yet been given, or has been revoked or has
 * lapsed. A consent given after the start does not cure the days before it. On the day of the start the consent must
 * have come first.
 */
export const purposeKind = defineKind<Purpose>({
  kind: 'purpose',
  subject: 'capital',
  heading: 'particulars',
  provides: 'States the purposes, which laws an activity must be lawful under, and whose consent must come first.',
  parameters,
  facts: [lawful, lawfulUnder, compliesWith, consentNeeded, governmentOf, consentingBodies, cameFirst],
  answers: ['instrument.provision', 'approval.status'],
  constants: ({ purposes }) => ({ purpose: purposes.join('; ') }),
  barsConduct: true,
  bars: (c, placed, matter) => (matter.act.kind === 'activity' ? [barOf(c, placed, matter, matter.act)] : []),
});

function barOf(c: Context, placed: Placed<Purpose>, matter: Matter, act: ActOf<'activity'>): Bar {
  const allowed = isLawful(c, placed, act.name);
  const start = act.from ?? c.asOf;
  c.covered('acts', c.asOf, [placed.cite]);
  const consents = agenciesFor(c, placed, act).map((agency) => ({
    agency,
    ...consentOf(c, placed, matter, act, agency, start),
  }));
  const missing = consents.filter((each) => !each.inForce).map((each) => each.agency);
  const barred = !allowed || missing.length > 0;
  const lastGrant = consents
    .flatMap((each) => (each.granted === undefined ? [] : [each.granted]))
    .toSorted(compareDays)
    .at(-1);
  const late = lastGrant !== undefined && compareDays(start, lastGrant) < 0;
  const whyBarred = allowed
    ? `the consent of ${listed(missing.map((agency) => agencyInWords(agency, (id) => c.nameOf(id))))} is missing`
    : 'the laws named do not allow it';
  const whyAllowed =
    placed.provision.consentOf === undefined ? 'it is lawful' : 'every consent that it needs came first';
  return {
    barred,
    figures: {
      activity: act.name,
      missing,
      from: start,
      ...(late ? { 'forbidden-from': start, 'forbidden-through': plusDays(lastGrant, -1) } : undefined),
    },
    reason: reason(judged, barred ? 'forbidden' : 'allowed', {
      figures: { day: c.asOf, activity: label(act.name), why: barred ? whyBarred : whyAllowed },
      cites: [placed.cite],
      entries: consents.flatMap((each) => each.entries),
    }),
  };
}

/** What makes it lawful, and every law that limits the purposes besides. */
function isLawful(c: Context, placed: Placed<Purpose>, activity: string): boolean {
  const { provision, cite } = placed;
  const limits = provision.subjectTo ?? [];
  return everyHolds(c, [
    () => isAllowed(c, placed, activity),
    ...limits.map((law) => () => c.is(compliesWith, { about: [activity, law], cites: [cite] })),
  ]);
}

/** Lawful under one of the laws named is enough: the purposes add up, and do not limit one another. */
function isAllowed(c: Context, { provision, cite }: Placed<Purpose>, activity: string): boolean {
  const laws = provision.lawfulUnder;
  if (laws === undefined) return c.is(lawful, { about: [activity], cites: [cite] });
  return someOf(c, laws, (law) => c.is(lawfulUnder, { about: [activity, law], cites: [cite] }));
}

function agenciesFor(c: Context, placed: Placed<Purpose>, act: ActOf<'activity'>): readonly string[] {
  const { consentOf } = placed.provision;
  if (consentOf === undefined) return [];
  if (act.needs !== undefined) return act.needs.filter((agency) => isOfThose(c, placed, agency));
  const needed = c.is(consentNeeded, { about: [act.name, consentOf], cites: [placed.cite] });
  return needed ? [c.ask(consentingBodies, { about: [act.name], cites: [placed.cite] })] : [];
}

/** Whether an agency is one of those whose consent the text speaks of: of another government it is none of them. */
function isOfThose(c: Context, { cite, provision: { government } }: Placed<Purpose>, agency: string): boolean {
  return government === undefined || c.ask(governmentOf, { about: [agency], cites: [cite] }) === government;
}

interface Consent {
  readonly inForce: boolean;
  readonly granted: Day | undefined;
  readonly entries: readonly string[];
}

function consentOf(
  c: Context,
  placed: Placed<Purpose>,
  matter: Matter,
  act: ActOf<'activity'>,
  agency: string,
  start: Day,
): Consent {
  const last = [matter.id, act.name]
    .flatMap((of) => approvalsBy(c, agency, of, c.asOf))
    .toSorted((a, b) => compareDays(a.on, b.on))
    .at(-1);
  if (last === undefined || !last.data.granted) return { inForce: false, granted: undefined, entries: [] };
  c.restsOn([last.id]);
  const revoked = c.books.approvalRevoked(last.id);
  const lapsed = last.data.until !== undefined && compareDays(last.data.until, c.asOf) <= 0;
  const over = lapsed || (revoked !== undefined && compareDays(revoked.day, c.asOf) <= 0);
  const tooLate = c.asOf === start && !wasFirst(c, placed, act, last, start);
  return { inForce: !over && !tooLate, granted: last.on, entries: [last.id] };
}

/** A consent of the day of the start itself must be known to have come first: a start is entered without a time. */
function wasFirst(
  c: Context,
  placed: Placed<Purpose>,
  act: ActOf<'activity'>,
  approval: { readonly on: Day; readonly data: { readonly by: string } },
  start: Day,
): boolean {
  return (
    compareDays(approval.on, start) < 0 ||
    c.is(cameFirst, { about: [approval.data.by, act.name], cites: [placed.cite] })
  );
}
