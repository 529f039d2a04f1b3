import { isOpen, type Branch, type Exploration, type Leaf } from './explore.js';
import { inquiryInWords } from './inquiry.js';
import { label } from './plain-words.js';
import { message, reason, reasonInWords, type Figures, type Message, type Reason } from './reason.js';
import type { Split } from './suspension.js';
import { turnInWords } from './unknown-comparison.js';

const either = message('answer.either-way', '{answer}, whatever the reply to what is not known: {asks}');
const turns = message('answer.turns', 'Not known: {asks} The outcome turns on it');
const instance = message('answer.for-instance', 'For instance, if the replies are {replies}: {answer}');
const soFar = message('answer.so-far', 'Not settled yet; as far as it is known: {answer}');
const inCase = message('answer.in-case', 'If {reply}: {answer}');

/** How deep cases within cases are told; below, one run stands for the rest. */
const deepest = 3;

/**
 * The reason of an answer that more than one run has made. Nothing that a run only assumed is told as a fact: a run with
 * nothing assumed gives its reason as far as it goes; else each case is told under the reply that leads to it.
 */
export function reasonOfCases(exploration: Exploration, agreed: boolean, nameOf: (id: string) => string): Reason {
  const { tree, root } = exploration;
  if (tree.kind === 'leaf') return root.reason;
  // Cases that all wait as the whole does tell nothing of their own.
  if (exploration.leaves.every(({ reason: { message: said } }) => said === root.reason.message && isOpen(said)))
    return root.reason;
  if (!agreed && root.value !== undefined)
    return told(soFar, root.reason, () => ({ answer: reasonInWords(root.reason) }));
  return reasonOfBranch(tree, agreed, nameOf, 0);
}

function reasonOfBranch(branch: Branch, agreed: boolean, nameOf: (id: string) => string, depth: number): Reason {
  if (branch.kind === 'leaf') return branch.leaf.reason;
  const { split, branches } = branch;
  const asked = agreed ? splitsIn(branch) : [split];
  const cases =
    asked.length > 1
      ? [forInstance(branch)]
      : branches.map((next, index) => {
          const inner = depth < deepest ? reasonOfBranch(next, agreed, nameOf, depth + 1) : firstLeaf(next).reason;
          return underReply(label(split.options[index]!), inner);
        });
  const cites = [...new Set(asked.flatMap(({ inquiries }) => inquiries.flatMap((inquiry) => inquiry.cites)))];
  const asks = (): string => [...new Set(asked.map((each) => asksOf(each, nameOf)))].join(' ');
  if (!agreed) return reason(turns, 'open', { figures: () => ({ asks: asks() }), cites, grounds: cases });
  const first = firstLeaf(branch).reason;
  const figures = (): Figures => ({ answer: reasonInWords(first), asks: asks() });
  return reason(either, first.outcome, { figures, cites, grounds: cases });
}

/** A reason as that of a case: its sentence behind the reply, on its own grounds. */
function underReply(reply: string, inner: Reason): Reason {
  return told(inCase, inner, () => ({ reply, answer: reasonInWords(inner) }));
}

/** A reason under other words. */
function told(said: Message, inner: Reason, figures: () => Figures): Reason {
  const { outcome, cites, grounds, entries, reading, determination } = inner;
  return reason(said, outcome, {
    figures,
    cites,
    grounds,
    ...(entries === undefined ? undefined : { entries }),
    ...(reading === undefined ? undefined : { reading }),
    ...(determination === undefined ? undefined : { determination }),
  });
}

/** One of the cases of what comes out the same in all, which is enough. */
function forInstance(branch: Branch): Reason {
  const inner = firstLeaf(branch).reason;
  const replies = firstReplies(branch);
  return told(instance, inner, () => ({ replies: replies.map(label).join(', then '), answer: reasonInWords(inner) }));
}

function firstReplies(branch: Branch): readonly string[] {
  return branch.kind === 'leaf' ? [] : [branch.split.options[0]!, ...firstReplies(branch.branches[0]!)];
}

function splitsIn(branch: Branch): readonly Split[] {
  return branch.kind === 'leaf' ? [] : [branch.split, ...branch.branches.flatMap(splitsIn)];
}

function firstLeaf(branch: Branch): Leaf {
  return branch.kind === 'leaf' ? branch.leaf : firstLeaf(branch.branches[0]!);
}

/** What is split, as a question. */
export function asksOf(split: Split, nameOf: (id: string) => string): string {
  const [inquiry] = split.inquiries;
  if (split.kind === 'count' || inquiry === undefined) return `whether ${split.key} is reached.`;
  const asks = inquiryInWords(inquiry, nameOf);
  const [turn] = split.turns ?? [];
  return turn === undefined ? asks : `${asks} Is it ${turnInWords(turn, nameOf)}?`;
}
