import { describe, expect, it } from 'vitest';
import {
  inquiryInWords,
  inquiryKey,
  matterInWords,
  supposedPremise,
  type FactType,
  type Inquiry,
} from '../../src/evaluation/index.js';
import { day } from '../../src/exact/index.js';

const type: FactType = {
  name: 'affiliate',
  asks: 'Was {0} an affiliate of {1} on {on}?',
  about: ['person', 'person'],
  reply: { kind: 'yes-no' },
};
const inquiry: Inquiry = { type, about: ['p', 'q'], cites: ['X'], on: day('2001-01-02') };
const nameOf = (id: string): string => id.toUpperCase();

describe('an inquiry', () => {
  it('is the same for the same fact, about the same, on the same day', () => {
    const { on: _on, ...whenever } = inquiry;
    expect(inquiryKey(inquiry)).toBe('affiliate(p, q) on 2001-01-02');
    expect(inquiryKey(whenever)).toBe('affiliate(p, q)');
  });

  it('in words has the names, and the day where there is one', () => {
    expect(inquiryInWords(inquiry, nameOf)).toBe('Was P an affiliate of Q on 2 January 2001?');
    expect(inquiryInWords(inquiry)).toBe('Was p an affiliate of q on 2 January 2001?');
    expect(inquiryInWords({ ...inquiry, about: ['p'] }, nameOf)).toBe('Was P an affiliate of  on 2 January 2001?');
  });
});

describe('a question about the order within a day', () => {
  const cameBefore: FactType = { ...type, asks: 'Did {0} come before {1}?', about: ['entry', 'moment'] };

  it('does not compare a day with itself', () => {
    const words = (than: string) => inquiryInWords({ type: cameBefore, about: ['p', than], cites: [] }, nameOf);
    expect(words('2001-01-02')).toBe('Did P come before what is looked at on 2 January 2001?');
    expect(words('the signing')).toBe('Did P come before THE SIGNING?');
  });
});

describe('the premise that stands for an inquiry that nobody made', () => {
  it('is what the fact says of itself, with the names', () => {
    const supposed = { reply: 'no', premise: '{0} is no affiliate of {1}', kind: 'nothing-further' } as const;
    expect(supposedPremise({ ...inquiry, type: { ...type, supposed } }, nameOf)).toEqual({
      kind: 'nothing-further',
      says: 'P is no affiliate of Q',
      about: 'affiliate(p, q) on 2001-01-02',
      whose: 'P',
      cites: ['X'],
    });
  });

  it('calls what it is about what the question calls it', () => {
    const supposed = { reply: 'no', premise: '{1} does not play {0}' };
    const played: FactType = { ...type, asks: 'Does {1} play {0}?', about: ['part', 'activity'], supposed };
    const asked = {
      type: { ...played, called: { side: 'the other side' } },
      about: ['side', 'trust-services'],
      cites: [],
    };
    expect(inquiryInWords(asked)).toBe('Does trust services play the other side?');
    expect(supposedPremise(asked, (id) => id).says).toBe('trust services does not play the other side');
  });

  it('names the fact where it says nothing of itself', () => {
    expect(supposedPremise(inquiry, nameOf)).toMatchObject({ kind: 'nothing-further', says: 'affiliate' });
  });
});

it('names each thing in the fields of a question that a reply speaks of, in lists too', () => {
  const named = (id: string): string => ({ ann: 'Ann Lee', common: 'the Common Stock' })[id] ?? id;
  const told = matterInWords('series.rights {by: ann, classes: [common, ann, other]}', named);
  expect(told).toBe('the answer to series.rights, by: Ann Lee, classes: [the Common Stock, Ann Lee, other]');
});
