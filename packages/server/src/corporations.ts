import { openedWith, type Corporation, type Journal } from '@quorate/engine';
import { RefusedEntriesError, type Store } from '@quorate/store';
import { asOpened, type Opening, type Supposition } from './answering/asked.js';
import { supposedOn } from './answering/supposed.js';
import { openedTrying } from './answering/tried.js';
import type { KnownCharters } from './known-charters.js';

/** The corporations that were asked lately, open at the heads of their journals. A new entry opens a corporation anew. */
export class Corporations {
  private readonly store: Store;
  private readonly charters: KnownCharters;
  private readonly open = new Map<string, Corporation>();

  constructor(store: Store, charters: KnownCharters) {
    this.store = store;
    this.charters = charters;
  }

  /**
   * The corporation at the head of its journal. What one person supposes on top of it is kept open for nobody.
   * @throws {UnknownCorporationError} where it is not kept
   * @throws {RefusedEntriesError} where what is supposed does not go with what was entered
   * @throws {RefusedCharterError} where a charter file is tried that has mistakes
   */
  async at(id: string, opening: Opening): Promise<Corporation> {
    const kept = await this.store.corporation(id);
    const { instruments, readings, strict, knownAt, seesInterim, charter = kept.charter, supposed, tried } = opening;
    if (tried !== undefined) return openedTrying(tried, await this.store.journal(id), opening);
    const key = JSON.stringify([id, kept.hash, { instruments, readings, strict, knownAt, seesInterim, charter }]);
    const known = supposed === undefined ? this.open.get(key) : undefined;
    if (known !== undefined) return this.keep(key, known);
    const set = await this.charters.find(id, charter);
    const journal = await this.store.journal(id);
    const corporation = openedWith(set, supposedToo(journal, supposed), asOpened(opening, journal));
    return supposed === undefined ? this.keep(key, corporation) : corporation;
  }

  private keep(key: string, corporation: Corporation): Corporation {
    this.open.delete(key);
    this.open.set(key, corporation);
    const oldest = this.open.keys().next().value;
    if (this.open.size > mostOpen && oldest !== undefined) this.open.delete(oldest);
    return corporation;
  }
}

/** The journal with what is supposed on top of it. */
function supposedToo(journal: Journal, supposed: Supposition | undefined): Journal {
  if (supposed === undefined) return journal;
  const appended = supposedOn(journal, supposed);
  if (appended.problems !== undefined) throw new RefusedEntriesError(journal.corporation, appended.problems);
  return appended.journal;
}

const mostOpen = 200;
