import type { Paper } from '@quorate/engine';
import { sha256, type NewEntry, type NewPaper } from '@quorate/store';
import { pdfOf } from './pdf.js';
import { written, type Data } from './written.js';

/** How an entry is told beside its day and what happened. */
export interface Told {
  readonly id?: string;
  readonly basis?: NewEntry['basis'];
  readonly paper?: Paper;
  /** The day on which it was learned, where that was later than the next Friday. */
  readonly learned?: string;
}

/** A paper as it is written for a history. */
export interface WrittenPaper {
  readonly name: string;
  readonly lines: readonly string[];
  readonly form?: 'pdf' | 'text';
  readonly state?: NewPaper['state'];
}

/** Entries that are entered together. */
export interface Batch {
  readonly enteredAt: string;
  readonly entries: readonly NewEntry[];
}

/** Who enters everything that is told here, so that each entry says that it is invented. */
export const teller = 'demonstration (invented)';

/** A history while it is told: what happened, in any order, and the papers behind it. */
export class History {
  private readonly told: { readonly entry: NewEntry; readonly learned: string }[] = [];
  private readonly kept = new Map<string, NewPaper>();
  private readonly counted = new Map<string, number>();

  /** Tells one thing that happened. Where no id is given it has that of its type and how often it was told, dividend-paid-3. */
  tell(on: string, type: string, data: Data, { id, basis = 'books', paper, learned = on }: Told = {}): void {
    const count = (this.counted.get(type) ?? 0) + 1;
    this.counted.set(type, count);
    const entry = {
      id: id ?? `${type}-${count}`,
      type,
      on,
      by: teller,
      basis,
      ...(paper === undefined ? undefined : { paper }),
      data: written(data),
    };
    this.told.push({ entry, learned });
  }

  /** Keeps a paper, and gives what an entry names it by. Its first line says that it is invented. */
  paper({ name, lines, form = 'pdf', state = 'signed' }: WrittenPaper): Paper {
    const all = ['INVENTED, to try Quorate on: no such paper exists.', '', ...lines];
    const content = form === 'pdf' ? pdfOf(all) : new TextEncoder().encode(`${all.join('\n')}\n`);
    const mediaType = form === 'pdf' ? 'application/pdf' : 'text/plain';
    const hash = sha256(content);
    this.kept.set(hash, { name: `${name}.${form === 'pdf' ? 'pdf' : 'txt'}`, mediaType, content, state, by: teller });
    return { id: name, hash };
  }

  /** What was told, by the instant at which it is entered, then by the day of its effect; of one day in the order told. */
  entries(): readonly NewEntry[] {
    return this.batches().flatMap(({ entries }) => entries);
  }

  /** What is entered together: the secretary enters on Fridays what has happened since, or has become known. */
  batches(): readonly Batch[] {
    const sorted = this.told
      .map(({ entry, learned }) => ({ entry, enteredAt: fridayFrom(learned) }))
      .toSorted((one, other) => order(one.enteredAt, other.enteredAt) || order(one.entry.on, other.entry.on));
    const batches = new Map<string, NewEntry[]>();
    for (const { entry, enteredAt } of sorted) {
      const batch = batches.get(enteredAt);
      if (batch === undefined) batches.set(enteredAt, [entry]);
      else batch.push(entry);
    }
    return [...batches].map(([enteredAt, entries]) => ({ enteredAt, entries }));
  }

  papers(): readonly NewPaper[] {
    return [...this.kept.values()];
  }
}

/** Four in the afternoon of that day where it is a Friday, else of the next one. */
function fridayFrom(day: string): string {
  const date = new Date(`${day}T16:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((5 - date.getUTCDay() + 7) % 7));
  return date.toISOString();
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
