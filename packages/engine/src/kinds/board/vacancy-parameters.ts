import { z } from 'zod';
import { byReading, parametersOf } from '../../instrument/index.js';
import { fractionField } from '../../terms/index.js';
import { appointeeTerms, decreaseEnds, successorTerms } from './board-terms.js';

/** What a provision on vacancies and new seats says. */
export const vacancyParameters = parametersOf('vacancy', {
  fraction: fractionField.describe('what part of the directors remaining in office elects, quorum or not'),
  newSeats: z
    .strictObject({
      cite: z.string().describe('its own section'),
      filled: z
        .enum(['as-vacancies', 'by-act-of-the-board'])
        .describe('as a vacancy is, or by an act of the Board with its ordinary quorum and vote'),
      serves: byReading(z.enum(appointeeTerms))
        .optional()
        .describe('until when one serves who is appointed to it; left out: as one appointed to a vacancy'),
    })
    .describe('how a new seat is filled'),
  filledUntil: byReading(z.enum(['no-end', 'next-election-meeting']))
    .optional()
    .describe(
      'until when the directors may fill a vacancy: at any time, or until the next meeting that elects directors after the seat fell vacant; left out: at any time',
    ),
  appointeeServes: z
    .enum(appointeeTerms)
    .describe(
      'until when an appointee serves: the next annual meeting, the next meeting that elects directors, or the end of the class’s term',
    ),
  successorServes: byReading(z.enum(successorTerms)).describe(
    'how long one serves whom shareholders elect to the seat of an appointee: what is left of the term of the class, or a full term',
  ),
  decreaseEnds: byReading(z.enum(decreaseEnds)).describe(
    'what a smaller number of directors does to an appointee: nothing, or it ends the holding over after the term, or the service at once',
  ),
  holdingOver: byReading(z.enum(['no-vacancy', 'vacancy'])).describe(
    'whether a seat whose director holds over is vacant',
  ),
  holdersMayFill: byReading(z.enum(['no', 'at-annual-meeting', 'as-law-says'])).describe(
    'whether shareholders may elect to a vacancy: never, at an annual meeting although the class is not up, or as other law says',
  ),
  seriesSeats: z
    .enum(['series-directors', 'series-directors-else-holders', 'board'])
    .describe(
      'who fills the seat of a director elected by a series: the other directors of the series, else the Board, or else the holders of the series; or the Board',
    ),
  seriesAppointee: byReading(z.enum(['keeps', 'loses'])).describe(
    'whether a seat keeps its series when somebody is appointed, not elected, to it',
  ),
});
export type Vacancy = z.output<typeof vacancyParameters>;
