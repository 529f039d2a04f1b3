import type { z } from 'zod';
import type { Provision } from '../instrument/index.js';
import { fieldsOfAll, withInForce } from './in-force.js';
import type { Kind } from './kind.js';
import type { Acts, Condition, Need } from './language/index.js';

/** A clause in a kind that says it whole, as a charter file writes it; what every provision has is that of the word. */
export type Clause =
  | {
      readonly kind: 'requires';
      readonly acts: readonly (Partial<Acts> & Pick<Acts, 'acts'>)[];
      readonly needs: Need;
      readonly where?: Condition;
    }
  | {
      readonly kind: 'forbids';
      readonly acts: readonly (Partial<Acts> & Pick<Acts, 'acts'>)[];
      readonly while?: Condition;
      readonly unless?: Need;
    };

/** A kind that is a word for clauses in other kinds: it has no rules of its own, and asks for no facts. */
export interface Word<S extends z.ZodObject> extends Pick<
  Kind<z.output<S> & Provision>,
  'kind' | 'subject' | 'heading' | 'provides' | 'answers' | 'profile'
> {
  readonly parameters: S;
  /** What a provision stands for, from what the file has of it. */
  expands(written: z.input<S>): readonly Clause[];
}

/** Registers a word. What it stands for has its section, its summary, its place among the others, and its time. */
export function defineWord<S extends z.ZodObject>(word: Word<S>): Kind<z.output<S> & Provision> {
  return Object.freeze({
    ...word,
    facts: [],
    parameters: withInForce(word.parameters as unknown as z.ZodType<z.output<S> & Provision>),
    expands: (written: Provision) => {
      const common = Object.fromEntries(Object.entries(written).filter(([name]) => name in fieldsOfAll)) as Provision;
      return word.expands(written as unknown as z.input<S>).map((clause) => ({ ...common, ...clause }));
    },
  });
}
