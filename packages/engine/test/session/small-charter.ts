import { z } from 'zod';
import { held, message, reason, type Answer, type Explored } from '../../src/evaluation/index.js';
import { post } from '../../src/books/index.js';
import { day } from '../../src/exact/index.js';
import { loadInstrument, provisionFields, type Instrument, type Provision } from '../../src/instrument/index.js';
import { Journal, type EntryInput } from '../../src/journal/index.js';
import { Session, type Context, type Given, type Kinds } from '../../src/session/index.js';
import { defineKind } from '../../src/terms/index.js';

const said = message('test.standing', '{person} is of standing by {cite}: {outcome}');

const parameters = z.strictObject({ ...provisionFields, kind: z.literal('standing'), gives: z.string() });
type Standing = z.output<typeof parameters>;

/** A kind that defines the notion `standing`, and lets the board determine it. */
const standing = defineKind<Standing & Provision>({
  kind: 'standing',
  subject: 'board',
  provides: 'who is of standing, for tests',
  parameters,
  facts: [],
  defines: () => ['standing'],
  define: (c, placed, _notion, about) => {
    const value =
      c.resolve<string>(
        placed.provision.gives.startsWith('R-')
          ? { reading: placed.provision.gives, options: { yes: 'yes', no: 'no' } }
          : placed.provision.gives,
      ) === 'yes';
    return held(
      value,
      reason(said, String(value), { figures: { person: about[0] ?? '', cite: placed.cite }, cites: [placed.cite] }),
    );
  },
  judges: (_c, placed, determination) =>
    held(
      { effective: determination.data.by === 'board', value: determination.data.value === 'yes' },
      reason(said, 'judged', { figures: { person: 'the board', cite: placed.cite }, cites: [placed.cite] }),
    ),
});

const kinds = new Map([[standing.kind, standing]]) as unknown as Kinds;

export function instrument(changes: Partial<Instrument> = {}, gives = 'no'): Instrument {
  return {
    schema: 1,
    id: 'charter-1',
    kind: 'charter',
    title: 'Test charter',
    corporation: 'test',
    jurisdiction: 'Nowhere',
    currency: 'USD',
    from: '2000-01-01',
    source: 'made up for tests',
    articles: [
      {
        number: 'I',
        title: 'Standing',
        provisions: [{ kind: 'standing', cite: 'I.A', summary: 'standing', gives } as Provision],
      },
    ],
    readings: [
      {
        id: 'R-1',
        cite: 'I.A',
        asks: 'Of standing?',
        options: { yes: 'yes', no: 'no' },
        adopted: 'no',
        because: 'the word',
      },
    ],
    notes: [],
    ...changes,
  };
}

export interface Entered {
  readonly on: string;
  readonly type: string;
  readonly data: unknown;
  readonly id?: string;
}

export function sessionOf(
  instruments: readonly Instrument[],
  entries: readonly Entered[] = [],
  more: {
    readonly given?: readonly Given[];
    readonly readings?: Readonly<Record<string, string>>;
    readonly knownAt?: string;
  } = {},
): Session {
  const inputs: EntryInput[] = [
    { on: '2000-01-01', type: 'person', data: { id: 'p', kind: 'individual' } },
    ...entries,
  ].map((entry, index) => ({
    corporation: 'test',
    enteredAt: `2010-01-01T00:00:${String(index).padStart(2, '0')}Z`,
    by: 'secretary',
    basis: 'asserted',
    id: `e-${index}`,
    ...entry,
  }));
  const appended = Journal.empty('test', day('2000-01-01')).append(inputs);
  if (appended.journal === undefined) throw new Error(JSON.stringify(appended.problems));
  return new Session({
    instruments: instruments.map((each) => loadInstrument(each, kinds as never)),
    kinds,
    builtIn: new Map(),
    books: post(appended.journal, more.knownAt === undefined ? {} : { knownAt: more.knownAt }),
    ...(more.given === undefined ? undefined : { given: more.given }),
    ...(more.readings === undefined ? undefined : { readings: more.readings }),
  });
}

/** Asks whether p is of standing, for a place. */
export function standingOf(session: Session, asOf = '2005-01-01', place = 'I'): Answer {
  const put = (c: Context): Explored => ({ ask: () => c.notionNamed('standing', ['p'], c.now, place) });
  return session.ask({ question: 'test.standing', asOf: day(asOf) }, put);
}
