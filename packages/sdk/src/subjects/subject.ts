import type { Sending } from '../sending.js';

/** One subject of the service, with a method for each of its routes. */
export class Subject {
  protected readonly sending: Sending;

  constructor(sending: Sending) {
    this.sending = sending;
  }
}
