import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { compareMoments, showMoment, type Day, type Moment } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { InterestedShareholderProvision } from './interested-parameters.js';
import { measuredClasses } from './interested-measures.js';
import { changesOf } from './ownership-changes.js';

/** Asked where the present status began before the register was kept. */
export const becameInterestedOn: FactType = {
  name: 'became-interested-on',
  asks: 'On which day did {0} become an Interested Shareholder? It was one already when the register begins.',
  about: ['person'],
  reply: { kind: 'day' },
};

const since = message('interested.since', '{person} has been an Interested Shareholder since {since}');
const stated = message('interested.since-stated', '{person} became an Interested Shareholder on {since}, as stated');
const isNot = message('interested.is-not', '{person} is no Interested Shareholder');

/**
 * When a person's present status began: the start of the unbroken time that reaches the moment asked about. Undefined
 * where it has none.
 */
export function becameInterested(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  person: string,
  at: Moment,
): Held<Moment | undefined> {
  const { article, cite } = placed;
  const was = (when: Moment): Held<boolean> => c.notion<boolean>('interested-shareholder', [person], when, article);
  const figures = { person: c.nameOf(person) };
  const now = was(at);
  if (!now.value) return held(undefined, reason(isNot, 'no', { figures, cites: [cite], grounds: [now.reason] }));
  const [span] = c.books.coverage('register');
  const changes = changesOf(c, article, person, measuredClasses(c, placed, at), at).filter(
    (when) => span !== undefined && when.day >= span.from,
  );
  let start: Moment | undefined;
  for (const when of changes.toReversed()) {
    if (!was(when).value) return told(start ?? at);
    start = when;
  }
  const opening: Moment | undefined = span === undefined ? undefined : { day: span.from, time: '00:00' };
  const wasBefore =
    opening === undefined || start === undefined || compareMoments(start, opening) === 0 || was(opening).value;
  if (!wasBefore) return told(start ?? at);
  const on: Moment = { day: c.ask(becameInterestedOn, { about: [person], cites: [cite] }) as Day };
  return held(on, reason(stated, on.day, { figures: { ...figures, since: on.day }, cites: [cite] }));

  function told(from: Moment): Held<Moment> {
    const shown = showMoment(from);
    return held(
      from,
      reason(since, shown, { figures: { ...figures, since: shown }, cites: [cite], grounds: [was(from).reason] }),
    );
  }
}
