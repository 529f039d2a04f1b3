import { enteredAlone } from './as-if-entered.js';
import type { Inquiry } from './inquiry.js';
import { greatest, type Quantity, type Unit } from '../exact/index.js';
import { NumberSet } from './number-set.js';
import type { Premise } from './premise.js';
import { sameSplit, type Split } from './suspension.js';

/** A use of a supposed fact that another value of it would turn. */
export interface Supposition {
  readonly inquiry: Inquiry;
  /** Of a quantity: where a comparison turns, or the supposed value itself where more than a comparison rests on it. */
  readonly cut?: Cut;
  /** Of a reply: the others. */
  readonly others?: readonly string[];
}

/** A point that parts the values of a quantity in two; the point itself is with those above it, or with those below. */
export interface Cut {
  readonly at: Quantity<Unit>;
  readonly withThose: 'above' | 'below';
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
  /** Entries that a rule came upon and did not use, by id, each with the reason. */
  passedOver: string;
}

type ListName = keyof Lists;

/** What is only named: each once, in the order of first use. */
type NamesList = 'readings' | 'determinations' | 'entries';

/** One bit for each list: most frames have little of most, and are not gone through for what they have nothing of. */
const bitOf = {
  premises: 1,
  suppositions: 2,
  remarks: 4,
  otherLaw: 8,
  unknowns: 16,
  readings: 32,
  determinations: 64,
  entries: 128,
  passedOver: 256,
} as const satisfies Record<ListName | NamesList, number>;

interface Note {
  readonly list: ListName;
  readonly key: string;
  readonly value: Lists[ListName];
}

interface Names {
  readonly names: NamesList;
  readonly of: readonly string[];
}

/** Something remembered with its frame; a frame knows no more of it. */
export interface RememberedByItself {
  readonly frame: Frame;
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

  /** What an environment may change of what was consulted here, by nothing that is remembered by itself. */
  readonly own = new NumberSet();
  /** The same, with what was consulted in the frames taken in. */
  readonly dependencies = new NumberSet();
  readonly #log: (Frame | Note | Names)[] = [];
  /** The lists of which something was put down, here or in a frame taken in. */
  #has = 0;
  #made: Map<ListName, Made> | undefined;
  #waiting: Map<string, Split> | undefined;
  #raised: Map<string, Split> | undefined;
  #used: Set<RememberedByItself> | undefined;

  /** What the step did, and need not do again, by what it did it for. */
  #doneBefore: Map<object, Set<string>> | undefined;

