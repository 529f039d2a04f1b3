import type { EntryInput, PersonalCommitment } from '@quorate/engine';
import type { StoredEntry } from '../chain/stored-entry.js';

/** How much of what entries name is there, how much was erased, and how much is not kept here. */
export interface BesideCount {
  readonly kept: number;
  readonly erased: number;
  /** Never kept here, as after an import without it. */
  readonly absent: number;
}

/** Whether what is kept beside a chain is what its entries name. */
export interface Beside {
  readonly personal: BesideCount;
  readonly papers: BesideCount;
  /** What is not as it was kept, or not as it was recorded. */
  readonly changed: readonly Changed[];
}

/** Something that was changed after it was kept. */
export interface Changed {
  /** The id of the entry beside which it stands; empty, where it stands beside none. */
  readonly entry: string;
  readonly says: string;
}

/** What the entries of a chain name beside it: noted on the way through the chain, and looked for afterwards. */
export class NamedBeside {
  /** By the hash of personal data the entry that names it, and whose it is. */
  readonly personal = new Map<string, { readonly entry: string; readonly of: string }>();
  /** By the hash of a paper the first entry that names it. */
  readonly papers = new Map<string, string>();

  /** The same entries; what each names is noted as it goes by. */
  async *noting(entries: AsyncIterable<StoredEntry> | Iterable<StoredEntry>): AsyncGenerator<StoredEntry> {
    for await (const entry of entries) {
      if (/"(?:paper|personal)":/u.test(entry.text)) this.note(entry);
      yield entry;
    }
  }

  /** Whether an entry that went by names this. */
  namesPersonal({ of, hash }: PersonalCommitment): boolean {
    return this.personal.get(hash)?.of === of;
  }

  private note({ id, text }: StoredEntry): void {
    const { personal, paper } = namedIn(text);
    if (personal !== undefined) this.personal.set(personal.hash, { entry: id, of: personal.of });
    if (paper?.hash !== undefined && !this.papers.has(paper.hash)) this.papers.set(paper.hash, id);
  }
}

/** What a text names, where it is an entry; one that is none is the chain's affair. */
function namedIn(text: string): Pick<EntryInput, 'paper'> & { readonly personal?: PersonalCommitment } {
  try {
    return JSON.parse(text) as EntryInput;
  } catch {
    return {};
  }
}
