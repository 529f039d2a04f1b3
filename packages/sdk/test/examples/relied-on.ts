import { QuorateClient } from '@quorate/sdk';

/** An answer is relied on; then something is entered, and it no longer holds. */
export async function reliedOn(url: string, key: string): Promise<readonly string[]> {
  const quorate = new QuorateClient({ url, key });
  const { id, status } = await quorate.frozenAnswers.freeze('acme', {
    question: 'capital.summary',
    asOf: '2005-01-01',
    purpose: 'the letter to the exchange',
  });
  const { version } = await quorate.corporations.one('acme');
  const follower = quorate.journals.follow('acme', { after: version });
  const entered = {
    id: 'bought-back',
    type: 'shares-reacquired',
    on: '2004-12-01',
    basis: 'books',
    data: { class: 'common', from: 'dispersed', shares: '5,000', 'held-as': 'retired' },
  } as const;
  await quorate.entries.append('acme', { expectedVersion: version, entries: [entered] });
  // A program that shows the answer is told that the journal has grown, and asks whether it still holds.
  for await (const head of follower) if (head.version > version) break;
  const later = await quorate.frozenAnswers.one('acme', id);
  // Of all that was ever relied on, what no longer holds.
  const stale: string[] = [];
  for await (const { purpose } of quorate.frozenAnswers.stale('acme')) stale.push(purpose);
  return [status, later.status, ...later.differences, ...stale];
}
