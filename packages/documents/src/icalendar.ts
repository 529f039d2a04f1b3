import { day, daysInWords, plusDays } from '@quorate/engine';

/** A day of the calendar of a corporation, as the question calendar.deadlines tells it. */
export interface Deadline {
  readonly id: string;
  readonly what: string;
  readonly who?: string;
  readonly cite?: string;
  readonly counted?: string;
  readonly day?: string;
  readonly standing?: string;
  readonly dependsOn?: readonly string[];
}

/** What a calendar is written of. */
export interface CalendarWriting {
  readonly corporation: { readonly id: string; readonly name: string };
  readonly deadlines: readonly Deadline[];
  /** What must be known before all of it is settled. */
  readonly needed: readonly string[];
  /** When it was worked out. */
  readonly at: Date;
}

/**
 * What falls due, as a calendar by RFC 5545: a day each. What has no day yet, and what must be known first, stands as something
 * to do without a day: a calendar that left it out would say that there is nothing more.
 */
export function asCalendar({ corporation: { id, name }, deadlines, needed, at }: CalendarWriting): string {
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const part = (sort: 'VEVENT' | 'VTODO', uid: string, lines: readonly string[]) => [
    `BEGIN:${sort}`,
    `UID:${text(`${id} ${uid}`)}`,
    `DTSTAMP:${stamp}`,
    ...lines,
    `END:${sort}`,
  ];
  const told = deadlines.flatMap((deadline) => {
    const { id: uid, what, who, cite, counted, day: due, standing, dependsOn = [] } = deadline;
    const summary = `SUMMARY:${text(daysInWords(who === undefined ? what : `${what} (${who})`))}`;
    const waits = dependsOn.map((each) => `It waits for: ${each}.`);
    const how = counted === undefined ? '' : `Counted: ${daysInWords(counted)}.`;
    const description = [cite ?? '', how, standing === undefined ? '' : `Standing: ${standing}.`, ...waits, scope];
    const lines = [summary, `DESCRIPTION:${text(description.filter((each) => each !== '').join('\n'))}`];
    if (due === undefined) return part('VTODO', uid, lines);
    const [from, to] = [due, plusDays(day(due), 1)].map((each) => each.replaceAll('-', ''));
    const when = [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'TRANSP:TRANSPARENT'];
    return part('VEVENT', `${uid} ${due}`, [...when, ...lines]);
  });
  const asked = needed.flatMap((asks) =>
    part('VTODO', asks, [`SUMMARY:${text(`Must be known first: ${asks}`)}`, `DESCRIPTION:${text(scope)}`]),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quorate//Calendar//EN',
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...told,
    ...asked,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const scope = 'A computation on stated facts, not an opinion of counsel.';

/** A text as a property has it: whatever some reader takes for the end of a line ends none. */
function text(value: string): string {
  return value
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/gu, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** A line of 75 bytes at the most, the rest on lines that begin with a space; no letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > mostBytes) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const mostBytes = 75;
