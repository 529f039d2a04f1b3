import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { compareBy, persons, type Quantity, type Unit } from '../../exact/index.js';
import { mayVoteOnRemoval, rosterAt, seriesOf } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { entireBoardNumber, matterOf, type Progress } from '../../terms/index.js';
import { permissionFor, permissionValue } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape, rows } from '../shapes.js';

/** Whether a director may be removed, by which route, with what figures, and whether there is cause. */
export const boardRemove = defineQuestion({
  name: 'board.remove',
  family: 'board',
  asks: 'By whom can this director be removed, with how many votes, is there cause, and has it been done?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed removal') }),
  value: permissionShape.and(
    z.looseObject({
      director: z.string(),
      series: z.string().optional().describe('the series whose holders elected the director'),
      entireBoard: z.string().optional().describe('the number of directors if there were no vacancies'),
      directorsWhoMayVote: z.string().describe('directors in office other than the one concerned'),
      routes: rows({ id: z.string(), possible: z.boolean() }).describe(
        'each route with its figures, and whether it can succeed',
      ),
    }),
  ),
  example: { of: 'removal-1' },
  put: (c, { of }) => ({
    ask: () => {
      const matter = matterOf(c, of);
      if (matter.act.kind !== 'removal')
        throw new QuestionError(`The act "${of}" is a ${matter.act.kind}, not a removal.`);
      const { director } = matter.act;
      const seat = rosterAt(c, c.now).value.find((each) => each.person === director);
      const series = seat === undefined ? undefined : seriesOf(c, seat, c.now);
      const voters = mayVoteOnRemoval(c, director, c.now);
      const permission = permissionFor(c, matter);
      const entire = c.attempt(() => entireBoardNumber(c, c.now).value);
      return {
        value: {
          director,
          ...(series === undefined ? undefined : { series }),
          ...(entire.settled ? { entireBoard: persons(entire.value) } : undefined),
          directorsWhoMayVote: voters,
          routes: permission.requirement === undefined ? [] : routesIn(c, permission.requirement, voters),
          ...permissionValue(permission),
        },
        reason: permission.reason,
      };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

/** Each route: a vote of holders, of directors or of a series, with its figures. */
function routesIn(c: Context, progress: Progress, voters: Quantity<'persons'>): readonly unknown[] {
  const steps = leaves(progress).filter(
    (step) => step.kind === 'vote' || step.kind === 'body' || step.id.endsWith(' series'),
  );
  return steps.map((step) => ({
    id: step.id,
    cite: step.cite,
    says: step.says,
    possible: canStillBeMet(step) && !(step.kind === 'body' && tooFew(step.figures?.needed, voters)),
    ...step.figures,
  }));
}

/** It has not failed, and is within reach. */
function canStillBeMet({ possible, figures }: Progress): boolean {
  return possible.some((status) => status !== 'failed') && figures?.outOfReach !== true;
}

/** More votes are needed than there are directors who may vote: empty seats count in the base. */
function tooFew(needed: Quantity<Unit> | undefined, voters: Quantity<'persons'>): boolean {
  return needed !== undefined && compareBy<Unit>('moreThan', needed, voters);
}

function leaves(progress: Progress): readonly Progress[] {
  return progress.parts === undefined ? [progress] : progress.parts.flatMap(leaves);
}
