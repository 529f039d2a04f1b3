import { QuestionError } from '../evaluation/index.js';
import { instrumentKinds, nearest, type InstrumentKind } from '../instrument/index.js';
import type { Act, ActOf } from '../journal/index.js';
import type { Context } from '../session/index.js';

/**
 * An act as rules read it, under whichever name it is put: an amendment of an instrument that is named by its id is one of
 * its kind, and an amendment of the bylaws is an act on bylaws. The very same act each time.
 * @throws {QuestionError} where it amends an instrument that there is not.
 */
export function actAsRead(c: Context, act: Act): Act {
  if (act.kind !== 'amendment' || act.instrument === undefined) return act;
  const { instrument } = act;
  return c.once(act, 'as read', () => amending(act, instrumentKind(c, instrument)));
}

function amending(act: ActOf<'amendment'>, instrument: InstrumentKind): Act {
  if (instrument !== 'bylaws') return { ...act, instrument };
  const { provisions, 'inconsistent-with': against, circumvents } = act;
  return {
    kind: 'bylaw',
    does: 'amend',
    bylaws: provisions,
    ...(against === undefined ? undefined : { 'inconsistent-with': against }),
    ...(circumvents === undefined ? undefined : { circumvents }),
  };
}

/** The kind of an instrument that is named by its kind, by the id under which it is loaded, or by the series whose terms it is. */
function instrumentKind(c: Context, named: string): InstrumentKind {
  const kind = instrumentKinds.find((each) => each === named);
  if (kind !== undefined) return kind;
  const loaded = c.inForce.instruments.map(({ instrument }) => instrument);
  const found = loaded.find(({ id }) => id === named);
  if (found !== undefined) return found.kind;
  if (c.books.asEntered('series-designated').some(({ data }) => data.series === named)) return 'designation';
  const near = nearest(named, [...instrumentKinds, ...loaded.map(({ id }) => id)]);
  throw new QuestionError(
    `The act amends the instrument "${named}", and there is none of this name${near === undefined ? '' : `; did you mean "${near}"?`}. Write charter, bylaws, designation, or the id of an instrument that is loaded.`,
  );
}
