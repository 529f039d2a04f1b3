import {
  type Answer,
  countOfAsked,
  type FactAsked,
  inAskingOrder,
  type NeededFact,
  type ReplyType,
  shownFirst,
} from '@quorate/engine';
import type { Output } from '../output.js';
import { citesAfter } from './cites.js';
import { followsInWords } from './follows.js';
import { heading } from './section.js';
import { wrap } from './wrap.js';

/** The facts that an answer needs: the question to ask, the reply wanted, the entry that gives it; and what follows then. */
export function renderNeeded(answer: Answer, output: Output): readonly string[] {
  if (answer.outcome === 'answered') return [];
  const { style } = output;
  const asked = inAskingOrder(answer.inquiries);
  const shown = asked.slice(0, shownFirst).map((each, index) => renderFact(each, index + 1, output));
  const more = countOfAsked(asked.slice(shownFirst));
  const rest = more > 0 ? [`  and ${more} more`] : [];
  return [
    `${heading('Facts needed', style)}\n${[...shown, ...rest].join('\n')}`,
    ...renderSets(answer, output),
    ...renderCases(answer, output),
    ...(answer.timid ? ['There are too many possibilities to work out all of them; the facts above come first.'] : []),
  ];
}

/** What is asked only after a reply to another fact, as questions alone: once that is entered, they are asked by themselves. */
function renderAfter(after: readonly FactAsked<NeededFact>[], indent: string, width: number): readonly string[] {
  return after.flatMap(({ fact, after: next }) => [
    wrap(`if ${fact.askedIf?.reply}: ${fact.asks}`, width, indent, `${indent}  `),
    ...renderAfter(next, `${indent}  `, width),
  ]);
}

function renderFact({ fact, after }: FactAsked<NeededFact>, number: number, { style, width }: Output): string {
  const cites = citesAfter(fact.cites, style);
  const asks = wrap(`${fact.asks}${cites}`, width, `  ${number}. `, '     ');
  const turns = (fact.turnsAt ?? []).map((at) => wrap(`turns at: ${at}`, width, '     ', '       '));
  const { stated } = fact.entry;
  const entry = `stated: { fact: ${stated.fact}, about: [${stated.about.join(', ')}], value: ${placeholder(fact.reply)} }`;
  const { disputedBy } = fact;
  const todo =
    disputedBy === undefined
      ? `enter: ${entry}`
      : `disputed: the entries ${disputedBy.join(' and ')} differ; correct one, by an entry that supersedes it`;
  return [
    asks,
    `     reply: ${replyInWords(fact.reply)}`,
    ...turns,
    style.faint(wrap(todo, width, '     ', '       ')),
    ...renderAfter(after, '     ', width),
  ].join('\n');
}

/** What may be replied, in words. */
export function replyInWords(reply: ReplyType): string {
  switch (reply.kind) {
    case 'yes-no':
      return 'yes or no';
    case 'choice':
      return `one of: ${reply.of.join(', ')}`;
    case 'quantity': {
      const least =
        reply.least === undefined
          ? ''
          : reply.least === 'unbounded'
            ? ', which may be negative'
            : `, at least ${reply.least}`;
      const greatest = reply.greatest === undefined ? '' : `, at most ${reply.greatest}`;
      return `a number (${reply.unit})${least}${greatest}`;
    }
    case 'day':
      return 'a day, such as 2004-06-01';
    case 'person':
      return 'a person, by id';
    default:
      return 'words';
  }
}

function placeholder(reply: ReplyType): string {
  return reply.kind === 'yes-no' ? 'yes or no' : reply.kind === 'choice' ? reply.of.join(' or ') : '…';
}

function renderSets(answer: Extract<Answer, { outcome: 'needs-facts' }>, { style, width }: Output): readonly string[] {
  const [smallest, ...others] = answer.settlingSets;
  if (smallest === undefined || (others.length === 0 && smallest.length === answer.inquiries.length)) return [];
  const asks = new Map(answer.inquiries.map((each) => [each.key, each.asks]));
  const inWords = (set: readonly string[]) => set.map((key) => asks.get(key) ?? key).join(' And: ');
  const lines = [smallest, ...others].slice(0, 3).map((set) => wrap(inWords(set), width, '  - ', '    '));
  return [`${heading('What can settle it', style)}\n${lines.join('\n')}`];
}

const mostCases = 8;

function renderCases(answer: Extract<Answer, { outcome: 'needs-facts' }>, { style, width }: Output): readonly string[] {
  const cases = answer.cases
    .filter(({ value, refused, when }) => (value ?? refused) !== undefined && Object.keys(when).length > 0)
    .slice(0, mostCases);
  if (cases.length === 0) return [];
  const lines = cases.map(({ when, value, refused }) => {
    const replies = Object.entries(when).map(([asked, reply]) => `${asked} ${style.strong(reply)}`);
    return wrap(
      `${replies.join('; ')} → ${style.strong(refused ?? followsInWords(answer.settledParts, value))}`,
      width,
      '  - ',
      '    ',
    );
  });
  return [`${heading('What would follow', style)}\n${lines.join('\n')}`];
}
