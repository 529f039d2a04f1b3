import * as fc from 'fast-check';
import { expect } from 'vitest';
import { plus, ratio, toWire } from '../../src/exact/index.js';
import { openCorporation, post, type Corporation, type EntryInput, type Given, type Plain } from '../../src/index.js';
import { quarry } from './allotted-charter.js';
import { cutsIn, votesIn } from './allotted-votes.js';
import { allottedWorlds, turns, type AllottedWorld, type Turn } from './allotted-world.js';
import { entry, journalWith } from './journal-of-world.js';
import { people } from './plain-world.js';

const start = '2000-01-10';
const dayOf: Readonly<Record<Turn, string>> = { 1: '2001-05-01', 2: '2002-05-01', 3: '2003-05-01' };
const askedOn: Readonly<Record<Turn, string>> = { 1: '2001-06-01', 2: '2002-06-01', 3: '2003-06-01' };

function* entriesOf(world: AllottedWorld): Generator<EntryInput> {
  for (const family of ['register', 'board', 'meetings', 'acts', 'instruments']) {
    yield entry(`kept-${family}`, start, 'coverage', { family, from: start });
  }
  for (const id of people) {
    yield entry(`person-${id}`, start, 'person', { id, kind: id === world.exempt ? 'corporation' : 'individual' });
  }
  if (world.exempt !== undefined) {
    yield entry('exempt', start, 'stated', { fact: 'mutual-holding-company', about: [world.exempt], value: 'yes' });
  }
  for (const [index, [controller, controlled]] of world.control.entries()) {
    yield entry(`control-${index}`, start, 'control', { controller, controlled });
  }
  for (const [id, shares] of Object.entries(world.dispersed)) {
    if (shares > 0) yield entry(`dispersed-${id}`, start, 'shares-issued', issued(id, 'dispersed', shares));
  }
  for (const { person, upTo } of world.approvals) {
    const vote = { by: 'board', on: person, decides: 'approve', yes: '7', 'at-meeting': 'yes' };
    const cap = upTo === undefined ? undefined : { 'up-to-shares': String(upTo) };
    yield entry(`approval-${person}`, '2000-06-01', 'body-act', { ...vote, ...cap });
  }
  for (const [index, { holder, class: id, shares, owners, since, sold }] of world.blocks.entries()) {
    yield entry(`block-${index}`, dayOf[since], 'shares-issued', issued(id, holder, shares));
    if (sold) {
      const sale = { class: id, from: holder, to: 'dispersed', shares: String(shares), how: 'purchase' };
      yield entry(`sale-${index}`, dayOf[2], 'shares-transferred', sale);
    }
    if (owners.length === 1 && owners[0] === holder) continue;
    const held = { holder, class: id, shares: String(shares), owners: [...owners] };
    yield entry(`held-for-${index}`, dayOf[since], 'held-for', held);
  }
  for (const [index, { holder, class: id, shares, since }] of world.rights.entries()) {
    const right = { id: `right-${index}`, holder, class: id, shares: String(shares), over: 'unissued', kind: 'option' };
    yield entry(`right-${index}`, dayOf[since], 'right-granted', { ...right, 'exercisable-from': '2030-01-01' });
  }
  for (const { id, members, since } of world.groups) {
    const group = { id, members: [...members], purpose: 'vote together', basis: 'concert' };
    yield entry(`group-${id}`, dayOf[since], 'group', group);
  }
  if (world.boughtBack > 0) {
    const back = { class: 'ordinary', from: 'dispersed', shares: String(world.boughtBack), 'held-as': 'retired' };
    yield entry('bought-back', dayOf[world.boughtBackOn], 'shares-reacquired', back);
  }
}

function issued(className: string, to: string, shares: number) {
  return { class: className, to, shares: String(shares) };
}

const given: readonly Given[] = [
  { notion: 'directors-in-office-count', about: [], value: '9', unit: 'persons' },
  { notion: 'interested-shareholders', about: [], value: { persons: [], owners: [] } },
];

function corporationOf(world: AllottedWorld): Corporation {
  const { rightsIncluded, byNumber, passiveAcquires, approvedPartIsFree, onlyWhatItAdds, exemptApart } = world.readings;
  const readings = {
    'R-rights': rightsIncluded ? 'included' : 'left-out',
    'R-allots': byNumber ? 'by-number' : 'by-votes',
    'R-passive': passiveAcquires ? 'acquires' : 'does-not-acquire',
    'R-partly': approvedPartIsFree ? 'from-what-was-approved' : 'from-the-limit',
    'R-already': onlyWhatItAdds ? 'what-it-adds' : 'whole-excess',
    'R-apart': exemptApart ? 'exempt-holders' : 'nobody',
  };
  const books = post(journalWith([...entriesOf(world)]));
  return openCorporation({ instruments: [quarry], books, readings, given });
}

function ask(corporation: Corporation, question: string, asOf: string, input: Record<string, string>): Plain {
  const answer = corporation.ask({ question, asOf, input, sensitivity: 'none' });
  if (answer.outcome !== 'answered') throw new Error(`Facts are needed: ${JSON.stringify(answer.inquiries)}`);
  return answer.value;
}

interface Entitlement {
  readonly votes: string;
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
}

interface Standings {
  readonly persons: readonly {
    readonly person: string;
    readonly votesLimited: boolean;
    readonly 'must-leave'?: string;
  }[];
}

/** What a cap on votes leaves to each record owner, at each record date, and what plain numbers leave. */
export const allottedAgreement = {
  'votes above the limit are lost to whoever acquired against it, and the rest is allotted to the record owners':
    fc.property(allottedWorlds, fc.constantFrom(...turns), (world, at) => {
      const said = ask(corporationOf(world), 'voting.entitlement', askedOn[at], {}) as unknown as Entitlement;
      const votes = votesIn(world, at);
      for (const holder of said.holders) {
        expect([holder.id, holder.votes]).toEqual([holder.id, toWire(votes.get(holder.id) ?? ratio(0))]);
      }
      const { ordinary, senior } = world.dispersed;
      const back = at >= world.boughtBackOn ? world.boughtBack : 0;
      const sold = world.blocks.filter((each) => each.sold && at >= 2);
      const sales = sold.reduce((sofar, each) => sofar + each.shares * (each.class === 'senior' ? 3 : 1), 0);
      const dispersed = ratio(ordinary - back + 3 * senior + sales);
      const all = [...votes.values()].reduce((sofar, each) => plus<'ratio'>(sofar, each), dispersed);
      expect(said.votes).toBe(toWire(all));
    }),

  'whoever is cut, and how many whole shares must leave it for a trustee': fc.property(
    allottedWorlds,
    fc.constantFrom(...turns),
    (world, at) => {
      const said = ask(corporationOf(world), 'ownership.limit', askedOn[at], {}) as unknown as Standings;
      const limited = said.persons
        .filter((each) => each.votesLimited)
        .map((each) => `${each.person} ${each['must-leave']}`);
      const told = cutsIn(world, at).map(({ person, mustLeave }) => `${person} ${mustLeave}`);
      expect(limited.toSorted()).toEqual(told.toSorted());
    },
  ),
} as const;
