import { describe, expect, it } from 'vitest';
import { answersDiffer } from '@quorate/engine';

describe('in what two answers differ', () => {
  const answered = { outcome: 'answered', value: { outstanding: '900000', classes: ['common'] } };

  it('is nothing where they say the same', () => {
    expect(answersDiffer(answered, { ...answered })).toEqual([]);
  });

  it('is told part by part of their values', () => {
    const later = { outcome: 'answered', value: { outstanding: '950000', classes: ['common'] } };
    expect(answersDiffer(answered, later)).toEqual(['outstanding: it was 900,000, and is now 950,000']);
  });

  it('is told of the outcome and of the facts needed', () => {
    const needs = {
      outcome: 'needs-facts',
      inquiries: [{ asks: 'Is it listed?' }],
      settledParts: { outstanding: '1' },
    };
    const [outcome, ...others] = answersDiffer(answered, needs);
    expect(outcome).toBe('it was answered, and now needs facts');
    expect(others).toContain('now needed: Is it listed?');
    expect(answersDiffer(needs, answered)).toContain('no longer needed: Is it listed?');
  });

  it('is told of a step of what is needed, where nothing else is otherwise', () => {
    const short = (figure: string) => ({
      outcome: 'answered',
      value: { outcome: 'needs-approval', requirement: { id: 'V', status: 'open', short: figure } },
    });
    expect(answersDiffer(short('301'), short('300'))).toEqual(['requirement, short: it was 301, and is now 300']);
  });

  it('is told of the reasons, and of what it rests on, where every figure is as it was', () => {
    const because = (says: string) => ({ ...answered, reasons: [{ says }], rests: [{ says: 'nothing further' }] });
    expect(answersDiffer(because('By the vote of 3 May.'), because('By that of 7 May.'))).toEqual([
      'now said: By that of 7 May.',
      'no longer said: By the vote of 3 May.',
    ]);
    expect(answersDiffer(because('so'), { ...because('so'), rests: [] })).toEqual(['no longer said: nothing further']);
  });
});
