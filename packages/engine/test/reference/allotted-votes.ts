import { compareBy, dividedBy, plus, ratio, times, type Ratio } from '../../src/exact/index.js';
import { turns, type AllottedWorld, type ClassId, type PlainBlock, type Turn } from './allotted-world.js';
import { classIds, people } from './plain-world.js';

const votesEach: Readonly<Record<ClassId, number>> = { ordinary: 1, senior: 3 };
/** The limit is passed with more than one share in eight. */
const eighth = 8;

/** What a person owns at the end of a day, with all who count with it, and what is outstanding then. */
interface Standing {
  readonly shares: number;
  readonly rights: number;
  readonly outstanding: number;
}

/** Who is over the limit in contravention at the end, and what is left to it. */
export interface Cut {
  readonly person: string;
  readonly owners: ReadonlySet<string>;
  /** All of its shares that the formula looks at, and how many of them are left their votes. */
  readonly of: number;
  readonly left: Ratio;
  /** The whole outstanding shares that must leave it. */
  readonly mustLeave: number;
}

/** Everybody whose votes are cut at the end of a day. */
export function cutsIn(world: AllottedWorld, at: Turn): readonly Cut[] {
  const whoever = [...people, ...world.groups.map(({ id }) => id)];
  return whoever.flatMap((person) => cutOf(world, person, at) ?? []);
}

function cutOf(world: AllottedWorld, person: string, at: Turn): Cut | undefined {
  const { shares, rights, outstanding } = standingOf(world, person, at);
  const included = world.readings.rightsIncluded ? rights : 0;
  const of = shares + included;
  const line = dividedBy(ratio(outstanding + included), ratio(eighth));
  if (!isMore(ratio(of), line)) return undefined;
  const breach = breachOf(world, person, at);
  if (breach === undefined) return undefined;
  const free = [line, ...breach.free.map((each) => ratio(each))].reduce((a, b) => (isMore(b, a) ? b : a));
  const left = isMore(free, ratio(of)) ? ratio(of) : free;
  return {
    person,
    owners: countedWith(world, person, at),
    of,
    left,
    mustLeave: Math.min(wholeAbove(of, left), shares),
  };
}

/** The least whole number of shares without which no more than that is left. */
function wholeAbove(of: number, left: Ratio): number {
  let leaving = 0;
  while (isMore(ratio(of - leaving), left)) leaving += 1;
  return leaving;
}

/** The first day on which a person came to own more than the limit allows, and what of it is free all the same. */
function breachOf(world: AllottedWorld, person: string, at: Turn): { readonly free: readonly number[] } | undefined {
  let approved: number | undefined;
  for (const turn of turns.filter((each) => each <= at)) {
    if (!acquiredOn(world, person, turn) || !isOver(standingOf(world, person, turn))) continue;
    if (person === world.exempt) continue;
    const counted = countedIn(standingOf(world, person, turn));
    const caps = approvalsFor(world, person, turn).map(({ upTo }) => upTo);
    if (caps.some((cap) => cap === undefined || counted <= cap)) {
      approved = counted;
      continue;
    }
    if (cameWithin(world, person, turn, at)) continue;
    const cap = caps.length === 0 ? approved : Math.max(...caps.map((each) => each ?? 0));
    const before = standingBefore(world, person, turn);
    return {
      free: [
        ...(world.readings.approvedPartIsFree && cap !== undefined ? [cap] : []),
        ...(world.readings.onlyWhatItAdds && isOver(before) ? [countedIn(before)] : []),
      ],
    };
  }
  return undefined;
}

/** Whether a person was within the limit at the end of some later day. */
function cameWithin(world: AllottedWorld, person: string, after: Turn, at: Turn): boolean {
  return turns.some((turn) => turn > after && turn <= at && !isOver(standingOf(world, person, turn)));
}

/** To own more shares than before and a greater part; or a greater part alone, where that is acquiring. */
function acquiredOn(world: AllottedWorld, person: string, turn: Turn): boolean {
  const before = standingBefore(world, person, turn);
  const after = standingOf(world, person, turn);
  if (countedIn(after) === 0) return false;
  const greaterPart = countedIn(after) * baseIn(before) > countedIn(before) * baseIn(after);
  if (!greaterPart) return false;
  return countedIn(after) > countedIn(before) || world.readings.passiveAcquires;
}

/** Of a group that came to own by forming alone, only its own approvals count; else those of its members too. */
function approvalsFor(world: AllottedWorld, person: string, turn: Turn): AllottedWorld['approvals'] {
  const group = world.groups.find(({ id }) => id === person);
  if (group === undefined) return world.approvals.filter((each) => each.person === person);
  const owners = [...countedWith(world, person, turn)];
  const roseByNumber = countedIn(standingOf(world, person, turn)) > countedIn(standingBefore(world, person, turn));
  const byForming = roseByNumber && !owners.some((owner) => acquiredOn(world, owner, turn));
  return byForming ? [] : world.approvals.filter((each) => group.members.includes(each.person));
}

