import type { z } from 'zod';
import type { Books, SharesConverted } from '../books/index.js';
import type { FactType, Held } from '../evaluation/index.js';
import type { Day, Moment, Ratio } from '../exact/index.js';
import type { Instrument } from './instrument.js';
import type { BearsOn } from './bears-on.js';
import type { Provision } from './provision.js';

/** The subjects under which kinds stand, one folder each. */
export const subjects = [
  'general',
  'capital',
  'ownership',
  'voting',
  'board',
  'acts',
  'distributions',
  'meeting',
  'liability',
  'price',
] as const;
export type Subject = (typeof subjects)[number];

/** The headings under which charters are compared, in the order in which they are read. */
export const headings = [
  { id: 'limits', title: 'Limits on large holdings', of: [] },
  { id: 'combinations', title: 'Combinations with a large holder', of: ['acts', 'price'] },
  { id: 'holders', title: 'Who counts as a large holder', of: ['ownership'] },
  { id: 'constituencies', title: 'What the board weighs in an offer', of: [] },
  { id: 'board', title: 'The board', of: ['board'] },
  { id: 'meetings', title: 'Meetings of shareholders', of: ['meeting'] },
  { id: 'amendment', title: 'Amendment and bylaws', of: [] },
  { id: 'stock', title: 'Stock and votes', of: ['capital', 'voting'] },
  { id: 'money', title: 'Dividends and liquidation', of: ['distributions'] },
  { id: 'liability', title: 'Liability, indemnity and loans', of: ['liability'] },
  { id: 'particulars', title: 'Name, purposes and particulars', of: [] },
  { id: 'general', title: 'In general terms, or not worked out', of: ['general'] },
] as const satisfies readonly { readonly id: string; readonly title: string; readonly of: readonly Subject[] }[];
export type Heading = (typeof headings)[number]['id'];

/** A provision where it stands, its parameters read by its kind. */
export interface Placed<P extends Provision = Provision> {
  readonly instrument: Instrument;
  /** The article it stands in: the place of use of what it needs. */
  readonly article: string;
  readonly provision: P;
  /** Its section as answers cite it. */
  readonly cite: string;
  /** The provision as the file has it; nothing of a section of the document for which no provision is entered. */
  readonly written?: Provision;
  /**
   * What the file has instead, where this is one of the provisions for which that stands: a word; or a text with readings where its
   * kind takes one value, as its instrument adopts them.
   */
  readonly word?: Placed;
}

/** Provisions as the instrument says them: those for which a word or a text with several meanings stands by that, once. */
export function asSaid(all: readonly Placed[]): readonly Placed[] {
  return [...new Set(all.map(saidBy))];
}

function saidBy(placed: Placed): Placed {
  return placed.word === undefined ? placed : saidBy(placed.word);
}

/** What a provision cannot do without: a notion, which provisions of a kind define, or a provision of a kind on the same stock. */
export type LeansOn = { readonly kind: string } & ({ readonly notion: string } | { readonly series: string });

/**
 * The part of a provision kind that every room knows: its parameters, the open facts it may ask for, and the notions it
 * defines. `Context` is what its rules see; later rooms add hooks of their own.
 */
export interface KindCore<P extends Provision = Provision, Context = never> {
  readonly kind: string;
  readonly subject: Subject;
  /** Under which heading charters are compared, where it is not the one of its subject. */
  readonly heading?: Heading;
  /** What a provision of this kind provides, in a sentence. */
  readonly provides: string;
  readonly parameters: z.ZodType<P>;
  /** Open facts that its rules may ask for. */
  readonly facts: readonly FactType[];
  /**
   * The kind is a word: what a provision of it says, written out in kinds that say it whole, from what is written alone. Rules see
   * these; whoever reads the instrument sees the word.
   */
  expands?(written: Provision): readonly Provision[];
  /** Its provisions only fix words, such as a name or an office: no answer but their own text depends on them. */
  readonly wordsOnly?: true;
  /** Its rules ask which other provision prevails over one of them, by `yieldsTo` and `displaces`. */
  readonly yields?: true;
  /** Whether a provision governs an act: what others can yield to has it. */
  applies?(context: Context, placed: Placed<P>, matter: never): Held<boolean>;
  /** On what a provision bears whose meaning nobody has worked out; undefined of kinds that say what they mean. */
  bearsOn?(provision: P): BearsOn;
  /** The series that the provision itself fixes, and the class of which it is one. */
  series?(provision: P): { readonly series: string; readonly class: string };
  /** Whether a provision speaks on a day on which its instrument is in force: it may begin or end by itself. Left out: it does. */
  speaks?(context: Context, placed: Placed<P>, day: Day): boolean;
  /** The shares that became others by the text itself by the day of the question, and that the books as posted have as they were. */
  converts?(context: Context, placed: Placed<P>, books: Books): readonly SharesConverted[];
  /** The part of the stock from which on it looks at a holder by itself, whom nothing but the register may name. */
  looksFrom?(provision: P): Ratio;
  /** The names that it gives to persons, by their ids. */
  names?(provision: P): readonly (readonly [id: string, name: string])[];
  /** What must stand in some instrument too, so that questions on the provision can be put; without it they are refused. */
  leansOn?(provision: P): readonly LeansOn[];
  /** The names of the notions that the provision defines. */
  defines?(provision: P): readonly string[];
  /** Those of these notions that rest on who owns what, and who is tied to whom, alone: they come out the same while nothing of that changes. */
  readonly ofOwnership?: readonly string[];
  /** Whether they do under a provision, told whether another notion that they use does; left out, under each. */
  isOfOwnership?(context: Context, placed: Placed<P>, isOther: (notion: string) => boolean): boolean;
  /** Of a notion about one, the notions of all of whom it is so: what is given of these says whether it is so of that one. */
  ofAll?(
    notion: string,
    about: readonly string[],
  ): readonly { readonly all: string; readonly of: readonly string[]; readonly one: string }[];
  /** Works out one of these notions, about these, at a moment. */
  define?(context: Context, placed: Placed<P>, notion: string, about: readonly string[], at: Moment): Held<unknown>;
}
