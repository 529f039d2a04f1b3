import type { History } from '../telling/history.js';
import type { InventedPerson } from './names.js';
import type { Register } from './register.js';

/** A board of nine: three to a class, in the order in which they are named. */
export interface FirstBoard {
  readonly directors: readonly InventedPerson[];
  /** The classes as the charter names them. */
  readonly classes: readonly [string, string, string];
  readonly on: string;
}

/** The first board: nine directors in three classes, whose terms end one, two and three annual meetings later. */
export function openBoard(history: History, { directors, classes, on }: FirstBoard): void {
  const classOf = (place: number): string => classes[Math.floor(place / 3)] ?? '';
  const paper = history.paper({
    name: 'organization-minutes',
    lines: [
      `Minutes of organization, ${on}`,
      'The following take office as directors, in three classes:',
      ...directors.map(({ name }, place) => `  class ${classOf(place)}: ${name}`),
    ],
    state: 'filed',
  });
  const seats = directors.map(({ id }, place) => ({
    person: id,
    class: classOf(place),
    'term-ends-after': 1 + Math.floor(place / 3),
    since: on,
  }));
  const data = { size: directors.length, classes: [3, 3, 3], directors: seats };
  history.tell(on, 'opening-board', data, { id: 'first-board', paper });
}

/** An annual meeting, at which the directors of one class are elected. */
export interface AnnualMeeting {
  readonly year: number;
  /** The day within the year on which it is called, that of its record, of its notice, and of the meeting: `03-01`. */
  readonly days: { readonly called: string; readonly record: string; readonly notice: string; readonly held: string };
  /** The class as the charter names it. */
  readonly class: string;
  readonly candidates: readonly InventedPerson[];
  /** One who stands and is not elected. */
  readonly rival?: InventedPerson;
  /** Who is succeeded by the candidate in the same place, where it is another. */
  readonly successors?: Readonly<Record<string, string>>;
}

/** Calls and holds an annual meeting: record, notice, ballots of the forty largest holders, minutes, those elected. */
export function holdAnnualMeeting(history: History, register: Register, meeting: AnnualMeeting): void {
  const { year, days, candidates, rival, successors = {} } = meeting;
  const id = `annual-meeting-${year}`;
  const at = (day: string) => `${year}-${day}`;
  const standing = rival === undefined ? candidates : [...candidates, rival];
  const notice = history.paper({ name: `${id}-notice`, lines: noticeLines(meeting) });
  history.tell(at(days.called), 'meeting-called', {
    id,
    kind: 'annual',
    of: 'shareholders',
    by: 'board',
    for: `${at(days.held)} 14:00`,
    purposes: ['election of directors'],
  });
  history.tell(at(days.record), 'record-date', { for: id, date: at(days.record) });
  const noticed = { meeting: id, sent: at(days.notice), to: 'all holders of record', how: 'mail' };
  history.tell(at(days.notice), 'meeting-noticed', noticed, { paper: notice });
  const election = { kind: 'election', meeting: id, seats: 3, class: meeting.class };
  history.tell(at(days.called), 'proposed', {
    id: `election-${year}`,
    act: { ...election, candidates: standing.map((each) => each.id) },
  });
  const voters = register.holders().slice(0, 40);
  const shares = voters.map((voter) => register.of(voter));
  const present = Math.max(
    shares.reduce((sum, each) => sum + each, 0),
    majorityOf(register.outstanding()),
  );
  const minutes = history.paper({ name: `${id}-minutes`, lines: minutesLines(meeting, present) });
  const held = { id, kind: 'annual', of: 'shareholders', 'present-shares': present, quorum: true };
  history.tell(at(days.held), 'meeting-held', held, { paper: minutes });
  const report = history.paper({
    name: `${id}-report-of-the-inspector`,
    lines: [
      `Report of the inspector of election on the ballots of ${voters.length} holders at the annual meeting of ${year}.`,
    ],
  });
  for (const [place, holder] of voters.entries()) {
    const votes = chosen(candidates, place % 5 === 0 ? rival : undefined);
    const ballot = votes.map((candidate) => ({ candidate: candidate.id, votes: shares[place] ?? 0 }));
    history.tell(at(days.held), 'election-ballot', { meeting: id, holder, votes: ballot }, { paper: report });
  }
  for (const { id: person } of candidates) {
    history.tell(
      at(days.held),
      'director-elected',
      { person, class: meeting.class, by: 'shareholders', meeting: id, succeeds: successors[person] },
      { paper: minutes },
    );
  }
}

/** Every fifth voter gives the rival the votes that the last candidate would have had. */
function chosen(candidates: readonly InventedPerson[], rival?: InventedPerson): readonly InventedPerson[] {
  return rival === undefined ? candidates : [...candidates.slice(0, -1), rival];
}

function majorityOf(shares: number): number {
  return Math.floor(shares / 2) + 1;
}

function noticeLines({ year, days, candidates, rival }: AnnualMeeting): readonly string[] {
  return [
    `Notice of the annual meeting of shareholders, ${year}-${days.held}, at two in the afternoon.`,
    `Holders of record at the close of ${year}-${days.record} may vote.`,
    'To be elected: three directors. The board nominates:',
    ...candidates.map(({ name }) => `  ${name}`),
    ...(rival === undefined ? [] : ['A shareholder nominates:', `  ${rival.name}`]),
  ];
}

function minutesLines({ year, days, candidates }: AnnualMeeting, present: number): readonly string[] {
  return [
    `Minutes of the annual meeting of shareholders, ${year}-${days.held}.`,
    `${present.toLocaleString('en-US')} shares were present in person or by proxy; the chair found a quorum.`,
    'The inspector of election reported, and the chair declared elected:',
    ...candidates.map(({ name }) => `  ${name}`),
  ];
}
