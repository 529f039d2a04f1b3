import { vacancy, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

export const vacancies: readonly Provision[] = [
  vacancy({
    cite: 'VIII.2',
    summary:
      'A seat that an increase of the number makes vacant may be filled by an act of the Board (VIII.1). Any other vacancy may be filled, until the next meeting of shareholders at which directors are elected, by the concurring votes of a majority of the directors remaining in office, although these, those at the meeting, or that majority are fewer than a quorum (VIII.2). Who is so elected serves until that meeting, and on until a successor is elected and qualified or the number of directors is decreased. No decrease shortens the term of an incumbent.',
    fraction: { majority: true },
    newSeats: {
      cite: 'VIII.1',
      filled: 'by-act-of-the-board',
      serves: { reading: 'A-15', options: { 'next-election': 'next-election-meeting', 'class-term': 'class-term' } },
    },
    filledUntil: { reading: 'A-63', options: { service: 'no-end', power: 'next-election-meeting' } },
    appointeeServes: 'next-election-meeting',
    successorServes: { reading: 'P-13', options: { remainder: 'class-term', 'full-term': 'full-term' } },
    decreaseEnds: { reading: 'A-16', options: { 'holding-over': 'holding-over', service: 'service' } },
    holdingOver: 'no-vacancy',
    holdersMayFill: 'as-law-says',
    seriesSeats: 'board',
    seriesAppointee: 'keeps',
  }),
];

export const vacanciesReadings: readonly Reading[] = [
  {
    id: 'A-15',
    cite: 'VIII.1',
    asks: 'How long does a director serve whom the Board elects to a new seat, of whose term nothing is said?',
    options: {
      'next-election': 'Until the next meeting of shareholders that elects directors, as one elected to a vacancy.',
      'class-term': 'Until the end of the term of the class to which the seat is allotted.',
    },
    adopted: 'next-election',
    because:
      'The sentence on terms reaches vacancies alone by its words; law gives new seats the same (C.G.S. 33-740).',
  },
  {
    id: 'A-16',
    cite: 'VIII.2',
    asks: 'One elected to a vacancy serves until the number is decreased, and no decrease shortens a term: what does a decrease end?',
    options: {
      'holding-over': 'Only the holding over after the term has ended, and only as far as seats are too few.',
      service: 'The service itself, although the term has not ended, as far as seats are too few.',
    },
    adopted: 'holding-over',
    because: 'So both sentences have effect, and the model on which the first was written means no more.',
  },
  {
    id: 'A-63',
    cite: 'VIII.2',
    asks: 'A vacancy may be filled until the next meeting that elects directors: does that end the service of whoever fills it, or the power to fill it?',
    options: {
      service:
        'Only the service: the directors may fill the seat at any time, also after shareholders have met and left it empty.',
      power:
        'The power too: once shareholders have met to elect since the seat fell vacant, it is no longer for the directors to fill.',
    },
    adopted: 'service',
    because:
      'The next sentence ends the service at the same meeting, and a seat that shareholders left empty would else wait a year for them.',
  },
  {
    id: 'P-13',
    cite: 'VIII.2',
    asks: 'How long does a director serve whom the shareholders elect to a seat that had been filled under Article VIII?',
    options: {
      remainder: 'For what is left of the term of the class.',
      'full-term': 'Until the annual meeting in the third year after the year of the election.',
    },
    adopted: 'remainder',
    because: 'It keeps the classes apart, so that the terms of one of them end each year.',
  },
];

export const vacanciesNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VIII.2',
    slip: 'That no decrease shortens a term stands in Article V too, and beside a service that lasts until there is a decrease.',
    readAs: 'One rule said twice; how far a decrease reaches is the reading A-16.',
  },
  {
    cite: 'VIII.2',
    slip: 'The sentence on terms speaks of directors elected under the preceding sentence, which is that on vacancies, not on new seats.',
    readAs: 'Of new seats nothing is said: see the reading A-15.',
  },
];
