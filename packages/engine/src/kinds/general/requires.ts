import type { z } from 'zod';
import { held, message, reason, type Held, listed } from '../../evaluation/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  actsInWords,
  anyActsTerm,
  boardVoteInWords,
  boardVoteOf,
  boundBy,
  conditionTerm,
  defineKind,
  isPlain,
  isSaidByLaw,
  isSuchWhile,
  mayBe,
  mayYield,
  nameOfAct,
  needTerm,
  partsTold,
  prevailingOver,
  requirementOf,
  votesOnRecommending,
} from '../../terms/index.js';
import type { Acts, BoardVotes, BoardVote, Matter, Need, Requirement, Use } from '../../terms/index.js';
import { consentOfSeriesTopic, consentTold, hasVoteOfSeries } from './consent-of-series.js';

const parameters = parametersOf('requires', {
  acts: anyActsTerm.describe('of which acts; of a list one is enough'),
  needs: needTerm.describe('what they need'),
  where: conditionTerm.optional().describe('the condition under which it is asked; left out: always'),
}).superRefine(partsTold);
type Requires = z.output<typeof parameters>;

/** What acts of a sort need, said whole in the terms that all kinds share. */
export const requires = writerOf(parameters);

const reached = message('requires.reached', 'The section speaks of {act}: {outcome}');
const displaced = message('requires.displaced', 'The special rule of {other} takes the place of this one');

/** Acts of a sort need something: votes, approvals, notices, facts; for each person bound by itself. */
export const requiresKind = defineKind<Requires>({
  kind: 'requires',
  subject: 'general',
  provides: 'Says what acts of a sort need: votes, approvals, notices, facts, in any combination.',
  parameters: parameters,
  facts: [],
  yields: true,
  answers: ['approval.status', 'approval.required', 'board.votes'],
  applies: (c, placed, matter) => reaches(c, placed, matter),
  needs: (c, placed, matter) => {
    const rows = placed.provision.acts.filter((row) => mayBe(row, matter.act));
    if (rows.length === 0 || isSaidByLaw(c, matter, placed.provision.needs)) return undefined;
    const uses = boundBy({ placed, matter }, rows);
    const of = uses.map((use) => ofOne(c, placed, rows, use));
    const [only] = of;
    if (only !== undefined && of.length === 1) return only;
    if (only === undefined) return undefined;
    const { cite, provision } = placed;
    return {
      kind: 'all',
      id: `${provision.cite} for each`,
      cite,
      says: 'what is needed for each person concerned',
      of,
    };
  },
  tells: (c, placed, topic, input) => {
    const { needs } = placed.provision;
    const { series, matter } = input as { readonly series: string; readonly matter: Matter };
    if (topic !== consentOfSeriesTopic || !hasVoteOfSeries(needs, series)) return undefined;
    const rows = placed.provision.acts.filter((row) => mayBe(row, matter.act));
    const uses = rows.length === 0 ? [] : boundBy({ placed, matter }, rows);
    const found = { applies: reaches(c, placed, matter), needs: uses.map((use) => requirementOf(c, use, needs)) };
    return consentTold(c, placed, series, matter, found);
  },
  boardVotes: (c, { provision, cite }) => {
    const on = provision.needs.says ?? provision.acts.map(actsInWords).join(', or ');
    const rows = rowsOf(c, { cite, on }, provision.needs);
    return rows.filter(
      (row, index) => rows.findIndex((other) => inWords(other.votes) === inWords(row.votes)) === index,
    );
  },
});

function ofOne(c: Context, placed: Placed<Requires>, rows: readonly Acts[], use: Use): Requirement {
  const need = requirementOf(c, use, placed.provision.needs);
  const { provision, cite } = placed;
  if (
    rows.some((row) => isPlain(row, use.matter.act)) &&
    provision.where === undefined &&
    !mayYield(c, placed, use.matter)
  )
    return need;
  return {
    kind: 'where',
    id: [provision.cite, 'where it applies', ...(use.it === undefined ? [] : [use.it])].join(' '),
    cite,
    says: need.says,
    condition: (at) => isReached(at, placed, rows, use),
    need,
  };
}

/** It is such an act, its condition holds, and no provision to which this one yields governs it. */
function isReached(c: Context, placed: Placed<Requires>, rows: readonly Acts[], use: Use): Held<boolean> {
  const { provision, cite } = placed;
  const over = prevailingOver(c, placed, use.matter);
  if (over.length > 0) {
    const figures = { other: listed(over.map((each) => each.cite)) };
    const grounds = over.map((each) => each.reason);
    return held(false, reason(displaced, 'displaced', { figures, cites: [cite], grounds }));
  }
  const { value, grounds } = isSuchWhile(c, use, rows, provision.where);
  const [only] = grounds;
  if (grounds.length === 1 && only?.outcome === (value ? 'yes' : 'no')) return held(value, only);
  const figures = { act: nameOfAct(c, use.matter) };
  return held(value, reason(reached, value ? 'yes' : 'no', { figures, cites: [cite], grounds }));
}

function reaches(c: Context, placed: Placed<Requires>, matter: Matter): Held<boolean> {
  const rows = placed.provision.acts.filter((row) => mayBe(row, matter.act));
  const uses = boundBy({ placed, matter }, rows);
  const found = uses.map((use) => isReached(c, placed, rows, use));
  const yes = found.find(({ value }) => value) ?? found[0];
  return yes ?? held(false, reason(reached, 'no', { figures: { act: nameOfAct(c, matter) }, cites: [placed.cite] }));
}

/**
 * The votes of directors within what is needed: those needed together, those on recommendations with which a vote of holders is
 * enough, and of several ways each by itself.
 */
function rowsOf(c: Context, row: Omit<BoardVotes, 'votes'>, need: Need): readonly BoardVotes[] {
  const parts = joinedIn(c, need);
  const found = parts.flatMap(({ vote, cite = row.cite, ...beside }) =>
    isOfDirectors(vote) ? [{ cite, vote: boardVoteOf(c, vote, beside) }] : [],
  );
  const votes = [...new Map(found.map(({ vote }) => [boardVoteInWords(vote), vote])).values()];
  const ways = parts.flatMap(({ any = [], unless }) => [...any, ...(unless === undefined ? [] : [unless])]);
  return [
    ...found.slice(0, 1).map(({ cite }) => ({ cite, on: row.on, votes })),
    ...votesOnRecommending(c, row.on, parts),
    ...ways.flatMap((way) => rowsOf(c, isOfDirectors(way.vote) ? { ...row, on: way.says ?? row.on } : row, way)),
  ];
}

function isOfDirectors(vote: Need['vote']): vote is Parameters<typeof boardVoteOf>[1] {
  return vote === 'board' || vote === 'independent-directors' || vote === 'continuing-directors';
}

/** What is needed together: itself and its parts, but for those of which one is enough. */
function joinedIn(c: Context, need: Need): readonly Need[] {
  const { all = [], inOrder = [], reading, options } = need;
  const chosen = reading === undefined || options === undefined ? [] : [c.resolve({ reading, options })];
  return [need, ...[...all, ...inOrder, ...chosen].flatMap((part) => joinedIn(c, part))];
}

function inWords(votes: readonly BoardVote[]): string {
  return votes.map(boardVoteInWords).join(', and ');
}
