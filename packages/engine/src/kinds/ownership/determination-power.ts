import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { amount, shares, times, ratio, zero, type Amount, type Moment } from '../../exact/index.js';
import { provisionFields, type Placed } from '../../instrument/index.js';
import type { Context, DeterminationEntry, Judgement } from '../../session/index.js';
import {
  bodyDecided,
  bodyInRegardToEach,
  continuingDirectors,
  defineKind,
  fractionField,
  type BodyStep,
} from '../../terms/index.js';
import type { Owned } from './ownership.js';
import { outstandingOf, seriesOf } from './stock.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('determination-power'),
  body: z.literal('continuing-directors').describe('the body that may determine'),
  fraction: fractionField.describe('how many of all its members'),
  ifInGoodFaith: z
    .boolean()
    .describe('whether it binds only if made in good faith on information reasonably available'),
});

export type DeterminationPowerProvision = z.output<typeof parameters>;

const goodFaith: FactType = {
  name: 'made-in-good-faith',
  asks: 'Was the determination {0} made in good faith and on the information then reasonably available?',
  about: ['determination'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'yes',
    premise: 'the determination {0} was made in good faith and on the information then reasonably available',
    kind: 'regular',
  },
};

/** The power of a body to settle, bindingly, how its article applies. It reaches that article only. */
export const determinationPowerKind = defineKind<DeterminationPowerProvision>({
  kind: 'determination-power',
  subject: 'ownership',
  provides: 'which body may determine how the article applies, by what vote, and when that binds',
  parameters,
  facts: [goodFaith],
  answers: ['ownership.beneficial', 'ownership.limit', 'voting.entitlement'],
  judges: (c, placed, determination) => {
    if (determination.data.by !== placed.provision.body) return undefined;
    return judge(c, placed, determination);
  },
});

const inBadFaith = message(
  'determination.bad-faith',
  'The determination {id} was not made in good faith on the information available',
);
const binding = message('determination.binding', 'The determination {id} is conclusive and binding: {outcome}');

/** Withdrawal and the orders of courts are looked at before, alike for every such power. */
function judge(
  c: Context,
  placed: Placed<DeterminationPowerProvision>,
  determination: DeterminationEntry,
): Held<Judgement> {
  const { cite, provision } = placed;
  const { id, notion, about, value } = determination.data;
  const carried = bodyDecided(c, stepFor(placed, determination), determination);
  if (!carried.value) return held({ effective: false, value: undefined }, carried.reason);
  if (provision.ifInGoodFaith && !inGoodFaith(c, determination, cite)) {
    const because = reason(inBadFaith, 'of no effect', { figures: { id }, cites: [cite] });
    return held({ effective: false, value: undefined }, because);
  }
  const at: Moment =
    determination.time === undefined ? { day: determination.on } : { day: determination.on, time: determination.time };
  const settled = settledValue(c, placed, { notion, about, value }, at);
  const told = { figures: { id }, cites: [cite], entries: [determination.id], grounds: [carried.reason] };
  return held({ effective: true, value: settled }, reason(binding, 'yes', told));
}

/** As the entry says, else as stated, else presumed. */
function inGoodFaith(c: Context, { id, data }: DeterminationEntry, cite: string): boolean {
  if (typeof data['good-faith'] === 'boolean') {
    c.restsOn([id]);
    return data['good-faith'];
  }
  return c.is(goodFaith, { about: [data.id], cites: [cite] });
}

/** The body in regard to the person whom the determination is about. */
function stepFor(
  { provision, cite, article }: Placed<DeterminationPowerProvision>,
  { data }: DeterminationEntry,
): BodyStep {
  const named = data['relative-to'];
  const person = typeof named === 'string' ? named : data.about[0];
  return {
    kind: 'body',
    cite,
    says: `the determination ${data.id}`,
    body: bodyInRegardToEach(continuingDirectors, person === undefined ? [] : [person], article),
    decides: [],
    fraction: provision.fraction,
    of: 'members',
    atMeeting: false,
  };
}

interface Settled {
  readonly notion: string;
  readonly about: readonly string[];
  readonly value: string;
}

/** The value in the form of the notion that it stands in for. */
function settledValue(c: Context, { article }: Placed, { notion, about, value }: Settled, at: Moment): unknown {
  if (value === 'yes' || value === 'no') return value === 'yes';
  if (notion !== 'beneficial-ownership') return value;
  const [person = '', className = ''] = about;
  const outstanding = outstandingOf(c, seriesOf(c, className, at), at);
  const owned: Amount<'shares'> = amount(value.trim().endsWith('%') ? times(outstanding, ratio(value)) : shares(value));
  const owners = c.notion<readonly string[]>('counted-together', [person], at, article).value;
  const settled: Owned = {
    shares: owned,
    rights: amount(zero('shares')),
    owners,
    counted: owned,
    base: amount(outstanding),
    added: amount(zero('shares')),
  };
  return settled;
}

/** Writes a provision of this kind. */
export function determinationPower(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'determination-power', ...data };
}
