import type { NewEntry } from '@quorate/store';

/** The corporation that the tests keep. */
export const acme = { id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp', formed: '1999-01-04' };

/** Shares issued to a person. */
export function issued(id: string, to: string, shares: number, on = '2000-01-03'): NewEntry {
  const data = { class: 'common', to, shares: String(shares) };
  return { id, type: 'shares-issued', on, by: 'secretary', basis: 'books', data };
}

/** Shares that go from one person to another. */
export function transferred(id: string, from: string, to: string, shares: number, on: string): NewEntry {
  const data = { class: 'common', from, to, shares: String(shares) };
  return { id, type: 'shares-transferred', on, by: 'secretary', basis: 'books', data };
}

/** A person who is introduced to the journal. */
export function person(id: string): NewEntry {
  const data = { id, kind: 'other' };
  return { id: `person-${id}`, type: 'person', on: '1999-01-04', by: 'secretary', basis: 'books', data };
}
