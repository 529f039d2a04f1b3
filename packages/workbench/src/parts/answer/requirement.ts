import type { State } from '../state.js';
import { isFields, isList, textIn, type Fields, type Plain } from './plain.js';

/** A step of what an act needs, with its figures. */
export interface Requirement {
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  readonly cite: string | undefined;
  readonly state: State;
  /** The states that are still possible, where it is not settled. */
  readonly possible: readonly string[];
  readonly figures: Figures;
  readonly parts: readonly Requirement[];
}

/** What a vote or a body has, of what, and what it needs; exact numbers as text. */
export interface Figures {
  readonly have?: string | undefined;
  readonly base?: string | undefined;
  readonly needed?: string | undefined;
  readonly short?: string | undefined;
  readonly unit?: string | undefined;
  readonly isOutOfReach: boolean;
}

/** The requirement in a value, wherever it stands in it. */
export function requirementIn(value: Plain | undefined): Requirement | undefined {
  if (!isFields(value)) return undefined;
  const { requirement } = value;
  return asRequirement(requirement) ?? asRequirement(value);
}

function asRequirement(value: Plain | undefined): Requirement | undefined {
  if (!isFields(value) || typeof value['says'] !== 'string' || typeof value['kind'] !== 'string') return undefined;
  const { kind, says, parts, possible } = value;
  return {
    id: textIn(value, 'id') ?? says,
    kind,
    says,
    cite: textIn(value, 'cite'),
    state: stateOf(value),
    possible: isList(possible) ? possible.flatMap((each) => (typeof each === 'string' ? [each] : [])) : [],
    figures: figuresOf(value),
    parts: isList(parts) ? parts.flatMap((each) => asRequirement(each) ?? []) : [],
  };
}

function stateOf({ kind, status }: Fields): State {
  if (kind === 'other-law') return 'other-law';
  if (kind === 'not-needed') return 'not-needed';
  return status === 'met' || status === 'open' || status === 'failed' ? status : 'unknown';
}

export function figuresOf(value: Plain): Figures {
  const number = (field: string): string | undefined => {
    const found = isFields(value) ? value[field] : undefined;
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
  };
  return {
    have: number('have'),
    base: number('base'),
    needed: number('needed'),
    short: number('short'),
    unit: number('unit'),
    isOutOfReach: isFields(value) && value['outOfReach'] === true,
  };
}

/** How the parts of a step are joined, in words; nothing where it has one part or none. */
export function joining({ kind, parts }: Requirement): string | undefined {
  if (parts.length < 2) return undefined;
  return kind === 'any' ? 'One of' : kind === 'order' ? 'In this order' : 'All of';
}

/**
 * The parts that decide how a step stands: of all that are needed, everything where it is met, else what failed, else what is
 * open; of those of which one is enough, the one that is met, else everything that is not failed.
 */
export function decisive({ kind, state, parts }: Requirement): readonly Requirement[] {
  const of = (...states: readonly State[]): readonly Requirement[] =>
    parts.filter((part) => states.includes(part.state));
  if (kind === 'any') {
    const met = of('met');
    if (state === 'met') return met.slice(0, 1);
    const possible = parts.filter((part) => part.state !== 'failed');
    return possible.length === 0 ? parts : possible;
  }
  if (state === 'met') return parts;
  const failed = of('failed');
  return failed.length > 0 ? failed : parts.filter((part) => part.state !== 'met');
}

/** How many steps stand below one, itself left out. */
export function stepsBelow({ parts }: Requirement): number {
  return parts.reduce((sum, part) => sum + 1 + stepsBelow(part), 0);
}

/** The step of this id, wherever it stands. */
export function stepOf(root: Requirement, id: string): Requirement | undefined {
  if (root.id === id) return root;
  for (const part of root.parts) {
    const found = stepOf(part, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One way to meet what is needed: the steps that are open in it. */
export interface Way {
  readonly id: string;
  readonly steps: readonly Requirement[];
}

/** The ways that are open, in the order in which the answer tells them. */
export function waysIn(value: Plain | undefined): readonly Way[] {
  const root = requirementIn(value);
  if (root === undefined || !isFields(value) || !isList(value['ways'])) return [];
  return value['ways'].flatMap((way) => {
    const steps = isFields(way) && isList(way['steps']) ? way['steps'] : [];
    const found = steps.flatMap((step) => stepOf(root, textIn(step, 'id') ?? '') ?? []);
    return found.length === 0 ? [] : [{ id: textIn(way, 'id') ?? found[0]!.id, steps: found }];
  });
}
