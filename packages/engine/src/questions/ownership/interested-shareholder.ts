import { z } from 'zod';
import { held, listed, message, reason, unsettled, withGrounds, type Held } from '../../evaluation/index.js';
import { isExact, minus, momentToWire, type Unit } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { articleDefining } from '../defining-article.js';
import { defineQuestion } from '../question.js';
import {
  becameInterestedNotion,
  interestedShareholderNotion,
  interestedShareholdersNotion,
  interestedStandingNotion,
} from '../../terms/index.js';
import type { InterestedStanding } from '../../terms/index.js';
import { rows } from '../shapes.js';

const input = z.strictObject({
  person: z.string().optional().describe('whom to look at; without it, everybody who is one'),
});

const standingShape = z.looseObject({
  id: z.string().describe('the person'),
  interested: z.boolean().describe('whether it is an Interested Shareholder'),
  asWorkedOut: z
    .boolean()
    .optional()
    .describe('what is worked out without it, where a determination is followed that settles it otherwise'),
  by: z.string().optional().describe('by its own ownership, as an affiliate, by former ownership, or by succession'),
  of: z.string().optional().describe('whose affiliate, or to whose shares'),
  since: z.string().optional().describe('when its present status began'),
  owners: z.array(z.string()).describe('who is counted together with it'),
  classes: rows({ id: z.string() }).describe(
    'each class measured, or the voting power: what counts, of what, where the line is, and the margin to it',
  ),
});

const told = message('interested.told', 'Interested Shareholder: {outcome}');

/** Whether a person is an Interested Shareholder, since when, and by what margin; or who is. */
export const interestedShareholderQuestion = defineQuestion({
  name: 'ownership.interested-shareholder',
  family: 'ownership',
  asks: 'Is this person an Interested Shareholder, since when, and by what margin? Or: who is one?',
  input,
  value: z.strictObject({
    persons: z.array(standingShape).describe('the person asked about, or everybody who is one'),
  }),
  example: { person: 'acquirer' },
  put: (c, { person }) => ({
    ask: () => (person === undefined ? everybody(c) : standingsOf(c, [person])),
    decides: (value) =>
      (value as { readonly persons: readonly { readonly id: string; readonly interested: boolean }[] }).persons.map(
        ({ id, interested }) => ({ id, interested }),
      ),
  }),
});

function everybody(c: Context): Held<unknown> {
  const all = c.notion(interestedShareholdersNotion, [], c.now, articleDefining(c, 'interested-standing'));
  const found = standingsOf(c, all.value.persons);
  return held(found.value, withGrounds(found.reason, [all.reason, ...found.reason.grounds]));
}

function standingsOf(c: Context, persons: readonly string[]): Held<unknown> {
  const place = articleDefining(c, 'interested-standing');
  const found = persons.map((person) => ({
    person,
    settled: c.notion(interestedShareholderNotion, [person], c.now, place),
    standing: c.notion(interestedStandingNotion, [person], c.now, place),
  }));
  const value = found.map(({ person, settled, standing: { value: standing } }) => ({
    id: person,
    interested: settled.value,
    ...(settled.value === standing.interested ? undefined : { asWorkedOut: standing.interested }),
    ...(standing.by === undefined ? undefined : { by: standing.by }),
    ...(standing.of === undefined ? undefined : { of: standing.of }),
    ...(settled.value ? { since: sinceWhen(c, person) } : undefined),
    owners: standing.owners,
    classes: standing.classes.map((each) => marginOf(c, each)),
  }));
  const outcome =
    listed(value.map((each) => `${c.nameOf(each.id)} ${each.interested ? 'is one' : 'is none'}`)) || 'nobody is one';
  return held({ persons: value }, reason(told, outcome, { grounds: found.flatMap(groundsOf) }));
}

/** What is determined, and beside it what is worked out; one of them where they are the same step. */
function groundsOf({
  settled,
  standing,
}: {
  readonly settled: Held<boolean>;
  readonly standing: Held<InterestedStanding>;
}) {
  return settled.reason === standing.reason ? [standing.reason] : [settled.reason, standing.reason];
}

/** When the status began may have to be asked; the status itself stands without it. */
function sinceWhen(c: Context, person: string): unknown {
  const tried = c.attempt(
    () => c.notion(becameInterestedNotion, [person], c.now, articleDefining(c, 'interested-standing')).value,
  );
  if (!tried.settled) return unsettled;
  return tried.value === undefined ? undefined : momentToWire(tried.value);
}

function marginOf(c: Context, { class: id, ...measured }: InterestedStanding['classes'][number]): unknown {
  const counted = c.asTaken<Unit>(measured.counted);
  const base = c.asTaken<Unit>(measured.base);
  const turnsAt = c.asTaken<Unit>(measured.turnsAt);
  const known = isExact(counted) && isExact(base);
  const figures = { counted: counted.known, base: base.known, turnsAt: turnsAt.known };
  return {
    id,
    ...figures,
    margin: minus<Unit>(counted.known, turnsAt.known),
    ...(known ? undefined : { asEntered: true }),
  };
}
