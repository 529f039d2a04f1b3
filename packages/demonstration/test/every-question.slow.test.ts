import { answerData, openCorporation, QuestionError, questions } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { demonstrations, inMemory } from '../src/index.js';

/** Before anything is known, before there is a charter, in the midst of it, at its end, and far ahead. */
const days = ['1600-01-01', '1985-06-01', '1998-06-01', '2004-10-20', '2012-06-30', '2099-12-31'];

describe.each(demonstrations)('$id', (demonstration) => {
  const corporation = openCorporation(inMemory(demonstration));

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
