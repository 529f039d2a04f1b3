import { heading, line, microseconds } from '../measure.js';
import { cases, type DecideCase, type Decider } from './cases.js';
import { cedarDecider } from './cedar.js';
import { jsonLogicDecider } from './json-logic.js';
import { jsonRulesDecider } from './json-rules.js';
import { quorateDecider } from './quorate.js';
import { zenDecider } from './zen.js';

const deciders: readonly Decider[] = [quorateDecider, jsonLogicDecider, jsonRulesDecider, zenDecider, cedarDecider];

/** One approval rule in five engines: CPU a decision on the ten complete cases, and how many of the seventeen come out right. */
export async function decide(options: { readonly quick: boolean }): Promise<void> {
  heading('Deciding one approval rule (CPU a decision; ratio to Quorate; right of 17)');
  const complete = cases.filter((each) => each.want !== 'needs-facts' && Object.keys(each.facts).length === 7);
  const figures: { readonly decider: Decider; readonly cost: number; readonly right: number }[] = [];
  for (const decider of deciders) {
    const right = await rightOf(decider, cases);
    let next = 0;
    const cost = await microseconds(
      () => {
        next = (next + 1) % complete.length;
        return decider.decide(complete[next]!.facts);
      },
      { rounds: options.quick ? 3 : 7, perRound: options.quick ? 2_000 : 20_000 },
    );
    figures.push({ decider, cost, right });
  }
  const own = figures[0]!.cost;
  for (const { decider, cost, right } of figures) {
    line(
      decider.name,
      `${cost.toFixed(2)} µs`,
      `× ${(cost / own).toFixed(2)}   ${right} of ${cases.length} right   explains: ${decider.explains}`,
    );
  }
}

export async function rightOf(decider: Decider, tried: readonly DecideCase[]): Promise<number> {
  let right = 0;
  for (const each of tried) if ((await decider.decide(each.facts)) === each.want) right += 1;
  return right;
}
