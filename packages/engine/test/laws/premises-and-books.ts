import { expect } from 'vitest';
import { day, type Answer, type Books, type Corporation } from '../../src/index.js';
import { toWire } from '../../src/exact/index.js';
import { besideTheEnds, placeIn } from '../evaluation/told-region.js';
import { ask } from './asking.js';
import type { Rebuttal } from './rebutting.js';

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

/**
 * Whether what is supposed can be: of a class nobody owns more, beyond what is entered, than is outstanding less what is entered
 * as its own, on whichever of these days leaves most.
 */
export function canBe(
  corporation: Corporation,
  { about, value }: Pick<Rebuttal, 'about' | 'value'>,
  days: Days,
): boolean {
  const [person, className] = argumentsOf(about, 'further-holdings') ?? [];
  if (person === undefined || className === undefined) return true;
  const { books } = corporation.session;
  return days.some(
    (on) => Number(value) <= outstandingOn(books, className, on) - ownedOn(corporation, person, className, on),
  );
}

/** That an answer tells no change for figures that cannot be alone. */
export function expectToldOfWhatCanBe(corporation: Corporation, { rests }: Answered, days: Days): void {
  for (const { about, changesAt } of rests)
    for (const told of changesAt ?? []) {
      const figures = about.startsWith('further-holdings') ? besideTheEnds(told) : [];
      const within = figures.filter((value) => placeIn(told, Number(value)) === 'in');
      if (within.length > 0)
        expect([about, told, within.some((value) => canBe(corporation, { about, value }, days))]).toEqual([
          about,
          told,
          true,
        ]);
    }
}

type Days = readonly string[];
type Answered = Extract<Answer, { readonly outcome: 'answered' }>;

function outstandingOn(books: Books, className: string, on: string): number {
  return Number(toWire(books.outstanding(className).at({ day: day(on) })));
}

/** With those who are counted together with it, by whichever article counts fewest; nothing where that takes more facts. */
function ownedOn(corporation: Corporation, person: string, className: string, on: string): number {
  const answer = ask(corporation, { question: 'ownership.beneficial', input: { person, class: className } }, on);
  if (answer.outcome !== 'answered') return 0;
  const { articles } = answer.value as unknown as { readonly articles: readonly { readonly shares: string }[] };
  return Math.min(...articles.map(({ shares }) => Number(shares)));
}
