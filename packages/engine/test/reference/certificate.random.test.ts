import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { draws } from '../draws.js';
import { certificateAgreement } from './certificate-agreement.js';

describe('the engine against plain lists, on random lives under a certificate of designation', () => {
  for (const [what, property] of Object.entries(certificateAgreement)) {
    it(what, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(12, 350));
    });
  }
});
