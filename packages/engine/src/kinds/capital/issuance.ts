import { z } from 'zod';
import { message, openFact, reason } from '../../evaluation/index.js';
import { amount, recount, show, showMoney, timesMoney } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  parValueNotion,
  boardProcedure,
  defineKind,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
} from '../../terms/index.js';
import type { Bar, Matter, Requirement } from '../../terms/index.js';

const parameters = parametersOf('issuance', {
  atLeastPar: z.boolean().describe('whether the consideration may not be less than the par value'),
  exceptions: z
    .array(z.strictObject({ says: z.string(), whereListed: z.boolean().optional() }))
    .describe('other law that may ask for more: what, and whether only while the stock is listed on an exchange'),
});
type Issuance = z.output<typeof parameters>;

/** Who may issue shares, for what consideration, and what other law may ask besides. */
export const issuance = writerOf(parameters);

const consideration = openFact('consideration-to-be-received', 'proposal').money(
  'What consideration is the corporation to receive in all for the shares of {0}, as the board values it?',
);

const listed = openFact('listed-on-national-exchange').yesNo(
  'Is stock of the corporation listed on a national securities exchange?',
);

const valued = message(
  'issue.valued',
  'The par value of {shares} shares of {class} is {par}; the consideration is {outcome}',
);
const isListed = message('issue.listed', 'Stock of the corporation is {outcome} on a national securities exchange');

/**
 * An issue needs the approval of the board and, where the instrument says so, a consideration of at least the par value
 * in all (exactly par is enough). Shares out of treasury are not newly issued: the test of par is not for them.
 */
export const issuanceKind = defineKind<Issuance>({
  kind: 'issuance',
  subject: 'capital',
  provides: 'Gives the power to issue shares, and the least consideration for them.',
  parameters,
  facts: [consideration, listed],
  answers: ['capital.issue', 'capital.distribute-shares', 'board.votes'],
  bars: (c, placed, matter) => {
    const { act } = matter;
    if (act.kind !== 'issue' || act['from-treasury'] === true || !placed.provision.atLeastPar) return [];
    return parBar(c, placed, matter, act);
  },
  boardVotes: (_c, { provision: { cite } }) => [{ cite, on: 'issuing shares', votes: [ordinaryVoteOfBoard] }],
  needs: (c, placed, { act }) => {
    if (act.kind !== 'issue' && act.kind !== 'distribute-shares') return undefined;
    c.otherLaw({ says: boardProcedure, cites: [placed.cite] });
    return needsOf(placed);
  },
});

function parBar(c: Context, placed: Placed<Issuance>, matter: Matter, act: ActOf<'issue'>): readonly Bar[] {
  if (act.by !== undefined && act.by !== 'corporation') return [];
  const par = c.notion(parValueNotion, [act.class], c.now, placed.article).value;
  if (par === undefined) return [];
  const least = timesMoney(par, recount('ratio', act.shares));
  const received =
    act.consideration === undefined
      ? c.quantity('money', consideration, { about: [matter.id], cites: [placed.cite] })
      : amount(act.consideration.amount);
  const enough = c.test('atLeast', received, amount(least.amount));
  return [
    {
      barred: !enough,
      figures: {
        id: `${placed.cite} consideration`,
        'least-consideration': least,
        ...(act.consideration === undefined ? undefined : { consideration: act.consideration }),
      },
      reason: reason(valued, enough ? 'at least that' : 'less', {
        figures: { shares: show(act.shares), class: act.class, par: showMoney(least) },
        cites: [placed.cite],
      }),
    },
  ];
}

function needsOf(placed: Placed<Issuance>): Requirement {
  const { cite, provision } = placed;
  const board = ordinaryBoardAct({ cite, says: 'approval of the issue by the board', decides: ['approve'] });
  const others = provision.exceptions.map((exception, index) => otherLawStep(cite, exception, index));
  return { kind: 'all', id: `${cite} issue`, cite, says: 'what an issue of shares needs', of: [board, ...others] };
}

function otherLawStep(cite: string, exception: Issuance['exceptions'][number], index: number): Requirement {
  const id = `${cite} other law ${index + 1}`;
  const step: Requirement = { kind: 'other-law', id, cite, says: exception.says };
  if (exception.whereListed !== true) return step;
  return {
    kind: 'where',
    id,
    cite,
    says: exception.says,
    condition: (c) => {
      const value = c.is(listed, { about: [], cites: [cite] });
      return { value, reason: reason(isListed, value ? 'listed' : 'not listed', { cites: [cite] }) };
    },
    need: step,
  };
}
