import { expect } from 'vitest';
import type { TestService } from '../service.js';

export type Key = Readonly<Record<string, string>>;

/** What is in a matter, by the names that paths have for it. */
export interface BusyMatter {
  readonly matter: string;
  readonly note: string;
  readonly draft: string;
  readonly paper: string;
  readonly hypothetical: string;
}

/** What a matter's paper holds; the corporation may keep the same bytes. */
export const opinion = 'The opinion of counsel.';

/** Opens a matter as this member, and puts something of every sort into it. */
export async function busyMatter(service: TestService, key: Key, title = 'Project Heron'): Promise<BusyMatter> {
  const call = async (path: string, body: unknown, headers: Key = {}) => {
    const answered = await service.call('POST', `/v1/corporations/acme/matters${path}`, body, { ...key, ...headers });
    expect(answered.status, answered.text).toBe(201);
    return answered.body as Readonly<Record<'id' | 'hash', string>>;
  };
  const { id: matter } = await call('', { title });
  const { id: note } = await call(`/${matter}/notes`, { title: 'Advice', text: 'Wait for the valuation.' });
  const asText = { 'content-type': 'text/plain' };
  const { hash: paper } = await call(`/${matter}/papers?name=opinion.txt&state=drafted`, opinion, asText);
  const person = {
    id: 'heron',
    type: 'person',
    on: '1999-01-04',
    basis: 'books',
    data: { id: 'heron', kind: 'other' },
  };
  const entries = [{ ...person, paper: { id: 'opinion', hash: paper } }];
  const { id: draft } = await call(`/${matter}/drafts`, { title: 'The acquirer', entries });
  const { id: hypothetical } = await call(`/${matter}/hypotheticals`, { title: 'If it were', entries: [person] });
  return { matter, note, draft, paper, hypothetical };
}

/** A path with what stands in braces filled in. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
}
