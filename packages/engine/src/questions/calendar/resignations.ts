import { held, message, reason, type Held } from '../../evaluation/index.js';
import { atClose, day, plusDays, type Day } from '../../exact/index.js';
import { electionTopic, resignationCountedFrom, rosterAt } from '../../kinds/index.js';
import type { AfterFailing, ElectionRule } from '../../kinds/index.js';
import { citation, type Instrument, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { dayOfText, deadlineOn, matterOf, pollsEnd, sittingVotedAt, type Deadline } from '../../terms/index.js';
import { elected } from '../meeting/elect.js';
import { spoken } from '../meeting/spoken.js';

const listed = message(
  'calendar.resignations',
  'Resignations of directors who stood again and were not elected: {outcome}',
);

/** On which resignations of directors who stood again and were not elected the board acts, and by when. */
export function resignationDeadlines(c: Context): Held<readonly Deadline[]> {
  if (!c.provisionsReading(c.asOf).some(hasFailing)) return held([], reason(listed, 'none'));
  c.covered('acts', c.asOf, []);
  const value = c.books.proposals(c.now).flatMap((id) => {
    const { act } = matterOf(c, id);
    return act.kind === 'election' ? ofElection(c, id, act) : [];
  });
  return held(value, reason(listed, value.map((each) => each.what).join('; ') || 'none'));
}

/** Of a series too, of which its rule on elections tells nothing unless it is asked about. */
function hasFailing({ provision }: Placed): boolean {
  return provision.kind === 'election-rule' && (provision as Partial<ElectionRule>).failing !== undefined;
}

function ofElection(c: Context, id: string, act: ActOf<'election'>): readonly Deadline[] {
  const rule = spoken(c, electionTopic, { series: act.series }, atClose(dayOfText(c, matterOf(c, id))));
  const minutes = sittingVotedAt(c, act.meeting, pollsEnd(c, { id }));
  if (rule?.value.failing === undefined || minutes === undefined) return [];
  const { failing } = rule.value;
  const incumbents = [atClose(plusDays(minutes.on, -1)), c.now].map((at) =>
    rosterAt(c, at).value.map(({ person }) => person),
  );
  const again = act.candidates.filter((each) => incumbents.every((directors) => directors.includes(each)));
  if (again.length === 0) return [];
  const { outcome, elected: chosen = [] } = elected(c, id).value as {
    readonly outcome: string;
    readonly elected?: readonly string[];
  };
  if (outcome === 'open' || outcome === 'no-quorum') return [];
  const failed = again.filter((each) => !chosen.includes(each));
  return failed.map((director) => deadlineOf(c, { id, director, heldOn: minutes.on }, failing, rule.placed.instrument));
}

function deadlineOf(
  c: Context,
  { id, director, heldOn }: { readonly id: string; readonly director: string; readonly heldOn: Day },
  { cite: section, days, from }: AfterFailing,
  instrument: Instrument,
): Deadline {
  const cite = citation(instrument, section);
  return deadlineOn(
    c,
    {
      id: `${id} resignation of ${director}`,
      what: `the Board acts on the resignation of ${c.nameOf(director)}, who was not elected in ${c.nameOf(id)}`,
      comes: 'falls-due',
      who: 'the Board',
      cite,
      counted: `${days} days after ${from === 'election' ? `the election on ${heldOn}` : 'the day from which the section counts'}`,
    },
    () => {
      const about = [from, id, director];
      const since = from === 'election' ? heldOn : day(c.ask(resignationCountedFrom, { about, cites: [cite] }));
      return plusDays(since, days);
    },
  );
}
