import type { CaseProblem, Problem } from '@quorate/engine';

/** What the store refuses, in words for whoever asked. Nothing was written. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The journal grew since the writer read it. */
export class VersionConflictError extends StoreError {
  readonly expected: number;
  readonly found: number;
  constructor(corporation: string, expected: number, found: number) {
    super(
      `The journal of "${corporation}" has ${found} entries, and the writer expected ${expected}: nothing was entered. Read what was entered since, and enter again with version ${found}.`,
    );
    this.expected = expected;
    this.found = found;
  }
}

/** Entries that cannot be read, or that cannot have happened. */
export class RefusedEntriesError extends StoreError {
  readonly problems: readonly Problem[];
  constructor(corporation: string, problems: readonly Problem[]) {
    const each = problems.map(({ entry, path, message }) => `  ${entry} ${path.join('.')}: ${message}`);
    super(`Nothing was entered in the journal of "${corporation}":\n${each.join('\n')}`);
    this.problems = problems;
  }
}

/** A charter file that cannot be used, with every mistake in it. Nothing of it was kept. */
export class RefusedCharterError extends StoreError {
  readonly mistakes: readonly CaseProblem[];
  constructor(mistakes: readonly CaseProblem[]) {
    const each = mistakes.map(({ line, column, message }) => `  line ${line}, column ${column}: ${message}`);
    super(`The charter file cannot be used, and nothing was kept:\n${each.join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** An idempotency key stands for one request; it came with another. */
export class IdempotencyKeyError extends StoreError {
  constructor(corporation: string, key: string) {
    super(
      `The idempotency key "${key}" was used for another request to the journal of "${corporation}". Make a new key for a new request.`,
    );
  }
}

/** The corporation wants a second person to accept such an entry. */
export class SecondPersonError extends StoreError {
  constructor(corporation: string, things: readonly string[], done: 'entered' | 'erased' = 'entered') {
    super(
      `"${corporation}" wants a second person to accept: ${firstOf(things)}. Nothing was ${done}: propose it, and let another accept.`,
    );
  }
}

/** Whoever proposed something, asked for it, or drafted it, is not the second person. */
export class OwnProposalError extends StoreError {
  constructor(id: string, who: string) {
    super(
      `"${who}" proposed "${id}", asked for it or drafted it, and cannot be the second person. Let another accept it.`,
    );
  }
}

/** An entry names papers by hashes under which none is kept. */
export class PapersMissingError extends StoreError {
  constructor(corporation: string, entries: readonly string[]) {
    const named = firstOf(entries.map((id) => `"${id}"`));
    super(
      `No paper of "${corporation}" is kept under the hash that these entries name: ${named}. Nothing was entered: keep the paper first, or leave the hash out.`,
    );
  }
}

/** A note or a draft was changed since the writer read it. */
export class ChangedSinceError extends StoreError {
  readonly found: number | undefined;
  constructor(what: 'note' | 'draft', expected: number, found?: number) {
    const now = found === undefined ? 'another one' : `version ${found}`;
    super(
      `You saw version ${expected} of this ${what}, and it is ${now} by now: nothing was changed. Read it again, and send the change for the version that it has.`,
    );
    this.found = found;
  }
}

/** It is somebody else's to change. */
export class NotOwnError extends StoreError {}

/** It was settled before, and stays as it was settled. */
export class SettledError extends StoreError {}

/** There is no such thing; who may not see a thing is told the same. */
export class NotKeptError extends StoreError {}

/** A legal hold forbids to erase it. */
export class LegalHoldError extends StoreError {
  readonly holds: readonly string[];
  constructor(holds: readonly string[]) {
    const which = holds.map((id) => `"${id}"`).join(', ');
    super(
      `A legal hold stands: ${which}. Nothing was erased. Whoever set it can tell what it covers, and release it when it is over.`,
    );
    this.holds = holds;
  }
}

/** It was erased, and cannot be given any more; when, by whom and why is kept. */
export class ErasedError extends StoreError {}

export class UnknownCorporationError extends StoreError {
  constructor(id: string, known: readonly string[]) {
    const others = known.length === 0 ? 'none is kept yet' : `kept are ${known.join(', ')}`;
    super(`No corporation "${id}" is kept here; ${others}.`);
  }
}

export class CorporationKeptError extends StoreError {
  constructor(id: string) {
    super(`A corporation "${id}" is kept here already. Give the new one another id.`);
  }
}

/** Who is meant by it elsewhere has an account here already. */
export class IdentityKeptError extends StoreError {}

/** A chain that is to be taken in does not hold. */
export class UnsoundJournalError extends StoreError {}

/**
 * The database did not answer: the disk is full, a file cannot be read, the server is gone. A transaction that did not end is
 * undone, but its end may have been on its way when the connection was lost.
 */
export class StoreUnavailableError extends StoreError {
  /** What the database says. */
  readonly problem: string;
  /** What to do, for those who are not to know of the database: its words name machines, files and users. */
  readonly next: string;
  /** @param work whether something was to be written, or only read */
  constructor(problem: string, work: 'writing' | 'reading', options?: ErrorOptions) {
    const next =
      work === 'reading'
        ? 'See to the cause, and ask again.'
        : 'Whether it was done is not sure: see to the cause, and send the same request again under the same idempotency key.';
    super(`The store cannot do this now: ${problem}. ${next}`, options);
    this.problem = problem;
    this.next = next;
  }
}

/** The file cannot be used: another process has it, it is of a later version, or it is no such file. */
export class DatabaseUnusableError extends StoreError {}

/** Of many the first are named, and the rest are counted. */
function firstOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

const mostNamed = 20;
