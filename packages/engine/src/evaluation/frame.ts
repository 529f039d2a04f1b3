import type { Inquiry } from './inquiry.js';
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
  /** The frame of the step that this one was set aside from. A notion has none: it knows only what it consults itself. */
  readonly outer: Frame | undefined;

  // Most frames hold nothing of most sorts, so each list is made when something is first put in it.
  #dependencies: Map<string, string> | undefined;
  #waiting: Map<string, Split> | undefined;
  #raised: Map<string, Split> | undefined;
  #premises: Map<string, Premise> | undefined;
  #suppositions: Map<string, Supposition> | undefined;
  #readings: Set<string> | undefined;
  #determinations: Set<string> | undefined;
  #entries: Set<string> | undefined;
  #remarks: Map<string, Remark> | undefined;
  #otherLaw: Map<string, Remark> | undefined;
  #unknowns: Map<string, Inquiry> | undefined;

  constructor(outer?: Frame) {
    this.outer = outer;
  }

  get dependencies(): Map<string, string> {
    return (this.#dependencies ??= new Map());
  }

  /** What the outcome waits for. */
  get waiting(): Map<string, Split> {
    return (this.#waiting ??= new Map());
  }

  /** Every split that was come upon, those that turned out not to matter among them. */
  get raised(): Map<string, Split> {
    return (this.#raised ??= new Map());
  }

  get premises(): Map<string, Premise> {
    return (this.#premises ??= new Map());
  }

  get suppositions(): Map<string, Supposition> {
    return (this.#suppositions ??= new Map());
  }

  get readings(): Set<string> {
    return (this.#readings ??= new Set());
  }

  get determinations(): Set<string> {
    return (this.#determinations ??= new Set());
  }

  get entries(): Set<string> {
    return (this.#entries ??= new Set());
  }

  get remarks(): Map<string, Remark> {
    return (this.#remarks ??= new Map());
  }

  get otherLaw(): Map<string, Remark> {
    return (this.#otherLaw ??= new Map());
  }

  /** Puts down an unknown quantity, with every section that asked for it here. */
  addUnknown(key: string, inquiry: Inquiry): void {
    const known = (this.#unknowns ??= new Map()).get(key);
    if (known === undefined || known.cites === inquiry.cites) this.#unknowns.set(key, inquiry);
    else this.#unknowns.set(key, { ...known, cites: [...new Set([...known.cites, ...inquiry.cites])] });
  }

  /** The unknown quantity of that key, as far as it was asked for here. */
  unknown(key: string): Inquiry | undefined {
    return this.#unknowns?.get(key);
  }

  /** Adds what an inner frame consulted, in its order. */
  take(inner: Frame): void {
    if (inner.#dependencies !== undefined) addAll(this.dependencies, inner.#dependencies);
    if (inner.#waiting !== undefined) addAll(this.waiting, inner.#waiting);
    if (inner.#raised !== undefined) addAll(this.raised, inner.#raised);
    if (inner.#premises !== undefined) addAll(this.premises, inner.#premises);
    if (inner.#suppositions !== undefined) addAll(this.suppositions, inner.#suppositions);
    if (inner.#readings !== undefined) for (const id of inner.#readings) this.readings.add(id);
    if (inner.#determinations !== undefined) for (const id of inner.#determinations) this.determinations.add(id);
    if (inner.#entries !== undefined) for (const id of inner.#entries) this.entries.add(id);
    if (inner.#remarks !== undefined) addAll(this.remarks, inner.#remarks);
    if (inner.#otherLaw !== undefined) addAll(this.otherLaw, inner.#otherLaw);
    if (inner.#unknowns !== undefined) for (const [key, inquiry] of inner.#unknowns) this.addUnknown(key, inquiry);
  }

  /** Drops what was waited for: who set the step aside has it in hand. */
  setAside(): void {
    this.#waiting = undefined;
  }
}

function addAll<V>(to: Map<string, V>, from: ReadonlyMap<string, V>): void {
  for (const [key, value] of from) to.set(key, value);
}
