import { describe, expect, it } from 'vitest';
import { asProof, held, message, reason, type FactType } from '../../src/evaluation/index.js';
import { parseFraction, persons, votes } from '../../src/exact/index.js';
import { loadInstrument } from '../../src/instrument/index.js';
import { kinds } from '../../src/kinds/index.js';
import { isMet, matterOf, needed, type FiguresStep, type Requirement, type VoteStep } from '../../src/terms/index.js';
import type { BodyStep, FilingStep, NoticeStep, OnlyWhere, Where } from '../../src/terms/requirement.js';
import { classVotes } from '../../src/kinds/voting/index.js';
import { meetingQuorum } from '../../src/kinds/meeting/index.js';
import { instrumentOf, open, type Line } from '../kinds/board/world.js';
import { contextOn, done, progressOf, proposed, standing } from './world.js';

const said = message('test.condition', 'the condition is {outcome}');
const filing: FilingStep = { kind: 'filing', cite: 'F', says: 'the certificate', what: 'certificate' };
const notice: NoticeStep = { kind: 'notice', cite: 'N', says: 'notice to the holders', to: 'holders', leastDays: 5 };
const filed: Line = ['2000-03-01', 'filing', { what: 'certificate', for: 'deal' }];
const noticed: Line = ['2000-02-01', 'notice', { of: 'deal', to: 'holders', sent: '2000-02-01' }];
const asked: FactType = { name: 'is-large', asks: 'Is {0} large?', about: ['act'], reply: { kind: 'yes-no' } };
const large = (value: string): Line => ['2000-02-01', 'stated', { fact: 'is-large', about: ['deal'], value }];

function ordered(cite: string, first: Requirement, second: Requirement): Requirement {
  // oxlint-disable-next-line unicorn/no-thenable -- "then" names the later of two steps
  return { kind: 'order', cite, says: 'first one, then the other', first, then: second };
}

describe('two steps in order', () => {
  const inOrder = ordered('O', notice, filing);

  it('are met when both are, and fail when one has failed', () => {
    expect(standing(inOrder, [noticed, filed])).toEqual({
      possible: ['met'],
      says: 'First one, then the other: the first has to come before the second, and all are met',
    });
    expect(standing(inOrder, [noticed]).possible).toEqual(['open']);
    expect(standing(inOrder, [filed, done('2000-03-02')]).possible).toEqual(['failed']);
    expect(progressOf(inOrder, [filed]).parts?.map((part) => part.possible)).toEqual([['open'], ['met']]);
  });
});

describe('what is needed only where something is so', () => {
  const where: Where = {
    kind: 'where',
    cite: 'C',
    says: 'for large deals',
    condition: (c) => {
      const value = c.holds(asked, ['deal'], 'C');
      return held(value, reason(said, String(value), { cites: ['C'] }));
    },
    need: filing,
  };

  it('is not needed where it is not, and is needed where it is', () => {
    expect(standing(where, [large('no')])).toEqual({ possible: ['met'], says: 'For large deals: not needed here' });
    expect(standing(where, [large('yes')]).possible).toEqual(['open']);
    expect(progressOf(where, [large('yes'), filed]).reason.grounds[0]?.outcome).toBe('true');
  });

  it('waits where that is not known, unless it is met anyway', () => {
    expect(progressOf(where, [])).toMatchObject({ possible: ['open', 'met'], waiting: [{ kind: 'reply' }] });
    expect(progressOf(where, [filed])).toMatchObject({ possible: ['met'], waiting: [] });
  });

  it('is asked for by a rule that needs a yes or no, only where the reply can make it met', () => {
    const met = (lines: readonly Line[]) => {
      const c = contextOn('2000-12-31', lines);
      return c.attempt(() => isMet(c, where, matterOf(c, 'deal')).value);
    };
    expect(met([filed])).toMatchObject({ settled: true, value: true });
    expect(met([large('yes')])).toMatchObject({ settled: true, value: false });
    expect(met([])).toMatchObject({ settled: false, waiting: [{ kind: 'reply' }] });
  });

  it('has no numbers where it is not needed, and is marked where that is not known', () => {
    const numbers = (lines: readonly Line[], requirement: Requirement = where) => {
      const c = contextOn('2000-12-31', lines);
      return needed(c, requirement, matterOf(c, 'deal'));
    };
    expect(numbers([large('no')])).toBeUndefined();
    expect(numbers([large('yes')])?.value).toEqual({ id: 'F', kind: 'filing', says: 'the certificate', cite: 'F' });
    expect(numbers([])?.value).toHaveProperty('applies');
    const within: Where = { ...where, condition: () => held(true, reason(said, 'true')), need: where };
    expect(numbers([large('no')], within)).toBeUndefined();
  });
});

