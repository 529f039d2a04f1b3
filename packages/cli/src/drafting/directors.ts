import { forms, leastOf, partInWords, rangeIn } from './answers.js';
import { byVotes, issued, type Stage, type Topic } from './topic.js';

const names = ['director-1', 'director-2', 'director-3', 'director-4', 'director-5', 'director-6'];

/** Six directors and no vacancy, from the first day on. */
function board({ formed }: Stage, classes: string | undefined): object {
  const seats = names.map((person, index) => ({
    person,
    ...(classes === 'yes' ? { class: ['I', 'II', 'III'][index % 3], 'term-ends-after': (index % 3) + 1 } : undefined),
  }));
  return { on: formed, 'opening-board': { size: names.length, directors: seats } };
}

export const number: Topic = {
  article: 'FIFTH',
  cite: 'FIFTH.1',
  about: 'the number of directors',
  questions: [
    {
      id: 'directors',
      asks: 'How few and how many directors may there be, as the board fixes (such as 5 to 11)?',
      problem: forms.range,
    },
  ],
  bearsOn: { acts: ['board-size'], questions: ['board.roster', 'board.apportion'], notions: ['entire-board'] },
  draft: ({ directors = '' }) => {
    const range = rangeIn(directors);
    if (range === undefined) return undefined;
    const [least, most] = range.map(String);
    return {
      provisions: [
        {
          kind: 'board-number',
          cite: 'FIFTH.1',
          summary: `There are ${least} to ${most} directors, as the board fixes.`,
          range: { least, most, fixedBy: ['board'], moreForSeries: true },
        },
        {
          kind: 'entire-board',
          cite: 'FIFTH.1',
          summary: 'The whole board is the number of directors if there were no vacancies.',
          duringDecrease: 'fixed',
        },
      ],
      cases: [],
    };
  },
};

export const classes: Topic = {
  article: 'FIFTH',
  cite: 'FIFTH.2',
  about: 'how long directors serve, and whether they are in classes',
  questions: [
    {
      id: 'classes',
      asks: 'Are the directors in three classes, each elected for three years (yes or no)?',
      problem: forms.yesNo,
    },
  ],
  bearsOn: { questions: ['board.roster', 'board.apportion'] },
  draft: (answers, stage) => {
    if (answers['classes'] === undefined) return undefined;
    if (answers['classes'] === 'no') {
      const summary = 'Every director is elected at each annual meeting.';
      return { provisions: [{ kind: 'constant', cite: 'FIFTH.2', summary, values: { term: 'one year' } }], cases: [] };
    }
    const sizes = [
      { id: 'I', size: 2 },
      { id: 'II', size: 2 },
      { id: 'III', size: 2 },
    ];
    return {
      provisions: [
        {
          kind: 'board-classes',
          cite: 'FIFTH.2',
          summary: 'The directors are in three classes; each year one of them is elected, for three years.',
          classes: ['I', 'II', 'III'],
          termLasts: '3',
          counted: 'meetings',
        },
        {
          kind: 'class-apportionment',
          cite: 'FIFTH.2',
          summary: 'The classes are as equal as possible, and a smaller number shortens no term.',
          sizes: 'as-equal-as-possible',
          decrease: 'at-end-of-terms',
        },
      ],
      cases: [
        {
          file: 'fifth-2-classes',
          title: 'Six directors are two to a class; to which class a seventh goes the answers do not say',
          persons: names,
          journal: [board(stage, 'yes')],
          cases: [
            {
              name: 'six',
              ask: [
                {
                  question: 'board.apportion',
                  asOf: `${stage.year}-03-01`,
                  number: 6,
                  expect: { value: { classes: sizes } },
                },
              ],
            },
            {
              name: 'seven',
              ask: [
                {
                  question: 'board.apportion',
                  asOf: `${stage.year}-03-01`,
                  number: 7,
                  expect: { otherLaw: 'silent on larger classes' },
                },
              ],
            },
          ],
        },
      ],
    };
  },
};

export const vacancies: Topic = {
  article: 'FIFTH',
  cite: 'FIFTH.3',
  about: 'vacancies and new seats',
  questions: [
    {
      id: 'vacancies',
      asks: 'By what part of the directors in office is a vacancy filled, and by nobody else (such as majority)?',
      problem: forms.part,
    },
  ],
  bearsOn: { acts: ['fill-vacancy'], questions: ['board.fill-vacancy', 'board.roster'] },
  draft: (answers, stage) => {
    const { vacancies: part, classes: inClasses } = answers;
    if (part === undefined) return undefined;
    const { year } = stage;
    const needed = leastOf(part, names.length - 1);
    const deciding = (yes: number, outcome: string, name: string) => ({
      name,
      journal: [
        {
          on: `${year}-02-01`,
          'body-act': { by: 'board', on: 'seat', decides: 'elect', yes, present: 5, 'at-meeting': 'yes' },
        },
      ],
      ask: [{ question: 'approval.status', asOf: `${year}-03-01`, of: 'seat', expect: { value: { outcome } } }],
    });
    return {
      provisions: [
        {
          kind: 'vacancy',
          cite: 'FIFTH.3',
          summary: `Vacancies and new seats are filled by ${partInWords(part)} of the directors in office, though fewer than a quorum, and not by stockholders.`,
          fraction: part,
          newSeats: { cite: 'FIFTH.3', filled: 'as-vacancies' },
          appointeeServes: inClasses === 'yes' ? 'class-term' : 'next-annual-meeting',
          successorServes: 'class-term',
          decreaseEnds: 'nothing',
          holdingOver: 'no-vacancy',
          holdersMayFill: 'no',
          seriesSeats: 'series-directors',
          seriesAppointee: 'keeps',
        },
      ],
      cases: [
        {
          file: 'fifth-3-vacancy',
          title: 'Of the five directors left just enough fill the vacancy, and one fewer do not',
          persons: [...names, 'candidate'],
          journal: [
            board(stage, inClasses),
            { on: `${year}-01-05`, 'director-resigned': { person: 'director-6', effective: `${year}-01-05` } },
            {
              on: `${year}-01-10`,
              proposed: {
                id: 'seat',
                'fill-vacancy': { person: 'candidate', 'seat-of': 'director-6', cause: 'vacancy' },
              },
            },
          ],
          cases: [deciding(needed, 'permitted', 'just enough'), deciding(needed - 1, 'needs-approval', 'one fewer')],
        },
      ],
    };
  },
};

