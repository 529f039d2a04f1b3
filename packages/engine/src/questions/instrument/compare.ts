import { z } from 'zod';
import { held, message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import { asSaid, headings, loadInstrument, nearest } from '../../instrument/index.js';
import type { Instrument, LoadedInstrument, Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineQuestion } from '../question.js';
import { comparedFields } from './compared-fields.js';
import { comparedKind, type KindCompared } from './compared-kind.js';
import { rows } from '../shapes.js';

const compared = message('compare.kinds', '{here} and {there} are compared by {outcome} kinds of provisions');
const row = message('compare.row', '{kind}: {outcome}');

const side = rows({ id: z.string(), summary: z.string() }).describe('the provisions of the kind, by section');
const said = rows({ id: z.string(), says: z.string() }).describe('what each section provides');
const outcome = z
  .enum(['only first', 'only second', 'same', 'different'])
  .describe('same: the same parameters, whatever the sections and the words');

/** Two instruments side by side, by heading and kind of provision: which only one of them has, which differ and in what. */
export const instrumentCompare = defineQuestion({
  name: 'instrument.compare',
  family: 'instrument',
  asks: 'How do these two instruments differ, heading by heading and kind by kind?',
  input: z.strictObject({
    first: z.string().describe('the id of an instrument that is loaded'),
    second: z
      .union([z.string(), z.looseObject({ schema: z.literal(1) })])
      .describe('the other: the id of one that is loaded, or an instrument as data (of another corporation, say)'),
    headings: z
      .array(z.enum(headings.map(({ id }) => id)))
      .optional()
      .describe('only the rows under these headings'),
  }),
  value: z.looseObject({
    first: z.looseObject({ title: z.string(), jurisdiction: z.string(), from: z.string() }),
    second: z.looseObject({ title: z.string(), jurisdiction: z.string(), from: z.string() }),
    short: rows({
      id: z.string().describe('the field of the profile'),
      asks: z.string(),
      outcome: z.enum(['only first', 'only second', 'same', 'different', 'neither']),
      first: said,
      second: said,
    }).describe('the takeover-defence profiles of both, field by field'),
    headings: rows({ id: z.string(), title: z.string() }).describe('those under which rows stand'),
    rows: rows({
      id: z.string().describe('the kind of provision'),
      heading: z.string(),
      subject: z.string(),
      provides: z.string(),
      outcome,
      first: side,
      second: side,
      differences: rows({
        sections: z.array(z.string()).describe('the two sections compared'),
        parameter: z.string(),
        first: z.string().optional().describe('left out where the first has no such parameter'),
        second: z.string().optional(),
      }).describe('figures and choices that differ between provisions that answer to each other'),
    }),
  }),
  example: { first: 'charter', second: 'bylaws' },
  put: (c, { first, second, headings: only }) => ({ ask: () => compare(c, first, second, only) }),
});

function compare(c: Context, firstId: string, second: unknown, only: readonly string[] | undefined): Held<unknown> {
  const here = loadedNamed(c, firstId);
  const there = typeof second === 'string' ? loadedNamed(c, second) : loadInstrument(second, c.kinds);
  const names = [...new Set([...asSaid(here.placed), ...asSaid(there.placed)].map((placed) => placed.provision.kind))];
  const order: readonly string[] = headings.map(({ id }) => id);
  const rows = names
    .map((name) => comparedKind(c, name, ofKind(here, name), ofKind(there, name)))
    .filter(({ heading }) => only === undefined || only.includes(heading))
    .toSorted((a, b) => order.indexOf(a.heading) - order.indexOf(b.heading) || aloneLast(a) - aloneLast(b));
  const figures = { here: here.instrument.title, there: there.instrument.title };
  return held(
    {
      first: about(here.instrument),
      second: about(there.instrument),
      short: comparedFields(c, asSaid(here.placed), asSaid(there.placed)),
      headings: headings.flatMap(({ id, title }) =>
        rows.some(({ heading }) => heading === id) ? [{ id, title }] : [],
      ),
      rows,
    },
    reason(compared, String(rows.length), { figures, grounds: rows.map(groundOf) }),
  );
}

/** Under a heading, what both have comes first. */
function aloneLast({ outcome: how }: KindCompared): number {
  return how === 'same' || how === 'different' ? 0 : 1;
}

function groundOf({ id, outcome: how, first }: KindCompared) {
  const cites = first.map((each) => each.id);
  return reason(row, how, { figures: { kind: id.replaceAll('-', ' ') }, cites });
}

function about({ title, jurisdiction, from }: Instrument) {
  return { title, jurisdiction, from };
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
  return asSaid(of.placed).filter((placed) => placed.provision.kind === kind);
}
