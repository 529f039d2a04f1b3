import { day, journalFromSnapshot, type Journal } from '@quorate/engine';
import { snapshotIn } from './snapshot-bytes.js';
import { textsIn } from './texts.js';

/** A snapshot in memory that threads share: it is given to another thread without a copy. */
export interface SharedSnapshot {
  /** The number of entries it has. */
  readonly version: number;
  /** The hash of the last of them. */
  readonly hash: string;
  readonly columns: Uint8Array;
  /** The texts of the entries, part after part. */
  readonly texts: readonly Uint8Array[];
}

/** The journal of a snapshot; its entries are read when they are asked for. Undefined where it does not fit the corporation. */
export function journalIn(
  { version, columns, texts }: SharedSnapshot,
  { id, formed }: { readonly id: string; readonly formed?: string | undefined },
): Journal | undefined {
  try {
    return journalFromSnapshot(snapshotIn(columns), {
      corporation: id,
      formed: formed === undefined ? undefined : day(formed),
      length: version,
      textAt: textsIn(texts),
    });
  } catch {
    return undefined;
  }
}
