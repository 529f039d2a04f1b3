import { openStore } from '@quorate/store';

export const widelyHeld = { id: 'widely-held', name: 'Widely Held, Inc.', charter: 'peoples-bankcorp' } as const;
/** The day on which its register is looked at. */
export const lookedAt = '2000-01-04';
const on = '1999-01-04';

/** How many entries are entered at once. */
const atOnce = 10_000;

/** Keeps a corporation with so many holders of record in this file: the last has the most shares. */
export async function keepWidelyHeld(file: string, holders: number): Promise<void> {
  const store = await openStore({ file });
  try {
    await store.keep({ ...widelyHeld, formed: '1998-12-15' });
    const ids = Array.from({ length: holders }, (_, place) => nameOf(place + 1));
    const entry = (id: string, type: string, data: object) => ({
      id,
      type,
      on,
      basis: 'books' as const,
      by: 'transfer-agent',
      data,
    });
    const entries = [
      entry('coverage', 'coverage', { family: 'register', from: on }),
      ...ids.map((id) => entry(`person-${id}`, 'person', { id, name: id, kind: 'individual' })),
      ...ids.map((to, place) =>
        entry(`issued-${to}`, 'shares-issued', { class: 'common', to, shares: String(place + 1) }),
      ),
    ];
    for (let first = 0; first < entries.length; first += atOnce) {
      const part = entries.slice(first, first + atOnce);
      await store.append({ corporation: widelyHeld.id, expectedVersion: first, entries: part });
    }
  } finally {
    await store.close();
  }
}

export function nameOf(place: number): string {
  return `holder-${String(place).padStart(5, '0')}`;
}
