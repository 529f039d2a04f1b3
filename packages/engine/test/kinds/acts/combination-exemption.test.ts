import { describe, expect, it } from 'vitest';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from './made-up-rule.js';
import type { Given } from '../../../src/index.js';

const five: Given = { notion: 'continuing-directors-count', about: ['big'], value: '5', unit: 'persons' };
const none: Given = { ...five, value: '0' };

function exempt(lines: World['lines'], size: Given = five, more: readonly Given[] = []) {
  const merger: World['lines'] = [
    ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
    [
      '2001-01-01',
      'proposed',
      { id: 'purchase', act: { kind: 'acquire-shares', by: 'big', class: 'common', shares: '600' } },
    ],
    ['2001-02-01', 'consummated', { proposal: 'purchase' }],
  ];
  const given = [...bigIsInterested, size, ...more];
  return corporationOf({ lines: [...holdings('600', '400'), ...merger, ...lines], given }).ask({
    question: 'combination.exempt',
    asOf: '2002-06-01',
    input: { of: 'deal' },
  });
}

function approval(on: string, yes: string, more: Record<string, string> = {}): World['lines'][number] {
  const data = { by: 'continuing-directors', on: 'deal', decides: 'approve', yes, present: yes, 'at-meeting': 'yes' };
  return [on, 'body-act', { ...data, ...more }];
}

describe('approval by continuing directors', () => {
  it('frees a combination with exactly three fifths of them, at a meeting with a quorum', () => {
    expect(valueOf(exempt([approval('2002-02-01', '3')]))).toMatchObject({ exempt: true, interested: ['big'] });
  });

  it('does not with one less, and may still be had', () => {
    expect(valueOf(exempt([approval('2002-02-01', '2')]))).toMatchObject({ exempt: false, canBe: true });
  });

  it('counts for nothing outside a meeting', () => {
    expect(valueOf(exempt([approval('2002-02-01', '5', { 'at-meeting': 'no' })]))['exempt']).toBe(false);
  });

  it('comes too late after the deal is signed', () => {
    const signed: World['lines'][number] = ['2002-02-01', 'signed', { proposal: 'deal' }];
    expect(valueOf(exempt([signed, approval('2002-02-02', '5')]))).toMatchObject({ exempt: false, canBe: false });
    expect(valueOf(exempt([signed, approval('2002-01-31', '5')]))['exempt']).toBe(true);
  });

  it('may be of the purchase in which the person became interested, before it', () => {
    expect(valueOf(exempt([approval('2001-01-31', '3', { on: 'purchase' })]))['exempt']).toBe(true);
    expect(valueOf(exempt([approval('2001-02-03', '3', { on: 'purchase' })]))['exempt']).toBe(false);
  });

  it('reaches the purchase only as far as it was approved', () => {
    const owned: Given = {
      notion: 'beneficial-ownership',
      about: ['big', 'common'],
      value: { shares: { value: '600', unit: 'shares' } },
    };
    const upTo = (shares: string) =>
      valueOf(exempt([approval('2001-01-31', '3', { on: 'purchase', 'up-to-shares': shares })], five, [owned]))[
        'exempt'
      ];
    expect(upTo('600')).toBe(true);
    expect(upTo('599')).toBe(false);
  });

  it('is never given by a body without members', () => {
    expect(valueOf(exempt([approval('2002-02-01', '0')], none))['exempt']).toBe(false);
  });

  it('tells how many are needed where nothing has been approved', () => {
    const routes = valueOf(exempt([]))['routes'] as readonly { readonly parts: readonly Record<string, string>[] }[];
    expect(routes[0]?.parts[0]).toMatchObject({ id: 'V.2 deal', needed: '3', base: '5', status: 'open' });
  });
});
