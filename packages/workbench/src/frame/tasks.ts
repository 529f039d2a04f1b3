/** A task as a person would put it, with the question of the catalogue that it is. */
export interface Task {
  readonly title: string;
  readonly question: string;
  readonly note: string;
}

/** What people come to ask, in the order in which they come. */
export const tasks: readonly { readonly group: string; readonly tasks: readonly Task[] }[] = [
  {
    group: 'An act',
    tasks: [
      {
        title: 'Can this act be carried out?',
        question: 'approval.status',
        note: 'what is met, what it still lacks, and by how much',
      },
      {
        title: 'What would this act need?',
        question: 'approval.required',
        note: 'votes, boards, notices, before it is proposed',
      },
      {
        title: 'Is it a combination with an interested holder?',
        question: 'combination.classify',
        note: 'and by which definition',
      },
    ],
  },
  {
    group: 'Votes',
    tasks: [
      {
        title: 'Who may vote, and how much?',
        question: 'voting.entitlement',
        note: 'holder by holder, with what is cut',
      },
      { title: 'Was there a quorum?', question: 'meeting.quorum', note: 'of a meeting that was held, or is to be' },
      { title: 'How did the vote come out?', question: 'meeting.tabulate', note: 'by class, with what counts' },
    ],
  },
  {
    group: 'Shares',
    tasks: [
      {
        title: 'May this person buy these shares?',
        question: 'acquisition.permit',
        note: 'whose approval it takes, what it does to votes',
      },
      { title: 'How many more may this person have?', question: 'solve.largest', note: 'before each line is crossed' },
      {
        title: 'Is this person an interested shareholder?',
        question: 'ownership.interested-shareholder',
        note: 'since when, by what margin',
      },
      { title: 'May we issue these shares?', question: 'capital.issue', note: 'what is authorised and left' },
    ],
  },
  {
    group: 'Money',
    tasks: [
      { title: 'May we pay this dividend?', question: 'dividends.permit', note: 'what bars it, and until when' },
      { title: 'What is in arrears?', question: 'dividends.arrears', note: 'by period' },
      { title: 'Who receives what in a liquidation?', question: 'liquidation.waterfall', note: 'class by class' },
    ],
  },
  {
    group: 'Board and calendar',
    tasks: [
      { title: 'Who is on the board?', question: 'board.roster', note: 'classes, terms, vacancies' },
      { title: 'Who may fill this vacancy?', question: 'board.fill-vacancy', note: 'by which vote, for how long' },
      { title: 'What is due, and when?', question: 'calendar.deadlines', note: 'with its arithmetic' },
    ],
  },
];
