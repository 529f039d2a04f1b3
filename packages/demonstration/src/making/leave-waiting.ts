import { inquiryInWords, vocabulary } from '@quorate/engine';
import { sha256, type Store } from '@quorate/store';
import type { Demonstration, Waiting } from '../demonstration.js';
import { teller } from '../telling/history.js';
import type { InventedClock } from './invented-clock.js';
import { openedAt } from './rely-on.js';

/** Leaves what waits when the history breaks off: a proposal, a fact that somebody was asked for, a matter with a note. */
export async function leaveWaiting(
  store: Store,
  clock: InventedClock,
  { demonstration, owner }: { readonly demonstration: Demonstration; readonly owner: string },
): Promise<void> {
  const { id, until, waiting } = demonstration;
  const { proposed, asked, matter } = waiting();
  clock.at = `${until}T18:00:00.000Z`;
  await store.policies.set(id, { types: secondPerson, corrections: true }, teller);
  for (const paper of proposed.papers.papers()) await store.papers.keep(id, paper);
  await store.proposals.propose(id, { id: proposed.id, entries: proposed.entries, by: teller });
  await askFor(store, clock, demonstration, asked);
  await openMatter(store, id, { matter, owner });
}

/** What of the demonstration takes a second person. */
const secondPerson = [
  'approval',
  'body-act',
  'determination',
  'dividend-declared',
  'reading-adopted',
  'shares-issued',
] as const;

/** The link went to nobody: it is not kept, and this one was never shown. Ask anew to have one that can be sent. */
async function askFor(
  store: Store,
  clock: InventedClock,
  { id, charter }: Demonstration,
  { to, fact, about, on }: Waiting['asked'],
): Promise<void> {
  if ((await store.factRequests.all(id)).length > 0) return;
  const type = vocabulary.get(fact);
  if (type === undefined) throw new Error(`no rule asks for ${fact}`);
  const { books } = (await openedAt(store, id, charter)).session;
  const asks = inquiryInWords({ type, about, cites: [] }, (each) => books.nameOf(each)).replace('{on}', on);
  const expiresAt = new Date(Date.parse(clock.now()) + 90 * aDay).toISOString();
  const request = { id: 'asked-for', to, fact, about, asks, on, askedBy: teller, askedAt: clock.now(), expiresAt };
  await store.factRequests.ask(id, { ...request, linkHash: sha256(`${id}: never sent`) });
}

const aDay = 86_400_000;

/** The owners of the service are behind the wall; where nobody has an account yet, whoever will have the first. */
async function openMatter(
  store: Store,
  corporation: string,
  { matter: { title, note }, owner }: { readonly matter: Waiting['matter']; readonly owner: string },
): Promise<void> {
  const owners = (await store.accounts.all()).filter(({ isOwner, isClosed }) => isOwner && !isClosed);
  const [first = owner, ...others] = owners.map(({ name }) => name);
  if ((await store.matters.of(corporation, first)).length > 0) return;
  const id = sha256(`${corporation}: ${title}`).slice(0, 32);
  const place = { corporation, matter: id };
  await store.matters.open(corporation, { id, title, by: first });
  for (const account of others) await store.matters.members.add(place, { account, by: first });
  await store.matters.notes.write(place, { id: id.slice(0, 16), ...note, by: teller });
}
