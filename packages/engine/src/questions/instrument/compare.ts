import { z } from 'zod';
import { canonical, held, message, QuestionError, reason, toPlain, type Held } from '../../evaluation/index.js';
import {
  loadInstrument,
  nearest,
  type Instrument,
  type LoadedInstrument,
  type Placed,
} from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Kind } from '../../terms/index.js';
import { defineQuestion } from '../question.js';

const compared = message('compare.kinds', '{here} and {there} are compared by {outcome} kinds of provisions');

const side = z
  .array(z.looseObject({ id: z.string(), summary: z.string() }))
  .describe('the provisions of the kind, by section');

/** Two instruments side by side, by subject and kind of provision: which only one of them has, which differ, which agree. */
export const instrumentCompare = defineQuestion({
  name: 'instrument.compare',
  family: 'instrument',
  asks: 'How do these two instruments differ, subject by subject and kind by kind?',
  input: z.strictObject({
    first: z.string().describe('the id of an instrument that is loaded'),
    second: z
      .union([z.string(), z.looseObject({ schema: z.literal(1) })])
      .describe('the other: the id of one that is loaded, or an instrument as data (of another corporation, say)'),
  }),
  value: z.looseObject({
    rows: z.array(
      z.looseObject({
        id: z.string().describe('the kind of provision'),
        subject: z.string(),
        provides: z.string(),
        outcome: z
          .enum(['only first', 'only second', 'same', 'different'])
          .describe('same: the same parameters, whatever the sections'),
        first: side,
        second: side,
      }),
    ),
  }),
  example: { first: 'charter', second: 'bylaws' },
  put: (c, { first, second }) => ({ ask: () => compare(c, first, second) }),
});

function compare(c: Context, firstId: string, second: unknown): Held<unknown> {
  const here = loadedNamed(c, firstId);
  const there = typeof second === 'string' ? loadedNamed(c, second) : loadInstrument(second, c.kinds);
  const names = [...new Set([...here.placed, ...there.placed].map((placed) => placed.provision.kind))];
  const rows = names.map((name) => rowOf(c, name, ofKind(here, name), ofKind(there, name)));
  const sorted = rows.toSorted((a, b) => (a.subject === b.subject ? 0 : a.subject < b.subject ? -1 : 1));
  const figures = { here: here.instrument.title, there: there.instrument.title };
  return held({ rows: sorted }, reason(compared, String(rows.length), { figures }));
}

function loadedNamed(c: Context, id: string): LoadedInstrument {
  const all: readonly LoadedInstrument[] = c.inForce.instruments;
  const found = all.find(({ instrument }: { readonly instrument: Instrument }) => instrument.id === id);
  if (found !== undefined) return found;
  const near = nearest(
    id,
    all.map(({ instrument }) => instrument.id),
  );
  throw new QuestionError(`No instrument "${id}" is loaded${near === undefined ? '' : `; did you mean "${near}"?`}`);
}

function ofKind(of: LoadedInstrument, kind: string): readonly Placed[] {
  return of.placed.filter((placed) => placed.provision.kind === kind);
}

function rowOf(c: Context, name: string, first: readonly Placed[], second: readonly Placed[]) {
  const [any] = [...first, ...second];
  if (any === undefined) throw new Error(`Neither instrument has a provision of the kind "${name}".`);
  const kind = c.kindOf(any) as unknown as Kind;
  return {
    id: name,
    subject: kind.subject,
    provides: kind.provides,
    outcome: outcomeOf(first, second),
    first: told(first),
    second: told(second),
  };
}

function outcomeOf(first: readonly Placed[], second: readonly Placed[]): string {
  if (second.length === 0) return 'only first';
  if (first.length === 0) return 'only second';
  return parametersOf(first) === parametersOf(second) ? 'same' : 'different';
}

/** The parameters without sections and summaries, so that only what is provided is compared. */
function parametersOf(placed: readonly Placed[]): string {
  return placed
    .map(({ provision }) => {
      const { cite: _cite, summary: _summary, id: _id, ...parameters } = provision;
      return canonical(toPlain(parameters).plain);
    })
    .toSorted()
    .join('\n');
}

function told(placed: readonly Placed[]) {
  return placed.map(({ cite, provision }) => {
    const { cite: _cite, kind: _kind, ...parameters } = provision;
    return { id: cite, ...parameters };
  });
}
