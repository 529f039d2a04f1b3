import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Which reads of personal data are told. */
export interface ReadsWanted {
  /** Only those of this person. */
  readonly subject?: string;
  /** Only those before this one: what a page gave as `next`. */
  readonly before?: string;
  readonly limit?: number;
}

/** What of persons is kept beside a journal. Each time it is read that is written down. */
export class PersonalData extends Subject {
  /** What is kept of a person, the earliest first; what was erased is told as erased. */
  async ofPerson(corporation: string, person: string): Promise<readonly Wire['PersonalRecord'][]> {
    return this.sending.json({
      method: 'GET',
      path: of(corporation, 'persons', person, 'personal-data'),
      mayRepeat: true,
    });
  }

  /** What came with an entry. */
  async ofEntry(corporation: string, entry: string): Promise<readonly Wire['PersonalRecord'][]> {
    return this.sending.json({
      method: 'GET',
      path: of(corporation, 'entries', entry, 'personal-data'),
      mayRepeat: true,
    });
  }

  /** Erases all that is kept of a person, for good; a hold forbids it. */
  async erasePerson(
    corporation: string,
    person: string,
    erasing: Wire['Erasing'],
  ): Promise<readonly Wire['PersonalRecord'][]> {
    const request = { path: of(corporation, 'persons', person, 'erasure'), body: erasing, mayRepeat: true };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Erases what came with an entry, for good; a hold forbids it. */
  async eraseEntry(
    corporation: string,
    entry: string,
    erasing: Wire['Erasing'],
  ): Promise<readonly Wire['PersonalRecord'][]> {
    const request = { path: of(corporation, 'entries', entry, 'erasure'), body: erasing, mayRepeat: true };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Who read whose, and when: the latest first, a page at a time. */
  async reads(corporation: string, wanted: ReadsWanted = {}): Promise<Wire['Reads']> {
    const { subject, before, limit } = wanted;
    const query = { subject, before, limit };
    return this.sending.json({ method: 'GET', path: of(corporation, 'reads'), query, mayRepeat: true });
  }
}
