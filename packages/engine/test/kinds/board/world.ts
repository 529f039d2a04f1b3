import {
  Journal,
  openCorporation,
  type CorporationParts,
  post,
  type Corporation,
  type EntryInput,
  type Instrument,
  type Provision,
} from '../../../src/index.js';

/** A made-up corporation with these provisions: without any, a document without articles, for an empty one is not worked out. */
export function instrumentOf(provisions: readonly Provision[], more: Partial<Instrument> = {}): Instrument {
  return {
    schema: 1,
    id: 'made-up',
    kind: 'charter',
    title: 'Articles of Made-up Corporation',
    corporation: 'made-up',
    jurisdiction: 'somewhere',
    currency: 'USD',
    from: '1990-01-01',
    source: 'invented',
    articles: provisions.length === 0 ? [] : [{ number: 'V', title: 'Board', provisions }],
    readings: [],
    notes: [],
    ...more,
  };
}

export type Line = readonly [on: string, type: string, data: unknown, id?: string, basis?: string];

const kept = ['register', 'board', 'meetings', 'acts', 'instruments'];

/** Entries `[day or day and time, type, data, id?, basis?]`, after coverage of every family and these persons. */
export function journalOf(persons: readonly string[], lines: readonly Line[]): Journal {
  const start: readonly Line[] = [
    ...kept.map((family): Line => ['1990-01-01', 'coverage', { family, from: '2000-01-01' }]),
    ...persons.map((id): Line => ['1990-01-01', 'person', { id, kind: 'individual' }]),
  ];
  const entries = [...start, ...lines].map(([on, type, data, id, basis = 'books'], index): EntryInput => {
    const [day = '', time] = on.split(' ');
    return {
      id: id ?? `e${index + 1}`,
      corporation: 'made-up',
      type,
      on: day,
      enteredAt: '2020-01-01T00:00:00Z',
      by: 'secretary',
      basis,
      data,
      ...(time === undefined ? undefined : { time }),
    };
  });
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return journal;
}

export function open(
  instruments: readonly Instrument[],
  persons: readonly string[],
  lines: readonly Line[],
  more: Pick<CorporationParts, 'readings' | 'given'> = {},
): Corporation {
  return openCorporation({ instruments, books: post(journalOf(persons, lines)), ...more });
}

/** The answer, with its value as plain data. */
export function asked(
  corporation: Corporation,
  put: Parameters<Corporation['ask']>[0],
): Record<string, unknown> & { readonly outcome: string } {
  return corporation.ask(put) as never;
}
