import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { InstrumentKind, Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Kind } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { profileFields } from './profile-fields.js';
import { rows } from '../shapes.js';

const profiled = message('profile.field', '{asks} {outcome}');
const whole = message('profile.whole', 'Of {fields} fields of the profile, {outcome} are provided for');

/** The takeover-defence profile: what the instruments provide, field by field, cited; silent; or in an instrument not loaded. */
export const instrumentProfile = defineQuestion({
  name: 'instrument.profile',
  family: 'instrument',
  asks: 'Which takeover defences do the instruments provide, where, and of which are they silent?',
  input: z.strictObject({}),
  value: z.looseObject({
    provided: z.number().describe('how many fields are provided for'),
    fields: rows({
      id: z.string(),
      asks: z.string(),
      status: z
        .enum(['provided', 'silent', 'not loaded'])
        .describe('not loaded: it stands in instruments of which none is loaded'),
      says: rows({ id: z.string(), says: z.string() }).describe('what each section provides'),
    }),
  }),
  example: {},
  put: (c) => ({ ask: () => profileOf(c) }),
});

interface Said {
  readonly field: string;
  readonly id: string;
  readonly says: string;
}

function profileOf(c: Context): Held<unknown> {
  const said = saidOn(c);
  const loaded = new Set(c.provisionsOn(c.asOf).map((placed) => placed.instrument.kind));
  const known = new Set(profileFields.map((field) => field.id));
  const others = [...new Set(said.map((each) => each.field))]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, asks: id, in: ['charter'] as const }));
  const fields = [...profileFields, ...others].map((field) => {
    const says = said.filter((each) => each.field === field.id).map(({ id, says: words }) => ({ id, says: words }));
    const status = says.length > 0 ? 'provided' : statusOfSilence(field.in, loaded);
    return { id: field.id, asks: field.asks, status, says };
  });
  const provided = fields.filter((field) => field.status === 'provided').length;
  return held(
    { provided, fields },
    reason(whole, String(provided), {
      figures: { fields: String(fields.length) },
      grounds: fields.map(({ asks, status, says }) =>
        reason(profiled, says.map((each) => each.says).join('; ') || status, {
          figures: { asks },
          cites: says.map((each) => each.id),
        }),
      ),
    }),
  );
}

/** The word for which a provision stands; of a text with several meanings, the one by which it is read. */
function asRead(placed: Placed): Placed {
  return placed.word === undefined || placed.word.provision.kind === placed.provision.kind
    ? placed
    : asRead(placed.word);
}

/** Every provision's own words on the fields it fills. */
function saidOn(c: Context): readonly Said[] {
  const all = c.provisionsOn(c.asOf).filter((placed) => c.isReadSo(placed));
  return [...new Set(all.map(asRead))].flatMap((placed) => {
    const kind = c.kindOf(placed) as unknown as Kind;
    const fields = kind.profile?.(placed.provision as never, c) ?? {};
    return Object.entries(fields).map(([field, says]) => ({ field, id: placed.cite, says }));
  });
}

function statusOfSilence(
  homes: readonly InstrumentKind[],
  loaded: ReadonlySet<InstrumentKind>,
): 'silent' | 'not loaded' {
  return homes.every((home) => loaded.has(home)) ? 'silent' : 'not loaded';
}
