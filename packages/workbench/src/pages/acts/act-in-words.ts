import { keyInWords, capital } from '../../words/phrases.js';

/** What was proposed, as far as naming it takes. */
export interface NamedAct {
  readonly id: string;
  readonly kind: string;
  readonly named: Readonly<Record<string, string>>;
}

/** An act as people call it: "The merger with Harbor Point Holdings, Inc."; its id stands only where it names nobody. */
export function actInWords({ id, kind, named }: NamedAct): string {
  const others = Object.entries(named)
    .filter(([person]) => person !== 'corporation')
    .map(([, name]) => withoutNote(name));
  const [with_] = others;
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
