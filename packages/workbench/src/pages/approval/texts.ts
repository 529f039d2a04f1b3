interface Drafted {
  readonly body: string;
  readonly act: string;
  readonly on: string;
  readonly votesFor: string;
  readonly against: string;
  readonly abstaining: string;
}

/** What the page says on which an approval of directors is recorded. */
export const texts = {
  title: 'Approval of the directors',
  sentence: (act: string) => `${act}: record how the directors voted.`,
  lack: 'A vote counts here when a signed paper shows it and a second person has accepted it.',
  acts: 'Acts',
  resolution: '1 · The resolution',
  body: 'Which body decides',
  bodies: { board: 'The board', 'continuing-directors': 'The continuing directors' },
  draft: 'Text of the resolution',
  drafted: ({ body, act, on, votesFor, against, abstaining }: Drafted) =>
    `Resolution of ${body.toLowerCase()}, ${on}\n\nResolved, that the following be approved in advance: ${act}\n\nFor: ${votesFor}\nAgainst: ${against}\nAbstaining: ${abstaining}\n\nSigned by the secretary: \n`,
  download: 'Download it, to be signed',
  meeting: '2 · The meeting',
  on: 'Held on',
  sort: 'It was a',
  choose: 'Choose',
  sorts: { regular: 'regular meeting', special: 'special meeting', annual: 'annual meeting' },
  quorum: (present: string, all: string) => `${present} of ${all} directors in office were there.`,
  votes: '3 · The votes',
  votesNote: 'every director, by name',
  noDirectors: 'No director is entered on this day. Enter the board first.',
  director: 'Director',
  inWords: { for: 'For', against: 'Against', abstained: 'Abstained', absent: 'Not there' },
  needs: (votes: string, needed: string, base: string) =>
    `${votes} so far for it. This step needs ${needed} of ${base}. Who of the directors is counted is worked out when the vote is entered.`,
  seats: 'The vote as recorded here',
  paper: '4 · The signed paper',
  paperField: 'Minutes or resolution, as signed',
  check: '5 · Check, and propose',
  missing: (what: string) => `Still missing: ${what}.`,
  complete: 'Nothing is missing. A second person accepts these two entries, or refuses them.',
  propose: 'Propose these 2 entries',
  proposedOrNot: 'What had arrived by then stands: the paper in Papers, the vote in Proposals.',
  proposing: 'Keeping the paper and proposing …',
} as const;
