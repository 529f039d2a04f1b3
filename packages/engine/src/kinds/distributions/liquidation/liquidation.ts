import { z } from 'zod';
import { held, message, openFact, reason, type FactType, type Held } from '../../../evaluation/index.js';
import { moneyOf, showMoney, type Money, type Moment } from '../../../exact/index.js';
import { byReading, citation, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, seriesHasTerm, seriesProvides } from '../../../terms/index.js';
import { accountDue, accountOrder, liquidationAccount } from '../liquidation-account.js';
import { ratioInLiquidation } from './as-converted.js';
import { preferentialAmount } from './preferential-amount.js';
import { sharesInWhatRemains } from './participation.js';
import { fullPreference, liquidationPreference, rankOfSeries } from './preferences.js';
import { outstandingSeries, unpaidDividends } from '../senior-claims.js';
import { seriesClause } from './series-clause.js';
import { sectionsExcluding } from './series-liquidation.js';
import { liquidationTurns, liquidationTurnsTopic } from './turns.js';
import { waterfall } from './waterfall.js';

const parameters = parametersOf('liquidation', {
  residual: stockName.describe('the class that takes what remains'),
  senior: stockName.describe('the class whose series have preferences'),
  first: byReading(z.enum(['debts', 'preferences'])).describe('what is paid first'),
  participation: byReading(z.enum(['as-common', 'shares-held'])).describe(
    'how a participating series counts: at the ratio of its terms, or by the shares of the residual class that it holds',
  ),
  notALiquidation: z
    .array(z.enum(['merger', 'consolidation', 'sale-of-assets']))
    .describe('what is never treated as a liquidation'),
  treatedAsOne: z
    .strictObject({
      cite: z.string().describe('its section'),
      events: z.array(z.enum(['merger', 'consolidation', 'sale-of-assets'])).min(1),
      says: z.string().describe('of which of these events, in our own words'),
    })
    .optional()
    .describe('events that are treated as a liquidation only where they are of a sort; left out: always'),
  account: liquidationAccount
    .optional()
    .describe(
      'an account for others than holders of shares that is paid before what remains; left out where there is none',
    ),
  withDeclared: seriesClause
    .optional()
    .describe('where dividends that were declared and are not paid are added to the preferences'),
  orAsConverted: seriesClause
    .optional()
    .describe(
      'where a series whose shares would get more converted into the residual class is treated as converted; left out, one is whose terms say so',
    ),
  shortfall: z.string().describe('the law that divides what is too little for preferences of one rank'),
});
type Liquidation = z.output<typeof parameters>;

/** What holders receive when the corporation is wound up, in which order; and what is no winding up. */
export const liquidation = writerOf(parameters);

const assets = openFact('assets-in-liquidation').money(
  'What are the assets of the corporation worth in the liquidation?',
);

const debts = openFact('debts-in-liquidation').money(
  'What do the debts and liabilities come to in the liquidation, provisions and costs among them?',
);

const noLiquidation = message(
  'liquidation.none',
  'A {event} is no liquidation for any provision: no preference falls due and nothing is distributed',
);
const preferenceFalls = message(
  'liquidation.by-terms',
  'The terms of {series} treat a {event} as a liquidation, and {outcome} falls due to its holders by preference',
);
const onlyByTerms = message(
  'liquidation.by-terms-only',
  'A {event} is a liquidation only for the series whose terms treat it as one: {outcome}',
);
const divided = message(
  'liquidation.divided',
  'Of {assets}, {outcome} remains for {residual} after debts of {debts} and preferences',
);

/** Asked of an event that a text treats as a liquidation only where it is of a sort. */
const treatedAsLiquidation = openFact('treated-as-liquidation', 'what', 'section').yesNo(
  'Is the {0} one that {1} treats as a liquidation?',
);

/**
 * Divides what is left of the corporation: debts, then preferences rank by rank (what is too little for a rank is divided
 * in proportion), beside them an account for others where there is one, then the residual class with those that participate. Exact; cents are made only of the payments.
 */
