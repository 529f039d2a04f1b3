import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { citation, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { appointeeTermNotion, decreaseEndsNotion, successorTermNotion } from './board-terms.js';
import type { AppointeeTerm, DecreaseEnds, SuccessorTerm } from './board-terms.js';
import { seriesCharacterNotion, type SeriesCharacter } from './series-seat.js';
import type { Vacancy } from './vacancy-parameters.js';

/** Asked where one appointed to a new seat serves otherwise than one appointed to a vacancy, and which it was is not entered. */
export const newSeatFact = openFact('appointed-to-new-seat', 'director').yesNo(
  'Was the seat to which {0} was appointed a new one, made by raising the number of directors?',
);

const serves = message('vacancy.appointee', 'A director appointed to a {what} serves until the {outcome}');
const succeeds = message('vacancy.successor', 'One elected to the seat of an appointee serves for the {outcome}');
const ends = message('vacancy.decrease', 'A smaller number of directors ends, of an appointee, {outcome}');
const character = message(
  'vacancy.series-seat',
  'A seat of a series {outcome} its series when somebody is appointed to it',
);
/** The notions of which a provision on vacancies says what they are. */
export const vacancyNotions = [appointeeTermNotion, successorTermNotion, decreaseEndsNotion, seriesCharacterNotion];

/** What a provision on vacancies says of the terms of those who fill them, and of the character of their seats. */
export function vacancyNotion(
  c: Context,
  placed: Placed<Vacancy>,
  notion: string,
  about: readonly string[],
): Held<unknown> {
  const { cite, provision } = placed;
  switch (notion) {
    case seriesCharacterNotion: {
      const option = c.resolve(provision.seriesAppointee);
      return held<SeriesCharacter>(option, reason(character, option, { cites: [cite] }));
    }
    case successorTermNotion: {
      const option = c.resolve(provision.successorServes);
      return held<SuccessorTerm>(option, reason(succeeds, successorInWords[option], { cites: [cite] }));
    }
    case decreaseEndsNotion: {
      const option = c.resolve(provision.decreaseEnds);
      return held<DecreaseEnds>(option, reason(ends, option.replaceAll('-', ' '), { cites: [cite] }));
    }
    default:
      return appointeeTermOf(c, placed, about);
  }
}

const successorInWords: Readonly<Record<SuccessorTerm, string>> = {
  'class-term': 'rest of the term of the class',
  'full-term': 'full term',
};

/** The term of an appointee; where the two sorts of seat differ and the entry does not say which it was, it is asked. */
function appointeeTermOf(
  c: Context,
  { provision, cite, instrument }: Placed<Vacancy>,
  [person = '', filled]: readonly string[],
) {
  const { appointeeServes, newSeats } = provision;
  const ofNewSeat = newSeats.serves === undefined ? appointeeServes : c.resolve(newSeats.serves);
  const known = filled ?? (ofNewSeat === appointeeServes ? 'vacancy' : undefined);
  const isNew = known === undefined ? c.holds(newSeatFact, [person], cite) : known === 'new-seat';
  const term = isNew ? ofNewSeat : appointeeServes;
  return held<AppointeeTerm>(
    term,
    reason(serves, term.replaceAll('-', ' '), {
      figures: { what: isNew ? 'new seat' : 'vacancy' },
      cites: [isNew ? citation(instrument, newSeats.cite) : cite],
    }),
  );
}
