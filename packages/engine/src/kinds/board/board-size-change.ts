import { z } from 'zod';
import { provisionFields } from '../../instrument/index.js';
import { boardOfDirectors, defineKind, fractionField } from '../../terms/index.js';
import { entireBoardNumber } from './board-body.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('board-size-change'),
  fraction: fractionField.describe('what part of the entire Board changes the number of directors'),
});

/** A change of the number of directors by the Board: a vote of the entire Board, empty seats counted. */
export const boardSizeChangeKind = defineKind<z.infer<typeof parameters>>({
  kind: 'board-size-change',
  subject: 'board',
  provides: 'says by what vote the Board changes the number of directors',
  parameters,
  facts: [],
  answers: ['approval.required', 'approval.status'],
  needs: (_c, placed, { act }) => {
    if (act.kind !== 'bylaw' || act['number-of-directors'] === undefined) return undefined;
    return {
      kind: 'body',
      cite: placed.cite,
      says: 'the votes of directors to change their number, of the entire Board',
      body: { ...boardOfDirectors, says: 'the entire Board' },
      decides: ['approve', 'other'],
      fraction: placed.provision.fraction,
      of: { fixed: entireBoardNumber },
      atMeeting: false,
    };
  },
});

export function boardSizeChange(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'board-size-change' as const, ...parts };
}
