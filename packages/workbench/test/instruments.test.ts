import { describe, expect, it } from 'vitest';
import { bearingOn, stepsBy } from '../src/pages/instruments/bearing.js';
import { besideIn, isUnder, opened, partsOf, type Outline, type Provision } from '../src/pages/instruments/standing.js';
import { asHeld, inWords, readingsIn } from '../src/pages/instruments/written.js';
import type { Answer } from '../src/parts/answer/plain.js';

const provision = (cite: string, isInForce = true) => ({ cite, isInForce }) as Provision;

describe('what stands at a section', () => {
  it('is apart from what stands under it, and from versions that are not in force', () => {
    const found = [provision('FOURTH'), provision('FOURTH.A'), provision('FOURTH', false)];
    const { at, under, otherwise } = partsOf('FOURTH', found);
    expect(at).toEqual([found[0]]);
    expect(under).toEqual([found[1]]);
    expect(otherwise).toEqual([found[2]]);
  });

  it('deeper than any provision is the provision that was found', () => {
    expect(partsOf('SIXTEENTH.A(1)[i]', [provision('SIXTEENTH.A')]).at).toEqual([provision('SIXTEENTH.A')]);
  });

  it('in no version in force is shown as it was', () => {
    expect(partsOf('FOURTH', [provision('FOURTH', false)])).toMatchObject({ at: [{ cite: 'FOURTH' }], otherwise: [] });
  });

  it('has what comes before and after it in its own instrument', () => {
    const provisions = ['FIRST', 'SECOND', 'SECOND', 'THIRD'].map((cite) => ({ cite }));
    const outlines = [
      { id: 'charter', from: '1998-09-01', articles: [{ provisions }] },
      { id: 'bylaws', from: '1998-09-01', articles: [{ provisions: [{ cite: 'Bylaws 1' }] }] },
    ] as unknown as readonly Outline[];
    expect(besideIn(outlines, 'charter', '1998-09-01', 'SECOND')).toEqual({ before: 'FIRST', after: 'THIRD' });
    expect(besideIn(outlines, 'charter', '1998-09-01', 'THIRD').after).toBeUndefined();
  });

  it('opens with a sentence that is not too long', () => {
    const of = { article: 'SIXTEENTH', heading: 'Combinations' };
    expect(opened({ ...of, summary: 'It is short.' })).toEqual({ sentence: 'It is short.', lack: '' });
    const rest = 'x'.repeat(200);
    expect(opened({ ...of, summary: `It begins. And ${rest}` })).toEqual({
      sentence: 'It begins.',
      lack: `And ${rest}`,
    });
    // What follows may take back what was said: a sentence is not cut.
    expect(opened({ ...of, summary: `All is allowed; but ${rest}` }).sentence).toBe('SIXTEENTH, Combinations.');
    expect(opened({ ...of, summary: rest })).toEqual({ sentence: 'SIXTEENTH, Combinations.', lack: rest });
  });

  it('is under another as numbers of sections go on', () => {
    expect(['FOURTH', 'FOURTH.A', 'FOURTH(1)', 'FOURTHLY', 'FIFTH'].map((each) => isUnder(each, 'FOURTH'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what an instrument says', () => {
  const written = { fraction: { atLeast: '2/3' }, before: { reading: 'R', options: { one: 'sale', other: 'effect' } } };

  it('is read by the option that holds', () => {
    expect(asHeld(written, new Map([['R', 'other']]))).toEqual({ fraction: { atLeast: '2/3' }, before: 'effect' });
    expect(readingsIn([written, written])).toEqual(['R']);
  });

  it('is told in words', () => {
    expect(inWords({ atLeast: '2/3' })).toBe('at least 2/3');
    expect(inWords(['continuing-directors', '880000', true, '2004-10-20'])).toBe(
      'continuing directors, 880,000, yes and 20 October 2004',
    );
  });
});

describe('what a provision comes to on the books', () => {
  it('is asked of acts that are open, and of the whole where no more is needed', () => {
    const catalogue = ['approval.status', 'ownership.limit', 'combination.classify'].map((name) => ({
      name,
      asks: `${name}?`,
    })) as unknown as Parameters<typeof bearingOn>[1];
    const asked = bearingOn(['approval.status', 'ownership.limit', 'combination.classify'], catalogue, ['deal']);
    expect(asked.map((each) => [each.asked.question, each.asked.input])).toEqual([
      ['approval.status', { of: 'deal' }],
      ['ownership.limit', {}],
    ]);
  });

  it('is told by the steps that cite it or a part of it, each once', () => {
    const step = (says: string, cite: string) => ({ says, cites: [cite] });
    const answer = {
      reasons: [step('one', 'A.1'), step('one', 'A'), step('two', 'A(2)'), step('not', 'B')],
    } as unknown as Answer;
    expect(stepsBy(answer, 'A').map(({ says }) => says)).toEqual(['one', 'two']);
  });
});
