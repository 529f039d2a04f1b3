import type { Inquiry } from './inquiry.js';
import { NumberSet } from './number-set.js';
import type { Premise } from './premise.js';
import type { Split } from './suspension.js';

/** A supposed fact or comparison that a premise stands for, and where it would turn. */
export interface Supposition {
  readonly key: string;
  readonly premise: Premise;
  readonly changesAt: string;
  /** The keys of the quantities that it compares; none where it is a reply. */
  readonly compares: readonly string[];
}

/** A consequence worth saying beside the answer: what the letter of a text does, or what other law may add. */
export interface Remark {
  readonly says: string;
  readonly cites: readonly string[];
}

/** The lists of what was consulted; each holds a key once, in the order of first use, with what was put down last. */
interface Lists {
  premises: Premise;
  suppositions: Supposition;
  remarks: Remark;
  otherLaw: Remark;
  /** Unknown quantities, each with every section that asked for it. */
  unknowns: Inquiry;
}

type ListName = keyof Lists;

/** What is only named: each once, in the order of first use. */
type NamesList = 'readings' | 'determinations' | 'entries';

interface Note {
  readonly list: ListName;
  readonly key: string;
  readonly value: Lists[ListName];
}

interface Names {
  readonly names: NamesList;
  readonly of: readonly string[];
}

/**
 * What one notion (or one whole run) consulted while it was worked out. It is the notion's full list of inputs beside
 * its key: a remembered value may be used again exactly where every dependency is as it was.
 *
 * Most of it is read of few frames only, so a frame keeps what it noted and which frames it took in, in order, and the
 * lists are made when somebody reads them.
 */
export class Frame {
  #outer: Frame | undefined;

  readonly #own = new NumberSet();
  /** What the frames taken in depend on, as far as the log was gone through. */
  readonly #ofInner = new NumberSet();
  #gone = 0;
  readonly #log: (Frame | Note | Names)[] = [];
  readonly #made = new Map<ListName, Made>();
  #waiting: Map<string, Split> | undefined;
  #raised: Map<string, Split> | undefined;

  constructor(outer?: Frame) {
    this.#outer = outer;
  }

  /** The frame of the step that this one is part of, until it is closed. A notion has none: it knows only what it consults itself. */
  get outer(): Frame | undefined {
    return this.#outer;
  }

  /** Nothing is noted in it any more; the step around it need not be kept for it. */
  close(): void {
    this.#outer = undefined;
  }

  /** Puts down one thing that was consulted. */
  note<N extends ListName>(list: N, key: string, value: Lists[N]): void {
    this.#log.push({ list, key, value });
  }

  /** Puts down what was consulted by name. */
  name(names: NamesList, of: readonly string[]): void {
    if (of.length > 0) this.#log.push({ names, of });
  }

  /** Puts down something that an environment may change, by its number. */
  depend(on: number): void {
    this.#own.add(on);
  }

  /** Whether something that an environment may change was consulted, here or in a frame taken in. */
  dependsOn(number: number): boolean {
    if (this.#own.has(number)) return true;
    return this.#dependencies.has(number);
  }

  get premises(): ReadonlyMap<string, Premise> {
    return this.#list('premises');
  }

  get suppositions(): ReadonlyMap<string, Supposition> {
    return this.#list('suppositions');
  }

  get readings(): Iterable<string> {
    return this.#named('readings');
  }

  get determinations(): Iterable<string> {
    return this.#named('determinations');
  }

  get entries(): Iterable<string> {
    return this.#named('entries');
  }

  get remarks(): ReadonlyMap<string, Remark> {
    return this.#list('remarks');
  }

  get otherLaw(): ReadonlyMap<string, Remark> {
    return this.#list('otherLaw');
  }

  /** What the outcome waits for. */
  get waiting(): Map<string, Split> {
    return (this.#waiting ??= new Map());
  }

  /** Every split that was come upon, those that turned out not to matter among them. */
  get raised(): Map<string, Split> {
    return (this.#raised ??= new Map());
  }

  /** The unknown quantity of that key, as far as it was asked for here. */
  unknown(key: string): Inquiry | undefined {
    return this.#list('unknowns').get(key);
  }

  /** Adds what an inner frame consulted, in its order. The inner frame is complete: nothing is noted in it any more. */
  take(inner: Frame): void {
    if (inner.#log.length > 0) this.#log.push(inner);
    else this.#own.addAll(inner.#own);
    if (inner.#waiting !== undefined) addAll(this.waiting, inner.#waiting);
    if (inner.#raised !== undefined) addAll(this.raised, inner.#raised);
  }

  /** Drops what was waited for: who set the step aside has it in hand. */
  setAside(): void {
    this.#waiting = undefined;
  }

  get #dependencies(): NumberSet {
    for (; this.#gone < this.#log.length; this.#gone += 1) {
      const item = this.#log[this.#gone];
      if (!(item instanceof Frame)) continue;
      this.#ofInner.addAll(item.#own);
      this.#ofInner.addAll(item.#dependencies);
    }
    return this.#ofInner;
  }

  /** Goes through every frame taken in once, however many steps rest on it. */
  #named(names: NamesList): Iterable<string> {
    const found = new Set<string>();
    const seen = new Set<Frame>();
    const visit = (frame: Frame): void => {
      for (const item of frame.#log) {
        if (item instanceof Frame) {
          if (seen.has(item)) continue;
          seen.add(item);
          visit(item);
        } else if ('names' in item && item.names === names) for (const each of item.of) found.add(each);
      }
    };
    visit(this);
    return found;
  }

  /** What was logged since the list was last read is added to it. */
  #list<N extends ListName>(name: N): ReadonlyMap<string, Lists[N]> {
    const made = this.#made.get(name) ?? { length: 0, list: new Map<string, Lists[ListName]>() };
    this.#made.set(name, made);
    for (; made.length < this.#log.length; made.length += 1) {
      const item = this.#log[made.length];
      if (item instanceof Frame) for (const [key, value] of item.#list(name)) put(made.list, name, key, value);
      else if (item !== undefined && 'list' in item && item.list === name) put(made.list, name, item.key, item.value);
    }
    return made.list as unknown as ReadonlyMap<string, Lists[N]>;
  }
}

/** A list as far as it was made: of so much of the log. */
interface Made {
  length: number;
  readonly list: Map<string, Lists[ListName]>;
}

function put(list: Map<string, Lists[ListName]>, name: ListName, key: string, value: Lists[ListName]): void {
  const known = name === 'unknowns' ? list.get(key) : undefined;
  list.set(key, known === undefined ? value : askedTogether(known as Inquiry, value as Inquiry));
}

function askedTogether(known: Inquiry, again: Inquiry): Inquiry {
  if (known.cites === again.cites) return again;
  return { ...known, cites: [...new Set([...known.cites, ...again.cites])] };
}

function addAll<V>(to: Map<string, V>, from: ReadonlyMap<string, V>): void {
  for (const [key, value] of from) to.set(key, value);
}
