import { answerData, assertedBehind, day, openedWith, readCharterFile, type CharterSet } from '@quorate/engine';
import {
  exportedLines,
  importedFrom,
  isUploaded,
  newestOfEachKey,
  UploadedCharter,
  type Checkpoint,
  type Store,
} from '@quorate/store';
import { BadInputError } from '../bad-input.js';
import { charterNamed } from '../instrument-choice.js';
import type { AnswerOfKept, AskedOfKept, CorporationToKeep, ErasedThing, Kept, CharterFile } from './kept.js';

/** What is kept in a store of this process. */
export function keptInStore(store: Store): Kept {
  return {
    corporations: async () => store.corporations(),
    corporation: async (id) => store.corporation(id),
    keep: async (corporation) => keptWithItsCharter(store, corporation),
    setCharter: async (id, charter, because) => {
      await store.corporation(id);
      await store.charters.change(id, { charter: nameOrFile(charter), because, by: whoever() });
    },
    charterText: async (id, charter) => (await store.charters.one(id, charter)).text,
    append: async (corporation, expectedVersion, entries) => store.append({ corporation, expectedVersion, entries }),
    entries: (id, selection) => store.entries(id, selection),
    journal: async (id) => (await store.journal(id)).apart(),
    verify: async (id, signed) => store.verify(id, signed),
    damages: async () => (await store.damages()) ?? 'not looked at in PostgreSQL',
    sign: async (id, key) => store.sign(id, key),
    newestCheckpoints: async () => {
      const found: Checkpoint[] = [];
      for (const { id } of await store.corporations()) found.push(...newestOfEachKey(await store.checkpoints(id)));
      return found;
    },
    exported: (id, withPersonal) => exportedLines(store, id, { withPersonal }),
    erase: async (id, thing, why) => erased(store, id, thing, why),
    takenIn: async (lines) => importedFrom(store, lines),
    backedUp: () => store.backups.lines(),
    ask: async (id, asked) => answered(store, id, asked),
  };
}

async function erased(store: Store, id: string, thing: ErasedThing, why: string): Promise<number> {
  const reason = { by: operator(), why };
  await store.corporation(id);
  if (thing.sort !== 'paper') {
    const selection = thing.sort === 'person' ? { person: thing.id } : { entry: thing.id };
    return (await store.personalData.erase(id, selection, reason)).length;
  }
  await store.papers.erase(id, thing.id, reason);
  return 1;
}

/** Whoever works on the store itself has no account. */
function operator(): string {
  return process.env['USER'] ?? 'the command line';
}

/** What is not said of a corporation is that of its charter; a charter file is kept along. */
async function keptWithItsCharter(store: Store, { id, charter, name, formed }: CorporationToKeep) {
  const chosen =
    typeof charter === 'string' ? charterNamed(charter) : UploadedCharter.read(charter.text, charter.mediaType);
  const set = chosen instanceof UploadedCharter ? chosen.set : chosen;
  if (formed !== undefined) checkedDay(formed);
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/u.test(id)) {
    throw new BadInputError(
      'The id of a corporation: small letters, digits and hyphens were expected, such as "acme".',
    );
  }
  const from = formed ?? set.formed;
  const corporation = { id, name: name ?? set.name, charter: set.id };
  return store.keep(
    { ...corporation, ...(from === undefined ? undefined : { formed: from }) },
    {
      by: operator(),
      ...(chosen instanceof UploadedCharter ? { charter: chosen } : undefined),
    },
  );
}

/** @throws {BadInputError} where no charter of that name comes with Quorate */
function nameOrFile(charter: string | CharterFile): string | UploadedCharter {
  if (typeof charter !== 'string') return UploadedCharter.read(charter.text, charter.mediaType);
  return isUploaded(charter) ? charter : charterNamed(charter).id;
}

/** Who works on a store without an account. */
function whoever(): string {
  return process.env['USER'] ?? 'the command line';
}

function checkedDay(written: string): void {
  try {
    day(written);
  } catch (error) {
    throw new BadInputError(`--formed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function answered(store: Store, id: string, asked: AskedOfKept): Promise<AnswerOfKept> {
  const { knownAt, strict, readings, instruments, charter, ...put } = asked;
  const set = await charterOf(store, id, charter ?? (await store.corporation(id)).charter);
  const corporation = openedWith(set, await store.journal(id), { knownAt, strict, readings, instruments });
  const answer = corporation.ask(put);
  const asserted = assertedBehind(corporation, answer);
  return { answer, asserted, data: { ...answerData(answer), asserted } };
}

async function charterOf(store: Store, id: string, charter: string): Promise<CharterSet> {
  if (!isUploaded(charter)) return charterNamed(charter);
  return readCharterFile((await store.charters.one(id, charter)).text, charter);
}
