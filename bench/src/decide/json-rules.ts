import { Engine } from 'json-rules-engine';
import type { Decider } from './cases.js';

const engine = new Engine([], { allowUndefinedFacts: true });
engine.addOperator<number, readonly [number, number, number]>(
  'shareAtLeast',
  (part, [top, bottom, whole]) => part * bottom >= whole * top,
);
engine.addOperator<number, readonly [number, number, number]>(
  'shareMoreThan',
  (part, [top, bottom, whole]) => part * bottom > whole * top,
);

const share = (
  operator: 'shareAtLeast' | 'shareMoreThan',
  part: string,
  top: number,
  bottom: number,
  whole: string,
) => ({
  fact: part,
  operator,
  value: { fact: `${whole} as ${top}/${bottom}` },
});
for (const [whole, top, bottom] of [
  ['outstanding', 4, 5],
  ['outstanding', 1, 2],
  ['outstanding', 1, 10],
  ['disinterestedOutstanding', 1, 2],
  ['continuingTotal', 2, 3],
] as const) {
  engine.addFact(
    `${whole} as ${top}/${bottom}`,
    async (_parameters, almanac) => [top, bottom, await almanac.factValue(whole)] as never,
  );
}

const majority = share('shareMoreThan', 'votesFor', 1, 2, 'outstanding');
const approved = share('shareAtLeast', 'continuingFor', 2, 3, 'continuingTotal');
const interested = share('shareAtLeast', 'interestedHolding', 1, 10, 'outstanding');

engine.addRule({
  name: 'combination',
  conditions: {
    any: [
      { all: [approved, majority] },
      {
        all: [
          interested,
          share('shareAtLeast', 'votesFor', 4, 5, 'outstanding'),
          share('shareMoreThan', 'disinterestedFor', 1, 2, 'disinterestedOutstanding'),
        ],
      },
      { all: [{ not: interested }, majority] },
    ],
  },
  event: { type: 'passed' },
});

export const jsonRulesDecider: Decider = {
  name: 'json-rules-engine',
  explains: 'result tree',
  decide: async (facts) => {
    try {
      const { events } = await engine.run({ ...facts });
      return events.length > 0;
    } catch {
      return 'throws';
    }
  },
};
