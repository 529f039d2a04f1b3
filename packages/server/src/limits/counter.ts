/** How often something may be done in a stretch of time. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Counts how often something is done, by whom. */
export interface Counter {
  /** Counts once more. Where that was once too often, it tells how many seconds to wait. */
  count(key: string): Promise<number | undefined>;
  /** Begins anew for one. */
  forget(key: string): Promise<void>;
}

/** Makes the counter of a limit. The name keeps it apart from others. */
export type Counters = (name: string, limit: Limit) => Counter;
