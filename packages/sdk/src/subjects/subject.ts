import type { Sending } from '../sending.js';

/** How long a reply is waited for: until the signal is given, where one is. */
export interface Waiting {
  readonly signal?: AbortSignal | undefined;
}

/** One subject of the service, with a method for each of its routes. */
export class Subject {
  protected readonly sending: Sending;

  constructor(sending: Sending) {
    this.sending = sending;
  }
}
