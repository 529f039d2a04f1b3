import type { EntryInput, PersonalCommitment } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { sha256 } from '../chain/sha256.js';
import type { StoredEntry } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { commitmentTo, type PersonalFields } from './personal.js';

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
  /** What does not give the hash in its entry, by the id of the entry. */
  readonly changed: readonly { readonly entry: string; readonly says: string }[];
}

/** What the entries of a chain name beside it: noted on the way through the chain, and looked for afterwards. */
export class NamedBeside {
  private readonly personal = new Map<string, { readonly entry: string; readonly of: string }>();
  private readonly papers = new Map<string, string>();

  /** The same entries; what each names is noted as it goes by. */
  async *noting(entries: AsyncIterable<StoredEntry>): AsyncGenerator<StoredEntry> {
    for await (const entry of entries) {
      if (/"(?:paper|personal)":/u.test(entry.text)) this.note(entry);
      yield entry;
    }
  }

  /** Whether an entry that went by names this. */
  namesPersonal({ of, hash }: PersonalCommitment): boolean {
    return this.personal.get(hash)?.of === of;
  }

  /** What has become of it. Every paper is read and held against its hash. */
  async found(database: Kysely<Tables>, corporation: string): Promise<Beside> {
    const found = new Tally();
    for (const [hash, { entry, of }] of this.personal) {
      const row = await database
        .selectFrom('personal_data')
        .select(['person', 'fields', 'salt', 'erased_at'])
        .where('corporation', '=', corporation)
        .where('hash', '=', hash)
        .executeTakeFirst();
      const isErased = row !== undefined && row.erased_at !== null;
      found.count('personal', row === undefined ? 'absent' : isErased ? 'erased' : 'kept');
      if (row !== undefined && row.person !== of) found.changed.push({ entry, says: notItsPerson });
      else if (row !== undefined && !isErased && hashOfRow(row) !== hash) {
        found.changed.push({ entry, says: notItsPersonalData });
      }
    }
    for (const [hash, entry] of this.papers) {
      const row = await database
        .selectFrom('papers')
        .select(['content', 'erased_at'])
        .where('corporation', '=', corporation)
        .where('hash', '=', hash)
        .executeTakeFirst();
      const isErased = row !== undefined && row.erased_at !== null;
      found.count('papers', row === undefined ? 'absent' : isErased ? 'erased' : 'kept');
      if (row !== undefined && !isErased && sha256(row.content) !== hash) {
        found.changed.push({ entry, says: notItsPaper });
      }
    }
    return found;
  }

  private note({ id, text }: StoredEntry): void {
    const { personal, paper } = namedIn(text);
    if (personal !== undefined) this.personal.set(personal.hash, { entry: id, of: personal.of });
    if (paper?.hash !== undefined && !this.papers.has(paper.hash)) this.papers.set(paper.hash, id);
  }
}

const notItsPerson = 'the personal data kept beside it is another person’s: it was changed after it was kept';
const notItsPersonalData = 'the personal data kept beside it does not give its hash: it was changed after it was kept';
const notItsPaper = 'the paper kept beside it does not give its hash: it was changed after it was kept';

class Tally {
  readonly personal = { kept: 0, erased: 0, absent: 0 };
  readonly papers = { kept: 0, erased: 0, absent: 0 };
  readonly changed: { readonly entry: string; readonly says: string }[] = [];

  count(what: 'personal' | 'papers', as: keyof BesideCount): void {
    this[what][as] += 1;
  }
}

type RowOfPersonal = Pick<Tables['personal_data'], 'person' | 'fields' | 'salt'>;

function hashOfRow({ person, fields, salt }: RowOfPersonal): string | undefined {
  if (fields === null || salt === null) return undefined;
  try {
    return commitmentTo({ of: person, fields: JSON.parse(fields) as PersonalFields, salt }).hash;
  } catch {
    return undefined;
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
