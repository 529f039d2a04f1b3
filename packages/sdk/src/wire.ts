import type {
  Case,
  DescribedQuestion,
  ListedQuestion,
  NeededFact,
  Plain,
  ReasonStep,
  Told,
  ToldLine,
} from '@quorate/engine';

/** What goes over the wire, written by `npm run docs` from the schemas of the service: what a client sends, and what it gets. */
export interface Wire {
  readonly Problem: {
    type: string;
    title: string;
    status: number;
    detail?: string | undefined;
    problems?: { entry: string; path: string; message: string }[] | undefined;
    mistakes?: { line: number; column: number; message: string; nearest?: string | undefined }[] | undefined;
    found?: number | undefined;
  };
  readonly Corporation: {
    version: number;
    hash: string;
    id: string;
    name: string;
    charter: string;
    keptSince: string;
    records: { version: number; hash: string };
    formed?: string | undefined;
    lastEntryOn?: string | undefined;
  };
  readonly NewCorporation: {
    id: string;
    charter: string | Wire['CharterFile'];
    name?: string | undefined;
    formed?: string | undefined;
    entries?: readonly Wire['NewEntry'][] | undefined;
  };
  readonly CharterFile: { text: string; mediaType: 'application/yaml' | 'application/json' };
  readonly Charter: {
    charter: string;
    name: string;
    instruments: {
      id: string;
      kind: string;
      title: string;
      from: string;
      articles: number;
      provisions: number;
      workedOut: { percent: number; notWorkedOut: string[]; missing: string[] };
      readings: number;
      until?: string | undefined;
    }[];
    formed?: string | undefined;
  };
  readonly CharterInForce: {
    charter: string;
    name: string;
    instruments: {
      id: string;
      kind: string;
      title: string;
      from: string;
      articles: number;
      provisions: number;
      workedOut: { percent: number; notWorkedOut: string[]; missing: string[] };
      readings: number;
      until?: string | undefined;
    }[];
    isUploaded: boolean;
    changes: { before: string; charter: string; because: string; by: string; at: string }[];
    formed?: string | undefined;
  };
  readonly SettingCharter: { charter: string | Wire['CharterFile']; because: string };
  readonly CheckedCharter: {
    mistakes: { line: number; column: number; message: string; nearest?: string | undefined }[];
    found: number;
    charter?: Wire['Charter'] | undefined;
  };
  readonly AskingTried: {
    asOf: string;
    charter: Wire['CharterFile'];
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
    layer?: 'sentence' | 'memorandum' | 'proof' | undefined;
    books?: 'none' | 'kept' | undefined;
  };
  readonly CharterVersion: {
    charter: string;
    name: string;
    mediaType: 'application/yaml' | 'application/json';
    by: string;
    at: string;
    isInForce: boolean;
  };
  readonly Searched: {
    persons: { found: number; first: { id: string; name: string }[] };
    acts: { found: number; first: { id: string; act: string; on: string; named: Record<string, string> }[] };
    provisions: { found: number; first: { cite: string; heading: string; summary: string }[] };
    entries: { found: number; first: Wire['StoredEntry'][] };
    papers: {
      found: number;
      first: {
        hash: string;
        name: string;
        mediaType: string;
        keptAt: string;
        state?: 'drafted' | 'signed' | 'filed' | undefined;
      }[];
    };
  };
  readonly PapersSearched: {
    found: { hash: string; name: string; pages: number[] }[];
    unread: { hash: string; name: string; why: 'sort' | 'broken' | 'fault' | 'no-text' | 'too-much' | 'erased' }[];
  };
  readonly InstrumentOutline: {
    id: string;
    kind: 'charter' | 'bylaws' | 'law' | 'designation';
    title: string;
    from: string;
    jurisdiction: string;
    source: string;
    isInForce: boolean;
    workedOut: { percent: number; sections: number; wordsOnly: number; notWorkedOut: string[]; missing: string[] };
    notes: number;
    readings: { id: string; cite: string; asks: string }[];
    articles: {
      number: string;
      title: string;
      provisions: {
        cite: string;
        kind: string;
        summary: string;
        state: 'missing' | 'words-only' | 'worked-out' | 'not-worked-out';
        readings: string[];
        defines: string[];
        repealedOn?: string | undefined;
      }[];
    }[];
    until?: string | undefined;
  };
  readonly InstrumentSection: {
    section: string;
    provisions: {
      cite: string;
      article: string;
      heading: string;
      instrument: {
        id: string;
        kind: 'charter' | 'bylaws' | 'law' | 'designation';
        title: string;
        from: string;
        until?: string | undefined;
      };
      isInForce: boolean;
      changes: { entry: string; on: string; version: string; repeals: boolean }[];
      kind: string;
      summary: string;
      provides: string;
      state: 'missing' | 'words-only' | 'worked-out' | 'not-worked-out';
      parameters: { name: string; means: string; written: unknown }[];
      readings: {
        id: string;
        cite: string;
        asks: string;
        options: Record<string, string>;
        adopted: string;
        because: string;
        holds: string;
        decides: { parameter: string; means: string; options: Record<string, unknown> }[];
        adoption?: { entry: string; on: string; why: string; by?: string | undefined } | undefined;
      }[];
      notes: { cite: string; slip: string; readAs: string }[];
      facts: string[];
      answers: string[];
      defines: string[];
      prevailsOver: string[];
      yieldsTo: string[];
      names: { section: string; as: string; means: string }[];
      namedBy: { section: string; as: string; means: string }[];
      repealedOn?: string | undefined;
      bearsOn?:
        | { acts?: string[] | undefined; questions?: string[] | undefined; notions?: string[] | undefined }
        | undefined;
    }[];
  };
  readonly Books: {
    asOf: string;
    coverage: {
      family: 'instruments' | 'acts' | 'register' | 'board' | 'officers' | 'meetings' | 'dividends' | 'reports';
      isCovered: boolean;
      spans: { from: string; entry: string; through?: string | undefined; vouchedBy?: string | undefined }[];
    }[];
    classes: { class: string; issued: string; treasury: string; outstanding: string; holders: number }[];
    board: {
      directors: {
        person: string;
        name: string;
        termFrom: string;
        entry: string;
        class?: string | undefined;
        series?: string | undefined;
        since?: string | undefined;
        termEndsAfter?: number | undefined;
        fills?: string | undefined;
      }[];
      officers: { person: string; name: string; office: string; since: string; entry: string }[];
      size?: { number: number; entry: string; classes?: number[] | undefined } | undefined;
    };
    meetings: {
      inAll: number;
      last: {
        id: string;
        kind: string;
        of: string;
        state: 'held' | 'called';
        on: string;
        entries: string[];
        closed?: string | undefined;
      }[];
    };
    acts: {
      open: number;
      last: {
        id: string;
        act: string;
        on: string;
        named: Record<string, string>;
        entries: string[];
        proposedBy?: string | undefined;
      }[];
    };
    readings: { reading: string; option: string; why: string; on: string; entry: string; by?: string | undefined }[];
  };
  readonly Register: {
    coverage: {
      family: 'instruments' | 'acts' | 'register' | 'board' | 'officers' | 'meetings' | 'dividends' | 'reports';
      isCovered: boolean;
      spans: { from: string; entry: string; through?: string | undefined; vouchedBy?: string | undefined }[];
    };
    found: number;
    page: { holder: string; name: string; shares: string; entries: string[]; entriesInAll: number }[];
    class: string;
    issued: string;
    treasury: string;
    outstanding: string;
    holders: number;
    asOf: string;
    next?: string | undefined;
  };
  readonly KnownPerson: { id: string; name: string; kind: string; entry: string };
  readonly ActListed: {
    id: string;
    entry: string;
    on: string;
    act: string;
    named: Record<string, string>;
    state: 'open' | 'carried-out' | 'withdrawn';
  };
  readonly Act: {
    id: string;
    entry: string;
    on: string;
    kind: string;
    act: Record<string, unknown>;
    named: Record<string, string>;
    state: 'open' | 'carried-out' | 'withdrawn';
    bodies: {
      entry: string;
      on: string;
      by: string;
      decides: string;
      yes?: { count: number; persons?: { person: string; name: string }[] | undefined } | undefined;
      no?: { count: number; persons?: { person: string; name: string }[] | undefined } | undefined;
      abstain?: { count: number; persons?: { person: string; name: string }[] | undefined } | undefined;
      present?: { count: number; persons?: { person: string; name: string }[] | undefined } | undefined;
    }[];
    votes: { for: string; against: string; abstain: string; ballots: number; class?: string | undefined }[];
    entries: string[];
    proposedBy?: string | undefined;
    votesWithheld?: boolean | undefined;
  };
  readonly Head: { version: number; hash: string };
  readonly NewEntry: {
    id: string;
    type: string;
    on: string;
    basis: 'certified-list' | 'books' | 'filing' | 'party' | 'court' | 'stipulated' | 'asserted';
    data: unknown;
    version?: number | undefined;
    time?: string | undefined;
    knownSince?: string | undefined;
    paper?: { id: string; hash?: string | undefined; place?: string | undefined } | undefined;
    personal?: Wire['Personal'] | undefined;
    supersedes?: { entry: string; because: 'clerical' | 'amended' | 'rebutted'; note: string } | undefined;
  };
  readonly Appending: { expectedVersion: number; entries: readonly Wire['NewEntry'][] };
  readonly StoredEntry: { sequence: number; hash: string; entry: Record<string, unknown> };
  readonly Entry: {
    sequence: number;
    hash: string;
    entry: Record<string, unknown>;
    correctedBy?:
      | {
          entry: string;
          because: 'clerical' | 'amended' | 'rebutted';
          note: string;
          on: string;
          by: string;
          enteredAt: string;
        }
      | undefined;
    paper?:
      | {
          hash: string;
          name: string;
          mediaType: string;
          size: number;
          states: { state: 'drafted' | 'signed' | 'filed'; at: string; by: string }[];
        }
      | undefined;
  };
  readonly Page: { entries: Wire['StoredEntry'][]; next?: number | undefined };
  readonly EntryType: {
    [x: string]: unknown;
    type: string;
    version: number;
    family: string;
    says: string;
    fields: { [x: string]: unknown; name: string; means: string; required: boolean; form?: string | undefined }[];
  };
  readonly Soundness: {
    corporation: string;
    intact: { version: number; hash: string };
    recorded: { version: number; hash: string };
    checkpoints: number;
    personal: { kept: number; erased: number; absent: number };
    papers: { kept: number; erased: number; absent: number };
    changed: { entry: string; says: string }[];
    records: { version: number; hash: string };
    broken?: { sequence: number; id: string; says: string } | undefined;
    snapshot?: 'same' | 'differs' | undefined;
  };
  readonly Checkpoint: {
    version: number;
    hash: string;
    corporation: string;
    signedAt: string;
    publicKey: string;
    signature: string;
    records?: { version: number; hash: string } | undefined;
  };
  readonly Asking: {
    asOf: string;
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
  };
  readonly Writing: {
    asOf: string;
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
    state?: 'amended' | 'preliminary' | 'final' | undefined;
  };
  readonly AskingInLayer: {
    asOf: string;
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
    layer?: 'sentence' | 'memorandum' | 'proof' | undefined;
  };
  readonly AnswerInLayer:
    | (Omit<
        Omit<Told & { readonly outcome: 'answered'; readonly value: Plain }, 'reason'> & {
          readonly reasons: readonly ReasonStep[];
          readonly asserted: readonly string[];
          readonly supposed?: readonly string[];
        },
        'reasons'
      > & { readonly told: readonly ToldLine[] })
    | (Omit<
        Omit<
          Told & {
            readonly outcome: 'needs-facts';
            readonly inquiries: readonly NeededFact[];
            readonly settlingSets: readonly (readonly string[])[];
            readonly cases: readonly Case[];
            readonly settledParts?: Plain;
            readonly timid: boolean;
          },
          'reason'
        > & {
          readonly reasons: readonly ReasonStep[];
          readonly asserted: readonly string[];
          readonly supposed?: readonly string[];
        },
        'reasons'
      > & { readonly told: readonly ToldLine[] });
  readonly Answer:
    | (Omit<Told & { readonly outcome: 'answered'; readonly value: Plain }, 'reason'> & {
        readonly reasons: readonly ReasonStep[];
        readonly asserted: readonly string[];
        readonly supposed?: readonly string[];
      })
    | (Omit<
        Told & {
          readonly outcome: 'needs-facts';
          readonly inquiries: readonly NeededFact[];
          readonly settlingSets: readonly (readonly string[])[];
          readonly cases: readonly Case[];
          readonly settledParts?: Plain;
          readonly timid: boolean;
        },
        'reason'
      > & {
        readonly reasons: readonly ReasonStep[];
        readonly asserted: readonly string[];
        readonly supposed?: readonly string[];
      });
  readonly NeededFact: NeededFact;
  readonly ReasonStep: ReasonStep;
  readonly Question: DescribedQuestion;
  readonly QuestionListed: ListedQuestion;
  readonly Comparing: {
    asOf: string;
    charters: string[];
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
  };
  readonly Comparison: {
    first: {
      charter: string;
      answer?: { [x: string]: unknown; outcome: string; asserted: string[] } | undefined;
      refusal?: string | undefined;
    };
    second: {
      charter: string;
      answer?: { [x: string]: unknown; outcome: string; asserted: string[] } | undefined;
      refusal?: string | undefined;
    };
    differences: { what: string; first: string; second: string }[];
  };
  readonly Supposing: { title: string; entries: Wire['NewEntry'][]; expiresAt?: string | undefined };
  readonly Hypothetical: {
    id: string;
    title: string;
    entries: Record<string, unknown>[];
    madeAt: string;
    expiresAt: string;
  };
  readonly AskingSupposed: {
    asOf: string;
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
    layer?: 'sentence' | 'memorandum' | 'proof' | undefined;
  };
  readonly AnswerSupposed: Wire['Answer'];
  readonly Freezing: {
    asOf: string;
    question: string;
    purpose: string;
    input?: Record<string, unknown> | undefined;
    instruments?: ('charter' | 'bylaws' | 'law')[] | undefined;
    readings?: Record<string, string> | undefined;
    strict?: boolean | undefined;
    knownAt?: string | undefined;
    sensitivity?: 'none' | 'single' | 'pairs' | undefined;
  };
  readonly FrozenAnswer: {
    id: string;
    question: string;
    asOf: string;
    purpose: string;
    by: string;
    at: string;
    head: { version: number; hash: string };
    asked: {
      asOf: string;
      input: Record<string, unknown>;
      instruments: ('charter' | 'bylaws' | 'law')[];
      readings: Record<string, string>;
      strict: boolean;
      sensitivity: 'none' | 'single' | 'pairs';
      knownAt?: string | undefined;
    };
    answer: { [x: string]: unknown; outcome: string; asserted: string[] };
    status: 'current' | 'stale';
    differences: string[];
    headNow: { version: number; hash: string };
  };
  readonly StaleAnswers: {
    stale: {
      id: string;
      question: string;
      asOf: string;
      purpose: string;
      by: string;
      at: string;
      head: { version: number; hash: string };
      differences: string[];
    }[];
    asked: number;
    headNow: { version: number; hash: string };
    next?: string | undefined;
  };
  readonly AnswersMadeFrom: { answers: Wire['FrozenAnswerListed'][]; read: number; next?: string | undefined };
  readonly FrozenAnswerListed: {
    id: string;
    question: string;
    asOf: string;
    purpose: string;
    by: string;
    at: string;
    head: { version: number; hash: string };
  };
  readonly Paper: {
    name: string;
    mediaType: string;
    size: number;
    keptAt: string;
    states: { state: 'drafted' | 'signed' | 'filed'; at: string; by: string }[];
    sights: {
      seenBy:
        | 'everybody'
        | {
            roles: (
              | 'viewer'
              | 'secretary'
              | 'assistant-secretary'
              | 'treasurer'
              | 'director'
              | 'counsel'
              | 'inspector-of-election'
              | 'transfer-agent'
              | 'examiner'
              | 'administrator'
            )[];
            accounts: string[];
          };
      by: string;
      at: string;
    }[];
    hash: string;
    copies: {
      name: string;
      mediaType: string;
      size: number;
      keptAt: string;
      states: { state: 'drafted' | 'signed' | 'filed'; at: string; by: string }[];
      sights: {
        seenBy:
          | 'everybody'
          | {
              roles: (
                | 'viewer'
                | 'secretary'
                | 'assistant-secretary'
                | 'treasurer'
                | 'director'
                | 'counsel'
                | 'inspector-of-election'
                | 'transfer-agent'
                | 'examiner'
                | 'administrator'
              )[];
              accounts: string[];
            };
        by: string;
        at: string;
      }[];
      erased?: { by: string; at: string; why: string } | undefined;
    }[];
    erased?: { by: string; at: string; why: string } | undefined;
  };
  readonly PaperState: 'drafted' | 'signed' | 'filed';
  readonly Showing: {
    seenBy:
      | 'everybody'
      | {
          roles: (
            | 'viewer'
            | 'secretary'
            | 'assistant-secretary'
            | 'treasurer'
            | 'director'
            | 'counsel'
            | 'inspector-of-election'
            | 'transfer-agent'
            | 'examiner'
            | 'administrator'
          )[];
          accounts: string[];
        };
  };
  readonly Personal: {
    of: string;
    address?: string | undefined;
    taxNumber?: string | undefined;
    dateOfBirth?: string | undefined;
    email?: string | undefined;
    telephone?: string | undefined;
    bankAccount?: string | undefined;
  };
  readonly PersonalRecord: {
    hash: string;
    of: string;
    entry: string;
    keptBy: string;
    keptAt: string;
    fields?:
      | {
          address?: string | undefined;
          taxNumber?: string | undefined;
          dateOfBirth?: string | undefined;
          email?: string | undefined;
          telephone?: string | undefined;
          bankAccount?: string | undefined;
        }
      | undefined;
    erased?: { by: string; at: string; why: string } | undefined;
  };
  readonly Reads: {
    reads: { id: string; at: string; by: string; what: string; subject: string }[];
    next?: string | undefined;
  };
  readonly Erasing: { why: string };
  readonly NewLegalHold: {
    id: string;
    reason: string;
    scope:
      | { whole: true }
      | { persons?: string[] | undefined; entries?: string[] | undefined; papers?: string[] | undefined };
  };
  readonly LegalHold: {
    id: string;
    reason: string;
    scope: {
      persons?: string[] | undefined;
      entries?: string[] | undefined;
      papers?: string[] | undefined;
      whole?: true | undefined;
    };
    setBy: string;
    setAt: string;
    released?: { by: string; at: string; why: string } | undefined;
    namesNothing?: { sort: 'entries' | 'persons' | 'papers'; id: string; nearest?: string | undefined }[] | undefined;
  };
  readonly Releasing: { why: string };
  readonly NewMatter: { title: string };
  readonly MatterListed: {
    id: string;
    title: string;
    openedBy: string;
    openedAt: string;
    closedBy?: string | undefined;
    closedAt?: string | undefined;
  };
  readonly Matter: {
    id: string;
    title: string;
    openedBy: string;
    openedAt: string;
    members: {
      account: string;
      addedBy: string;
      addedAt: string;
      removedBy?: string | undefined;
      removedAt?: string | undefined;
    }[];
    closedBy?: string | undefined;
    closedAt?: string | undefined;
  };
  readonly NewNote: { title: string; text: string };
  readonly ChangingNote: { title: string; text: string; expectedVersion: number };
  readonly NoteListed: {
    id: string;
    author: string;
    title: string;
    version: number;
    writtenAt: string;
    isWithdrawn: boolean;
  };
  readonly Note: {
    id: string;
    author: string;
    versions: { version: number; title: string; writtenAt: string; text?: string | undefined }[];
  };
  readonly NewDraft: { title: string; entries: Wire['NewEntry'][] };
  readonly ChangingDraft: { title: string; entries: Wire['NewEntry'][]; expectedVersion: number };
  readonly DraftListed: {
    id: string;
    title: string;
    version: number;
    madeBy: string;
    madeAt: string;
    changedBy: string;
    changedAt: string;
    broughtOut?:
      | { by: string; at: string; proposal?: string | undefined; head?: { version: number; hash: string } | undefined }
      | undefined;
  };
  readonly Draft: {
    id: string;
    title: string;
    version: number;
    madeBy: string;
    madeAt: string;
    changedBy: string;
    changedAt: string;
    entries: Record<string, unknown>[];
    broughtOut?:
      | { by: string; at: string; proposal?: string | undefined; head?: { version: number; hash: string } | undefined }
      | undefined;
  };
  readonly ProposingDraft: { expectedVersion: number; proposal: string };
  readonly EnteringDraft: { expectedVersion: number; journalVersion: number };
  readonly MatterPaper: {
    hash: string;
    name: string;
    mediaType: string;
    size: number;
    state: 'drafted' | 'signed' | 'filed';
    keptBy: string;
    keptAt: string;
    broughtOutBy?: string | undefined;
    broughtOutAt?: string | undefined;
    erased?: { by: string; at: string; why: string } | undefined;
  };
  readonly MatterHypothetical: {
    id: string;
    title: string;
    entries: Record<string, unknown>[];
    madeAt: string;
    expiresAt: string;
    maker: string;
  };
  readonly MatterReads: {
    reads: {
      id: string;
      at: string;
      by: string;
      what:
        | 'paper'
        | 'note'
        | 'papers'
        | 'notes'
        | 'answer'
        | 'reads'
        | 'matters'
        | 'matter'
        | 'drafts'
        | 'draft'
        | 'hypotheticals'
        | 'hypothetical';
      subject: string;
    }[];
    next?: string | undefined;
  };
  readonly Policy: { types: string[]; corrections: boolean; erasures?: boolean | undefined };
  readonly PolicySet: {
    types: string[];
    corrections: boolean;
    erasures?: boolean | undefined;
    setBy?: string | undefined;
    setAt?: string | undefined;
  };
  readonly Proposing: { id: string; entries: Wire['NewEntry'][] };
  readonly ErasureProposing: {
    id: string;
    of: { person: string } | { entry: string } | { paper: string };
    why: string;
  };
  readonly Proposal: {
    id: string;
    entries: Record<string, unknown>[];
    by: string;
    proposedAt: string;
    state: 'withdrawn' | 'proposed' | 'accepted' | 'refused';
    erasure?: { of: { person: string } | { entry: string } | { paper: string }; why: string } | undefined;
    askedBy?: string | undefined;
    settledBy?: string | undefined;
    settledAt?: string | undefined;
    reason?: string | undefined;
    head?: { version: number; hash: string } | undefined;
  };
  readonly AskingForFact: { to: string; fact: string; about: string[]; on: string; expiresAt?: string | undefined };
  readonly FactRequest: {
    id: string;
    to: string;
    fact: string;
    about: string[];
    asks: string;
    on: string;
    askedBy: string;
    askedAt: string;
    expiresAt: string;
    state: 'open' | 'withdrawn' | 'replied';
    settledAt?: string | undefined;
  };
  readonly FactRequested: {
    id: string;
    to: string;
    fact: string;
    about: string[];
    asks: string;
    on: string;
    askedBy: string;
    askedAt: string;
    expiresAt: string;
    state: 'open' | 'withdrawn' | 'replied';
    link: string;
    settledAt?: string | undefined;
  };
  readonly FactAsked: {
    corporation: string;
    to: string;
    askedBy: string;
    asks: string;
    on: string;
    reply: { [x: string]: unknown; kind: string };
    expiresAt: string;
  };
  readonly FactReply: {
    value: string;
    paper?:
      | {
          name: string;
          mediaType:
            | 'application/pdf'
            | 'application/msword'
            | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
            | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
            | 'application/vnd.oasis.opendocument.text'
            | 'image/jpeg'
            | 'image/png'
            | 'image/tiff'
            | 'message/rfc822'
            | 'text/plain'
            | 'text/csv';
          state: 'drafted' | 'signed' | 'filed';
          content: string;
        }
      | undefined;
  };
  readonly NewSignInLink: { account?: string | undefined };
  readonly SignInLinkShown: { name: string; link: string };
  readonly SignIn: { name: string; password: string };
  readonly SignedIn: { name: string };
  readonly WaysToSignIn: { password: boolean; openId?: { name: string; path: string } | undefined };
  readonly Identity: {
    id: string;
    issuer: string;
    madeAt: string;
    subject?: string | undefined;
    expects?: string | undefined;
    boundAt?: string | undefined;
  };
  readonly NewIdentity: { expects?: string | undefined; subject?: string | undefined };
  readonly Me: { name: string; isOwner: boolean; roles: { corporation: string; role: string }[] };
  readonly NewPassword: { new: string; old?: string | undefined };
  readonly NewKey: {
    permissions?:
      | (
          | 'read'
          | 'ask'
          | 'see-interim'
          | 'follow-calendar'
          | 'enter'
          | 'accept'
          | 'adopt-readings'
          | 'set-charter'
          | 'sign'
          | 'export'
          | 'set-policy'
          | 'manage-accounts'
          | 'restrict-papers'
          | 'read-personal-data'
          | 'see-reads'
          | 'erase'
          | 'hold'
          | 'read-matters'
          | 'work-in-matters'
          | 'open-matters'
        )[]
      | undefined;
    expiresAt?: string | undefined;
  };
  readonly Session: {
    id: string;
    madeAt: string;
    expiresAt: string;
    isCurrent: boolean;
    lastUsed?: string | undefined;
  };
  readonly Key: { id: string; madeAt: string; expiresAt: string; permissions: string[]; lastUsed?: string | undefined };
  readonly KeyShown: {
    id: string;
    madeAt: string;
    expiresAt: string;
    permissions: string[];
    key: string;
    lastUsed?: string | undefined;
  };
  readonly Account: { name: string; isOwner: boolean; isClosed: boolean };
  readonly NewAccount: { name: string; isOwner?: boolean | undefined };
  readonly AccountOpened: { name: string; isOwner: boolean; isClosed: boolean; link: string };
  readonly Grant: { account: string; role: string; until?: string | undefined };
  readonly GrantChange: {
    account: string;
    by: string;
    at: string;
    role?: string | undefined;
    until?: string | undefined;
  };
  readonly NewGrant: {
    role:
      | 'viewer'
      | 'secretary'
      | 'assistant-secretary'
      | 'treasurer'
      | 'director'
      | 'counsel'
      | 'inspector-of-election'
      | 'transfer-agent'
      | 'examiner'
      | 'administrator';
    until?: string | undefined;
  };
}