describe('a way that is open only where something is so', () => {
  const way: OnlyWhere = {
    kind: 'only-where',
    cite: 'C',
    says: 'for large deals',
    condition: (c) => {
      const value = c.holds(asked, ['deal'], 'C');
      return held(value, reason(said, String(value), { cites: ['C'] }));
    },
    need: filing,
  };

  it('is closed where it is not, and counts where it is', () => {
    expect(standing(way, [large('no'), filed])).toEqual({
      possible: ['failed'],
      says: 'For large deals: this way cannot be taken here',
    });
    expect(progressOf(way, [large('no')]).kind).toBe('not-open');
    expect(standing(way, [large('yes')]).possible).toEqual(['open']);
    expect(progressOf(way, [large('yes'), filed]).possible).toEqual(['met']);
  });

  it('waits where that is not known, unless it has failed anyway', () => {
    expect(progressOf(way, [filed])).toMatchObject({ possible: ['failed', 'met'], waiting: [{ kind: 'reply' }] });
    expect(progressOf(way, []).possible).toEqual(['failed', 'open']);
    const late: OnlyWhere = { ...way, need: notice };
    expect(progressOf(late, [done('2000-03-02')])).toMatchObject({ possible: ['failed'], waiting: [] });
    const unsure: OnlyWhere = { ...way, need: { kind: 'all', cite: '', says: 'both', of: [filing, way] } };
    expect(progressOf(unsure, [filed]).possible).toEqual(['failed', 'met']);
  });

  it('leaves another route as it is', () => {
    const either: Requirement = { kind: 'any', cite: 'E', says: 'one of two', of: [way, notice] };
    expect(standing(either, [large('no'), noticed]).possible).toEqual(['met']);
    expect(standing(either, [large('no')]).possible).toEqual(['open']);
  });
});

describe('the numbers of a requirement', () => {
  const articles = instrumentOf([
    classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
    meetingQuorum({
      cite: 'IX',
      summary: 'quorum',
      fraction: { majority: true },
      count: 'votes',
      withdrawal: 'does-not-matter',
    }),
  ]);
  const issued: Line = ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '301' }];
  const c = open([articles], ['other', 'ada'], [issued, proposed]).session.contextOn('2000-12-31' as never);
  const numbers = (requirement: Requirement) => needed(c, requirement, matterOf(c, 'deal'))?.value;
  const vote: VoteStep = {
    kind: 'vote',
    cite: 'V',
    says: 'two thirds',
    fraction: parseFraction({ atLeast: '2/3' }),
    count: 'votes',
    base: { of: 'cast', classes: 'general' },
    weigh: 'both',
  };

  it('of votes cast are those entitled, and the quorum where one is asked for', () => {
    expect(numbers(vote)).toMatchObject({ entitled: votes(301), unit: 'votes' });
    expect(numbers(vote)).not.toHaveProperty('quorum');
    const quorum = parseFraction({ majority: true });
    expect(numbers({ ...vote, base: { of: 'cast', classes: 'general', quorum } })).toMatchObject({
      quorum: votes(151),
    });
  });

  it('of outstanding shares are the base and the least whole number', () => {
    expect(numbers({ ...vote, base: { of: 'outstanding', classes: 'general' } })).toMatchObject({
      base: votes(301),
      needed: votes(201),
    });
  });

  it('of no shares are impossible', () => {
    expect(numbers({ ...vote, base: { of: 'outstanding', classes: ['preferred'] } })).toMatchObject({
      impossible: true,
    });
  });

  it('of those present are not known before a meeting', () => {
    const step: BodyStep = {
      kind: 'body',
      cite: 'B',
      says: 'a majority of those present',
      body: {
        name: 'board',
        says: 'the Board',
        candidates: () => [],
        belongs: () => held(true, reason(said, 'member')),
      },
      decides: ['approve'],
      fraction: parseFraction({ majority: true }),
      of: 'present',
      atMeeting: true,
    };
    expect(numbers(step)).toMatchObject({ of: 'those present', unit: 'persons' });
    const fixed = { fixed: () => held(7, reason(said, '7')) };
    expect(numbers({ ...step, of: fixed })).toMatchObject({ base: persons(7), needed: persons(4) });
  });

  it('keep the order of steps, and leave out what has no number', () => {
    expect(numbers(ordered('', vote, filing))).toMatchObject({
      kind: 'order',
      parts: [{ kind: 'vote' }, { kind: 'filing' }],
    });
  });
});

