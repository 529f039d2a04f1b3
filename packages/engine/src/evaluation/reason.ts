import { enteredAlone } from './as-if-entered.js';
import { spoken } from './spoken.js';

/** A sentence with places for figures: `{owned} of {base}`. The key is stable; the words may be improved. */
export interface Message {
  readonly key: string;
  readonly says: string;
}

export function message(key: string, says: string): Message {
  return Object.freeze({ key, says });
}

/** The figures of a sentence, by name. Given as a function, they are put into words only when somebody reads them. */
export type Figures = Readonly<Record<string, string>>;

/** One step of an answer: what was decided, the figures it was decided on, the sections it cites, and its grounds. */
export interface Reason {
  readonly message: Message;
  readonly figures: Figures;
  readonly outcome: string;
  readonly cites: readonly string[];
  readonly entries?: readonly string[] | undefined;
  readonly reading?: { readonly id: string; readonly option: string } | undefined;
  readonly determination?: string | undefined;
  readonly grounds: readonly Reason[];
}

/** A value with the reason that made it. Every notion and every requirement gives one. */
export interface Held<T> {
  readonly value: T;
  readonly reason: Reason;
}

export interface ReasonParts {
  readonly figures?: Figures | (() => Figures);
  readonly cites?: readonly string[];
  readonly entries?: readonly string[];
  readonly reading?: { readonly id: string; readonly option: string };
  readonly determination?: string;
  readonly grounds?: readonly Reason[];
}

const none: readonly never[] = Object.freeze([]);
const noFigures: Figures = Object.freeze({});

class ReasonStep implements Reason {
  readonly message: Message;
  readonly outcome: string;
  readonly cites: readonly string[];
  readonly entries: readonly string[] | undefined;
  readonly reading: { readonly id: string; readonly option: string } | undefined;
  readonly determination: string | undefined;
  readonly grounds: readonly Reason[];
  #figures: Figures | (() => Figures);

  constructor(said: Message, outcome: string, parts: ReasonParts) {
    this.message = said;
    this.outcome = outcome;
    this.cites = parts.cites ?? none;
    this.entries = parts.entries === undefined ? undefined : enteredAlone(parts.entries);
    this.reading = parts.reading;
    this.determination = parts.determination;
    this.grounds = parts.grounds ?? none;
    this.#figures = parts.figures ?? noFigures;
  }

  get figures(): Figures {
    if (typeof this.#figures === 'function') this.#figures = this.#figures();
    return this.#figures;
  }
}

/** Whether something is a step of an answer. */
export function isReason(value: object): value is Reason {
  return value instanceof ReasonStep;
}

export function reason(said: Message, outcome: string, parts: ReasonParts = {}): Reason {
  return new ReasonStep(said, outcome, parts);
}

/** The same step resting on other grounds. A reason is never spread: its figures are put into words only when read. */
export function withGrounds(step: Reason, grounds: readonly Reason[]): Reason {
  const { cites, entries, reading, determination } = step;
  return new ReasonStep(step.message, step.outcome, {
    figures: () => step.figures,
    cites,
    grounds,
    ...(entries === undefined ? undefined : { entries }),
    ...(reading === undefined ? undefined : { reading }),
    ...(determination === undefined ? undefined : { determination }),
  });
}

export function held<T>(value: T, because: Reason): Held<T> {
  return { value, reason: because };
}

/** The sentence of one reason, with its figures put in. A name at its head is left as it is written. */
export function reasonInWords(step: Reason): string {
  const { says } = step.message;
  const sentence = spoken(
    says.replaceAll(/\{([a-z0-9-]+)\}/gi, (_match, name: string) =>
      name === 'outcome' ? step.outcome : (step.figures[name] ?? `{${name}}`),
    ),
  );
  const beginsSo = says.startsWith('{says}') || /^(?:the|this|what|each|every|nobody) /.test(sentence);
  return beginsSo ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}` : sentence;
}

/** All citations of a reason and its grounds, each once, in the order in which they are told. */
export function citesOf(step: Reason): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<Reason>();
  const visit = (at: Reason): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const cite of at.cites) found.add(cite);
    for (const ground of at.grounds) visit(ground);
  };
  visit(step);
  return [...found];
}
