import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { provisionFields, type Provision, type Written } from '../../instrument/index.js';
import { boardProcedure, defineKind, ordinaryBoardAct, type Bar, type Requirement } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('bylaw-power'),
  given: z.literal('board').describe('who may adopt, amend and repeal bylaws'),
  exclusive: z.boolean().describe('whether it takes away the power that law gives the shareholders'),
  number: z.string().optional().describe('what other law asks where a bylaw fixes the number of directors'),
});
type BylawPower = z.output<typeof parameters>;

/** Who may make bylaws. */
export const bylawPower = (data: Written<typeof parameters>): Provision => ({ kind: 'bylaw-power', ...data });

const inconsistent = message('bylaw.inconsistent', 'A bylaw that is inconsistent with {sections} is void: {outcome}');
const consistent = message('bylaw.consistent', '{act} is entered as inconsistent with no section: {outcome}');
const holders = 'the power of the shareholders to adopt, amend and repeal bylaws, those of the board among them';

/**
 * The power of the board over the bylaws: its ordinary act. What is inconsistent with the charter is void whoever adopts
 * it. The power of shareholders under other law stays beside it unless it is exclusive.
 */
export const bylawPowerKind = defineKind<BylawPower>({
  kind: 'bylaw-power',
  subject: 'acts',
  provides: 'who may adopt, amend and repeal bylaws',
  parameters,
  facts: [],
  answers: ['approval.required', 'approval.status', 'instrument.profile'],
  bars: (_c, placed, { id, act }): readonly Bar[] => {
    const against = act.kind === 'bylaw' ? act['inconsistent-with'] : undefined;
    if (against === undefined) return [];
    const barred = against.length > 0;
    const figures = { act: id, sections: against.join(', ') };
    const because = reason(barred ? inconsistent : consistent, barred ? 'void' : 'not barred', {
      figures,
      cites: [placed.cite, ...against],
    });
    return [{ barred, figures: { 'inconsistent-with': against }, reason: because }];
  },
  needs: (c, placed, { act }) => {
    if (act.kind !== 'bylaw') return undefined;
    c.otherLaw({ says: boardProcedure, cites: [placed.cite] });
    const { number, exclusive } = placed.provision;
    if (!exclusive) c.otherLaw({ says: holders, cites: [placed.cite] });
    const byBoard = ordinaryBoardAct({ cite: placed.cite, says: 'the board adopts it', decides: ['approve'] });
    if (number === undefined || act['number-of-directors'] === undefined) return byBoard;
    const law: Requirement = { kind: 'other-law', id: `${placed.provision.cite} law`, cite: placed.cite, says: number };
    return {
      kind: 'all',
      id: placed.provision.cite,
      cite: placed.cite,
      says: 'the rule on bylaws of the board',
      of: [byBoard, law],
    };
  },
  profile: ({ exclusive }) => ({
    bylaws: exclusive ? 'by the board alone' : 'by the board, and by shareholders as law says',
  }),
});