describe('a fraction of figures that somebody states', () => {
  const fact = (name: string): FactType => ({
    name,
    asks: `What is ${name}?`,
    about: [],
    reply: { kind: 'quantity', unit: 'votes' },
  });
  const step: FiguresStep = {
    kind: 'figures',
    cite: 'S',
    says: 'two thirds of the votes',
    fraction: parseFraction({ atLeast: '2/3' }),
    unit: 'votes',
    part: { fact: fact('votes-for'), about: [] },
    whole: { fact: fact('votes-outstanding'), about: [] },
  };
  const stated = (name: string, value: string): Line => ['2000-02-01', 'stated', { fact: name, about: [], value }];
  const figures = (part: string, whole: string) => [stated('votes-for', part), stated('votes-outstanding', whole)];

  it('turns at the fraction, and tells what is short', () => {
    expect(progressOf(step, figures('200', '300'))).toMatchObject({
      possible: ['met'],
      figures: { needed: votes(200) },
    });
    expect(progressOf(step, figures('199', '300'))).toMatchObject({
      possible: ['failed'],
      figures: { short: votes(1) },
    });
    expect(standing(step, figures('199', '300')).says).toBe(
      'Two thirds of the votes: 199 of 300 votes; at least two thirds is asked: failed',
    );
  });

  it('is never enough of nothing', () => {
    const { possible, figures: told } = progressOf(step, figures('0', '0'));
    expect(possible).toEqual(['failed']);
    expect(told).not.toHaveProperty('needed');
  });

  it('is asked about where a figure is not known, with the number at which it turns', () => {
    const { session } = open([instrumentOf([])], ['other'], [proposed, stated('votes-outstanding', '300')]);
    const answer = session.ask({ question: 'test', asOf: '2000-12-31' as never }, (c) => ({
      ask: () => isMet(c, step, matterOf(c, 'deal')),
    }));
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'votes-for', turnsAt: ['at least 200 votes'] }],
    });
    expect(
      asProof(answer.reason)
        .map((line) => line.says)
        .join(),
    ).toContain('a figure that is not known of 300 votes');
  });

  it('waits where a figure is not known', () => {
    const { possible, waiting } = progressOf(step, [stated('votes-for', '200')]);
    expect(possible).toEqual(['failed', 'open', 'met']);
    expect(waiting.flatMap((split) => split.inquiries.map(({ type }) => type.name))).toContain('votes-outstanding');
  });
});

describe('numbers in an instrument', () => {
  const load = (fraction: unknown) => () =>
    loadInstrument(
      instrumentOf([
        meetingQuorum({
          cite: 'IX',
          summary: 'quorum',
          fraction: fraction as { readonly atLeast: string },
          count: 'votes',
          withdrawal: 'does-not-matter',
        }),
      ]),
      kinds,
    );

  it('that are no fraction are refused when it is loaded, with the section', () => {
    expect(load({ atLeast: '2/3' })).not.toThrow();
    expect(load({ atLeast: 'most' })).toThrow(/IX \(meeting-quorum\) fraction.*most/);
    expect(load({ atLeast: '120%' })).toThrow('IX (meeting-quorum) fraction');
  });
});

describe('a proposed act that nobody proposed', () => {
  it('is refused, with the nearest that was', () => {
    const c = contextOn('2000-12-31', []);
    expect(() => matterOf(c, 'deel')).toThrow('No act was proposed under the id "deel"; did you mean "deal"? Enter it');
    expect(() => matterOf(c, 'zzzzzzzzzz')).toThrow('No act was proposed under the id "zzzzzzzzzz". Enter it');
  });
});
