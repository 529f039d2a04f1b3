/** How a member of a body voted, or why not. */
export type Seat = 'for' | 'against' | 'abstained' | 'absent' | 'unknown' | 'out';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
}

const inWords: Readonly<Record<Seat, string>> = {
  for: 'for',
  against: 'against',
  abstained: 'abstained',
  absent: 'did not vote',
  unknown: 'not known',
  out: 'not counted',
};

/** A body, member by member, as small seats with their names. */
export function Seats({ members, label }: { readonly members: readonly Member[]; readonly label: string }) {
  return (
    <ul className="seats" aria-label={label}>
      {members.map(({ id, name, seat }) => (
        <li key={id}>
          <svg viewBox="0 0 26 26" aria-hidden="true">
            {shapeOf(seat)}
          </svg>
          <b>{name}</b>
          {inWords[seat]}
        </li>
      ))}
    </ul>
  );
}

function shapeOf(seat: Seat) {
  const box = <rect className="seat-box" x="1" y="1" width="24" height="24" />;
  switch (seat) {
    case 'for':
      return (
        <>
          <rect className="seat-for" x="1" y="1" width="24" height="24" />
          <path className="seat-tick" d="M7 13.5 11.2 17.5 19 8.5" />
        </>
      );
    case 'against':
      return (
        <>
          {box}
          <path className="seat-x" d="M7 7 19 19M19 7 7 19" />
        </>
      );
    case 'abstained':
      return (
        <>
          {box}
          <path className="seat-x" d="M7 13H19" />
        </>
      );
    case 'unknown':
      return (
        <>
          <rect className="seat-dash" x="1" y="1" width="24" height="24" />
          <text className="markletter" x="13" y="18" textAnchor="middle">
            ?
          </text>
        </>
      );
    case 'out':
      return (
        <>
          <rect x="1" y="1" width="24" height="24" className="bar-cut" />
          {box}
        </>
      );
    default:
      return box;
  }
}
