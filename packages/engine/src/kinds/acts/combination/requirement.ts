import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { isUnder, type Placed } from '../../../instrument/index.js';
import { ofKind, type Context } from '../../../session/index.js';
import { dayOfText, nameOfAct, ordinaryBoardAct, pollsEnd, someOf } from '../../../terms/index.js';
import type { Matter, Requirement } from '../../../terms/index.js';
import { interestedPersons, rowsFor, useOf } from './classification.js';
import type { BusinessCombination } from './parameters.js';
import { matchRow } from './rows.js';
import { stepsOfVote } from './votes.js';
import type { Exemption } from './exemption-parameters.js';
import { exemptRoutes } from './exemption-routes.js';
import { leftToLaw } from '../left-to-law.js';

const rowCatches = message('combination.of-rows', 'The route is for what comes under {rows}: {act} {outcome}');
/** What a combination needs: one of the routes to exemption, or the votes. */
export function requirementOf(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Requirement {
  const { provision } = placed;
  const use = { ...useOf(c, placed, matter), matter };
  // Remembered apart from the ways to exemption, which rest on more: as long as these steps are the same, so is what was counted.
  const steps = c.once(
    matter.act,
    `votes of ${placed.instrument.id} ${provision.cite} on ${matter.id}, ${c.asOf}`,
    () => provision.votes.flatMap((vote) => stepsOfVote(use, vote, () => interestedPersons(c, placed, matter))),
  );
  const votes: Requirement = {
    kind: 'all',
    id: `${provision.cite} votes`,
    cite: placed.cite,
    says: 'the votes on a combination with an interested shareholder',
    of: steps,
  };
  const approval = afterTheBoard(c, placed, matter, votes);
  const exempt = exemptionOf(c, placed, matter);
  const routes: Requirement =
    exempt === undefined
      ? approval
      : {
          kind: 'any',
          id: `${provision.cite} routes`,
          cite: placed.cite,
          says: `${exempt.says}, or the votes`,
          of: [exempt, approval],
        };
  return leftToLaw(c, placed, routes, matter);
}

/** The votes, with the approval of the board before them where the text wants it first. */
function afterTheBoard(
  c: Context,
  placed: Placed<BusinessCombination>,
  matter: Matter,
  votes: Requirement,
): Requirement {
  const first = placed.provision.boardFirst;
  if (first === undefined) return votes;
  const board = ordinaryBoardAct({ ...first, decides: ['approve'] });
  return {
    kind: 'order',
    id: `${placed.provision.cite} in order`,
    cite: placed.cite,
    says: 'approval by the board, then the votes',
    first: { ...board, before: { says: 'the vote of the holders', moment: () => pollsEnd(c, matter) } },
    // oxlint-disable-next-line unicorn/no-thenable -- "then" names the later of two steps
    then: votes,
  };
}

/** What would free the deal. */
export function exemptionOf(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Requirement | undefined {
  const rules = exemptionsFrom(c, placed, matter);
  const routes = rules.flatMap((rule) => routesOf(c, placed, matter, rule));
  const [only] = routes;
  if (only === undefined || routes.length === 1) return only;
  return {
    kind: 'any',
    id: `${placed.provision.cite} unless`,
    cite: placed.cite,
    says: rules.map((rule) => rule.says).join(', or '),
    of: routes,
  };
}

/** The exemptions of the text by which a deal is judged that free of the votes of a rule. */
function exemptionsFrom(
  c: Context,
  { provision, instrument }: Placed<BusinessCombination>,
  matter: Matter,
): readonly Exemption[] {
  return ofKind<Exemption>(c, 'combination-exemption', dayOfText(c, matter))
    .filter((each) => each.instrument.id === instrument.id)
    .map((each) => each.provision)
    .filter(({ frees }) => frees === provision.cite);
}

/** The ways to exemption by one rule, together; those of a rule for some rows are open only where one of these catches. */
function routesOf(
  c: Context,
  placed: Placed<BusinessCombination>,
  matter: Matter,
  rule: Exemption,
): readonly Requirement[] {
  const known = c.attempt(() => interestedPersons(c, placed, matter));
  const use = useOf(c, placed, matter);
  const subjects = use.matter.id === matter.id ? [matter] : [matter, use.matter];
  const of = exemptRoutes({ ...use, matter }, rule, subjects, known);
  const [first] = of;
  if (first === undefined) return [];
  const { says } = rule;
  const need: Requirement = of.length === 1 ? first : { kind: 'any', id: rule.cite, cite: rule.cite, says, of };
  const rows = rule.rows === undefined ? undefined : c.resolve(rule.rows);
  if (rows === undefined) return [need];
  const condition = (at: Context) => isUnderRows(at, placed, matter, { cite: rule.cite, rows });
  return [{ kind: 'only-where', id: `${rule.cite} route`, cite: rule.cite, says, condition, need }];
}

/** Whether one of these rows catches a deal. */
function isUnderRows(
  c: Context,
  placed: Placed<BusinessCombination>,
  matter: Matter,
  route: { readonly cite: string; readonly rows: readonly string[] },
): Held<boolean> {
  const use = useOf(c, placed, matter);
  const rows = rowsFor(c, placed.provision, matter).filter((row) => route.rows.some((cite) => isUnder(row.cite, cite)));
  const value = someOf(c, rows, (row) => matchRow(use, row).value.caught);
  const figures = { act: nameOfAct(c, matter), rows: route.rows.join(', ') };
  return held(value, reason(rowCatches, value ? 'does' : 'does not', { figures, cites: [route.cite] }));
}
