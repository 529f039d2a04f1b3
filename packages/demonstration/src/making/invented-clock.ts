/** The clock of a store while a history is entered in it. Its instants are invented, as the history is. */
export class InventedClock {
  now = '1970-01-01T00:00:00.000Z';
}
