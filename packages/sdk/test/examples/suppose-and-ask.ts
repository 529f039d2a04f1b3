import { QuorateClient } from '@quorate/sdk';

/** What if 100,000 more shares were issued? Nothing is entered, and nobody else sees what is supposed. */
export async function supposeAndAsk(url: string, key: string): Promise<readonly unknown[]> {
  const quorate = new QuorateClient({ url, key });
  const supposed = await quorate.hypotheticals.suppose('acme', {
    title: 'a larger issue',
    entries: [
      {
        id: 'a-larger-issue',
        type: 'shares-issued',
        on: '2003-06-01',
        basis: 'asserted',
        data: { class: 'common', to: 'dispersed', shares: '100,000' },
      },
    ],
  });
  const asked = { asOf: '2003-12-31' };
  const now = await quorate.questions.ask('acme', 'capital.summary', asked);
  const then = await quorate.hypotheticals.ask('acme', supposed.id, 'capital.summary', asked);
  await quorate.hypotheticals.drop('acme', supposed.id);
  return [now, then].map((answer) => (answer.outcome === 'answered' ? answer.value : answer.settledParts));
}
