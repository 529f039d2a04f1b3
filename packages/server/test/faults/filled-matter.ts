import type { Listening } from './listening.js';
import { post } from './listening.js';

/** A matter of the owner with something of every sort in it: the ids, by the names that paths have for them. */
export async function filledMatter({ url, owner }: Listening): Promise<Readonly<Record<string, string>>> {
  const made = async (path: string, body: unknown): Promise<string> => {
    const response = await post(`${url}/v1/corporations/acme/matters${path}`, body, owner);
    return ((await response.json()) as { readonly id: string }).id;
  };
  const matter = await made('', { title: 'Project Heron' });
  const note = await made(`/${matter}/notes`, { title: 'Advice', text: 'Wait.' });
  const entries = [
    { id: 'heron', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'heron', kind: 'other' } },
  ];
  const draft = await made(`/${matter}/drafts`, { title: 'The acquirer', entries });
  const hypothetical = await made(`/${matter}/hypotheticals`, { title: 'If it were', entries });
  const kept = await fetch(`${url}/v1/corporations/acme/matters/${matter}/papers?name=a.txt&state=drafted`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'text/plain' },
    body: 'An opinion.',
  });
  const { hash: paper } = (await kept.json()) as { readonly hash: string };
  return { matter, note, draft, hypothetical, paper };
}
