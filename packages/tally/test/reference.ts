/**
 * A slow count, written from the conventions of meetings and from nothing of the package: whole shares as bigints. Cards of one holder
 * add while its position reaches; beyond it the latest counts, as far as it reaches, and then each earlier one that still fits; or, of who
 * holds for others, as the rule has it. What stands below a position is ruled on first: what counts there counts at the position above as
 * far as that one reaches. Who passed a part of its shares down votes the rest.
 */
export interface Cast {
  readonly card: string;
  readonly holder: string;
  readonly choice: 'for' | 'against' | 'abstain' | 'broker-non-vote';
  readonly shares: bigint;
  readonly received: string;
}

type Figures = Record<Cast['choice'], bigint>;
/** A line of a file, right or wrong by itself. */
export interface Line extends Omit<Cast, 'choice'> {
  readonly choice: string;
  /** The meeting that it is of, where that is not the one that is counted. */
  readonly ofAnother?: string;
}

export type Totals = Figures;
export type Position = readonly [holder: string, shares: bigint, under?: string | undefined];
export type Rule = 'latest' | 'receipt' | 'reject';

interface Counting {
  readonly received: string;
  readonly figures: Figures;
}

const choices = ['for', 'against', 'abstain', 'broker-non-vote'] as const;
const figuresOf = (of: (choice: Cast['choice']) => bigint): Figures => ({
  for: of('for'),
  against: of('against'),
  abstain: of('abstain'),
  'broker-non-vote': of('broker-non-vote'),
});
const total = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const sizeOf = ({ figures }: Counting) => total(choices.map((choice) => figures[choice]));

export function slowCount(
  positions: readonly Position[],
  cast: readonly Line[],
  pollsClosed: string,
  rule: Rule = 'latest',
): Totals {
  const right = cast.filter(
    ({ choice, received, ofAnother }) =>
      choices.some((known) => known === choice) && received <= pollsClosed && ofAnother === undefined,
  );
  const counting = (holder: string): readonly Counting[] => {
    const held = total(positions.filter(([id]) => id === holder).map(([, shares]) => shares));
    const under = positions.filter(([, , upper]) => upper === holder);
    const passed = total(under.map(([, shares]) => shares));
    const lines = right.filter((each) => each.holder === holder);
    const own = [...new Set(lines.map((each) => each.card))].map((id): Counting => {
      const card = lines.filter((each) => each.card === id);
      const of = (choice: Cast['choice']) =>
        total(card.filter((each) => each.choice === choice).map((each) => each.shares));
      return { received: card.map((each) => each.received).toSorted()[0] ?? '', figures: figuresOf(of) };
    });
    const below = [...new Set(under.map(([id]) => id))].flatMap(counting).filter((card) => sizeOf(card) > 0n);
    return [
      ...ruled(own, passed > held ? 0n : held - passed, under.length === 0 ? 'latest' : rule),
      ...ruled(below, held, rule),
    ];
  };
  const ofRecord = new Set(positions.filter(([, , under]) => under === undefined).map(([holder]) => holder));
  const counted = [...ofRecord].flatMap(counting);
  return figuresOf((choice) => total(counted.map(({ figures }) => figures[choice])));
}

function ruled(cards: readonly Counting[], held: bigint, rule: Rule): readonly Counting[] {
  const inOrder = cards.toSorted((one, other) => (one.received < other.received ? -1 : 1));
  if (total(cards.map(sizeOf)) <= held) return cards;
  if (held === 0n || rule === 'reject') return [];
  let left = held;
  return (rule === 'receipt' ? inOrder : inOrder.toReversed())
    .filter((card, index) => {
      if (index > 0 && sizeOf(card) > left) return false;
      left -= sizeOf(card);
      return true;
    })
    .map((card) => ({ ...card, figures: within(card.figures, held) }));
}

/** Where a card says more than is held, what is for or against alone is cut; both ways, nobody can tell. */
function within(figures: Figures, held: bigint): Figures {
  const { for: yes, against: no } = figures;
  if (yes + no > held && yes > 0n && no > 0n) return figuresOf((choice) => (choice === 'abstain' ? held : 0n));
  let left = held;
  return figuresOf((choice) => {
    const counted = least(figures[choice], left);
    left -= counted;
    return counted;
  });
}
