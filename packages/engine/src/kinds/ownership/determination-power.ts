import { z } from 'zod';
import { openFact, held, message, reason } from '../../evaluation/index.js';
import type { Held, Message } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { byReading, notionName, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import { ineffective, type Context, type DeterminationEntry, type Judgement } from '../../session/index.js';
import {
  boardOfDirectors,
  bodyDecided,
  bodyInRegardToEach,
  continuingDirectors,
  defineKind,
  directorsWhoAre,
  fractionField,
  independentDirectors,
  numberOf,
} from '../../terms/index.js';
import type { BoardBase, BodyOfDirectors, BodyStep } from '../../terms/index.js';
import {
  afterDemandParameter,
  demandBelieved,
  demandUnanswered,
  informationFurnished,
  isFurnished,
  wasUnanswered,
} from './after-demand.js';
import { carriedOn } from './carried-on.js';
import { isEarlier } from './earlier.js';
import { settledValue } from './settled-value.js';

const parameters = parametersOf('determination-power', {
  body: z
    .enum(['continuing-directors', 'independent-directors', 'board'])
    .describe(
      'the body that may determine; votes that independent directors cast in an act of the board count as theirs',
    ),
  fraction: fractionField.describe('how many of its members'),
  of: byReading(z.enum(['members', 'present', 'entire-board']))
    .optional()
    .describe(
      'of whom the fraction is taken: all its members, as where it is left out, those present, or of the board every place',
    ),
  matters: z
    .array(notionName)
    .optional()
    .describe('the notions that it may settle; every one that its article uses where they are left out'),
  elsewhere: byReading(z.array(notionName))
    .optional()
    .describe(
      'the notions defined in its article that it settles as well where other articles use them; for all other notions these articles go by their own determinations',
    ),
  afterDemand: afterDemandParameter
    .optional()
    .describe(
      'where it may determine only for want of information that was demanded and not furnished, and until it is: who demands it, and how many days there are for it; it judges the determinations that name its section as their place',
    ),
  governs: z
    .literal('votes-taken')
    .optional()
    .describe(
      'whether it governs whatever vote is taken while it stands, also one of an earlier record date, of determinations that name its section as their place; left out: the votes whose record date comes after it',
    ),
  ifInGoodFaith: z
    .boolean()
    .describe('whether it binds only if made in good faith on information reasonably available'),
  afterInquiry: z.boolean().optional().describe('whether it binds only if made after reasonable inquiry'),
});

export type DeterminationPowerProvision = z.output<typeof parameters>;

const goodFaith = openFact('made-in-good-faith', 'determination').yesNo(
  'Was {0} made in good faith and on the information then reasonably available?',
  {
    reply: 'yes',
    premise: '{0} was made in good faith and on the information then reasonably available',
    kind: 'regular',
  },
);

const inquired = openFact('made-after-inquiry', 'determination').yesNo('Was {0} made after reasonable inquiry?', {
  reply: 'yes',
  premise: '{0} was made after reasonable inquiry',
  kind: 'regular',
});

/** The power of a body to settle, bindingly, how its article applies. It reaches that article only. */
export const determinationPowerKind = defineKind<DeterminationPowerProvision>({
  kind: 'determination-power',
  subject: 'ownership',
  provides: 'which body may determine how the article applies, by what vote, and when that binds',
  parameters,
  facts: [goodFaith, inquired, demandUnanswered, informationFurnished, demandBelieved],
  answers: [
    'ownership.beneficial',
    'ownership.interested-shareholder',
    'ownership.limit',
    'voting.entitlement',
    'combination.classify',
    'board.votes',
  ],
  boardVotes: (c, { provision }) => [
    ...(provision.afterDemand === undefined
      ? []
      : [
          {
            cite: provision.cite,
            on: 'demanding information',
            votes: [
              {
                body: 'board' as const,
                fraction: provision.afterDemand.fraction,
                of: c.resolve(provision.afterDemand.of),
                needed: 'always' as const,
                atMeeting: false,
              },
            ],
          },
        ]),
    {
      cite: provision.cite,
      on: 'determining, bindingly, what its article turns on',
      votes: [
        {
          body: provision.body,
          fraction: provision.fraction,
          of: baseOf(c, provision),
          needed: 'always',
          atMeeting: false,
        },
      ],
    },
  ],
  judges: (c, placed, determination) => {
    const { afterDemand, body, cite } = placed.provision;
    const { by, place } = determination.data;
    if (afterDemand !== undefined && place !== cite) return undefined;
    const within = body === 'independent-directors' && by === boardOfDirectors.name;
    return by === body || within ? judge(c, placed, determination) : undefined;
  },
  carriesOn: (c, { article, cite, provision }, carried) =>
    provision.afterDemand !== undefined && isFurnished(c, cite, carried.determination, carried.by)
      ? undefined
      : isEarlier(carried.made, carried.at)
        ? carriedOn(c, article, cite, carried)
        : carried.value,
  governsVotesTaken: ({ provision }) => provision.governs === 'votes-taken',
  settlesElsewhere: (c, { provision }) =>
    provision.elsewhere === undefined ? undefined : c.resolve(provision.elsewhere),
});

const inBadFaith = message(
  'determination.bad-faith',
  '{determination} was not made in good faith on the information available',
);
const notInquired = message('determination.not-inquired', '{determination} was not made after reasonable inquiry');
const notGiven = message(
  'determination.not-given',
  '{determination} settles {notion}, which is not among what the text gives the body to determine',
);
const unreadable = message(
  'determination.unreadable',
  '{determination} settles {notion} as "{value}" where {form} is expected; correct its entry',
);
const binding = message('determination.binding', '{determination} is conclusive and binding');

/**
 * Withdrawal and the orders of courts are looked at before, alike for every such power. Why a determination does not bind
 * is remarked: the value that is worked out stands in its place.
 */
function judge(
  c: Context,
  placed: Placed<DeterminationPowerProvision>,
  determination: DeterminationEntry,
): Held<Judgement> {
  const { cite, provision } = placed;
  const { id, notion, value } = determination.data;
  const because = (said: Message, figures: Readonly<Record<string, string>> = {}): Held<Judgement> =>
    ineffective(
      c,
      reason(said, 'of no effect', { figures: { determination: c.nameOf(id), ...figures }, cites: [cite] }),
    );
  const named = notion.replaceAll('-', ' ');
  if (provision.matters?.includes(notion) === false) return because(notGiven, { notion: named });
  const carried = bodyDecided(c, stepFor(c, placed, determination), determination);
  if (!carried.value) return ineffective(c, carried.reason);
  if (provision.afterDemand !== undefined) {
    const unanswered = wasUnanswered(c, placed, provision.afterDemand, determination);
    if (!unanswered.value) return ineffective(c, unanswered.reason);
  }
  if (provision.ifInGoodFaith && !inGoodFaith(c, determination, cite)) return because(inBadFaith);
  if (provision.afterInquiry === true && !afterInquiry(c, determination, cite)) return because(notInquired);
  const at: Moment =
    determination.time === undefined ? { day: determination.on } : { day: determination.on, time: determination.time };
  const settled = settledValue(c, placed, determination.data, at);
  if (!settled.readable) return because(unreadable, { notion: named, value, form: settled.form });
  const told = {
    figures: { determination: c.nameOf(id) },
    cites: [cite],
    entries: [determination.id],
    grounds: [carried.reason],
  };
  return held({ effective: true, value: settled.value }, reason(binding, 'yes', told));
}

/** As the entry says, else as stated, else presumed. */
function inGoodFaith(c: Context, { id, data }: DeterminationEntry, cite: string): boolean {
  if (typeof data['good-faith'] === 'boolean') {
    c.restsOn([id]);
    return data['good-faith'];
  }
  return c.is(goodFaith, { about: [data.id], cites: [cite] });
}

function afterInquiry(c: Context, { id, data }: DeterminationEntry, cite: string): boolean {
  if (typeof data['inquiry'] === 'string') {
    c.restsOn([id]);
    return true;
  }
  return c.is(inquired, { about: [data.id], cites: [cite] });
}

/**
 * The board, or the independent directors as they were just before; or the body in regard to the person whom the
 * determination is about.
 */
function stepFor(
  c: Context,
  { provision, cite, article }: Placed<DeterminationPowerProvision>,
  { data }: DeterminationEntry,
): BodyStep {
  return {
    kind: 'body',
    cite,
    says: c.nameOf(data.id),
    body: bodyFor(provision.body, article, data),
    ...(provision.body === 'independent-directors' ? { within: boardOfDirectors.name } : undefined),
    decides: [],
    fraction: provision.fraction,
    of: numberOf(baseOf(c, provision), article),
    atMeeting: false,
  };
}

function baseOf(c: Context, { of }: DeterminationPowerProvision): BoardBase {
  const base = of === undefined ? 'members' : c.resolve(of);
  return base === 'members' ? 'in-office' : base;
}

function bodyFor(
  body: DeterminationPowerProvision['body'],
  article: string,
  data: DeterminationEntry['data'],
): BodyOfDirectors {
  if (body === 'board') return boardOfDirectors;
  const named = data['relative-to'];
  const person = typeof named === 'string' ? named : data.about[0];
  const concerned = person === undefined ? [] : [person];
  return body === 'independent-directors'
    ? directorsWhoAre(independentDirectors, article, concerned)
    : bodyInRegardToEach(continuingDirectors, concerned, article);
}

/** Writes a provision of this kind. */
export const determinationPower = writerOf(parameters);
