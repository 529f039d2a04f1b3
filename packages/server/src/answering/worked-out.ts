import { documentNamed, pagesOf } from '@quorate/documents';
import { QuestionError, type Corporation } from '@quorate/engine';
import { actOf, actsOf } from '../books/act.js';
import { foundIn } from '../books/found.js';
import { overviewOf } from '../books/overview.js';
import { personsOf } from '../books/persons.js';
import { registerOf } from '../books/register.js';
import { outlineOf } from '../instruments/outline.js';
import { sectionOf } from '../instruments/section.js';
import { answerText } from '../sent-answer.js';
import type { Asked, BooksAsked, BooksWanted } from './asked.js';

/** What was asked of a corporation, worked out, as JSON; a document in base 64. */
export function workedOut(corporation: Corporation, asked: Asked | BooksAsked): string {
  if ('books' in asked) return JSON.stringify(told(corporation, asked.books));
  if (asked.document === undefined) return answerText(corporation, asked);
  const { name, ...writing } = asked.document;
  const form = documentNamed(name);
  if (form === undefined) throw new QuestionError(`There is no document "${name}".`);
  const pages = pagesOf(form, writing);
  let next: ReturnType<typeof pages.take> = {};
  while (next !== undefined) {
    next = pages.take(JSON.parse(answerText(corporation, { ...asked, input: { ...asked.input, ...next } })));
  }
  return Buffer.from(pages.written()).toString('base64');
}

function told(corporation: Corporation, wanted: BooksWanted): unknown {
  const { books } = corporation.session;
  switch (wanted.part) {
    case 'overview':
      return overviewOf(books, wanted.asOf);
    case 'register':
      return registerOf(books, wanted);
    case 'search':
      return foundIn(corporation, wanted);
    case 'persons':
      return personsOf(books, wanted.ids);
    case 'acts':
      return actsOf(books, wanted.asOf);
    case 'act':
      return actOf(books, wanted, corporation.session.withholdsVotesOn(wanted.act));
    case 'instruments':
      return outlineOf(corporation, wanted.asOf);
    case 'section':
      return sectionOf(corporation, wanted);
  }
}
