import type { Article } from './instrument.js';
import type { Provision } from './provision.js';

/**
 * An article of an instrument: its number and title as the document has them, and its provisions in the document's order.
 * Charter files are lists of these, so that they read line by line beside the document.
 */
export function article(number: string, title: string, provisions: readonly Provision[]): Article {
  return { number, title, provisions };
}
