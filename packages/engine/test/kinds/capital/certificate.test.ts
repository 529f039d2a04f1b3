import { describe, expect, it } from 'vitest';
import { blankCheck, stockClasses, type Reading } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, type Line } from './stock-world.js';

const signatures: Reading = {
  id: 'R-signed',
  cite: '2',
  asks: 'one signature or two?',
  options: { two: 'two', none: 'none' },
  adopted: 'two',
  because: 'made up',
};

const provisions = [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    classes: [{ class: 'preference', authorised: '200', inSeries: true }],
    treasury: 'issued',
  }),
  blankCheck({
    cite: '2',
    summary: 'series',
    class: 'preference',
    certificate: {
      name: 'deed of series',
      signedBy: { reading: 'R-signed', options: { two: ['the head', 'the scribe'], none: [] } },
      setsForth: ['the vote'],
    },
    subjectTo: 'the statute on series',
  }),
];

const start: readonly Line[] = [
  ['2000-01-01', 'opening-board', { size: '1', directors: [{ person: 'ada', 'term-ends-after': '9' }] }],
  [
    '2001-01-01',
    'proposed',
    { id: 'new', act: { kind: 'designate-series', series: 'silver', class: 'preference', shares: '10' } },
  ],
  [
    '2001-01-01',
    'body-act',
    { by: 'board', on: 'new', decides: 'approve', yes: '1', present: '1', 'at-meeting': 'yes' },
  ],
];
const filed: Line = ['2001-01-02', 'filing', { what: 'deed of series', for: 'new' }];
const stated = (fact: string, about: string, value: string): Line => [
  '2001-01-02',
  'stated',
  { fact, about: ['silver', about], value },
];
const signed = (who: string, value = 'yes') => stated('certificate-signed-by', who, value);
const vote = stated('certificate-sets-forth', 'the vote', 'yes');

const world = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
  open([instrumentOf(provisions, { readings: [signatures] })], ['ada'], [...start, ...lines], { readings });
const outcome = (lines: readonly Line[], readings?: Readonly<Record<string, string>>) =>
  ask(world(lines, readings), 'capital.designate-series', '2001-01-02', { of: 'new' })['outcome'];

describe('a certificate of which the instrument says more', () => {
  const both = [signed('the head'), signed('the scribe')];

  it('needs its filing under its own name, every signature, and what it must set forth', () => {
    expect(outcome([filed, ...both, vote])).toBe('permitted');
    expect(outcome([...both, vote])).toBe('needs-approval');
    expect(outcome([['2001-01-02', 'filing', { what: 'certificate of amendment', for: 'new' }], ...both, vote])).toBe(
      'needs-approval',
    );
    expect(outcome([filed, signed('the head'), signed('the scribe', 'no'), vote])).toBe('needs-approval');
    expect(outcome([filed, ...both, stated('certificate-sets-forth', 'the vote', 'no')])).toBe('needs-approval');
  });

  it('needs no signature where the reading drops them', () => {
    expect(outcome([filed, vote], { 'R-signed': 'none' })).toBe('permitted');
  });

  it('is asked about, and its signatures are never supposed', () => {
    const answer = world([filed, vote]).ask({
      question: 'capital.designate-series',
      asOf: '2001-01-02',
      input: { of: 'new' },
    });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ key }) => key)).toEqual([
      'certificate-signed-by(silver, the head)',
      'certificate-signed-by(silver, the scribe)',
    ]);
  });

  it('must be filed before a share of the series is issued', () => {
    const answer = ask(
      world([['2001-01-02', 'series-designated', { series: 'silver', class: 'preference', shares: '10' }]]),
      'capital.issue',
      '2001-01-02',
      { class: 'silver', shares: '1' },
    );
    expect(answer).toMatchObject({ requirement: { kind: 'filing', says: 'filing of the certificate of silver' } });
  });
});
