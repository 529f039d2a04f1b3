import { answerData, answerFrom, asProof, type Answer } from '@quorate/engine';
import { peoplesBankcorp } from '@quorate/peoples-bankcorp';
import { expect, it } from 'vitest';
import { openCorporation, Journal, post } from '@quorate/engine';

const corporation = openCorporation({
  instruments: [peoplesBankcorp.charter],
  books: post(Journal.empty('acme')),
});

it('an answer that went over the wire says what it said', () => {
  const asked: readonly Answer[] = ['instrument.profile', 'capital.summary', 'voting.quorum'].map((question) =>
    corporation.ask({ question, asOf: '2004-06-01' }),
  );
  for (const answer of asked) {
    const sent = JSON.parse(JSON.stringify(answerData(answer))) as Readonly<Record<string, unknown>>;
    const read = answerFrom(sent);
    expect(asProof(read.reason)).toEqual(asProof(answer.reason));
    expect(answerData(read)).toEqual(sent);
  }
});
