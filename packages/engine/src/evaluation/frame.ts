import type { Premise } from './premise.js';
import type { Split } from './suspension.js';

/** A supposed fact or comparison that a premise stands for, and where it would turn. */
export interface Supposition {
  readonly key: string;
  readonly premise: Premise;
  readonly changesAt: string;
}

/** A consequence worth saying beside the answer: what the letter of a text does, or what other law may add. */
export interface Remark {
  readonly says: string;
  readonly cites: readonly string[];
}

/**
 * What one notion (or one whole run) consulted while it was worked out. It is the notion's full list of inputs beside
 * its key: a remembered value may be used again exactly where every dependency is as it was.
 */
export class Frame {
  readonly dependencies = new Map<string, string>();
  /** What the outcome waits for. */
  readonly waiting = new Map<string, Split>();
  /** Every split that was come upon, those that turned out not to matter among them. */
  readonly raised = new Map<string, Split>();
  readonly premises = new Map<string, Premise>();
  readonly suppositions = new Map<string, Supposition>();
  readonly readings = new Set<string>();
  readonly determinations = new Set<string>();
  readonly entries = new Set<string>();
  readonly remarks = new Map<string, Remark>();
  readonly otherLaw = new Map<string, Remark>();

  /** Adds what an inner frame consulted, in its order. */
  take(inner: Frame): void {
    for (const [key, value] of inner.dependencies) this.dependencies.set(key, value);
    for (const [key, split] of inner.waiting) this.waiting.set(key, split);
    for (const [key, split] of inner.raised) this.raised.set(key, split);
    for (const [key, premise] of inner.premises) this.premises.set(key, premise);
    for (const [key, supposition] of inner.suppositions) this.suppositions.set(key, supposition);
    for (const id of inner.readings) this.readings.add(id);
    for (const id of inner.determinations) this.determinations.add(id);
    for (const id of inner.entries) this.entries.add(id);
    for (const [key, remark] of inner.remarks) this.remarks.set(key, remark);
    for (const [key, remark] of inner.otherLaw) this.otherLaw.set(key, remark);
  }
}
