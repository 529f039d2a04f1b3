import { answerData, assertedBehind, day, instrumentsOf, openCorporation, post } from '@quorate/engine';
import { exportedLines, importedFrom, type Store } from '@quorate/store';
import { BadInputError } from '../bad-input.js';
import { charterNamed } from '../instrument-choice.js';
import type { AnswerOfKept, AskedOfKept, CorporationToKeep, Kept } from './kept.js';

/** What is kept in a store of this process. */
export function keptInStore(store: Store): Kept {
  return {
    corporations: async () => store.corporations(),
    corporation: async (id) => store.corporation(id),
    keep: async (corporation) => store.keep(withItsCharter(corporation)),
    append: async (corporation, expectedVersion, entries) => store.append({ corporation, expectedVersion, entries }),
    entries: (id, selection) => store.entries(id, selection),
    verify: async (id) => store.verify(id),
    sign: async (id, key) => store.sign(id, key),
    exported: (id) => exportedLines(store, id),
    takenIn: async (lines) => importedFrom(store, lines),
    backedUp: () => store.backups.lines(),
    ask: async (id, asked) => answered(store, id, asked),
  };
}

/** What is not said of a corporation is that of its charter. */
function withItsCharter({ id, charter, name, formed }: CorporationToKeep) {
  const set = charterNamed(charter);
  if (formed !== undefined) checkedDay(formed);
  const from = formed ?? set.formed;
  return { id, name: name ?? set.name, charter, ...(from === undefined ? undefined : { formed: from }) };
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
  const corporation = openCorporation({
    instruments: instrumentsOf(charterNamed(charter ?? (await store.corporation(id)).charter), instruments),
    books: post(await store.journal(id), knownAt === undefined ? {} : { knownAt }),
    readings,
    strict,
  });
  const answer = corporation.ask(put);
  const asserted = assertedBehind(corporation, answer);
  return { answer, asserted, data: { ...answerData(answer), asserted } };
}
