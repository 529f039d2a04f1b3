import { dayInWords } from '@quorate/sdk';
import { keyInWords, capital } from './phrases.js';

/** What was proposed, as far as naming it takes. */
export interface NamedAct {
  readonly id: string;
  readonly kind: string;
  /** The day on which it was proposed. */
  readonly on?: string;
  readonly named: Readonly<Record<string, string>>;
}

/** An act as people call it: "The merger with Harbor Point Holdings, Inc.", an election by its day; its id stands only where neither says which. */
export function actInWords({ id, kind, on, named }: NamedAct): string {
  const others = Object.entries(named)
    .filter(([person]) => person !== 'corporation')
    .map(([, name]) => withoutNote(name));
  const [with_] = others;
  if (kind === 'election' && on !== undefined) return `The election proposed on ${dayInWords(on)}`;
  return with_ === undefined
    ? `${capital(keyInWords(kind))} “${keyInWords(id)}”`
    : `The ${keyInWords(kind)} with ${with_}`;
}

/** Whether an act waits for anything: an election is decided at its meeting, and nobody enters that it was carried out. */
export function isWaiting({ act, state }: { readonly act: string; readonly state: string }): boolean {
  return state === 'open' && act !== 'election';
}

/** A name without what stands after it in brackets. */
export function withoutNote(name: string): string {
  return name.replace(/\s*\([^)]*\)$/u, '');
}