export const liquidationKind = defineKind<Liquidation>({
  kind: 'liquidation',
  subject: 'distributions',
  provides: 'Says who receives what when the corporation is wound up, and what is no winding up.',
  parameters,
  facts: [
    treatedAsLiquidation,
    assets,
    debts,
    liquidationPreference,
    rankOfSeries,
    unpaidDividends,
    accountDue,
    accountOrder,
    seriesHasTerm,
    ratioInLiquidation,
    sharesInWhatRemains,
  ],
  answers: ['liquidation.waterfall', 'solve.breakpoints'],
  tells: (c, placed, topic, input, at) => {
    if (topic === 'preferential-amount') {
      const { senior, withDeclared } = placed.provision;
      const rule = { senior, placed, withDeclared };
      return preferentialAmount(c, rule, String(input['class']), at);
    }
    if (topic === liquidationTurnsTopic) {
      const owed = figure(c, placed, input['debts'], debts);
      return liquidationTurns(c, placed, placed.provision, owed, at, earlierOf(input['earlier']));
    }
    return topic === 'liquidation' ? tell(c, placed, input, at) : undefined;
  },
});

function excludes(placed: Placed<Liquidation>, event: string): boolean {
  return (placed.provision.notALiquidation as readonly string[]).includes(event);
}

function isTreatedAsOne(c: Context, { provision, instrument }: Placed<Liquidation>, event: string): boolean {
  const { treatedAsOne } = provision;
  if (treatedAsOne === undefined || !(treatedAsOne.events as readonly string[]).includes(event)) return true;
  const cite = citation(instrument, treatedAsOne.cite);
  return c.is(treatedAsLiquidation, { about: [event, treatedAsOne.cite], cites: [cite] });
}

function tell(
  c: Context,
  placed: Placed<Liquidation>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const event = String(input['event']);
  if (excludes(placed, event) || !isTreatedAsOne(c, placed, event)) return excluded(c, placed, event, at);
  const whole = figure(c, placed, input['assets'], assets);
  const owed = figure(c, placed, input['debts'], debts);
  const result = waterfall(c, placed, placed.provision, whole, owed, at, earlierOf(input['earlier']));
  const figures = { assets: showMoney(whole), debts: showMoney(owed), residual: placed.provision.residual };
  return held(
    { outcome: 'liquidation', residual: placed.provision.residual, ...result.value },
    reason(divided, showMoney(result.remaining), { figures, cites: [placed.cite], grounds: result.grounds }),
  );
}

/**
 * Of what is no liquidation nothing is divided; to a series whose terms treat it as one, and could be given them, its preference
 * falls due.
 */
function excluded(c: Context, placed: Placed<Liquidation>, event: string, at: Moment): Held<unknown> {
  const { account, senior, withDeclared } = placed.provision;
  const { cite } = placed;
  if (account !== undefined)
    c.otherLaw({ says: `whether a successor takes over ${account.says}`, cites: [account.cite] });
  const named = event.replaceAll('-', ' ');
  const judged = outstandingSeries(c, senior, at, cite).map((series) => ({
    series,
    ...seriesProvides(c, series, 'merger-as-liquidation', at, cite),
  }));
  const due = judged
    .filter(({ has }) => has)
    .map(({ series, grounds }) => {
      const full = fullPreference(c, { placed, withDeclared }, series, at);
      const figures = { series: series.id, event: named };
      return held(
        { id: series.id, due: full },
        reason(preferenceFalls, showMoney(full), { figures, cites: [cite], grounds }),
      );
    });
  const grounds = [
    ...due.map((each) => each.reason),
    ...judged.filter(({ has }) => !has).flatMap((each) => each.grounds),
  ];
  const cites = [cite, ...sectionsExcluding(c, event, at.day)];
  if (due.length === 0)
    return held(
      { outcome: 'no-liquidation' },
      reason(noLiquidation, 'none', { figures: { event: named }, cites, grounds }),
    );
  const outcome = due.map(({ value }) => value.id).join(', ');
  return held(
    { outcome: 'liquidation-by-terms', 'by-terms': due.map(({ value }) => value) },
    reason(onlyByTerms, outcome, { figures: { event: named }, cites, grounds }),
  );
}

/** What was distributed on each share earlier in the same liquidation, by class. */
function earlierOf(given: unknown): ReadonlyMap<string, Money> {
  const all = (given ?? []) as readonly { readonly class: string; readonly 'per-share': Money }[];
  return new Map(all.map((each) => [each.class, each['per-share']]));
}

/** A figure that the question gives, else the very figure entered. */
function figure(c: Context, placed: Placed<Liquidation>, given: unknown, fact: FactType): Money {
  if (given !== undefined) return given as Money;
  return moneyOf(c.exactly(c.quantity('money', fact, { about: [], cites: [placed.cite] })), placed.instrument.currency);
}
