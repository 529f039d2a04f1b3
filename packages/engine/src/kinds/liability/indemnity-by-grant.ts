import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';
import { barredByLaw, type Claim } from './position.js';

const parameters = parametersOf('indemnity-by-grant', {
  reaches: z.array(z.string()).describe('to whom it may be granted'),
});
type IndemnityByGrant = z.output<typeof parameters>;

/** Indemnity that the board may grant to others than directors and officers. */
export const indemnityByGrant = writerOf(parameters);

const connected = openFact('serves-corporation-or-group', 'person').yesNo(
  'Was {0} then an employee or agent of the corporation, or in the service of another enterprise at its request, or of the personnel of an affiliate, predecessor or subsidiary?',
);

const granted = openFact('indemnity-granted', 'person').yesNo('Has the board granted {0} indemnity for this?');

const judged = message('indemnity.by-grant', 'For the act of {day}, indemnity of {person}: {outcome}');

/** Indemnity of other personnel is for the board to grant, to the extent that it determines. Nobody has a right to it. */
export const indemnityByGrantKind = defineKind<IndemnityByGrant>({
  kind: 'indemnity-by-grant',
  subject: 'liability',
  provides: 'Lets the board grant indemnity to employees, agents and personnel of the group.',
  parameters,
  facts: [connected, granted, barredByLaw],
  answers: ['liability.indemnification'],
  tells: (c, placed, topic, input) =>
    topic === 'indemnification' ? tell(c, placed, input as unknown as Claim) : undefined,
});

function tell(c: Context, placed: Placed<IndemnityByGrant>, claim: Claim): Held<unknown> {
  const asked = { about: [claim.person], cites: [placed.cite] };
  if (c.is(barredByLaw, asked) || !c.is(connected, asked)) return answer(c, placed, claim, 'none');
  const grant = c.attempt(() => c.is(granted, asked));
  return answer(c, placed, claim, 'if-the-board-grants', grant.settled ? { granted: grant.value } : {});
}

function answer(
  c: Context,
  placed: Placed<IndemnityByGrant>,
  claim: Claim,
  outcome: 'if-the-board-grants' | 'none',
  more: Readonly<Record<string, unknown>> = {},
): Held<unknown> {
  const told = outcome === 'none' ? 'not provided for' : 'for the board to grant';
  const figures = { day: claim.act, person: c.nameOf(claim.person) };
  return held({ outcome, ...more }, reason(judged, told, { figures, cites: [placed.cite] }));
}
