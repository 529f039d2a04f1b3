import type { EntryInput } from '@quorate/engine';

/** An entry as its writer gives it. The store adds the corporation and the instant of entry. */
export type NewEntry = Omit<EntryInput, 'corporation' | 'enteredAt' | 'acceptedBy'>;
