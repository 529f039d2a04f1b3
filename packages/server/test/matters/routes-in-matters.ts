import { roles, type Role } from '@quorate/server';

/** A route that leads into a matter: which roles of its members it serves, and how it is called. */
export interface RouteInMatter {
  readonly may: readonly Role[];
  /** What follows the id of the matter; {note}, {draft}, {hypothetical} and {paper} stand for what is in it. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How the log names what is read by it, and what of. */
  readonly reads?: readonly [what: string, subject: string];
}

const readers = roles.filter((role) => role !== 'administrator');
const workers = readers.filter((role) => role !== 'viewer' && role !== 'examiner');
const openers: readonly Role[] = ['secretary', 'director', 'counsel'];
const enterers = workers.filter((role) => role !== 'director');
const none = '0'.repeat(32);
const entry = { id: 'z', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'z', kind: 'other' } };
const prefix = '/v1/corporations/{corporation}/matters/{matter}';

/** Every route that leads into a matter. The last ones end it. */
export const routesInMatters: Readonly<Record<string, RouteInMatter>> = {
  [`GET ${prefix}`]: { may: readers, path: '', reads: ['matter', '{matter}'] },
  [`PUT ${prefix}/members/{account}`]: { may: openers, path: '/members/in-viewer' },
  [`DELETE ${prefix}/members/{account}`]: { may: openers, path: '/members/nobody' },
  [`GET ${prefix}/notes`]: { may: readers, path: '/notes', reads: ['notes', '{matter}'] },
  [`POST ${prefix}/notes`]: { may: workers, path: '/notes', body: { title: 'x', text: 'x' } },
  [`GET ${prefix}/notes/{note}`]: { may: readers, path: '/notes/{note}', reads: ['note', '{note}'] },
  [`PUT ${prefix}/notes/{note}`]: {
    may: workers,
    path: `/notes/${none}`,
    body: { title: 'x', text: 'x', expectedVersion: 1 },
  },
  [`DELETE ${prefix}/notes/{note}`]: { may: workers, path: `/notes/${none}?expectedVersion=1` },
  [`GET ${prefix}/drafts`]: { may: readers, path: '/drafts', reads: ['drafts', '{matter}'] },
  [`POST ${prefix}/drafts`]: { may: workers, path: '/drafts', body: { title: 'x', entries: [entry] } },
  [`GET ${prefix}/drafts/{draft}`]: { may: readers, path: '/drafts/{draft}', reads: ['draft', '{draft}'] },
  [`PUT ${prefix}/drafts/{draft}`]: {
    may: workers,
    path: `/drafts/${none}`,
    body: { title: 'x', entries: [entry], expectedVersion: 1 },
  },
  [`DELETE ${prefix}/drafts/{draft}`]: { may: workers, path: `/drafts/${none}?expectedVersion=1` },
  [`POST ${prefix}/drafts/{draft}/proposal`]: {
    may: enterers,
    path: `/drafts/${none}/proposal`,
    body: { expectedVersion: 1, proposal: 'p' },
  },
  [`POST ${prefix}/drafts/{draft}/entry`]: {
    may: enterers,
    path: `/drafts/${none}/entry`,
    body: { expectedVersion: 1, journalVersion: 0 },
  },
  [`GET ${prefix}/papers`]: { may: readers, path: '/papers', reads: ['papers', '{matter}'] },
  [`POST ${prefix}/papers`]: {
    may: workers,
    path: '/papers?name=a.txt&state=drafted',
    headers: { 'content-type': 'text/plain' },
    body: 'A draft.',
  },
  [`GET ${prefix}/papers/{paper}/content`]: {
    may: readers,
    path: '/papers/{paper}/content',
    reads: ['paper', '{paper}'],
  },
  [`POST ${prefix}/papers/{paper}/release`]: { may: enterers, path: `/papers/${'0'.repeat(64)}/release` },
  [`POST ${prefix}/papers/{paper}/erasure`]: {
    may: ['secretary'],
    path: `/papers/${'0'.repeat(64)}/erasure`,
    body: { why: 'x' },
  },
  [`GET ${prefix}/hypotheticals`]: { may: readers, path: '/hypotheticals', reads: ['hypotheticals', '{matter}'] },
  [`POST ${prefix}/hypotheticals`]: { may: workers, path: '/hypotheticals', body: { title: 'x', entries: [entry] } },
  [`GET ${prefix}/hypotheticals/{hypothetical}`]: {
    may: readers,
    path: '/hypotheticals/{hypothetical}',
    reads: ['hypothetical', '{hypothetical}'],
  },
  [`DELETE ${prefix}/hypotheticals/{hypothetical}`]: { may: workers, path: `/hypotheticals/${none}` },
  [`POST ${prefix}/hypotheticals/{hypothetical}/questions/{question}`]: {
    may: readers,
    path: '/hypotheticals/{hypothetical}/questions/instrument.profile',
    body: { asOf: '2000-01-01', sensitivity: 'none' },
    reads: ['answer', '{hypothetical}'],
  },
  [`GET ${prefix}/reads`]: { may: readers, path: '/reads', reads: ['reads', '{matter}'] },
  [`POST ${prefix}/closure`]: { may: openers, path: '/closure', reads: ['matter', '{matter}'] },
};
