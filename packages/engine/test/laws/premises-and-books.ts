import { expect } from 'vitest';
import type { Answer, Books } from '../../src/index.js';

/** The arguments of a premise's inquiry, as `affiliate(ash, elm)`. */
function argumentsOf(about: string, fact: string): readonly string[] | undefined {
  return about.startsWith(`${fact}(`) ? about.slice(fact.length + 1, about.lastIndexOf(')')).split(', ') : undefined;
}

/** That no premise of an answer supposes the contrary of what is entered, under whatever name. */
export function expectNoPremiseAgainst(books: Books, answer: Answer, asOf: string): void {
  for (const { about } of answer.rests) {
    const pair = argumentsOf(about, 'affiliate');
    const [one = '', other = ''] = pair ?? [];
    if (pair !== undefined) expect(areTied(books, one, other, asOf), about).toBe(false);
    const [ofCorporation] = argumentsOf(about, 'affiliate-of-the-corporation') ?? [];
    if (ofCorporation !== undefined) expect(areTied(books, ofCorporation, 'corporation', asOf), about).toBe(false);
    const [buyer] = argumentsOf(about, 'acquirer-is-subsidiary') ?? [];
    if (buyer !== undefined) expect(isOwned(books, buyer, asOf), about).toBe(false);
  }
}

/** By an entry of control, one step or two, or by a statement in either order. */
function areTied(books: Books, one: string, other: string, asOf: string): boolean {
  const controls = new Set(
    books
      .entriesOf('control', asOf as never)
      .filter(({ data }) => data.until === undefined || data.until > asOf)
      .map(({ data }) => `${data.controller}>${data.controlled}`),
  );
  const isEnded = books.entriesOf('relation-ended', asOf as never).length > 0;
  if (!isEnded && (controls.has(`${one}>${other}`) || controls.has(`${other}>${one}`))) return true;
  return books
    .entriesOf('stated', asOf as never)
    .filter(({ data }) => data.fact === 'affiliate' && data.until === undefined)
    .some(({ data: { about, value } }) => about.includes(one) && about.includes(other) && value === 'yes');
}

function isOwned(books: Books, person: string, asOf: string): boolean {
  const introduced = books.entriesOf('person').find(({ data }) => data.id === person);
  if (introduced?.data.subsidiary !== undefined) return introduced.data.subsidiary;
  return books
    .entriesOf('stated', asOf as never)
    .some(({ data: { fact, about, value } }) => fact === 'subsidiary' && about[0] === person && value === 'yes');
}
