import { day, Journal, post, type Books } from '@quorate/engine';

/** Books in which nothing is entered: the rule's figures are stated, not kept. */
export function emptyBooks(): Books {
  return post(Journal.empty('bench', day('2000-01-01')));
}
