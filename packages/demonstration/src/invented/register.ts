import type { Paper } from '@quorate/engine';
import type { History, Told } from '../telling/history.js';
import type { Sequence } from '../telling/sequence.js';
import { dollars } from '../telling/written.js';
import type { InventedPerson } from './names.js';

/** The register of the common stock while a history is told: nobody passes on more than he has. */
export class Register {
  private readonly history: History;
  private readonly shares = new Map<string, number>();

  constructor(history: History) {
    this.history = history;
  }

  /** Issues shares to each of these persons, about so many each, in lots of ten, and exactly so many in all. */
  issueAmong(persons: readonly InventedPerson[], total: number, on: string, sale: Sale): void {
    const { sequence, cents, paper } = sale;
    const weights = persons.map(() => 1 + sequence.below(12) * sequence.below(12));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let left = total;
    for (const [place, { id }] of persons.entries()) {
      const part = Math.floor((total * (weights[place] ?? 0)) / sum / 10) * 10;
      const shares = place === persons.length - 1 ? left : part;
      left -= shares;
      this.shares.set(id, shares);
      const data = { class: 'common', to: id, shares, consideration: dollars(shares * cents), 'paid-in': 'cash' };
      this.history.tell(on, 'shares-issued', data, { paper });
    }
  }

  /** Shares pass from one holder to another. */
  transfer(on: string, passing: Passing, told: Pick<Told, 'paper' | 'learned'> = {}): void {
    const { from, to, shares } = passing;
    const had = this.of(from);
    if (had < shares) throw new Error(`${from} has ${had} shares on ${on}, and cannot pass on ${shares}`);
    this.shares.set(from, had - shares);
    this.shares.set(to, this.of(to) + shares);
    const data = { class: 'common', how: 'purchase', ...passing };
    this.history.tell(on, 'shares-transferred', data, told);
  }

  /** A buyer gathers shares from the largest holders, at most half of what each has, until it has bought so many. */
  gather(buyer: string, shares: number, on: string, { not = [], market, cents, ...told }: Gathering): void {
    let wanted = shares;
    for (const seller of this.holders().filter((holder) => holder !== buyer && !not.includes(holder))) {
      const sold = Math.min(wanted, Math.floor(this.of(seller) / 2));
      if (sold === 0) continue;
      this.transfer(on, { from: seller, to: buyer, shares: sold, market, 'per-share': dollars(cents) }, told);
      wanted -= sold;
      if (wanted === 0) return;
    }
    throw new Error(`${buyer} finds only ${shares - wanted} of ${shares} shares on ${on}`);
  }

  of(person: string): number {
    return this.shares.get(person) ?? 0;
  }

  /** Those who hold shares, the largest first. */
  holders(): readonly string[] {
    const holding = [...this.shares].filter(([, shares]) => shares > 0);
    return holding.toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  }

  outstanding(): number {
    return [...this.shares.values()].reduce((sum, shares) => sum + shares, 0);
  }
}

/** At what price shares are first sold, in whole cents. */
export interface Sale {
  readonly sequence: Sequence;
  readonly cents: number;
  readonly paper: Paper;
}

interface Passing {
  readonly [field: string]: string | number;
  readonly from: string;
  readonly to: string;
  readonly shares: number;
}

interface Gathering {
  /** Holders who do not sell. */
  readonly not?: readonly string[];
  readonly market: 'open-market' | 'private';
  readonly cents: number;
  readonly paper: Paper;
  /** The day on which the register heard of it, where that was later than the next Friday. */
  readonly learned?: string;
}
