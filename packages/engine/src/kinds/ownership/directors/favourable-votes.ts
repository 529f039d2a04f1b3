import { momentOfEntry } from '../../../books/index.js';
import { openFact, held, message, reason, type Held, type Reason, type Split } from '../../../evaluation/index.js';
import { compareMoments, showMoment, type Moment } from '../../../exact/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  bodyDecided,
  bodyInRegardToEach,
  boardOfDirectors,
  continuingDirectors,
  directorsWhoAre,
  independentDirectors,
} from '../../../terms/index.js';
import type { BodyActEntry, BodyStep } from '../../../terms/index.js';
import type { ContinuingRule, ContinuingDirectorProvision } from './continuing-parameters.js';
import { earliest } from './director-service.js';

/** Never supposed: asked of an election of which no vote of the directors is entered. */
export const favourableVotes = openFact('favourable-votes', 'director', 'entry').yesNo(
  'Did enough of the independent directors then in office vote for the nomination or election of {0} that {1} enters?',
);

const favoured = message(
  'favourable-votes.yes',
  'After {person} became an Interested Shareholder ({since}), enough of the directors who then were independent voted for {director}',
);
const notFavoured = message(
  'favourable-votes.no',
  'After {person} became an Interested Shareholder ({since}), there was no vote of enough of the directors who then were independent for {director}',
);
const neverInterested = message('favourable-votes.nobody', '{person} is no Interested Shareholder');

type Use = ContinuingRule;
type Rule = NonNullable<ContinuingDirectorProvision['favoured']>;

/**
 * Whether enough of these directors, as the body then stood, voted for a director's nomination or election after a person
 * had become interested. Told of a moment: a vote at that very moment does not count yet, so that nobody counts in a body
 * by its own act.
 */
export function wasFavoured(
  c: Context,
  placed: Use,
  rule: Rule,
  director: string,
  person: string,
  interested: boolean,
  at: Moment,
): Held<boolean> {
  const became = earliest(c, { article: placed.article, person, interested, cite: rule.cite }, at);
  const since = became.value;
  const figures = { director: c.nameOf(director), person: c.nameOf(person) };
  if (since === undefined) return held(false, reason(neverInterested, 'no', { figures, cites: [rule.cite] }));
  const told = { figures: { ...figures, since: showMoment(since) }, cites: [rule.cite] };
  const open: Split[] = [];
  for (const entry of comingsInto(c, director, at)) {
    const tried = c.attempt(() => judge(c, placed, rule, { director, person, entry, since, at }));
    if (!tried.settled) open.push(...tried.waiting);
    else if (tried.value !== undefined) {
      const grounds = [...tried.value, became.reason];
      return held(true, reason(favoured, 'yes', { ...told, entries: [entry.id], grounds }));
    }
  }
  if (open.length > 0) return c.suspendOn(open);
  return held(false, reason(notFavoured, 'no', { ...told, grounds: [became.reason] }));
}

type Coming = EntryOf<'director-elected'> | EntryOf<'opening-board'>;

interface Judged {
  readonly director: string;
  readonly person: string;
  readonly entry: Coming;
  readonly since: Moment;
  readonly at: Moment;
}

/** The elections of a director by then; and the opening list, of somebody on it who came at an unknown time or later. */
function comingsInto(c: Context, director: string, at: Moment): readonly Coming[] {
  const listed = c.books
    .entriesOf('opening-board', at)
    .filter(({ data }) => data.directors.some(({ person }) => person === director));
  const elected = c.books.entriesOf('director-elected', at).filter(({ data }) => data.person === director);
  return [...listed, ...elected];
}

/** The reasons why one coming into office was so favoured; undefined where it was not. */
function judge(c: Context, placed: Use, rule: Rule, judged: Judged): readonly Reason[] | undefined {
  const { director, person, entry, since, at } = judged;
  const acts = actsOf(c, entry);
  if (acts.length === 0) return isLate(c, judged) && wasVotedFor(c, rule, director, entry.id) ? [] : undefined;
  for (const act of acts) {
    const when: Moment = act.time === undefined ? { day: act.on } : { day: act.on, time: act.time };
    if (compareMoments(since, when) !== -1 || compareMoments(when, at) !== -1) continue;
    const decided = bodyDecided(c, votedFor(placed, rule, person), act);
    if (decided.value) return [decided.reason];
  }
  return undefined;
}

/** The acts by which directors elected somebody, or put him up. */
function actsOf(c: Context, entry: Coming): readonly BodyActEntry[] {
  if (entry.type === 'opening-board') return [];
  const { act, proposal, 'recommended-by': recommended } = entry.data;
  const named = [act, recommended].flatMap((id) => (id === undefined ? [] : (c.books.bodyAct(id) ?? [])));
  return proposal === undefined ? named : [...named, ...c.books.bodyActs(proposal, c.now)];
}

/** Whether somebody came into office, or on one day with it, after the person had become interested. */
function isLate(c: Context, { director, entry, since }: Judged): boolean {
  if (entry.type === 'director-elected') return compareMoments(momentOfEntry(entry), since) !== -1;
  const [service] = c.books.services(director);
  return service?.from === undefined || compareMoments(service.from, since) !== -1;
}

function wasVotedFor(c: Context, { cite }: Rule, director: string, entry: string): boolean {
  return c.is(favourableVotes, { about: [director, entry], cites: [cite] });
}

/** Of those who were such directors at the moment of the act; their number then is never given. */
function votedFor({ article, provision }: Use, { cite, by }: Rule, person: string): BodyStep {
  const { sizeNotion: _, ...body } =
    provision.called === 'independent-director'
      ? directorsWhoAre(independentDirectors, article, [person])
      : bodyInRegardToEach(continuingDirectors, [person], article);
  return {
    kind: 'body',
    cite,
    says: 'the votes for the nomination or election of a director',
    body,
    within: boardOfDirectors.name,
    decides: [],
    fraction: by,
    of: 'members',
    atMeeting: false,
  };
}
