import { createHash } from 'node:crypto';
import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** An element of a message before it is written: its name, and its text or its children in order. What is undefined is left out. */
export type Node = readonly [name: string, content: string | readonly (Node | undefined)[]];

/** A message in the namespace of its definition, as XML. The same content gives the same bytes. */
export function asXml(definition: string, message: Node): string {
  const document = new DOMImplementation().createDocument(namespaceOf(definition), 'Document', null);
  append(document, document.documentElement!, message, namespaceOf(definition));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/** The namespace of a message definition, such as seev.008.001.09. */
export function namespaceOf(definition: string): string {
  return `urn:iso:std:iso:20022:tech:xsd:${definition}`;
}

function append(document: Document, to: Element, [name, content]: Node, namespace: string): void {
  const element = document.createElementNS(namespace, name);
  to.appendChild(element);
  if (typeof content === 'string') element.appendChild(document.createTextNode(inXml(content)));
  else for (const child of content) if (child !== undefined) append(document, element, child, namespace);
}

/** XML has no room for most control characters: they are left out. */
function inXml(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

const mostOfId = 35;

/**
 * An id in a message has at most 35 characters: a longer one is cut, with eight digits of its SHA-256, so that two that differ stay apart
 * and the same one is always the same.
 */
export function shortId(id: string): string {
  if (id.length <= mostOfId) return id;
  return `${id.slice(0, mostOfId - 9)}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}

/** Words as far as an element holds them. */
export function upTo(most: number, text: string): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Who made a code that the standard does not have. */
const issuer = 'QUORATE';

/** A code of ours, of four signs, where the standard has none. */
export function ownCode(id: string, scheme: string): readonly Node[] {
  return [
    ['Id', id],
    ['Issr', issuer],
    ['SchmeNm', upTo(mostOfId, scheme)],
  ];
}