  /** What was remembered with this frame; none of a frame that is part of a step. */
  remembered: RememberedByItself | undefined;

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
    this.#has |= bitOf[list];
  }

  /** Puts down what was consulted by name. */
  name(names: NamesList, of: readonly string[]): void {
    if (of.length === 0) return;
    this.#log.push({ names, of });
    this.#has |= bitOf[names];
  }

  /** Whether the step did this already, as `done` put it down. */
  isDone(what: string, by: object): boolean {
    return this.#doneBefore?.get(by)?.has(what) === true;
  }

  done(what: string, by: object): void {
    const before = (this.#doneBefore ??= new Map<object, Set<string>>());
    const done = before.get(by);
    if (done === undefined) before.set(by, new Set([what]));
    else done.add(what);
  }

  /** Puts down something that an environment may change, by its number. */
  depend(on: number): void {
    this.own.add(on);
    this.dependencies.add(on);
  }

  /**
   * What is remembered by itself that this step used and that an environment may change; each once, in order. Of a frame that is
   * complete.
   */
  get used(): ReadonlySet<RememberedByItself> {
    if (this.#used === undefined) this.#addUsed((this.#used = new Set()));
    return this.#used;
  }

  #addUsed(found: Set<RememberedByItself>): void {
    for (const item of this.#log) {
      if (!(item instanceof Frame) || item.dependencies.isEmpty) continue;
      if (item.remembered === undefined) item.#addUsed(found);
      else found.add(item.remembered);
    }
  }

  /** Whether everything that the step came upon was known. */
  get isSettled(): boolean {
    return (this.#waiting?.size ?? 0) === 0 && (this.#raised?.size ?? 0) === 0;
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

  /** Those in the journal alone. */
  get entries(): readonly string[] {
    return enteredAlone([...this.#named('entries')]);
  }

  get remarks(): ReadonlyMap<string, Remark> {
    return this.#list('remarks');
  }

  get otherLaw(): ReadonlyMap<string, Remark> {
    return this.#list('otherLaw');
  }

  get unknowns(): ReadonlyMap<string, Inquiry> {
    return this.#list('unknowns');
  }

  get passedOver(): ReadonlyMap<string, string> {
    return this.#list('passedOver');
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
    return this.unknowns.get(key);
  }

  /** Adds what an inner frame consulted, in its order. The inner frame is complete: nothing is noted in it any more. */
  take(inner: Frame): void {
    this.dependencies.addAll(inner.dependencies);
    if (inner.remembered === undefined) this.own.addAll(inner.own);
    if (inner.#log.length > 0 || (inner.remembered !== undefined && !inner.dependencies.isEmpty)) this.#log.push(inner);
    this.#has |= inner.#has;
    if (inner.#waiting !== undefined) addAll(this.waiting, inner.#waiting);
    if (inner.#raised !== undefined) addAll(this.raised, inner.#raised);
  }

  /** Drops what was waited for: who set the step aside has it in hand. */
  setAside(): void {
    this.#waiting = undefined;
  }

  /** Goes through every frame taken in once, and through every list, however many steps rest on it. */
  #named(names: NamesList): Iterable<string> {
    const found = new Set<string>();
    const seen = new Set<Frame | readonly string[]>();
    const visit = (frame: Frame): void => {
      for (const item of frame.#log) {
        if (item instanceof Frame) {
          if ((item.#has & bitOf[names]) === 0 || seen.has(item)) continue;
          seen.add(item);
          visit(item);
        } else if ('names' in item && item.names === names && !seen.has(item.of)) {
          seen.add(item.of);
          for (const each of item.of) found.add(each);
        }
      }
    };
    visit(this);
    return found;
  }

  /** What was logged since the list was last read is added to it. A list that is all of one frame taken in is that frame's. */
  #list<N extends ListName>(name: N): ReadonlyMap<string, Lists[N]> {
    if ((this.#has & bitOf[name]) === 0) return empty as ReadonlyMap<string, Lists[N]>;
    this.#made ??= new Map();
    const made = this.#made.get(name) ?? { length: 0, list: empty, own: undefined };
    this.#made.set(name, made);
    for (; made.length < this.#log.length; made.length += 1) {
      const item = this.#log[made.length];
      if (item instanceof Frame) takeList(made, name, item.#list(name));
      else if (item !== undefined && 'list' in item && item.list === name) put(ownOf(made), name, item.key, item.value);
    }
    return made.list as unknown as ReadonlyMap<string, Lists[N]>;
  }
}

type List = ReadonlyMap<string, Lists[ListName]>;

const empty: List = new Map();

/** A list as far as it was made: of so much of the log. */
interface Made {
  length: number;
  list: List;
  /** The list, once it is more than that of one frame taken in. */
  own: Map<string, Lists[ListName]> | undefined;
}

function ownOf(made: Made): Map<string, Lists[ListName]> {
  made.own ??= new Map(made.list);
  made.list = made.own;
  return made.own;
}

function takeList(made: Made, name: ListName, inner: List): void {
  if (inner.size === 0 || inner === made.list) return;
  if (made.list.size === 0) {
    made.list = inner;
    return;
  }
  const own = ownOf(made);
  for (const [key, value] of inner) put(own, name, key, value);
}

function put(list: Map<string, Lists[ListName]>, name: ListName, key: string, value: Lists[ListName]): void {
  const known = name === 'unknowns' ? list.get(key) : undefined;
  list.set(key, known === undefined ? value : askedTogether(known as Inquiry, value as Inquiry));
}

/** One inquiry for two of the same fact: of all sections that ask for it, and bounded as both are. */
export function askedTogether(known: Inquiry, again: Inquiry): Inquiry {
  if (known.cites === again.cites && known.greatest === again.greatest) return again;
  const { greatest: most, ...inquiry } = known;
  const cites = known.cites === again.cites ? known.cites : [...new Set([...known.cites, ...again.cites])];
  // Asked for as of several days, it is bounded by what is entered of the one that leaves most.
  if (most === undefined || again.greatest === undefined) return { ...inquiry, cites };
  return { ...inquiry, cites, greatest: greatest(most, again.greatest) };
}

function addAll(to: Map<string, Split>, from: ReadonlyMap<string, Split>): void {
  for (const [key, split] of from) {
    const known = to.get(key);
    to.set(key, known === undefined ? split : sameSplit(known, split));
  }
}
