import type { EntryInput, PersonalCommitment } from '@quorate/engine';
import type { Personal } from '../personal/personal.js';

/**
 * An entry as its writer gives it. The store adds the corporation and the instant of entry, and keeps personal data beside the
 * journal; what was proposed has in its place what stands for it.
 */
export type NewEntry = Omit<EntryInput, 'corporation' | 'enteredAt' | 'acceptedBy' | 'personal'> & {
  readonly personal?: Personal | PersonalCommitment;
};
