import type { FactType } from '../../evaluation/index.js';
import { compareBy, ratio, times, type Amount, type Unit } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** What decides for everybody whom the entries leave far from a line. */
export interface ForEverybodyElse {
  /** Whether there is anybody else. */
  readonly fact: FactType;
  /** Who it is: asked once there is somebody. */
  readonly who: FactType;
  readonly about: readonly string[];
  readonly cites: readonly string[];
}

/**
 * Whether there is anybody else. It does not differ with what the named own, so it is asked before they are gone through; who it is
 * is asked at once where a run only assumes that there is somebody, and after the named where that is entered.
 */
export function isAnybodyElse(c: Context, { fact, who, ...asked }: ForEverybodyElse): boolean {
  if (!c.is(fact, asked)) return false;
  if (!c.entered(fact, asked)) c.ask(who, asked);
  return true;
}

/** Whoever else is said to be over a line: asked beside the persons whom a rule goes through, also where it goes through nobody. */
export function whoeverElse(c: Context, { fact, who, ...asked }: ForEverybodyElse): readonly string[] {
  return c.is(fact, asked) ? [c.ask(who, asked)] : [];
}

const half = ratio('1/2');

/** Whether what is entered comes to half of a line or more: near enough that the person is asked about by itself. */
export function isNear<U extends Unit>(owned: Amount<U>, line: Amount<NoInfer<U>>): boolean {
  return compareBy<U>('atLeast', owned.known, times<U>(line.known, half));
}
