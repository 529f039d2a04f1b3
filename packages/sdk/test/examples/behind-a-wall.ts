import { QuorateClient } from '@quorate/sdk';

/** Counsel drafts an entry where nobody else sees it, with a note and a paper, and brings it out when it is ready. */
export async function behindAWall(url: string, keys: Readonly<Record<string, string>>): Promise<string> {
  const as = (who: string) => new QuorateClient({ url, key: keys[who] ?? '' });
  const [counsel, secretary] = [as('counsel'), as('secretary')];
  const { id: matter } = await counsel.matters.open('acme', { title: 'The offer of Heron' });
  await counsel.matterNotes.write('acme', matter, { title: 'First view', text: 'They hold more than they say.' });
  const { hash } = await counsel.matterPapers.keep('acme', matter, {
    name: 'offer.txt',
    mediaType: 'text/plain',
    state: 'signed',
    content: Buffer.from('We, Heron, offer …'),
  });
  const heron = {
    id: 'heron',
    type: 'person',
    on: '2003-05-02',
    basis: 'party',
    paper: { id: 'offer', hash },
    data: { id: 'heron', name: 'Heron', kind: 'corporation' },
  } as const;
  const draft = await counsel.matterDrafts.make('acme', matter, { title: 'Who offers', entries: [heron] });

  // The secretary is no member: there is no such matter, no such paper, and nothing to count.
  const seen = async () => {
    const papers = await secretary.papers.all('acme');
    return [...(await secretary.matters.all('acme')), ...papers.filter((paper) => paper.hash === hash)].length;
  };
  const before = await seen();

  const { version } = await counsel.corporations.one('acme');
  const out = { expectedVersion: draft.version, journalVersion: version };
  const { broughtOut } = await counsel.matterDrafts.enter('acme', matter, draft.id, out);
  return `${before} seen before, ${await seen()} after ${broughtOut?.by} brought it out`;
}
