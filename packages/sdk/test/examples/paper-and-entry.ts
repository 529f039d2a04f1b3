import { readFile } from 'node:fs/promises';
import { QuorateClient } from '@quorate/sdk';

/** Keeps the minutes of a meeting, and enters what they show. */
export async function paperAndEntry(url: string, key: string, file: string): Promise<string> {
  const quorate = new QuorateClient({ url, key });
  const minutes = await quorate.papers.keep('acme', {
    name: 'minutes-2003.pdf',
    mediaType: 'application/pdf',
    state: 'drafted',
    content: await readFile(file),
  });
  await quorate.papers.becomes('acme', minutes.hash, 'signed');
  const { version } = await quorate.corporations.one('acme');
  await quorate.entries.append('acme', {
    expectedVersion: version,
    entries: [
      {
        id: 'president-of-2003',
        type: 'officer-appointed',
        on: '2003-05-02',
        basis: 'books',
        paper: { id: 'minutes-2003', hash: minutes.hash, place: 'page 2' },
        data: { person: 'ada', office: 'president', by: 'board' },
      },
    ],
  });
  const { states, name } = await quorate.papers.one('acme', minutes.hash);
  return `${name}: ${states.map(({ state }) => state).join(', then ')}`;
}
