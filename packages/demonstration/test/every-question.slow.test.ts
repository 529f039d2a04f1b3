import { builtInCharters } from '@quorate/charters';
import {
  answerData,
  instrumentsOf,
  Journal,
  openCorporation,
  post,
  QuestionError,
  questions,
  type Corporation,
} from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { demonstrations, type Demonstration } from '../src/index.js';

function opened({ id, charter, history }: Demonstration): Corporation {
  const inputs = history()
    .entries()
    .map((entry) => {
      const { personal: _, ...own } = entry;
      return { ...own, corporation: id, enteredAt: '2026-01-02T03:04:05Z' };
    });
  const { journal, problems } = Journal.empty(id).append(inputs);
  if (problems !== undefined) throw new Error(JSON.stringify(problems.slice(0, 3)));
  const set = builtInCharters.find((each) => each.id === charter);
  if (set === undefined) throw new Error(`there is no charter ${charter}`);
  return openCorporation({ instruments: instrumentsOf(set, ['charter']), books: post(journal) });
}

/** Before anything is known, before there is a charter, in the midst of it, at its end, and far ahead. */
const days = ['1600-01-01', '1985-06-01', '1998-06-01', '2004-10-20', '2012-06-30', '2099-12-31'];

describe.each(demonstrations)('$id', (demonstration) => {
  const corporation = opened(demonstration);

  it.each(days)('answers every question as of %s, or says in words why it cannot be put', (asOf) => {
    const broken = questions.flatMap(({ name: question, example }) => {
      try {
        JSON.stringify(answerData(corporation.ask({ question, asOf, input: example, sensitivity: 'none' })));
        return [];
      } catch (error) {
        return error instanceof QuestionError ? [] : [`${question}: ${String(error)}`];
      }
    });
    expect(broken).toEqual([]);
  });
});
