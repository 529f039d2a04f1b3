import { expect, it } from 'vitest';
import type { Answer, RestingPremise } from '@quorate/engine';
import { terminalOutput } from '../src/output.js';
import { renderRests } from '../src/render/rests.js';

const none = (about: string, whose = about.split(',')[0] ?? about): RestingPremise => ({
  kind: 'nothing-further',
  says: `inquiry found nothing more of ${about}`,
  about: `further-holdings(${about})`,
  whose,
  changesAt: ['more than 0 shares'],
});

/** What an answer rests on, told; of it only the premises are looked at. */
const told = (...rests: readonly RestingPremise[]): string =>
  renderRests({ rests } as unknown as Answer, false, terminalOutput(false)).join('\n');

it('premises about different persons are told together, and those about different things of one person apart', () => {
  expect(told(none('ada, common'), none('ben, common'))).toContain('and likewise for ben');
  expect(told(none('ada, common'), none('ben, common', 'Ben & Sons'))).toContain('and likewise for Ben & Sons');
  const apart = told(none('ada, common'), none('ada, preferred'));
  expect(apart).not.toContain('likewise');
  expect(apart).toContain('nothing more of ada, preferred');
  expect(told(none('6.1.4(a), ada'), none('6.1.5(a), ben'))).not.toContain('likewise');
});
