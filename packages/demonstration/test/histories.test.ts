import { sha256, type NewEntry } from '@quorate/store';
import { describe, expect, it } from 'vitest';
import { demonstrations } from '../src/index.js';

const told = demonstrations.map((demonstration) => ({ ...demonstration, first: demonstration.history() }));

describe.each(told)('the history of $id', ({ name, formed, until, history, first }) => {
  const entries = first.entries();
  const papers = first.papers();

  it('is the same to the letter when it is told again', () => {
    const again = history();
    expect(again.entries()).toEqual(entries);
    expect(again.papers()).toEqual(papers);
  });

  it('says everywhere that it is invented', () => {
    expect(name).toContain('(invented history)');
    expect(entries.filter(({ by }) => !by.includes('invented'))).toEqual([]);
    for (const { content } of papers) {
      expect(new TextDecoder().decode(content)).toContain('INVENTED, to try Quorate on');
    }
  });

  it('tells of hundreds of holders over years, from its forming to the day it breaks off', () => {
    const holders = of(entries, 'shares-issued').length;
    expect(holders).toBeGreaterThanOrEqual(240);
    expect(new Set(entries.map(({ on }) => on.slice(0, 4))).size).toBeGreaterThanOrEqual(5);
    expect(entries.filter(({ on }) => on < formed || on > until)).toEqual([]);
    const batches = first.batches();
    const instants = batches.map(({ enteredAt }) => enteredAt);
    expect(batches.length).toBeGreaterThan(50);
    expect(instants).toEqual(instants.toSorted());
    expect(batches.flatMap(({ enteredAt, entries: all }) => all.filter(({ on }) => on > enteredAt))).toEqual([]);
  });

  it('tells of issues, transfers, meetings, ballots, directors, dividends and proposals', () => {
    const types = new Set(entries.map(({ type }) => type));
    const wanted = ['shares-issued', 'shares-transferred', 'meeting-called', 'meeting-held', 'election-ballot'];
    const others = ['director-elected', 'dividend-declared', 'dividend-paid', 'proposed'];
    expect([...types]).toEqual(expect.arrayContaining([...wanted, ...others]));
  });

  it('names by their hashes only papers that it keeps', () => {
    const kept = new Set(papers.map(({ content }) => sha256(content)));
    const named = entries.flatMap(({ paper }) => (paper === undefined ? [] : [paper.hash]));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((hash) => hash === undefined || !kept.has(hash))).toEqual([]);
  });
});

describe('the persons of the three', () => {
  it('have each a name of their own', () => {
    const persons = told.flatMap(({ first }) => of(first.entries(), 'person'));
    const names = persons.map(({ data }) => (data as { readonly name: string }).name);
    expect(new Set(names).size).toBe(names.length);
  });
});

function of(entries: readonly NewEntry[], type: string): readonly NewEntry[] {
  return entries.filter((entry) => entry.type === type);
}
