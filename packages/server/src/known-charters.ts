import { CaseFileError, readCharterFile, type CharterSet } from '@quorate/engine';
import { isUploaded, NotKeptError, UploadedCharter, type CharterType, type Store } from '@quorate/store';
import { UnusableCharterError } from './answering/unusable-charter.js';
import { descriptions, type DescribedCharter } from './instruments/described-charter.js';

/** A charter file as somebody sends it. */
interface SentCharter {
  readonly text: string;
  readonly mediaType: CharterType;
}

/** One that was read before it was kept, by the name under which it is. */
interface KeptCharter {
  readonly text: string;
  readonly name: string;
}

/**
 * Reads charter files in a thread; those who send some by turns.
 * @throws {RefusedCharterError} with every mistake in one that is sent
 */
export type ReadingElsewhere = (file: SentCharter | KeptCharter, caller?: string) => Promise<CharterSet>;

/** What is done of charters in threads; without it, it is done where it is asked for. */
interface Elsewhere {
  readonly readCharter?: ReadingElsewhere | undefined;
  readonly describe?: ((what: 'charters') => Promise<string>) | undefined;
}

/** The charters by which corporations are asked: those that come with Quorate, and those that were uploaded for one of them. */
export class KnownCharters {
  /** Those that come with Quorate. */
  readonly builtIn: readonly CharterSet[];
  private readonly store: Store;
  private readonly elsewhere: Elsewhere;
  private builtInDescribed: Promise<void> | undefined;
  /** Those uploaded that were read lately. */
  private readonly read = new Map<string, CharterSet>();

  constructor(store: Store, builtIn: readonly CharterSet[], elsewhere: Elsewhere = {}) {
    this.store = store;
    this.builtIn = builtIn;
    this.elsewhere = elsewhere;
  }

  /** A charter file that somebody sent. @throws {RefusedCharterError} with every mistake in it */
  async sent({ text, mediaType }: SentCharter, caller: string): Promise<UploadedCharter> {
    const { readCharter } = this.elsewhere;
    if (readCharter === undefined) return UploadedCharter.read(text, mediaType);
    return UploadedCharter.readElsewhere(text, mediaType, await readCharter({ text, mediaType }, caller));
  }

  /** @throws {UnusableCharterError} where none of that name comes with Quorate, or was uploaded for this corporation */
  async find(corporation: string, name: string): Promise<CharterSet> {
    const set = isUploaded(name) ? await this.uploaded(corporation, name) : this.builtIn.find(({ id }) => id === name);
    if (set !== undefined) return set;
    const known = this.builtIn.map(({ id }) => id).join(', ');
    throw new UnusableCharterError(
      `There is no charter of that name here. There are ${known}, and those that were uploaded for this corporation.`,
    );
  }

  /** The same, and nothing where it cannot be used: entries are then judged without its names. */
  async usable(corporation: string, name: string): Promise<CharterSet | undefined> {
    return this.find(corporation, name).catch((error: unknown) => {
      if (error instanceof UnusableCharterError) return undefined;
      throw error;
    });
  }

  /** What a charter consists of. @throws {InstrumentError} where it cannot be used */
  async described(set: CharterSet): Promise<DescribedCharter> {
    const { describe } = this.elsewhere;
    if (describe !== undefined && this.builtIn.includes(set)) {
      this.builtInDescribed ??= this.noteBuiltIn(describe);
      await this.builtInDescribed.catch((error: unknown) => {
        this.builtInDescribed = undefined;
        throw error;
      });
    }
    return descriptions.of(set);
  }

  private async noteBuiltIn(describe: NonNullable<Elsewhere['describe']>): Promise<void> {
    const told = JSON.parse(await describe('charters')) as readonly DescribedCharter[];
    for (const description of told) {
      const set = this.builtIn.find(({ id }) => id === description.charter);
      if (set !== undefined) descriptions.note(set, description);
    }
  }

  private async uploaded(corporation: string, name: string): Promise<CharterSet | undefined> {
    const key = JSON.stringify([corporation, name]);
    const known = this.read.get(key);
    if (known !== undefined) return known;
    const text = await this.textOf(corporation, name);
    if (text === undefined) return undefined;
    const set = await this.reading({ text, name });
    const oldest = this.read.keys().next().value;
    if (this.read.size >= mostRead && oldest !== undefined) this.read.delete(oldest);
    this.read.set(key, set);
    return set;
  }

  /** @throws {UnusableCharterError} where an earlier version of Quorate took what this one does not read */
  private async reading({ text, name }: KeptCharter): Promise<CharterSet> {
    try {
      return await (this.elsewhere.readCharter?.({ text, name }) ?? readCharterFile(text, name));
    } catch (error) {
      if (!(error instanceof CaseFileError)) throw error;
      throw new UnusableCharterError(
        'The charter file of this corporation is not one that this version of Quorate reads. Upload it anew, corrected.',
      );
    }
  }

  private async textOf(corporation: string, name: string): Promise<string | undefined> {
    try {
      return (await this.store.charters.one(corporation, name)).text;
    } catch (error) {
      if (error instanceof NotKeptError) return undefined;
      throw error;
    }
  }
}

const mostRead = 50;
