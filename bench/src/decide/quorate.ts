import {
  agrees,
  assess,
  Context,
  day,
  explore,
  held,
  parseFraction,
  plainEnvironment,
  ratio,
  reason,
  message,
  statusOf,
  timesAmount,
  type FactType,
  type Matter,
  type Requirement,
} from '@quorate/engine';
import type { Decider, DecideFacts, Decision } from './cases.js';
import { emptyBooks } from './empty-books.js';

const figure = (name: keyof DecideFacts, asks: string): FactType => ({
  name,
  asks,
  about: [],
  reply: { kind: 'quantity', unit: 'votes', least: '0' },
});

const facts = {
  outstanding: figure('outstanding', 'How many votes are outstanding?'),
  interestedHolding: figure('interestedHolding', 'How many votes does the counterparty hold?'),
  votesFor: figure('votesFor', 'How many votes were cast for it?'),
  disinterestedOutstanding: figure(
    'disinterestedOutstanding',
    'How many votes are outstanding that the counterparty does not hold?',
  ),
  disinterestedFor: figure('disinterestedFor', 'How many of those were cast for it?'),
  continuingTotal: figure('continuingTotal', 'How many continuing directors are there?'),
  continuingFor: figure('continuingFor', 'How many of them approved it?'),
};

const share = (
  id: string,
  says: string,
  fraction: Parameters<typeof parseFraction>[0],
  part: FactType,
  whole: FactType,
  unit = 'votes',
): Requirement => ({
  kind: 'figures',
  id,
  cite: 'RULE',
  says,
  fraction: parseFraction(fraction),
  unit,
  part: { fact: part, about: [] },
  whole: { fact: whole, about: [] },
});

const interestedSays = message('decide.interested', 'The counterparty holds {held} of {outstanding} votes: {outcome}');
const tenPerCent = ratio('10%');

function interested(wanted: boolean): (c: Context) => ReturnType<typeof held<boolean>> {
  return (c) => {
    const holding = c.quantity('votes', facts.interestedHolding, { cites: ['RULE'] });
    const outstanding = c.quantity('votes', facts.outstanding, { cites: ['RULE'] });
    const is = c.test('atLeast', holding, timesAmount(outstanding, tenPerCent));
    return held(
      is === wanted,
      reason(interestedSays, is ? 'ten per cent or more' : 'under ten per cent', { cites: ['RULE'] }),
    );
  };
}

const majority = share(
  'RULE majority',
  'a majority of the votes outstanding',
  { majority: true },
  facts.votesFor,
  facts.outstanding,
);

const rule: Requirement = {
  kind: 'any',
  id: 'RULE',
  cite: 'RULE',
  says: 'approval of the combination',
  of: [
    {
      kind: 'all',
      id: 'RULE by directors',
      cite: 'RULE',
      says: 'approval by the continuing directors and a majority',
      of: [
        share(
          'RULE directors',
          'two thirds of the continuing directors',
          { atLeast: '2/3' },
          facts.continuingFor,
          facts.continuingTotal,
          'persons',
        ),
        majority,
      ],
    },
    {
      kind: 'all',
      id: 'RULE by holders',
      cite: 'RULE',
      says: 'approval by the holders',
      of: [
        {
          kind: 'where',
          cite: 'RULE',
          says: 'with a holder of ten per cent or more',
          condition: interested(true),
          need: {
            kind: 'all',
            id: 'RULE special',
            cite: 'RULE',
            says: 'the special vote',
            of: [
              share(
                'RULE four fifths',
                '80 % of the votes outstanding',
                { atLeast: '80%' },
                facts.votesFor,
                facts.outstanding,
              ),
              share(
                'RULE disinterested',
                'a majority of the disinterested votes',
                { majority: true },
                facts.disinterestedFor,
                facts.disinterestedOutstanding,
              ),
            ],
          },
        },
        majority,
      ],
    },
  ],
};

const matter: Matter = {
  id: 'combination',
  act: { kind: 'merger' } as never,
  proposed: { day: day('2004-01-01') },
  entry: 'none',
};

const books = emptyBooks();

/** What asks for the facts one by one, as it asks the books. Other facts are other books, of which nothing is remembered. */
function contextOf(known: DecideFacts): Context {
  return new Context({
    books,
    inForce: undefined as never,
    asOf: day('2004-01-01'),
    kinds: new Map(),
    given: [],
    strict: true,
    adopted: () => '',
    definitions: () => undefined,
    isDefined: () => false,
    momentFor: (_notion, _place, at) => at,
    facts: {
      stated: (inquiry) => {
        const value = known[inquiry.type.name as keyof DecideFacts];
        return value === undefined ? [] : [{ value: String(value), entry: inquiry.type.name }];
      },
    },
  });
}

/** One for each case, as a session is opened once; no step of this rule is remembered between decisions. */
const contexts = new WeakMap<DecideFacts, Context>();

/** Assesses the rule with its full tree of cited reasons; splits where facts are withheld. */
function decide(given: DecideFacts): Decision {
  const context = contexts.get(given) ?? contextOf(given);
  contexts.set(given, context);
  const found = explore(
    context,
    {
      ask: () => {
        const progress = assess(context, rule, matter);
        const status = statusOf(progress);
        if (status === undefined) context.suspendOn(progress.waiting);
        return held(status, progress.reason);
      },
    },
    plainEnvironment,
  );
  return agrees(found) ? found.leaves[0]?.decided === 'met' : 'needs-facts';
}

export const quorateDecider: Decider = { name: 'Quorate', explains: 'cited reasons, every step', decide };
