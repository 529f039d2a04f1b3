import type { NewEntry } from '@quorate/store';

/** Register entries, some two hundred bytes each, of one corporation. */
export function entriesFrom(first: number, count: number): readonly NewEntry[] {
  return Array.from({ length: count }, (_, each) => {
    const place = first + each;
    return {
      id: `issue-${place}`,
      type: 'shares-issued',
      on: '1999-02-01',
      basis: 'books',
      by: 'transfer-agent',
      data: { class: 'common', to: 'dispersed', shares: '100' },
    };
  });
}

export const corporation = { id: 'acme', name: 'Acme, Inc.', charter: 'nss-bancorp', formed: '1998-12-15' } as const;
