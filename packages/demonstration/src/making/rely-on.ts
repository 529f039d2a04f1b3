import { builtInCharters } from '@quorate/charters';
import { answerData, assertedBehind, openedWith, type Corporation } from '@quorate/engine';
import type { Store } from '@quorate/store';
import type { Demonstration } from '../demonstration.js';
import { teller } from '../telling/history.js';

/** Asks what somebody relied on, of the journal as it is then, and keeps the answer. It is kept once. */
export async function relyOn(store: Store, { id, charter, relied }: Demonstration): Promise<void> {
  if ((await store.frozenAnswers.all(id)).length > 0) return;
  const { at, purpose, question, asOf, input } = relied;
  const corporation = await openedAt(store, id, charter);
  const answer = corporation.ask({ question, asOf, input, sensitivity: 'single' });
  const { version, hash } = await store.corporation(id);
  await store.frozenAnswers.keep(id, {
    id: 'relied-on',
    question,
    asOf,
    asked: { question, asOf, input, instruments: ['charter'], readings: {}, strict: false, sensitivity: 'single' },
    answer: { ...answerData(answer), asserted: assertedBehind(corporation, answer) },
    purpose,
    by: teller,
    at,
    head: { version, hash },
  });
}

/** A corporation at the head of its journal, under the charter of that id. */
export async function openedAt(store: Store, id: string, charter: string): Promise<Corporation> {
  const set = builtInCharters.find((each) => each.id === charter);
  if (set === undefined) throw new Error(`there is no charter ${charter}`);
  return openedWith(set, await store.journal(id));
}
