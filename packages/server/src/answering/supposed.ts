import type { Appended, Journal } from '@quorate/engine';
import type { NewEntry } from '@quorate/store';
import type { Asked, Supposition, Unseen } from './asked.js';

/** What is asked, with a hypothetical on top of the journal: each wall has hypotheticals of its own, and all are asked so. */
export function supposing(
  { id, entries, madeAt }: { readonly id: string; readonly entries: readonly NewEntry[]; readonly madeAt: string },
  asked: Omit<Unseen<Asked>, 'supposed'>,
): Unseen<Asked> {
  return { ...asked, supposed: { id, entries, at: madeAt } };
}

/** A journal of its own with these entries on top, or why they do not go with it; the journal itself stays as it is. */
export function supposedOn(journal: Journal, { entries, at }: Supposition): Appended {
  const { corporation } = journal;
  const last = journal.at(journal.length)?.enteredAt;
  const enteredAt = last !== undefined && Date.parse(last) > Date.parse(at) ? last : at;
  const inputs = entries.map((entry) => {
    // Nothing personal is ever kept with what is supposed.
    const { personal: _, ...own } = entry;
    return { ...own, corporation, enteredAt };
  });
  return journal.apart().append(inputs);
}
