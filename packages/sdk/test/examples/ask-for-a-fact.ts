import { QuorateClient } from '@quorate/sdk';

/** Ida, who has no account, is asked for a fact by a link; her reply waits for somebody to accept it. */
export async function askForAFact(url: string, key: string): Promise<string> {
  const quorate = new QuorateClient({ url, key });
  const { id, link } = await quorate.factRequests.ask('acme', {
    to: 'Ida',
    fact: 'listed-on-national-exchange',
    about: [],
    on: '2003-01-02',
  });

  // The link goes to Ida, by mail say. With it she needs no key.
  const idas = new QuorateClient({ url });
  const { asks, reply } = await idas.replies.asked(link);
  await idas.replies.reply(link, { value: 'yes' });

  const [proposal] = await quorate.proposals.all('acme', 'proposed');
  const request = (await quorate.factRequests.all('acme')).find((each) => each.id === id);
  return `${asks} (${reply.kind}): ${request?.state}, ${proposal?.id === `reply-${id}` ? 'proposed' : 'nothing'}`;
}
