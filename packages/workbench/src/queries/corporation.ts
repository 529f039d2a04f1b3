import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../client.js';
import { askedBy, type Through } from './instruments-asked.js';

/** Everything that is read of a corporation is kept under this, so that it can be read anew together. */
export const keyOf = (corporation: string, ...rest: readonly unknown[]) =>
  ['corporation', corporation, ...rest] as const;

/** As of which day something is asked, and from what was entered by which instant. */
export interface Moment {
  readonly asOf: string;
  readonly knownAt?: string | undefined;
  /** The id of what is supposed on top of the journal, where something is. */
  readonly supposed?: string | undefined;
  /** How far the instruments go by which is asked; left out, through the bylaws. */
  readonly through?: Through | undefined;
}

export const posted = ({ asOf, knownAt }: Moment) => ({ asOf, ...(knownAt === undefined ? {} : { knownAt }) });

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: async () => quorate.me.who(), staleTime: 60_000 });

export const corporationsQuery = queryOptions({
  queryKey: ['corporations'],
  queryFn: async () => quorate.corporations.all(),
});

/** A corporation, the head of its journal, and the day of its last entry. */
export const corporationQuery = (corporation: string) =>
  queryOptions({ queryKey: keyOf(corporation, 'head'), queryFn: async () => quorate.corporations.one(corporation) });

/** Shares, board, officers, meetings, open acts, and what is covered. */
export const booksQuery = (corporation: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'books', posted(moment)),
    queryFn: async () => quorate.books.overview(corporation, posted(moment)),
  });

/** A question of the catalogue; nothing that is asked is written. */
export interface Question {
  readonly question: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly readings?: Readonly<Record<string, string>>;
  /** Left out, what would change the answer is told too; `none` answers sooner. */
  readonly sensitivity?: 'none';
}

export const answerQuery = (
  corporation: string,
  { question, input, readings, sensitivity }: Question,
  moment: Moment,
) =>
  queryOptions({
    queryKey: keyOf(
      corporation,
      'answer',
      question,
      input,
      readings,
      sensitivity,
      posted(moment),
      askedBy(moment),
      moment.supposed,
    ),
    queryFn: async ({ signal }) => {
      const asking = {
        asOf: moment.asOf,
        input: { ...input },
        ...askedBy(moment),
        ...(readings === undefined ? {} : { readings: { ...readings } }),
        ...(sensitivity === undefined ? {} : { sensitivity }),
      };
      if (moment.supposed !== undefined)
        return quorate.hypotheticals.ask(corporation, moment.supposed, question, asking, { signal });
      return quorate.questions.ask(corporation, question, { ...posted(moment), ...asking }, { signal });
    },
  });

/** What one supposes oneself; nobody else sees it. */
export const supposedQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'hypotheticals'),
    queryFn: async () => quorate.hypotheticals.all(corporation),
  });

/** The questions there are, each in a line. */
export const catalogueQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: async () => quorate.questions.all(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** One of them, with its fields. */
export const questionQuery = (name: string) =>
  queryOptions({
    queryKey: ['questions', name],
    queryFn: async () => quorate.questions.one(name),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What others propose or reply stands beside the journal, whose growth is all that is followed: it is asked for again while it is looked at. */
const ofOthers = { staleTime: 0, refetchInterval: 10_000 } as const;

export const proposalsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'proposals'),
    queryFn: async () => quorate.proposals.all(corporation),
    ...ofOthers,
  });

export const proposalQuery = (corporation: string, id: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'proposal', id),
    queryFn: async () => quorate.proposals.one(corporation, id),
    ...ofOthers,
  });

export const factRequestsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'fact-requests'),
    queryFn: async () => quorate.factRequests.all(corporation),
    ...ofOthers,
  });

export const policyQuery = (corporation: string) =>
  queryOptions({ queryKey: keyOf(corporation, 'policy'), queryFn: async () => quorate.policies.of(corporation) });

export const entryQuery = (corporation: string, id: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'entry', id),
    queryFn: async () => quorate.entries.one(corporation, id),
  });

/** The entries that stand at a moment, in the order entered: those of some types, or those that name somebody. */
export const standingQuery = (
  corporation: string,
  wanted: { readonly type: readonly string[] } | { readonly about: string },
  moment: Moment,
) =>
  queryOptions({
    queryKey: keyOf(corporation, 'standing', wanted, posted(moment)),
    queryFn: async (): Promise<readonly Wire['StoredEntry'][]> => {
      const entries: Wire['StoredEntry'][] = [];
      const read = quorate.entries.read(corporation, { ...wanted, ...posted(moment), standing: 'yes' });
      for await (const entry of read) entries.push(entry);
      return entries;
    },
  });

/** The ballots that stand, the last entered first. */
export const ballotsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'ballots'),
    queryFn: async () => {
      const ballots = [];
      for await (const ballot of quorate.entries.read(corporation, {
        type: ['ballot', 'election-ballot'],
        standing: 'yes',
      }))
        ballots.push(ballot);
      return ballots.toReversed();
    },
  });

/** The determinations that stand: who determined what of whom, by the id of each. */
export const determinationsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'determinations'),
    queryFn: async () => {
      const found: { id: string; by: string; notion: string; about: readonly string[] }[] = [];
      for await (const { entry } of quorate.entries.read(corporation, { type: ['determination'], standing: 'yes' })) {
        const { data } = entry as unknown as { readonly data: (typeof found)[number] };
        found.push(data);
      }
      return found;
    },
  });

/** Whom the journal knows, by name. */
export const personsQuery = (corporation: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'persons', posted(moment)),
    queryFn: async () => quorate.books.persons(corporation, posted(moment)),
  });

/** Persons, acts, provisions, entries and papers that have all of these words; nothing that is typed stands in an address of a page. */
export const searchQuery = (corporation: string, words: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'search', words, posted(moment)),
    queryFn: async ({ signal }) => quorate.books.search(corporation, { words, ...posted(moment) }, { signal }),
  });

/** One act: what was proposed, how bodies and holders voted on it. */
export const actQuery = (corporation: string, act: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'act', act, posted(moment)),
    queryFn: async () => quorate.books.act(corporation, act, posted(moment)),
  });

/** Charter, certificates, bylaws and other law in outline, every version. */
export const instrumentsQuery = (corporation: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'instruments', posted(moment)),
    queryFn: async () => quorate.charters.instruments(corporation, posted(moment)),
  });

/** Every act that was proposed, the latest first. */
export const actsQuery = (corporation: string, moment: Moment) =>
  queryOptions({
    queryKey: keyOf(corporation, 'acts', posted(moment)),
    queryFn: async () => quorate.books.acts(corporation, posted(moment)),
  });

/** The sorts of entry that there are. */
export const entryTypesQuery = queryOptions({
  queryKey: ['entry-types'],
  queryFn: async () => quorate.entries.types(),
  staleTime: Number.POSITIVE_INFINITY,
});
