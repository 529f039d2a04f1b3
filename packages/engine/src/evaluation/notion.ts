declare const comesTo: unique symbol;

/**
 * The name of a notion, which knows what the notion is about and what it comes to: whoever uses it by this name need not say so
 * again, and cannot say otherwise.
 */
export type Notion<T, About extends readonly string[] = readonly []> = string & {
  readonly [comesTo]: (about: About) => T;
};

/** Names a notion, once. `defineNotion<boolean, [person: string]>('subsidiary')` is about one person, and comes to yes or no. */
export function defineNotion<T, About extends readonly string[] = readonly []>(name: string): Notion<T, About> {
  return name as Notion<T, About>;
}
