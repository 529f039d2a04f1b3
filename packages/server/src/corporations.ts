import {
  instrumentChoices,
  instrumentsOf,
  openCorporation,
  post,
  type CharterSet,
  type Corporation,
  type Journal,
} from '@quorate/engine';
import { RefusedEntriesError, type Store } from '@quorate/store';
import type { Opening, Supposition } from './answering/asked.js';
import { supposedOn } from './answering/supposed.js';
import { UnusableCharterError } from './answering/unusable-charter.js';

/** The corporations that were asked lately, open at the heads of their journals. A new entry opens a corporation anew. */
export class Corporations {
  private readonly store: Store;
  private readonly charters: ReadonlyMap<string, CharterSet>;
  private readonly open = new Map<string, Corporation>();

  constructor(store: Store, charters: readonly CharterSet[]) {
    this.store = store;
    this.charters = new Map(charters.map((set) => [set.id, set]));
  }

  /**
   * The corporation at the head of its journal. What one person supposes on top of it is kept open for nobody.
   * @throws {UnknownCorporationError} where it is not kept
   * @throws {RefusedEntriesError} where what is supposed does not go with what was entered
   */
  async at(id: string, opening: Opening): Promise<Corporation> {
    const kept = await this.store.corporation(id);
    const { instruments, readings, strict, knownAt, charter = kept.charter, supposed } = opening;
    const key = JSON.stringify([id, kept.hash, { instruments, readings, strict, knownAt, charter }]);
    const known = supposed === undefined ? this.open.get(key) : undefined;
    const corporation = known ?? this.opened(charter, await this.journal(id, supposed), opening);
    if (supposed === undefined) this.keep(key, corporation);
    return corporation;
  }

  private keep(key: string, corporation: Corporation): void {
    this.open.delete(key);
    this.open.set(key, corporation);
    const oldest = this.open.keys().next().value;
    if (this.open.size > mostOpen && oldest !== undefined) this.open.delete(oldest);
  }

  private async journal(id: string, supposed: Supposition | undefined): Promise<Journal> {
    const journal = await this.store.journal(id);
    if (supposed === undefined) return journal;
    const appended = supposedOn(journal, supposed);
    if (appended.problems !== undefined) throw new RefusedEntriesError(id, appended.problems);
    return appended.journal;
  }

  private opened(charter: string, journal: Journal, { instruments, readings, strict, knownAt }: Opening): Corporation {
    const set = this.charters.get(charter);
    if (set === undefined) throw new UnusableCharterError(`The charter "${charter}" is not loaded here.`);
    return openCorporation({
      instruments: instrumentsOf(
        set,
        instrumentChoices.filter((choice) => instruments.includes(choice)),
      ),
      books: post(journal, knownAt === undefined ? {} : { knownAt }),
      readings,
      strict,
    });
  }
}

const mostOpen = 200;
