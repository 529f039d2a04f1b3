import type { Corporation } from '@quorate/engine';
import { overviewOf } from '../books/overview.js';
import { registerOf } from '../books/register.js';
import { answerText } from '../sent-answer.js';
import type { Asked, BooksAsked } from './asked.js';

/** What was asked of a corporation, worked out, as JSON. */
export function workedOut(corporation: Corporation, asked: Asked | BooksAsked): string {
  if (!('books' in asked)) return answerText(corporation, asked);
  const { books: wanted } = asked;
  const { books } = corporation.session;
  return JSON.stringify(wanted.part === 'register' ? registerOf(books, wanted) : overviewOf(books, wanted.asOf));
}
