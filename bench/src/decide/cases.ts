/** The facts of one combination; a fact left out is withheld. */
export interface DecideFacts {
  readonly outstanding?: number;
  readonly interestedHolding?: number;
  readonly votesFor?: number;
  readonly disinterestedOutstanding?: number;
  readonly disinterestedFor?: number;
  readonly continuingTotal?: number;
  readonly continuingFor?: number;
}

export interface DecideCase {
  readonly name: string;
  readonly facts: DecideFacts;
  readonly want: boolean | 'needs-facts';
}

const start = {
  outstanding: 1_000_000,
  interestedHolding: 150_000,
  disinterestedOutstanding: 850_000,
  continuingTotal: 9,
  continuingFor: 3,
};

function of(
  name: string,
  want: DecideCase['want'],
  facts: DecideFacts,
  ...withheld: readonly (keyof DecideFacts)[]
): DecideCase {
  const all: Record<string, number | undefined> = { ...start, ...facts };
  for (const fact of withheld) delete all[fact];
  return { name, want, facts: all };
}

/**
 * One rule, decided seventeen times. A combination with a holder of ten per cent or more needs four fifths of the votes
 * outstanding and a majority of the disinterested ones, unless two thirds of the continuing directors approved it; any
 * other needs a majority of the votes outstanding.
 */
export const cases: readonly DecideCase[] = [
  of('well over both', true, { votesFor: 820_000, disinterestedFor: 510_000 }),
  of('too few disinterested', false, { votesFor: 820_000, disinterestedFor: 340_000 }),
  of('under four fifths', false, { votesFor: 790_000, disinterestedFor: 765_000 }),
  of('four fifths to the vote, one over half', true, { votesFor: 800_000, disinterestedFor: 425_001 }),
  of('four fifths to the vote, half and no more', false, { votesFor: 800_000, disinterestedFor: 425_000 }),
  of('directors approved, bare majority', true, { votesFor: 510_000, disinterestedFor: 510_000, continuingFor: 6 }),
  of('one director short', false, { votesFor: 510_000, disinterestedFor: 510_000, continuingFor: 5 }),
  of('one share under ten per cent, bare majority', true, {
    interestedHolding: 99_999,
    votesFor: 510_000,
    disinterestedFor: 510_000,
  }),
  of('one share under ten per cent, half and no more', false, {
    interestedHolding: 99_999,
    votesFor: 500_000,
    disinterestedFor: 510_000,
  }),
  of('two of three directors', true, {
    votesFor: 510_000,
    disinterestedFor: 510_000,
    continuingTotal: 3,
    continuingFor: 2,
  }),
  of('directors unknown, passes either way', true, { votesFor: 820_000, disinterestedFor: 510_000 }, 'continuingFor'),
  of(
    'directors unknown, turns on them',
    'needs-facts',
    { votesFor: 600_000, disinterestedFor: 510_000 },
    'continuingFor',
  ),
  of('directors unknown, fails either way', false, { votesFor: 400_000, disinterestedFor: 510_000 }, 'continuingFor'),
  of(
    'holding unknown, turns on it',
    'needs-facts',
    { votesFor: 600_000, disinterestedFor: 510_000 },
    'interestedHolding',
  ),
  of('disinterested votes unknown, fails without them', false, { votesFor: 790_000 }, 'disinterestedFor'),
  of('disinterested votes unknown, turns on them', 'needs-facts', { votesFor: 820_000 }, 'disinterestedFor'),
  { name: 'nothing known', facts: {}, want: 'needs-facts' },
];

/** What an engine decides: passed or not, that it needs facts, or that it could not answer at all. */
export type Decision = boolean | 'needs-facts' | 'throws';

/** An engine under measurement. */
export interface Decider {
  readonly name: string;
  readonly explains: string;
  decide(facts: DecideFacts): Decision | Promise<Decision>;
}
