import { describe, expect, it } from 'vitest';
import { certificateOf } from '../src/pages/series/certificate.js';
import type { Answer } from '../src/parts/answer/plain.js';
import { amountAt, amountIn, askedAt, reachOf, receivedIn, stepAt, turnsIn } from '../src/pages/series/divided.js';

const answered = (value: unknown) => ({ outcome: 'answered', value }) as unknown as Answer;
const open = { outcome: 'needs-facts', inquiries: [] } as unknown as Answer;
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('a liquidation', () => {
  it('is not drawn while it is not settled', () => {
    expect(turnsIn(open)).toBeUndefined();
    expect(turnsIn(undefined)).toBeUndefined();
    expect(receivedIn(open)).toBeUndefined();
    expect(receivedIn(answered({ outcome: 'silent' }))).toBeUndefined();
  });

  it('turns where the service says, and gives each class what it says', () => {
    expect(turnsIn(answered({ turns: [{ id: 'x', assets: usd('17473643.75'), says: 'paid' }] }))).toEqual([
      { assets: '17473643.75', says: 'paid' },
    ]);
    const received = receivedIn(
      answered({ receive: [{ id: 'common', total: usd('1/3') }], account: { paid: usd('5') } }),
    );
    expect([...(received ?? [])]).toEqual([
      ['common', usd('1/3')],
      ['account', usd('5')],
    ]);
  });

  it('is asked at its ends and at each turn between that can be written in cents', () => {
    const turns = ['0', '17473643.75', '100/3', '99000000'].map((assets) => ({ assets, says: '' }));
    expect(askedAt(turns, '30000000')).toEqual(['0', '17473643.75', '30000000']);
    expect(askedAt([], '30000000')).toEqual(['0', '30000000']);
  });
});

describe('the slider', () => {
  it('goes half as far again as the last turn, in whole steps of dollars', () => {
    expect(reachOf([])).toBe('1000000');
    expect(reachOf([{ assets: '17473643.75', says: '' }])).toBe('30000000');
    expect(reachOf([{ assets: '52420931/3', says: '' }])).toBe('30000000');
    expect(amountAt(0, '30000000')).toBe('0');
    expect(amountAt(37, '30000000')).toBe('11100000');
    expect(stepAt(amountAt(37, '30000000'), '30000000')).toBe(37);
    expect(stepAt('90000000000000', '30000000')).toBe(100);
  });

  it('takes an amount as people write it, to the cent, and nothing else', () => {
    expect(amountIn('$17,473,643.75')).toBe('17473643.75');
    expect(amountIn('007')).toBe('7');
    for (const wrong of ['', '1e6', '-5', '1.234', 'a lot']) expect(amountIn(wrong)).toBeUndefined();
  });
});

describe('the certificate of a series', () => {
  const instrument = (kind: string, title: string, isInForce = true) =>
    ({ id: title, kind, title, isInForce }) as unknown as Parameters<typeof certificateOf>[0][number];

  it('is one in force whose title has its name as whole words, or the only one of the only series', () => {
    const named = [
      instrument('charter', 'Certificate of Incorporation, with Series A'),
      instrument('designation', 'Designation of Preferred Stock, Series AB'),
      instrument('designation', 'Designation of Preferred Stock, Series A', false),
      instrument('designation', 'Designation of Preferred Stock, Series A.'),
    ];
    const a = { name: 'Series A', isOnly: false };
    expect(certificateOf(named, a)?.title).toBe('Designation of Preferred Stock, Series A.');
    expect(certificateOf([...named, instrument('designation', 'Series A, once more')], a)).toBeUndefined();
    expect(certificateOf(named, { name: 'Series C', isOnly: false })).toBeUndefined();
    const only = [instrument('designation', 'Designation of the Preferred Stock')];
    expect(certificateOf(only, { ...a, isOnly: true })?.title).toBe('Designation of the Preferred Stock');
    expect(certificateOf(only, a)).toBeUndefined();
  });
});
