import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import { atClose, compareBy, equals, show, type Moment, type Shares } from '../../../exact/index.js';
import { agencyName, citation, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dayParameter, defineKind, type Bar, type Matter, type Requirement } from '../../../terms/index.js';
import { hasCome, isRedemptionOf, outstandingBeforeIts, type Redemption } from './called.js';
import { provisionOf } from '../series/series-provision.js';
import { dueWay } from './instalments.js';
import { redemptionEffect } from './redemption-effect.js';

const route = z.strictObject({
  cite: z.string(),
  says: z.string().describe('the way in a few of our own words'),
  redeems: z.enum(['any-part', 'the-whole']).describe('whether a part can be redeemed in this way, or the whole alone'),
  approval: z
    .strictObject({ by: agencyName.describe('the agency, as approvals name it'), says: z.string() })
    .optional()
    .describe('the approval that it needs'),
  changeInLaw: z
    .strictObject({ after: dayParameter, consulting: z.string().describe('who must be consulted first') })
    .optional()
    .describe('where it is open only after a change in law that is materially adverse to the corporation'),
});

const parameters = parametersOf('redemption', {
  series: stockName.describe('the series'),
  routes: z.array(route).min(1).describe('the ways in which the corporation may redeem'),
  available: z.string().describe('the law that says which funds may be used'),
});
type RedemptionRight = z.output<typeof parameters>;
type Route = z.output<typeof route>;

/** The right of the corporation to redeem a series. */
export const redemption = writerOf(parameters);

export const changeInLaw = openFact('adverse-change-in-law', 'proposal', 'day').yesNo(
  'After {1}, did a change in law before {0} modify the terms of the investment or of the programme in a respect materially adverse to the corporation?',
);

export const consulted = openFact('agency-consulted', 'proposal', 'agency').yesNo('Was {1} consulted before {0}?');

const tooMany = message(
  'redemption.outstanding',
  '{shares} shares of {series} are to be redeemed, and {outstanding} are outstanding: {outcome}',
);
const whole = message(
  'redemption.whole',
  '{shares} of {outstanding} outstanding shares of {series} are to be redeemed: {outcome}',
);

/**
 * The ways in which a series may be redeemed, at the option of the corporation alone: with an approval, in whole or in part; or,
 * after an adverse change in law, in whole and after a consultation. No more can be redeemed than is outstanding.
 */
export const redemptionKind = defineKind<RedemptionRight>({
  kind: 'redemption',
  subject: 'distributions',
  provides: 'Says how the corporation may redeem shares of a series.',
  parameters,
  facts: [changeInLaw, consulted],
  answers: ['capital.redeem', 'redemption.effect', 'approval.status'],
  bars: (c, placed, matter) =>
    isRedemptionOf(matter.act, placed.provision.series) ? [bar(c, placed, matter, matter.act)] : [],
  needs: (c, placed, matter) => {
    const { act } = matter;
    if (!isRedemptionOf(act, placed.provision.series)) return undefined;
    c.otherLaw({ says: placed.provision.available, cites: [placed.cite] });
    return waysOpen(c, placed, matter, act);
  },
  tells: (c, placed, topic, input, at) => {
    if (topic !== 'redemption-effect') return undefined;
    const { matter } = input as { readonly matter: Matter };
    const { act } = matter;
    if (!isRedemptionOf(act, placed.provision.series)) return undefined;
    return redemptionEffect(
      c,
      { series: placed.provision.series, cite: placed.cite },
      matter,
      act,
      waysOpen(c, placed, matter, act),
      at,
    );
  },
});

function bar(c: Context, { cite, provision }: Placed<RedemptionRight>, matter: Matter, act: Redemption): Bar {
  const { series } = provision;
  const outstanding = outstandingBeforeIts(c, matter, act, cite);
  const shares = act.shares ?? outstanding;
  const barred = compareBy<'shares'>('moreThan', shares, outstanding);
  const figures = { series, shares: show(shares), outstanding: show(outstanding) };
  return {
    barred,
    figures: { id: `${cite} outstanding`, shares, outstanding },
    reason: reason(tooMany, barred ? 'more than there are' : 'no more than there are', { figures, cites: [cite] }),
  };
}

/** One of the ways is enough. */
function waysOpen(c: Context, placed: Placed<RedemptionRight>, matter: Matter, act: Redemption): Requirement {
  const { cite, provision } = placed;
  const due = (['sinking-fund', 'redemption-on-request'] as const).flatMap(
    (kind) => provisionOf(c, kind, provision.series, c.asOf)?.cite ?? [],
  );
  const of = [
    ...provision.routes.map((each) => way(placed, each, matter, act)),
    ...due.slice(0, 1).map((section) => dueWay(section, act)),
  ];
  const [only] = of;
  return of.length === 1 && only !== undefined
    ? only
    : { kind: 'any', id: `${provision.cite} ways`, cite, says: `the ways of redeeming ${provision.series}`, of };
}

function way({ instrument }: Placed<RedemptionRight>, each: Route, matter: Matter, act: Redemption): Requirement {
  const { says, approval, changeInLaw: change, redeems } = each;
  const cite = citation(instrument, each.cite);
  const before = {
    says: 'the redemption date',
    moment: (c: Context): Moment | undefined => (hasCome(c, act) ? atClose(act.on) : undefined),
  };
  const approved: readonly Requirement[] =
    approval === undefined
      ? []
      : [
          {
            kind: 'approval',
            id: `${each.cite} approval`,
            cite,
            says: approval.says,
            agency: approval.by,
            silence: false,
            before,
          },
        ];
  const changed: readonly Requirement[] =
    change === undefined
      ? []
      : [
          {
            kind: 'fact',
            id: `${each.cite} consultation`,
            cite,
            says: `consultation with ${change.consulting}`,
            fact: consulted,
            about: [matter.id, change.consulting],
            wanted: 'yes',
          },
        ];
  const need: Requirement = { kind: 'all', id: each.cite, cite, says, of: [...approved, ...changed] };
  if (redeems === 'any-part' && change === undefined) return need;
  return {
    kind: 'only-where',
    id: each.cite,
    cite,
    says,
    condition: (c) => isOpen(c, each, matter, act, cite),
    need,
  };
}

const changes = message(
  'redemption.change',
  'A change in law after {after} is materially adverse to the corporation: {outcome}',
);

/** Whether a way is open at all: to a part too, or to the whole alone; always, or only after an adverse change in law. */
function isOpen(
  c: Context,
  { changeInLaw: change, redeems }: Route,
  matter: Matter,
  act: Redemption,
  cite: string,
): Held<boolean> {
  const all = isWhole(c, matter, act, cite);
  if (change === undefined || (redeems === 'the-whole' && !all.value)) return all;
  const value = c.holds(changeInLaw, [matter.id, change.after], cite);
  const figures = { after: change.after };
  return held(value, reason(changes, value ? 'yes' : 'no', { figures, cites: [cite], grounds: [all.reason] }));
}

function isWhole(c: Context, matter: Matter, act: Redemption, cite: string): Held<boolean> {
  const { class: series } = act;
  const outstanding = outstandingBeforeIts(c, matter, act, cite);
  const shares: Shares = act.shares ?? outstanding;
  const value = equals<'shares'>(shares, outstanding);
  const figures = { series, shares: show(shares), outstanding: show(outstanding) };
  return { value, reason: reason(whole, value ? 'the whole' : 'a part only', { figures, cites: [cite] }) };
}