function standingBefore(world: AllottedWorld, person: string, turn: Turn): Standing {
  const earlier = turns.findLast((each) => each < turn);
  if (earlier !== undefined) return standingOf(world, person, earlier);
  return { shares: 0, rights: 0, outstanding: world.dispersed.ordinary + world.dispersed.senior };
}

function standingOf(world: AllottedWorld, person: string, turn: Turn): Standing {
  const counted = countedWith(world, person, turn);
  return {
    shares: sum(blocksOf(world, counted, turn)),
    rights: sum(world.rights.filter(({ holder, since }) => since <= turn && counted.has(holder))),
    outstanding:
      world.dispersed.ordinary +
      world.dispersed.senior -
      (turn >= world.boughtBackOn ? world.boughtBack : 0) +
      sum(world.blocks.filter(({ since }) => since <= turn)),
  };
}

const countedIn = ({ shares, rights }: Standing): number => shares + rights;
const baseIn = ({ outstanding, rights }: Standing): number => outstanding + rights;

function isOver(standing: Standing): boolean {
  return countedIn(standing) * eighth > baseIn(standing);
}

/** A person with everybody under one control with it; of a group that has formed, its members and these. */
function countedWith(world: AllottedWorld, person: string, turn: Turn): ReadonlySet<string> {
  const group = world.groups.find(({ id }) => id === person);
  const members = group === undefined ? [person] : group.since <= turn ? group.members : [];
  const all = new Set(members.flatMap((member) => [...underOneControl(world, member)]));
  const { exempt } = world;
  if (world.readings.exemptApart && exempt !== undefined && exempt !== person) all.delete(exempt);
  return all;
}

function underOneControl(world: AllottedWorld, person: string): ReadonlySet<string> {
  const above = spread(new Set([person]), world.control, ([over, below], one) => (below === one ? over : undefined));
  return spread(above, world.control, ([over, below], one) => (over === one ? below : undefined));
}

function spread<T>(
  from: ReadonlySet<string>,
  links: readonly T[],
  next: (link: T, one: string) => string | undefined,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const one of found) {
    for (const link of links) {
      const other = next(link, one);
      if (other !== undefined) found.add(other);
    }
  }
  return found;
}

/** What was acquired by the end of a day, and not sold by then. */
function heldOn(world: AllottedWorld, turn: Turn): readonly PlainBlock[] {
  return world.blocks.filter(({ since, sold }) => since <= turn && !(sold && turn >= 2));
}

function blocksOf(world: AllottedWorld, owners: ReadonlySet<string>, turn: Turn): readonly PlainBlock[] {
  return heldOn(world, turn).filter((each) => each.owners.some((owner) => owners.has(owner)));
}

/** The votes of every holder of record at the end of a day: of each block the least that anybody cut leaves it. */
export function votesIn(world: AllottedWorld, at: Turn): ReadonlyMap<string, Ratio> {
  const cuts = cutsIn(world, at);
  const votes = new Map<string, Ratio>();
  for (const block of heldOn(world, at)) {
    const full = ratio(block.shares * votesEach[block.class]);
    const least = cuts
      .filter(({ owners }) => block.owners.some((owner) => owners.has(owner)))
      .map((cut) => allottedTo(world, cut, block, at))
      .reduce((a: Ratio | undefined, b) => (a === undefined || isMore(a, b) ? b : a), undefined);
    votes.set(block.holder, plus<'ratio'>(votes.get(block.holder) ?? ratio(0), least ?? full));
  }
  return votes;
}

/** Of all votes of one record owner of all shares, what this block is allotted. */
function allottedTo(world: AllottedWorld, { person, owners, of, left }: Cut, block: PlainBlock, at: Turn): Ratio {
  const part = dividedBy(left, ratio(of));
  if (!world.readings.byNumber) return times(ratio(block.shares * votesEach[block.class]), part);
  const counted = countedWith(world, person, at);
  const all = classIds.reduce((sofar, id) => {
    const shares = sum(blocksOf(world, owners, at).filter((each) => each.class === id));
    const rights = world.rights.filter((each) => each.class === id && each.since <= at && counted.has(each.holder));
    return sofar + (shares + (world.readings.rightsIncluded ? sum(rights) : 0)) * votesEach[id];
  }, 0);
  return times(times(ratio(all), part), dividedBy(ratio(block.shares), ratio(of)));
}

function sum(items: readonly { readonly shares: number }[]): number {
  return items.reduce((sofar, { shares }) => sofar + shares, 0);
}

function isMore(a: Ratio, b: Ratio): boolean {
  return compareBy<'ratio'>('moreThan', a, b);
}
