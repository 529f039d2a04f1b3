import { isDay, type Day, type Quantity, type Unit } from '../exact/index.js';
import { label } from './plain-words.js';
import { spoken } from './spoken.js';

/** What kind of reply settles an inquiry, and which replies are allowed. Quantities and days are never split into values. */
export type ReplyType =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | {
      readonly kind: 'quantity';
      readonly unit: QuantityUnit;
      /** The least it can be: nought where it is left out; 'unbounded' for what may be negative, such as earnings. */
      readonly least?: string;
      /** It must be more than the least: a price is above nothing. */
      readonly leastExcluded?: true;
      readonly greatest?: string;
    }
  | { readonly kind: 'day' }
  | { readonly kind: 'person' }
  | { readonly kind: 'text' };

export type QuantityUnit = 'shares' | 'votes' | 'persons' | 'money' | 'days' | 'ratio';

/**
 * A fact of an open family that rules may ask for. Declared once, by the provision kind that needs it; the declarations
 * together are the vocabulary of `stated` entries and of case files.
 */
export interface FactType {
  readonly name: string;
  /** The question to put to a person; `{0}`, `{1}` … stand for what the fact is about. */
  readonly asks: string;
  /** What each place of `about` holds, in order: `['person', 'act']`. */
  readonly about: readonly string[];
  readonly reply: ReplyType;
  /** What the question calls the words of a list that it may be about. */
  readonly called?: Readonly<Record<string, string>>;
  /** Another fact, a day, which shows that this is so where it is stated of the same. */
  readonly shownBy?: string;
  /** Another fact about more, of which a yes shows that this is so whatever else that is about. */
  readonly shownByAny?: string;
  /** It is asked for and never split: nobody is shown what would follow if a text said one thing or another. */
  readonly onlyAsked?: true;
  /** The same fact under other words: whoever stated it so has stated this. */
  readonly sameAs?: (
    about: readonly string[],
  ) => readonly { readonly fact: string; readonly about: readonly string[] }[];
  /**
   * What an ordinary question supposes when nobody entered the fact: the premise that inquiry found nothing further.
   * Absent: nothing is supposed and the fact is asked for. A strict question never supposes.
   */
  readonly supposed?: { readonly reply: string; readonly premise: string; readonly kind?: PremiseKind };
}

export type PremiseKind = 'continues' | 'regular' | 'nothing-further' | 'given' | 'covered';

/** A fact that is asked for: entering a `stated` entry with this fact, about these, answers it. */
export interface Inquiry {
  readonly type: FactType;
  readonly about: readonly string[];
  readonly on?: Day;
  readonly cites: readonly string[];
  /** Of a quantity: the most that it can be by what is entered, as all shares of a class are of those that somebody owns. */
  readonly greatest?: Quantity<Unit>;
}

/** The identity of an inquiry. Two steps that ask for the same fact share its reply. */
export function inquiryKey(inquiry: Inquiry): string {
  const subject = `${inquiry.type.name}(${inquiry.about.join(', ')})`;
  return inquiry.on === undefined ? subject : `${subject} on ${inquiry.on}`;
}

/** Places of a question in which words stand. */
const ownWords: ReadonlySet<string> = new Set(['activity', 'body', 'cause', 'figure', 'milestone', 'what']);

/** An agency by its name, or by the words of its id where nobody gave it one. */
export function agencyInWords(id: string, nameOf: (id: string) => string): string {
  const name = nameOf(id);
  return name === id ? label(id) : name;
}

/** The question in words, with the names of what it is about. */
export function inquiryInWords(inquiry: Inquiry, nameOf: (id: string) => string = (id) => id): string {
  const sentence = withPlacesInWords(inquiry.type.asks, inquiry, nameOf);
  return spoken(inquiry.on === undefined ? sentence : sentence.replace('{on}', inquiry.on));
}

/** A sentence on a fact, with the names of what the fact is about in their places. */
export function withPlacesInWords(says: string, inquiry: Inquiry, nameOf: (id: string) => string): string {
  return says.replaceAll(/\{(\d+)\}/g, (_match, place: string) => {
    const id = inquiry.about[Number(place)];
    if (id === undefined) return '';
    const sort = inquiry.type.about[Number(place)] ?? '';
    // What is a word of a list, or of the instrument's own, names nothing that was entered.
    if (ownWords.has(sort)) return label(id);
    if (sort === 'notion or question') return matterInWords(id, nameOf);
    // Of what is asked about at a day without a time nothing else is known.
    if (sort === 'moment' && isDay(id)) return `what is looked at on ${id}`;
    return inquiry.type.called?.[id] ?? (sort === 'agency' ? agencyInWords(id, nameOf) : nameOf(id));
  });
}

/** A notion with what it is of, or a question with its fields: `votes(common)` as "votes of common". */
export function matterInWords(matter: string, nameOf: (id: string) => string): string {
  const [, question, fields] = /^([a-z]+\.[a-z-]+)(?: \{(.*)\})?$/.exec(matter) ?? [];
  if (question !== undefined) {
    const named = fields?.replaceAll(/(?<=[:,] |\[)[\w-]+(?=[,\]}]|$)/g, nameOf);
    return `the answer to ${question}${named === undefined ? '' : `, ${named}`}`;
  }
  const [notion = '', of] = matter.split(/[()]/);
  const name = nameOf(matter);
  if (name !== matter) return name;
  return of === undefined ? label(notion) : `${label(notion)} of ${of.split(', ').map(nameOf).join(', ')}`;
}

/** The replies among which a missing fact is split; empty when it can only be asked. */
export function repliesOf(type: ReplyType): readonly string[] {
  if (type.kind === 'yes-no') return ['yes', 'no'];
  return type.kind === 'choice' ? type.of : [];
}
