import type { Paper } from '@quorate/engine';
import { sha256, type NewEntry, type NewPaper } from '@quorate/store';
import { pdfOf } from './pdf.js';
import { written, type Data } from './written.js';

/** How an entry is told beside its day and what happened. */
export interface Told {
  readonly id?: string;
  readonly basis?: NewEntry['basis'];
  readonly paper?: Paper;
}

/** A paper as it is written for a history. */
export interface WrittenPaper {
  readonly name: string;
  readonly lines: readonly string[];
  readonly form?: 'pdf' | 'text';
  readonly state?: NewPaper['state'];
}

/** Who enters everything that is told here, so that each entry says that it is invented. */
export const teller = 'demonstration (invented)';

/** A history while it is told: what happened, in any order, and the papers behind it. */
export class History {
  private readonly told: NewEntry[] = [];
  private readonly kept = new Map<string, NewPaper>();
  private readonly counted = new Map<string, number>();

  /** Tells one thing that happened. Where no id is given it has that of its type and how often it was told, dividend-paid-3. */
  tell(on: string, type: string, data: Data, { id, basis = 'books', paper }: Told = {}): void {
    const count = (this.counted.get(type) ?? 0) + 1;
    this.counted.set(type, count);
    this.told.push({
      id: id ?? `${type}-${count}`,
      type,
      on,
      by: teller,
      basis,
      ...(paper === undefined ? undefined : { paper }),
      data: written(data),
    });
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

  /** What was told, by the day on which it took effect; of one day in the order told. */
  entries(): readonly NewEntry[] {
    return this.told.toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  }

  papers(): readonly NewPaper[] {
    return [...this.kept.values()];
  }
}
