/** What the demonstration says before each question of its case file, and how much of the reasons it then tells. */
export interface Chapter {
  readonly question: string;
  readonly before: string;
  readonly layer: 'sentence' | 'memorandum' | 'proof';
}

export const opening =
  'A contested merger at Peoples Bankcorp. The corporation is real and so is its charter; everything that happens here is ' +
  'invented. In 2004, after the first five years of its stock form, Northern Holdings buys into the common stock, and so ' +
  'does a fund that it controls, partly through a broker. In August Northern proposes a merger. Four of the continuing ' +
  'directors vote for it. In October votes are coming in. What does the charter say?';

export const chapters: readonly Chapter[] = [
  {
    question: 'ownership.beneficial',
    before:
      'Ownership is not what the register shows. Each article counts it in its own way: here with affiliates, there with those who act together.',
    layer: 'memorandum',
  },
  {
    question: 'ownership.interested-shareholder',
    before:
      'Ten per cent or more, with affiliates, makes an Interested Shareholder. The day it began matters: it decides which directors count.',
    layer: 'memorandum',
  },
  {
    question: 'ownership.limit',
    before:
      'A second article limits votes above ten per cent: more than ten per cent this time, for persons and for groups.',
    layer: 'sentence',
  },
  {
    question: 'voting.entitlement',
    before:
      'Of each vote above the limit a hundredth is left, shared out among the holders of record of those shares, the broker among them.',
    layer: 'sentence',
  },
  {
    question: 'board.independence',
    before:
      'Continuing Directors can free the merger from the special vote. Nobody has said whether one of the nine is affiliated: so it is asked, not guessed.',
    layer: 'sentence',
  },
  {
    question: 'approval.status',
    before:
      'Now the merger itself: each route, each vote, what is met, what is short, what it rests on and what would change it.',
    layer: 'proof',
  },
];

export const closing = [
  'Try it yourself:',
  '  npx quorate ask approval.status --charter peoples-bankcorp --journal charters/peoples-bankcorp/cases/demonstration/contested-merger.yaml --as-of 2004-10-20 --of northern-merger --layer proof',
  '  npx quorate questions            every question there is',
  '  npx quorate charter show peoples-bankcorp',
  '  docs/cases.md                    how to write a case of your own',
];
