import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, ordinaryBoardAct, type Matter, type Requirement } from '../../terms/index.js';

/** Supposed not so: law lets a board change the charter alone in listed cases only. */
export const boardAloneFact: FactType = {
  name: 'board-may-amend-alone',
  asks: 'Does law let the board make the change {0} without the shareholders?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'no', premise: 'inquiry found nothing by which law lets the board make the change {0} alone' },
};

const open = message('board-alone.open', '{law} lets the board make {act} alone: {outcome}');

/** The votes; or, where the instrument leaves it to law to let the board act alone, its ordinary act where law does. */
export function byBoardAlone(
  { cite, provision }: Placed,
  law: string | undefined,
  matter: Matter,
  locked: boolean,
  byVotes: Requirement,
): Requirement {
  if (law === undefined || locked) return byVotes;
  const says = 'an act of the board alone, as far as law lets it';
  const alone: Requirement = {
    kind: 'only-where',
    id: `${provision.cite} board alone`,
    cite,
    says,
    condition: (c) => isOpen(c, cite, law, matter),
    need: ordinaryBoardAct({ cite, says, decides: ['approve'] }),
  };
  return { kind: 'any', id: `${provision.cite} ways`, cite, says: `${byVotes.says}, or ${says}`, of: [byVotes, alone] };
}

function isOpen(c: Context, cite: string, law: string, matter: Matter): Held<boolean> {
  const value = c.is(boardAloneFact, { about: [matter.id], cites: [cite] });
  return held(
    value,
    reason(open, value ? 'yes' : 'no', { figures: { law, act: nameOfAct(c, matter) }, cites: [cite] }),
  );
}
