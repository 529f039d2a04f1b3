import type { Wire } from '../wire.js';
import { of, path } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** Asking. Nothing that is asked is written. */
export class Questions extends Subject {
  /** The catalogue, each question in a line. */
  async all(): Promise<readonly Wire['QuestionListed'][]> {
    return this.sending.json({ method: 'GET', path: path('questions'), mayRepeat: true });
  }

  /** A question of the catalogue, with its fields, its value and an example. */
  async one(question: string): Promise<Wire['Question']> {
    return this.sending.json({ method: 'GET', path: path('questions', question), mayRepeat: true });
  }

  /** Asks a question of the catalogue, such as `approval.status`. */
  async ask(corporation: string, question: string, asking: Wire['Asking'], waiting?: Waiting): Promise<Wire['Answer']>;
  /** The same, with so much of its reasons in lines, as a person reads them, and without their graph. */
  async ask(
    corporation: string,
    question: string,
    asking: Wire['AskingInLayer'] & Required<Pick<Wire['AskingInLayer'], 'layer'>>,
    waiting?: Waiting,
  ): Promise<Wire['AnswerInLayer']>;
  async ask(
    corporation: string,
    question: string,
    asking: Wire['AskingInLayer'],
    { signal }: Waiting = {},
  ): Promise<unknown> {
    const request = { path: of(corporation, 'questions', question), body: asking, mayRepeat: true, signal };
    return this.sending.json({ method: 'POST', ...request });
  }

  /**
   * Writes a document from the answer to its question, such as `item-5.07.html` or `certificate.pdf`: its bytes. What is wanting
   * for it comes as a `ProblemError`.
   */
  async document(
    corporation: string,
    document: string,
    writing: Wire['Writing'],
    { signal }: Waiting = {},
  ): Promise<Uint8Array> {
    const request = { path: of(corporation, 'documents', document), body: writing, mayRepeat: true, signal };
    return new Uint8Array(await (await this.sending.response({ method: 'POST', ...request })).arrayBuffer());
  }

  /** What falls due, as a calendar (RFC 5545), by a key that is limited to `follow-calendar`. */
  async calendar(corporation: string, key: string, { signal }: Waiting = {}): Promise<string> {
    const request = { path: path('calendars', corporation, key), mayRepeat: true, signal };
    return (await this.sending.response({ method: 'GET', ...request })).text();
  }

  /** Asks two charters the same question on the journal of one corporation. */
  async compare(
    corporation: string,
    question: string,
    comparing: Wire['Comparing'],
    { signal }: Waiting = {},
  ): Promise<Wire['Comparison']> {
    const request = { path: of(corporation, 'comparisons', question), body: comparing, mayRepeat: true, signal };
    return this.sending.json({ method: 'POST', ...request });
  }
}
