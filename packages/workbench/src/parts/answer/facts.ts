import type { Wire } from '@quorate/sdk';
import { isNumber } from '../../words/numbers.js';
import { isDay } from '../../words/dates.js';
import { keyInWords, listed } from '../../words/phrases.js';
import { isFields, isList, recordsIn, textIn, type Answer, type NeededFact, type Plain } from './plain.js';

type NeedsFacts = Extract<Answer, { readonly outcome: 'needs-facts' }>;

/** One of the replies that a fact may be settled by, with what would follow. */
export interface Reply {
  readonly value: string;
  readonly follows: string | undefined;
}

/** The replies that can be chosen; nothing where the reply is written: a number, a day, a person, words. */
export function repliesOf(fact: NeededFact, answer: NeedsFacts): readonly Reply[] {
  const { reply } = fact;
  const values = reply.kind === 'yes-no' ? ['yes', 'no'] : reply.kind === 'choice' ? reply.of : [];
  return values.map((value) => ({ value, follows: whatFollows(fact, value, answer) }));
}

/** What the outcome is when a fact is settled so and nothing else is; several where it turns on others as well. */
export function whatFollows({ asks }: NeededFact, value: string, { cases }: NeedsFacts): string | undefined {
  const turning = cases.filter(({ when }) => Object.keys(when).length > 0);
  const tells =
    tellings.find((each) => turning.some((one) => each(one.value) !== each(turning[0]?.value))) ?? outcomeIn;
  const reached = turning.filter(({ when }) => (when[asks] ?? value) === value);
  const outcomes = [...new Set(reached.map(({ value: then, refused }) => refused ?? tells(then)))];
  return outcomes.length === 0 ? undefined : outcomes.join(', or ');
}

/** Where the outcome is one whatever the reply, whom it elects, or what came of each matter, tells the replies apart. */
const tellings = [outcomeIn, electedIn, mattersIn] as const;

function outcomeIn(value: Plain | undefined): string {
  return keyInWords(textIn(value, 'outcome') ?? 'not settled yet');
}

/** Whom an election elects: by name, where its lines have them. */
function electedIn(value: Plain | undefined): string {
  const elected = isFields(value) ? value['elected'] : undefined;
  if (!isList(elected)) return outcomeIn(value);
  const names = new Map(recordsIn(value, 'lines').map((line) => [textIn(line, 'candidate'), textIn(line, 'says')]));
  const told = elected.filter((id) => typeof id === 'string').map((id) => names.get(id) ?? id);
  return told.length === 0 ? 'nobody elected' : `elected: ${listed(told)}`;
}

function mattersIn(value: Plain | undefined): string {
  const matters = recordsIn(value, 'matters').map((matter) => `${textIn(matter, 'says') ?? ''}: ${electedIn(matter)}`);
  return matters.length === 0 ? outcomeIn(value) : matters.join('; ');
}

/** Why a written reply cannot be the fact; nothing where it can. */
export function mistakeIn(reply: NeededFact['reply'], written: string): string | undefined {
  const text = written.trim();
  if (text === '') return 'Write the reply.';
  if (reply.kind === 'quantity' && !isNumber(text.replaceAll(',', ''))) {
    return `Write a number of ${reply.unit}, such as 1,200.`;
  }
  if (reply.kind === 'day' && !isDay(text)) return 'Write a day as 2004-10-20.';
  return undefined;
}

/** A written reply as it is entered. */
export function replyEntered(reply: NeededFact['reply'], written: string): string {
  const text = written.trim();
  return reply.kind === 'quantity' ? text.replaceAll(',', '') : text;
}

/** The entry that a reply makes. */
export function entryOf(fact: NeededFact, value: string, { id, on, basis }: { id: string; on: string; basis: Basis }) {
  return { id, type: 'stated', on, basis, data: { fact: fact.fact, about: [...fact.about], value } };
}

/** Whether somebody was asked for this fact, and was not released from it. */
export function isAskedFor(request: Wire['FactRequest'], { fact, about }: NeededFact, on: string): boolean {
  return request.state !== 'withdrawn' && request.fact === fact && request.on === on && same(request.about, about);
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, place) => each === others[place]);
}

/** What a fact may rest on, in words. */
export const bases = {
  asserted: 'I say so, without a paper',
  party: 'a party says so',
  books: 'the corporation’s books',
  filing: 'a filing',
  'certified-list': 'a certified list',
  court: 'a court',
} as const;
export type Basis = keyof typeof bases;
