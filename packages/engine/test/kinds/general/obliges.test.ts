import { describe, expect, it } from 'vitest';
import { obligesKind } from '../../../src/kinds/general/obliges.js';
import { instrumentOf, open } from '../board/world.js';

const duty = {
  kind: 'obliges',
  cite: 'V.1',
  summary: 'something has to be done',
  who: 'the Board',
  what: 'do it',
};

/** What is wrong with a provision, each with the field at which it is told. */
function problems(fields: object): readonly string[] {
  const { error } = obligesKind.parameters.safeParse({ ...duty, ...fields });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('what somebody must do', () => {
  const merger = { acts: ['merger'] };

  it('is called for by acts, or by a moment of the corporation', () => {
    expect(problems(merger)).toEqual([]);
    expect(problems({ from: { day: '2001-01-01' }, every: '1 year', within: '120 days' })).toEqual([]);
    expect(problems({})).toEqual(['acts: say what calls for it: acts, or the moment under "from"']);
    expect(problems({ from: { event: 'effect' } })).toEqual([
      'from: an event of an act calls for it; say of which, under "acts"',
    ]);
  });

  it('has what is of an act only beside acts, and what recurs only without them', () => {
    const from = { day: '2001-01-01' };
    expect(problems({ from, where: { stated: 'so' } })).toEqual([
      'where: "where" is of an act; say of which, under "acts"',
    ]);
    expect(problems({ from, once: { vote: 'board' } })).toEqual([
      'once: "once" is of an act; say of which, under "acts"',
    ]);
    expect(problems({ from, noticeTo: 'holders' })).toEqual([
      'noticeTo: "noticeTo" is of an act; say of which, under "acts"',
    ]);
    expect(problems({ ...merger, every: '1 year' })).toEqual([
      'every: what an act calls for is owed once for each; leave "every" out, or "acts"',
    ]);
  });

  it('is counted from a moment, and shown by one entry', () => {
    expect(problems({ ...merger, within: '30 days' })).toEqual([
      'within: say from which moment it is counted, under "from"',
    ]);
    expect(problems({ ...merger, filed: 'report', noticeTo: 'holders' })).toEqual([
      'noticeTo: it is done with a filing or with a notice; where both are needed, write two provisions',
    ]);
  });

  it('is of persons who have a part in the acts', () => {
    const [problem] = problems({ acts: { acts: ['bylaw'], with: { part: 'recipient' } } });
    expect(problem).toContain('no such act has a recipient');
  });

  it('is asked in words, with its section: whoever is asked need not have the text at hand', () => {
    const corporation = open(
      [instrumentOf([{ ...duty, from: { day: '2001-01-01' }, within: '10 days' } as never])],
      [],
      [],
    );
    const asked = (asOf: string) => {
      const answer = corporation.ask({ question: 'calendar.duties', asOf, input: {} });
      return answer.outcome === 'answered' ? [] : answer.inquiries.map(({ asks }) => asks);
    };
    expect(asked('2001-01-11')).toEqual([
      'Was that done which V.1 (the Board: do it) asks for on account of 1 January 2001?',
    ]);
  });
});