export const removal: Topic = {
  article: 'FIFTH',
  cite: 'FIFTH.4',
  about: 'the removal of directors',
  questions: [
    {
      id: 'removal',
      asks: 'What part of all votes removes a director (such as majority, or at least 2/3)?',
      problem: forms.part,
    },
    { id: 'removal-for-cause', asks: 'Only for cause (yes or no)?', problem: forms.yesNo },
  ],
  bearsOn: { acts: ['removal'], questions: ['board.remove'] },
  draft: (answers, stage) => {
    const { removal: part, classes: inClasses } = answers;
    const forCause = answers['removal-for-cause'];
    if (part === undefined || forCause === undefined) return undefined;
    const cause =
      forCause === 'yes'
        ? [{ on: `${stage.year}-01-10`, stated: { fact: 'removed-for-cause', about: ['director-1'], value: 'yes' } }]
        : [];
    const needed = leastOf(part, stage.outstanding);
    const { journal = [], cases } = byVotes(stage, {
      act: { removal: { director: 'director-1' } },
      needed,
      before: [board(stage, inClasses)],
    });
    return {
      provisions: [
        {
          kind: 'removal',
          cite: 'FIFTH.4',
          summary: `A director is removed ${forCause === 'yes' ? 'for cause alone' : 'with or without cause'}, by ${partInWords(part)} of all votes.`,
          holders: { cite: 'FIFTH.4', fraction: part, of: 'outstanding', weigh: 'both' },
          otherRoutes: 'none',
          seriesDirectors: 'by-series-terms',
          forCause: forCause === 'yes' ? 'needed' : 'not-needed',
          causes: [],
          causeForSeries: 'not-needed',
        },
      ],
      cases: [
        {
          file: 'fifth-4-removal',
          title: 'Just enough votes remove a director, and one fewer does not',
          persons: names,
          journal: [...journal, ...cause],
          cases,
        },
        ...(forCause === 'no'
          ? []
          : [
              {
                file: 'fifth-4-cause',
                title: 'Whether there is cause is asked, and never supposed',
                persons: names,
                journal,
                cases: [
                  {
                    name: 'nobody has said',
                    journal: cases[0]?.journal ?? [],
                    ask: [
                      {
                        question: 'approval.status',
                        asOf: `${stage.year}-03-01`,
                        of: 'act',
                        expect: { asks: 'removed-for-cause' },
                      },
                    ],
                  },
                ],
              },
            ]),
      ],
    };
  },
};

/** Of those who elect directors the section on elections tells. */
export const election: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.6',
  about: 'by what votes directors are elected',
  questions: [
    {
      id: 'election',
      asks: 'Are directors elected by a plurality, or without contest by a majority (plurality or majority)?',
      problem: forms.oneOf('plurality', 'majority'),
    },
  ],
  bearsOn: { questions: ['meeting.elect'] },
  draft: ({ election: wins, quorum }, stage) => {
    if (wins === undefined) return undefined;
    const { year, outstanding } = stage;
    const most = Math.ceil(outstanding / 2);
    const counted = (votes: number, elected: readonly string[], name: string) => ({
      name,
      journal: [
        {
          on: `${year}-05-10`,
          'election-tally': {
            election: 'vote',
            class: 'common',
            votes: [{ candidate: 'candidate', votes, withheld: most - 1 }],
          },
        },
      ],
      ask: [{ question: 'meeting.elect', asOf: `${year}-05-11`, of: 'vote', expect: { value: { elected } } }],
    });
    return {
      provisions: [
        {
          kind: 'election-rule',
          cite: 'SIXTH.6',
          summary:
            wins === 'plurality'
              ? 'Directors are elected by a plurality of the votes cast.'
              : 'Without contest a director is elected for whom more votes are cast than withheld; else a plurality elects.',
          wins,
        },
      ],
      cases:
        quorum === undefined
          ? []
          : [
              {
                file: 'sixth-6-election',
                title: 'One vote more given than withheld, and as many withheld',
                persons: ['candidate'],
                journal: [
                  ...issued(stage),
                  {
                    on: `${year}-03-01`,
                    'meeting-called': {
                      id: 'annual',
                      kind: 'annual',
                      of: 'shareholders',
                      by: 'board',
                      for: `${year}-05-10`,
                    },
                  },
                  {
                    on: `${year}-03-01`,
                    proposed: { id: 'vote', election: { meeting: 'annual', seats: 1, candidates: ['candidate'] } },
                  },
                  {
                    on: `${year}-05-10`,
                    'meeting-held': { id: 'annual', kind: 'annual', of: 'shareholders', 'present-shares': outstanding },
                  },
                ],
                cases: [
                  counted(most, ['candidate'], 'more given than withheld'),
                  counted(most - 1, wins === 'majority' ? [] : ['candidate'], 'as many withheld as given'),
                ],
              },
            ],
    };
  },
};
