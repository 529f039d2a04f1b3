import { answerFrom, day, Journal, type EntryInput } from '@quorate/engine';
import { ProblemError, QuorateClient, UnreachableError, type Wire } from '@quorate/sdk';
import { canonicalText, signCheckpoint, type NewEntry, type Selection } from '@quorate/store';
import { keyFor } from '../access/saved-keys.js';
import { BadInputError } from '../bad-input.js';
import type { AnswerOfKept, AskedOfKept, ErasedThing, Kept } from './kept.js';
import type { ServicePlace } from './kept-place.js';

/**
 * Works on what a service keeps, with the key of QUORATE_KEY or the one that was saved when somebody signed in there.
 * @throws {BadInputError} where there is no key, and in the words of the service where it refuses
 */
export async function keptByService<T>(place: ServicePlace, work: (kept: Kept) => Promise<T>): Promise<T> {
  try {
    return await work(kept(place));
  } catch (error) {
    if (error instanceof UnreachableError) throw new BadInputError(error.message);
    if (error instanceof ProblemError) throw new BadInputError(inItsWords(error, place.url));
    throw error;
  }
}

function kept(place: ServicePlace): Kept {
  const { url } = place;
  /** Asked for only where something is sent that needs it: a backup does not. */
  const quorate = () => new QuorateClient({ url, key: keyFor(url) });
  const one = async (id: string) => quorate().corporations.one(id);
  return {
    corporations: async () => quorate().corporations.all(),
    corporation: one,
    keep: async (corporation) => quorate().corporations.keep(corporation),
    setCharter: async (id, charter, because) => {
      await quorate().charters.set(id, { charter, because });
    },
    charterText: async (id, charter) => quorate().charters.content(id, charter),
    append: async (id, expectedVersion, entries) =>
      quorate().entries.append(id, { expectedVersion, entries: entries.map(sentEntry) }),
    entries: (id, selection) => storedEntries(quorate(), id, selection),
    journal: async (id) => journalOf(quorate(), await one(id)),
    verify: async (id, signed = []) => {
      const heads = signed.map(({ version, hash }) => `${version}:${hash}`);
      const { broken, ...rest } = await quorate().journals.verify(id, { records: heads });
      return { ...rest, ...(broken === undefined ? undefined : { broken }) };
    },
    damages: async () => 'not looked at through a service',
    sign: async (id, key) => {
      const { version, hash, records } = await one(id);
      const checkpoint = signCheckpoint(id, { version, hash, records }, { key, signedAt: new Date().toISOString() });
      return quorate().journals.takeCheckpoint(id, checkpoint);
    },
    newestCheckpoints: async () => quorate().journals.newestCheckpoints(),
    exported: (id, withPersonal) => quorate().journals.exported(id, { withPersonal }),
    erase: async (id, thing, why) => erased(quorate(), id, thing, why),
    takenIn: async (lines) => quorate().journals.takeIn(lines),
    backedUp: () => backup(place),
    ask: async (id, asked) => answered(quorate(), id, asked),
  };
}

async function erased(quorate: QuorateClient, id: string, { sort, id: of }: ErasedThing, why: string): Promise<number> {
  const { personalData, papers } = quorate;
  if (sort === 'person') return (await personalData.erasePerson(id, of, { why })).length;
  if (sort === 'entry') return (await personalData.eraseEntry(id, of, { why })).length;
  await papers.erase(id, of, { why });
  return 1;
}

/** The writer is whoever the key is of. */
function sentEntry({ by, ...entry }: NewEntry): Wire['NewEntry'] {
  void by;
  return entry as Wire['NewEntry'];
}

/** Entries as they are kept: their text is canonical, so that it is the same when it is written again. */
async function* storedEntries(quorate: QuorateClient, corporation: string, { types, ...selection }: Selection) {
  const wanted = types === undefined ? selection : { ...selection, type: types };
  for await (const { sequence, hash, entry } of quorate.entries.read(corporation, wanted)) {
    const { id } = entry as unknown as EntryInput;
    yield { corporation, sequence, id, text: canonicalText(entry), hash };
  }
}

/** The journal as the entries that the service gives come to. @throws {BadInputError} where they cannot be read here */
async function journalOf(
  quorate: QuorateClient,
  { id, formed }: { readonly id: string; readonly formed?: string | undefined },
): Promise<Journal> {
  const inputs: EntryInput[] = [];
  for await (const { entry } of quorate.entries.read(id)) inputs.push(entry as unknown as EntryInput);
  const { journal, problems = [] } = Journal.empty(id, formed === undefined ? undefined : day(formed)).readOn(inputs);
  if (journal !== undefined) return journal;
  throw new BadInputError(
    `The journal of "${id}" cannot be read here: ${problems[0]?.message ?? ''}. The service may be of a newer version than this command line.`,
  );
}

function backup({ url, secret }: ServicePlace): AsyncIterable<string> {
  if (secret !== undefined) return new QuorateClient({ url, key: secret }).journals.backup();
  throw new BadInputError(
    'A backup has what is hidden from every account, and a service gives it on its own machine alone: run "quorate backup" there, with --data if its store is not the default.',
  );
}

async function answered(quorate: QuorateClient, id: string, asked: AskedOfKept): Promise<AnswerOfKept> {
  const { question, charter, instruments, ...asking } = asked;
  if (charter !== undefined) {
    throw new BadInputError(
      'A service answers by the charter under which the corporation is kept. Leave --charter out, or compare the two over HTTP.',
    );
  }
  const data = await quorate.questions.ask(id, question, { ...asking, instruments: [...instruments] });
  const { asserted, ...answer } = data;
  return { answer: answerFrom(answer), asserted, data };
}

function inItsWords({ problem }: ProblemError, url: string): string {
  if (problem.status === 401) {
    return `The service at ${url} knows nobody by this key: it has expired, was revoked, or is of another service. Sign in again with "quorate sign-in --server ${url}", or put another key in QUORATE_KEY.`;
  }
  const each = (problem.problems ?? []).map(({ entry, path, message }) => `\n  ${entry} ${path}: ${message}`);
  const mistakes = (problem.mistakes ?? []).map(
    ({ line, column, message }) => `\n  line ${line}, column ${column}: ${message}`,
  );
  return `${problem.detail ?? problem.title}${[...each, ...mistakes].join('')}`;
}
