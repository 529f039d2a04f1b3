import { describe, expect, it } from 'vitest';
import { asCalendar, type Deadline } from '../src/index.js';

const corporation = { id: 'acme', name: 'Acme, Inc.' };
const at = new Date('2004-10-20T12:30:00Z');
const written = (deadlines: readonly Deadline[], needed: readonly string[] = []) =>
  asCalendar({ corporation, deadlines, needed, at });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar of what falls due', () => {
  it('has a day for each that has one, under an id that stays', () => {
    const due = { id: 'am notice', what: 'notice of 2004-11-20; the last day', who: 'the corporation', cite: '2.3' };
    const lines = unfolded(written([{ ...due, day: '2004-12-31', standing: 'open' }]));
    expect(lines).toContain('UID:acme am notice 2004-12-31');
    expect(lines).toContain('DTSTART;VALUE=DATE:20041231');
    expect(lines).toContain('DTEND;VALUE=DATE:20050101');
    expect(lines).toContain(String.raw`SUMMARY:notice of 20 November 2004\; the last day (the corporation)`);
    expect(lines).toContain(
      String.raw`DESCRIPTION:2.3\nStanding: open.\nA computation on stated facts\, not an opinion of counsel.`,
    );
    expect(lines).toContain(String.raw`X-WR-CALNAME:Acme\, Inc.`);
    expect(lines).toContain('DTSTAMP:20041020T123000Z');
  });

  it('leaves out nothing that has no day yet, nor what must be known first', () => {
    const text = written([{ id: 'deal', what: 'approval', dependsOn: ['the day of the agreement'] }], ['Who sits?']);
    const lines = unfolded(text);
    expect(lines.filter((line) => line === 'BEGIN:VTODO')).toHaveLength(2);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(0);
    expect(text).toContain('It waits for: the day of the agreement.');
    expect(lines).toContain('SUMMARY:Must be known first: Who sits?');
  });

  it.each(['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'has no line that a text begins: %j',
    (end) => {
      const text = written([{ id: 'x', what: `due${end}END:VEVENT${end}BEGIN:VEVENT`, day: '2004-10-21' }]);
      expect(text.split(/[\r\n\v\f\u0085\u2028\u2029]/u).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    },
  );

  it('has no line of more than 75 bytes, whatever letters are in it', () => {
    const text = written([{ id: 'x', what: 'Größe '.repeat(40), day: '2004-10-21' }]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${'Größe '.repeat(40)}`);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
