import type { Branch, Exploration, Leaf } from './explore.js';
import { inquiryInWords } from './inquiry.js';
import { message, reason, type Reason } from './reason.js';
import type { Split } from './suspension.js';

const either = message('answer.either-way', 'Not known: {asks} Either way the outcome is the same');
const turns = message('answer.turns', 'Not known: {asks} The outcome turns on it');
const inCase = message('answer.in-case', 'If {reply}: {outcome}');

/** How deep cases within cases are told; below, one run stands for the rest. */
const deepest = 3;

/**
 * The reason of an answer that more than one run has made. Nothing that a run only assumed is told as a fact: a run with
 * nothing assumed gives its reason as far as it goes; else each case is told under the reply that leads to it.
 */
export function reasonOfCases(exploration: Exploration, agreed: boolean, nameOf: (id: string) => string): Reason {
  const { tree, root } = exploration;
  if (tree.kind === 'leaf' || (!agreed && root.value !== undefined)) return root.reason;
  return reasonOfBranch(tree, agreed, nameOf, 0);
}

function reasonOfBranch(branch: Branch, agreed: boolean, nameOf: (id: string) => string, depth: number): Reason {
  if (branch.kind === 'leaf') return branch.leaf.reason;
  const { split, branches } = branch;
  const cases = branches.map((next, index) => {
    const first = firstLeaf(next);
    const inner = depth < deepest ? reasonOfBranch(next, agreed, nameOf, depth + 1) : first.reason;
    return reason(inCase, first.reason.outcome, { figures: { reply: split.options[index]! }, grounds: [inner] });
  });
  const outcome = agreed ? cases[0]!.outcome : 'open';
  const cites = [...new Set(split.inquiries.flatMap((inquiry) => inquiry.cites))];
  return reason(agreed ? either : turns, outcome, { figures: { asks: asksOf(split, nameOf) }, cites, grounds: cases });
}

function firstLeaf(branch: Branch): Leaf {
  return branch.kind === 'leaf' ? branch.leaf : firstLeaf(branch.branches[0]!);
}

/** What is split, as a question. */
export function asksOf(split: Split, nameOf: (id: string) => string): string {
  const [inquiry] = split.inquiries;
  if (split.kind === 'count' || inquiry === undefined) return `whether ${split.key} is reached.`;
  const asks = inquiryInWords(inquiry, nameOf);
  return split.kind === 'comparison' ? `${asks} (is it ${split.turnsAt ?? ''}?)` : asks;
}
