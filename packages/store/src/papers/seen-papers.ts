import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Erased } from '../personal/erasing.js';
import { NotKeptError, StoreError } from '../store-error.js';
import { noSuchPaper, type PaperRecord } from './paper-record.js';
import { sees, type SeenBy, type Sight, type Viewer } from './paper-sight.js';
import type { NewPaper, Papers } from './papers.js';

/**
 * The papers of a corporation as one person sees them: those that this person may not see are not there, in no list and by no
 * hash. Whoever serves persons asks here, and nowhere else.
 */
export class SeenPapers {
  private readonly papers: Papers;
  private readonly viewer: Viewer;
  private readonly keptBack: (() => Promise<ReadonlySet<string>>) | undefined;

  /** @param keptBack the hashes of papers that are kept back from this person for a time, whoever may see them else */
  constructor(papers: Papers, viewer: Viewer, keptBack?: () => Promise<ReadonlySet<string>>) {
    this.papers = papers;
    this.viewer = viewer;
    this.keptBack = keptBack;
  }

  /** @throws {NotKeptError} where there is none of that hash to be seen */
  async record(corporation: string, hash: string): Promise<PaperRecord> {
    await this.mustBeGivenOut(corporation, hash);
    return this.papers.record(corporation, hash, { viewer: this.viewer });
  }

  /** Whether there is one of that hash to be seen. */
  async sees(corporation: string, hash: string): Promise<boolean> {
    try {
      await this.record(corporation, hash);
      return true;
    } catch (error) {
      if (error instanceof NotKeptError) return false;
      throw error;
    }
  }

  /** Those that are seen, by the instant at which they were kept. */
  async all(corporation: string): Promise<readonly PaperRecord[]> {
    const keptBack = await this.keptBack?.();
    const seen = await this.papers.all(corporation, { viewer: this.viewer });
    return keptBack === undefined ? seen : seen.filter(({ hash }) => !keptBack.has(hash));
  }

  /** @throws {ErasedError} where the bytes were erased */
  async content(corporation: string, hash: string): Promise<Uint8Array> {
    await this.mustBeGivenOut(corporation, hash);
    return this.papers.content(corporation, hash, { viewer: this.viewer });
  }

  /**
   * Keeps a paper. The same bytes given again are the paper that is seen.
   * @param seenBy who may see it; the keeper must be among them
   * @throws {SettledError} where it is kept already, and seen by others than these; or was erased
   */
  async keep(corporation: string, paper: NewPaper, seenBy: SeenBy = 'everybody'): Promise<PaperRecord> {
    this.mustBeAmong(seenBy);
    return this.papers.keep(corporation, paper, { seenBy, viewer: this.viewer });
  }

  async becomes(corporation: string, hash: string, next: Pick<NewPaper, 'state' | 'by'>): Promise<PaperRecord> {
    await this.mustBeGivenOut(corporation, hash);
    return this.papers.becomes(corporation, hash, { ...next, viewer: this.viewer });
  }

  /** Says who may see a paper from now on. @throws {StoreError} where whoever says it would not see it any more */
  async show(corporation: string, hash: string, seenBy: SeenBy): Promise<PaperRecord> {
    await this.record(corporation, hash);
    this.mustBeAmong(seenBy);
    return this.papers.show(corporation, hash, { seenBy, by: this.viewer.account, viewer: this.viewer });
  }

  /** Erases the bytes of a paper for good. @throws {LegalHoldError} where a hold covers it */
  async erase(corporation: string, hash: string, why: string): Promise<PaperRecord> {
    await this.mustBeGivenOut(corporation, hash);
    return this.papers.erase(corporation, hash, { by: this.viewer.account, why, viewer: this.viewer });
  }

  /** The same as a part of something greater, whoever accepted it; that it is not kept back is asked before, of `record`. */
  async eraseIn(
    transaction: Transaction<Tables>,
    corporation: string,
    hash: string,
    erasing: Omit<Erased, 'at'>,
  ): Promise<PaperRecord> {
    return this.papers.eraseIn(transaction, corporation, hash, { ...erasing, viewer: this.viewer });
  }

  /** Erases nothing; what `eraseIn` throws is thrown. */
  async mayBeErased(transaction: Transaction<Tables>, corporation: string, hash: string): Promise<PaperRecord> {
    return this.papers.mayBeErased(transaction, corporation, hash, { viewer: this.viewer });
  }

  /** @throws {NotKeptError} where it is kept back for a time; whether it may be seen else is asked where it is read */
  private async mustBeGivenOut(corporation: string, hash: string): Promise<void> {
    if ((await this.keptBack?.())?.has(hash) === true) throw noSuchPaper();
  }

  private mustBeAmong(seenBy: SeenBy): void {
    const sight: Sight = { seenBy, by: this.viewer.account, at: '' };
    if (sees(this.viewer, [sight])) return;
    throw new StoreError('You would not see this paper yourself. Name your role or your account among those who do.');
  }
}
