import type { InstrumentKind, LoadedInstrument } from '@quorate/engine';

const order: readonly InstrumentKind[] = ['charter', 'designation', 'bylaws', 'law'];

/** Instruments as they are read: the charter with its certificates, the bylaws, then other law; of each the latest version first. */
export function inReadingOrder(instruments: readonly LoadedInstrument[]): readonly LoadedInstrument[] {
  return instruments.toSorted(
    ({ instrument: one }, { instrument: other }) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      (one.from < other.from ? 1 : one.from > other.from ? -1 : 0),
  );
}
