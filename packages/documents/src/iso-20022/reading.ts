import { DOMParser, type Element } from '@xmldom/xmldom';

/** Where something stands in a message. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What of a message was not taken, with why and where: nothing is dropped in silence. */
export interface MessageFault {
  readonly code: FaultCode;
  readonly says: string;
  readonly at?: Place;
  /** The single instruction, the account and the shares that it is about, as far as the message tells them. */
  readonly instruction?: string;
  readonly account?: string;
  readonly shares?: string;
}

export const faultCodes = {
  'not-xml': 'it is no well-formed XML',
  'other-message': 'it is another message, or another version of it',
  'missing-element': 'an element that is needed is missing',
  'other-meeting': 'it is about another meeting',
  'unknown-class': 'it is about a security that is no class of the corporation',
  'unknown-account': 'it names an account of no known holder',
  'unknown-resolution': 'it votes on a resolution that is not put to the meeting, or was withdrawn',
  'same-instruction-twice': 'an instruction of this id came before in the message',
  'not-whole-shares': 'it is no whole number of at most eighteen digits',
  'more-than-instructed': 'its votes are together of more shares than the balance that it instructs',
  'choice-of-another-sort': 'it makes a choice that this resolution does not have',
  'no-recommendation': 'it follows a recommendation that is not entered',
  'left-to-somebody': 'it leaves the vote to somebody, whose vote is to be entered',
  'no-choice': 'it makes no choice',
  'withheld-unevenly': 'it withholds other numbers from one nominee than from another: a ballot has one number for all',
  cancels: 'it cancels other instructions: strike their ballots',
  'not-understood': 'it is not understood',
} as const;

export type FaultCode = keyof typeof faultCodes;

/** The root of a message in XML; a fault where it is none. Whatever a parser would mend or expand is a fault. */
export function rootOf(text: string): Element | MessageFault {
  let wrong: Pick<MessageFault, 'says' | 'at'> | undefined;
  const onError = (_level: string, says: string, { locator }: { readonly locator?: Located }): never => {
    const at = locator?.lineNumber === undefined ? undefined : placeOf(locator);
    wrong = { says: says.split('\n')[0]!, ...(at === undefined ? undefined : { at }) };
    throw new Error(says);
  };
  try {
    const { documentElement, doctype } = new DOMParser({ onError }).parseFromString(text, 'text/xml');
    if (documentElement !== null && doctype === null) return documentElement;
    wrong = { says: doctype === null ? 'It is empty.' : 'It declares a document type, which no message does.' };
  } catch (error) {
    wrong ??= { says: error instanceof Error ? error.message : String(error) };
  }
  return { code: 'not-xml', ...wrong };
}

interface Located {
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

export function placeOf({ lineNumber, columnNumber }: Located): Place {
  return { line: lineNumber ?? 1, column: columnNumber ?? 1 };
}

/** The children that are elements, of one name or of any. */
export function childrenOf(element: Element | undefined, name?: string): readonly Element[] {
  if (element === undefined) return [];
  return Array.from(element.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && (name === undefined || (node as Element).localName === name),
  );
}

/** The one element at the end of a way of names; undefined where it is not there. */
export function at(element: Element | undefined, ...names: readonly string[]): Element | undefined {
  return names.reduce<Element | undefined>((from, name) => childrenOf(from, name)[0], element);
}

/** The text at the end of a way of names, without spaces about it; undefined where there is none. */
export function textAt(element: Element | undefined, ...names: readonly string[]): string | undefined {
  const text = at(element, ...names)?.textContent?.trim();
  return text === '' ? undefined : text;
}
