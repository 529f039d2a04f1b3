import { z } from 'zod';
import { className, named, person, persons, text, wholeNumber } from '../field/index.js';
import { act } from './act.js';

/** How many directors there are, and who. */
export const directorActs = [
  act('board-size', 'A fixing of the number of directors, otherwise than by a bylaw.', {
    number: wholeNumber.describe('how many directors there are to be without vacancies'),
  }),
  act('removal', 'A removal of a director.', {
    director: person.describe('the director'),
    cause: text.optional().describe('the ground'),
  }),
  act('election', 'An election of directors.', {
    meeting: named('meeting').describe('the meeting'),
    seats: wholeNumber.describe('how many seats are filled'),
    class: text.optional().describe('the class of the seats'),
    series: className.optional().describe('the series whose holders elect'),
    candidates: persons.describe('the candidates'),
  }),
  act('fill-vacancy', 'A vacant or new seat on the board is filled.', {
    'seat-of': person.optional().describe('the director whose seat it was'),
    person: person.describe('who is to fill it'),
    class: text.optional().describe('the class of the seat'),
    series: className.optional().describe('the series whose holders elect to the seat'),
    cause: z.enum(['vacancy', 'new-seat']).describe('whether the seat is vacant, or new'),
  }),
] as const;
