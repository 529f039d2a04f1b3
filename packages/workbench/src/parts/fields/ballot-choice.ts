import { dayInWords, type Wire } from '@quorate/sdk';
import { grouped } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';

/** What a ballot says of itself, of a vote or in an election. */
interface Ballot {
  readonly id: string;
  readonly on: string;
  readonly time?: string;
  readonly data: {
    readonly holder: string;
    readonly proposal?: string;
    readonly election?: string;
    readonly meeting?: string;
    readonly for?: string;
    readonly against?: string;
    readonly abstain?: string;
    readonly withheld?: string;
    readonly votes?: readonly { readonly candidate: string; readonly votes: string }[];
  };
}

type Known = Pick<Wire['KnownPerson'], 'id' | 'name'>;

/** A ballot as a form offers it: by whom, when, on what, and how it was cast. Its entry's id tells a reader nothing. */
export function ballotChoice({ entry }: Wire['StoredEntry'], persons: readonly Known[]) {
  const { id, on, time, data } = entry as unknown as Ballot;
  const nameOf = (person: string) => persons.find((each) => each.id === person)?.name ?? person;
  const cast = [
    ...(['for', 'against', 'abstain'] as const).flatMap((choice) => shares(data[choice], choice)),
    ...(data.votes ?? []).map(({ candidate, votes }) => `${grouped(votes)} for ${nameOf(candidate)}`),
    ...shares(data.withheld, 'withheld'),
  ];
  const at = time === undefined ? dayInWords(on) : `${dayInWords(on)}, ${time}`;
  const matter = keyInWords(data.proposal ?? data.election ?? data.meeting ?? '');
  return { id, title: `${nameOf(data.holder)}, ${at}, on ${matter}: ${listed(cast)}` };
}

function shares(count: string | undefined, choice: string): readonly string[] {
  return count === undefined || count === '0' ? [] : [`${grouped(count)} ${choice}`];
}
