import { describe, expect, it } from 'vitest';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from '../../kinds/acts/made-up-rule.js';

const lines: World['lines'] = [
  ...holdings('200', '800'),
  ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
];

/** Of so many continuing directors; where no number is given, by the roster. */
function lowest(count: string | undefined) {
  const given =
    count === undefined
      ? []
      : [{ notion: 'continuing-directors-count', about: ['big'], value: count, unit: 'persons' as const }];
  return corporationOf({ lines, given: [...bigIsInterested, ...given] }).ask({
    question: 'solve.lowest',
    asOf: '2002-06-01',
    input: { of: 'deal' },
  });
}

const bodies = (count: string) => valueOf(lowest(count))['bodies'] as readonly Readonly<Record<string, unknown>>[];

describe('solve.lowest', () => {
  it('gives the least whole number of directors, exactly at the fraction and just above it', () => {
    const direct = { id: 'V.2 deal', cite: 'V.2', fraction: 'at least 60 %' };
    expect(bodies('5')[0]).toMatchObject({ ...direct, base: '5', needed: '3' });
    expect(bodies('6')[0]).toMatchObject({ ...direct, base: '6', needed: '4' });
    expect(bodies('0')[0]).toMatchObject({ ...direct, base: '0', impossible: true });
  });

  it('tells every body whose approval would do, and no vote of holders', () => {
    expect(bodies('5').map(({ id }) => id)).toEqual(['V.2 deal', 'V.2 becoming big']);
  });

  it('asks who sat where nobody is entered on the roster, and takes no board for one without members', () => {
    const answer = lowest(undefined);
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ fact }) => fact)).toContain('directors-on');
  });
});
