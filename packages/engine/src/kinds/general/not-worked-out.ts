import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { bears, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import { actSchema } from '../../journal/index.js';
import { changesNothing, maySpeakOf, notWorkedOutFacts, whatSays, whatSaysFact } from '../../session/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, nameOfAct, type Bar, type Matter, type Requirement } from '../../terms/index.js';

const actKinds = actSchema.options.map(({ shape }) => shape.kind.value);

const parameters = parametersOf('not-worked-out', {
  covers: z
    .array(z.strictObject({ cite: z.string() }))
    .optional()
    .describe('further sections whose text is held with this one'),
  bearsOn: z
    .strictObject({
      acts: z
        .array(z.enum(['any', ...actKinds]))
        .optional()
        .describe('kinds of acts that it may bar, or for which it may ask for something; any'),
      questions: z.array(z.string()).optional().describe('questions of the catalogue, or families of them; any'),
      notions: z
        .array(z.string())
        .optional()
        .describe('what it may define or change, by name: entire-board, limits, votes; any'),
      stock: z
        .array(stockName)
        .min(1)
        .optional()
        .describe(
          'of which classes and series it speaks: it does not bear on what names other stock alone; left out: of all',
        ),
      leaves: z
        .array(z.string())
        .min(1)
        .optional()
        .describe('questions of the same families on which it was looked at and does not bear'),
    })
    .optional()
    .describe('on what it bears; where nothing is said, on every question'),
});
type NotWorkedOut = z.output<typeof parameters>;

/** A text that is entered in words only: where it bears on what is asked, what it says is asked for. */
export const notWorkedOut = writerOf(parameters);

const barring = message('not-worked-out.bars', '{section}, which is in words only, {outcome} {act}, as was stated');
const asking = message('not-worked-out.asks', '{section}, which is in words only, {outcome} of {act}, as was stated');

/** A text that nobody has worked out. It is an open fact wherever it bears, and never taken to say nothing. */
export const notWorkedOutKind = defineKind<NotWorkedOut>({
  kind: 'not-worked-out',
  subject: 'general',
  provides: 'Holds a text in words only: wherever it bears, what it says is asked for, and never supposed.',
  parameters,
  facts: notWorkedOutFacts,
  answers: ['approval.status', 'approval.required'],
  bearsOn: ({ bearsOn }) => bearsOn ?? { questions: ['any'] },
  needs: (c, placed, matter) => (bearsOnAct(c, placed, matter) ? needOf(placed, matter) : undefined),
  bars: (c, placed, matter) => (bearsOnAct(c, placed, matter) ? [barOf(c, placed, matter)] : []),
  limits: (c, placed) => {
    if (bears(placed.provision.bearsOn?.notions, 'limits')) changesNothing(c, placed, 'limits');
    return [];
  },
  votes: (c, placed, className) => {
    if (bearsOn(c, placed, 'votes', className)) changesNothing(c, placed, `votes(${className})`);
    return undefined;
  },
  tells: (c, placed, topic, input) => {
    if (bearsOn(c, placed, topic, input)) changesNothing(c, placed, topic);
    return undefined;
  },
});

function bearsOnAct(c: Context, { provision }: Placed<NotWorkedOut>, { act }: Matter): boolean {
  const { bearsOn: on } = provision;
  return bears(on?.acts, act.kind) && on !== undefined && maySpeakOf(c, on, act);
}

/** Whether it bears on something that is asked for by name, about what these words name. */
function bearsOn(c: Context, { provision }: Placed<NotWorkedOut>, name: string, words: unknown): boolean {
  const { bearsOn: on } = provision;
  return bears(on?.notions, name) && on !== undefined && maySpeakOf(c, on, words);
}

function needOf(placed: Placed<NotWorkedOut>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  const says = `what ${cite} asks for, which is in words only: ${provision.summary.replace(/\.$/, '')}`;
  const condition = (c: Context) => {
    const said = whatSays(c, placed, matter.id);
    const outcome = said === 'nothing' ? 'asks for nothing' : 'asks for something';
    const figures = { section: cite, act: nameOfAct(c, matter) };
    return { value: said !== 'nothing', reason: reason(asking, outcome, { figures, cites: [cite] }) };
  };
  const need: Requirement = {
    kind: 'fact',
    cite,
    says,
    fact: whatSaysFact,
    about: [cite, matter.id],
    wanted: 'satisfied',
  };
  return { kind: 'where', cite, says, condition, need };
}

function barOf(c: Context, placed: Placed<NotWorkedOut>, matter: Matter): Bar {
  const barred = whatSays(c, placed, matter.id) === 'bars';
  const figures = { section: placed.cite, act: nameOfAct(c, matter) };
  return {
    barred,
    figures: {},
    reason: reason(barring, barred ? 'bars' : 'does not bar', { figures, cites: [placed.cite] }),
  };
}
