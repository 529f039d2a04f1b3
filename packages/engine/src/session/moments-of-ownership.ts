import { earliestOf, isBefore, type Day, type Moment } from '../exact/index.js';
import { completeFamilies, type CompleteFamily } from '../journal/index.js';
import type { Books } from '../books/index.js';
import type { Placed, Provision } from '../instrument/index.js';
import type { Context } from './context.js';
import type { Kinds } from './notions.js';

/** Of what is looked up. */
interface Looking {
  readonly context: Context;
  /** The books as posted, whatever their coverage. */
  readonly books: Books;
  readonly kinds: Kinds;
  readonly definitionOf: (notion: string, place: string, at: Moment) => Placed | undefined;
}

type ByMoment = Map<Day, Map<string, Moment>>;

/**
 * The moment as of which a notion that rests on ownership alone is worked out: of those between which nothing changes that
 * bears on it, read by the same provisions and kept alike, the one that was asked about first. Any other notion is worked out as of
 * the moment asked about; so are all where something was determined, or where a provision in force has a time of its own.
 */
export class MomentsOfOwnership {
  readonly #looking: Looking;
  readonly #names: ReadonlySet<string>;
  readonly #ofList = new Map<readonly Placed[], OfList>();

  constructor(looking: Looking) {
    this.#looking = looking;
    this.#names = namesIn(looking);
  }

  momentFor(notion: string, place: string, at: Moment): Moment {
    if (!this.#names.has(notion)) return at;
    const list = this.#looking.context.provisionsReading(at.day);
    let ofList = this.#ofList.get(list);
    if (ofList === undefined) this.#ofList.set(list, (ofList = new OfList(this.#looking, list)));
    return ofList.isShared(notion, place, at) ? ofList.sameAs(at) : at;
  }
}

function namesIn({ books, kinds }: Looking): ReadonlySet<string> {
  const isDetermined = books.asEntered('determination').length > 0;
  return new Set(isDetermined ? [] : [...kinds.values()].flatMap(({ ofOwnership = [] }) => ofOwnership));
}

/** The same while one list of provisions is in force. */
class OfList {
  readonly #looking: Looking;
  readonly #isTimed: boolean;
  readonly #shared = new Map<string, Map<string, boolean>>();
  /** By state, the moment first asked about. */
  readonly #first = new Map<number, Moment>();
  readonly #known: ByMoment = new Map();

  constructor(looking: Looking, list: readonly Placed[]) {
    this.#looking = looking;
    const isTimed = (provision: Provision): boolean => 'inForce' in provision && provision.inForce !== undefined;
    this.#isTimed = list.some(({ provision }) => isTimed(provision) || provision.ifRead !== undefined);
  }

  isShared(notion: string, place: string, at: Moment): boolean {
    if (this.#isTimed) return false;
    const ofNotion = this.#shared.get(notion) ?? new Map<string, boolean>();
    this.#shared.set(notion, ofNotion);
    const known = ofNotion.get(place) ?? this.#isOfOwnership(notion, place, at);
    ofNotion.set(place, known);
    return known;
  }

  #isOfOwnership(notion: string, place: string, at: Moment): boolean {
    const { context, kinds, definitionOf } = this.#looking;
    const placed = definitionOf(notion, place, at);
    const kind = placed === undefined ? undefined : kinds.get(placed.provision.kind);
    if (kind?.ofOwnership?.includes(notion) !== true) return false;
    const isOther = (other: string): boolean => this.isShared(other, place, at);
    return kind.isOfOwnership?.(context, placed as never, isOther) ?? true;
  }

  sameAs(at: Moment): Moment {
    const ofDay = this.#known.get(at.day) ?? new Map<string, Moment>();
    this.#known.set(at.day, ofDay);
    const time = at.time ?? '';
    const known = ofDay.get(time);
    if (known !== undefined) return known;
    const state = this.#looking.books.ownershipState(at);
    const first = this.#first.get(state);
    if (first === undefined) this.#first.set(state, at);
    const same = first !== undefined && this.#isKeptAlike(first.day, at.day) ? first : at;
    ofDay.set(time, same);
    return same;
  }

  /** Whether of both days as much is known: each family that anybody vouches for is kept from the earlier through the later. */
  #isKeptAlike(one: Day, other: Day): boolean {
    const { context, books } = this.#looking;
    const [from, to] = isBefore(one, other) ? [one, other] : [other, one];
    const by = earliestOf(to, context.asOf);
    return completeFamilies.every((family: CompleteFamily) => {
      const through = books.through(family);
      return through === undefined || (!isBefore(through, by) && context.isKept(family, from, by));
    });
  }
}
