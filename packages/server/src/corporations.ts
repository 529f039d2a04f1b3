import {
  instrumentChoices,
  instrumentsOf,
  openCorporation,
  post,
  type CharterSet,
  type Corporation,
  type InstrumentChoice,
  type Journal,
} from '@quorate/engine';
import type { KeptCorporation, NewEntry, Store } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';

/** How a corporation is opened for a question. */
export interface Opening {
  readonly instruments: readonly InstrumentChoice[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
  readonly knownAt?: string | undefined;
  /** Another charter than its own, for comparison. */
  readonly charter?: string;
}

/** The corporations that were asked lately, open at the heads of their journals. A new entry opens a corporation anew. */
export class Corporations {
  private readonly store: Store;
  private readonly charters: ReadonlyMap<string, CharterSet>;
  private readonly open = new Map<string, Corporation>();

  constructor(store: Store, charters: readonly CharterSet[]) {
    this.store = store;
    this.charters = new Map(charters.map((set) => [set.id, set]));
  }

  /** @throws {UnknownCorporationError} where it is not kept */
  async at(id: string, opening: Opening): Promise<Corporation> {
    const kept = await this.store.corporation(id);
    const key = JSON.stringify([id, kept.hash, opening]);
    const known = this.open.get(key);
    if (known !== undefined) {
      this.open.delete(key);
      this.open.set(key, known);
      return known;
    }
    const corporation = await this.opened(kept, opening);
    this.open.set(key, corporation);
    const oldest = this.open.keys().next().value;
    if (this.open.size > mostOpen && oldest !== undefined) this.open.delete(oldest);
    return corporation;
  }

  /**
   * The corporation with entries supposed on top of its journal. It is not kept open: what one person supposes is in the way
   * of nobody else.
   * @throws {RefusedEntriesError} where they do not go with what was entered
   */
  async supposing(id: string, entries: readonly NewEntry[], opening: Opening): Promise<Corporation> {
    const kept = await this.store.corporation(id);
    return this.openedOn(kept, await this.store.supposing(id, entries), opening);
  }

  private async opened(kept: KeptCorporation, opening: Opening): Promise<Corporation> {
    return this.openedOn(kept, await this.store.journal(kept.id), opening);
  }

  private openedOn(
    kept: KeptCorporation,
    journal: Journal,
    { instruments, readings, strict, knownAt, charter = kept.charter }: Opening,
  ): Corporation {
    const set = this.charters.get(charter);
    if (set === undefined) {
      throw new HTTPException(422, { message: `The charter "${charter}" is not loaded here.` });
    }
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
