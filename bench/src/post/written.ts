import { dayOfNumber, type EntryInput } from '@quorate/engine';
import { cls, holderId, type Movements } from './movements.js';

/** The register's entries as they are written: every holder introduced, then what happened, in batches of so many. */
export function* written(of: Movements, batch: number): Generator<readonly EntryInput[]> {
  let entries: EntryInput[] = [];
  for (const entry of all(of)) {
    entries.push(entry);
    if (entries.length < batch) continue;
    yield entries;
    entries = [];
  }
  if (entries.length > 0) yield entries;
}

function* all(of: Movements): Generator<EntryInput> {
  const first = dayOfNumber(of.days[0] ?? 0);
  for (let holder = 0; holder < of.holders; holder += 1) {
    const id = holderId(holder);
    yield entry(`person-${id}`, first, 'person', { id, name: `Holder ${holder}`, kind: 'individual' });
  }
  for (let at = 0; at < of.length; at += 1) yield movement(of, at);
}

function movement(of: Movements, at: number): EntryInput {
  const from = of.from[at] ?? -1;
  const data = { class: cls, to: holderId(of.to[at] ?? 0), shares: String(of.shares[at] ?? 0) };
  const on = dayOfNumber(of.days[at] ?? 0);
  return from < 0
    ? entry(`e${at}`, on, 'shares-issued', data)
    : entry(`e${at}`, on, 'shares-transferred', { ...data, from: holderId(from), how: 'purchase' });
}

function entry(id: string, on: string, type: string, data: unknown): EntryInput {
  return {
    id,
    corporation: 'bench',
    type,
    on,
    enteredAt: `${on}T14:00:00Z`,
    by: 'transfer agent',
    basis: 'books',
    data,
  };
}
