import { forms, leastOf, partInWords } from './answers.js';
import { byVotes, type Topic } from './topic.js';

export const mergers: Topic = {
  article: 'SEVENTH',
  cite: 'SEVENTH',
  about: 'the votes on a merger',
  questions: [
    {
      id: 'merger',
      asks: 'What part of all votes does a merger need (such as majority, or at least 2/3)?',
      problem: forms.part,
    },
  ],
  bearsOn: { acts: ['merger', 'consolidation', 'disposition'] },
  draft: ({ merger: part }, stage) =>
    part === undefined
      ? undefined
      : {
          provisions: [
            {
              kind: 'requires',
              cite: 'SEVENTH',
              summary: `A merger, a consolidation, and a disposition of all assets need ${partInWords(part)} of all votes.`,
              acts: [{ acts: ['merger', 'consolidation'] }, { acts: ['disposition'], all: true }],
              needs: { vote: 'voting', by: part, of: 'outstanding' },
            },
          ],
          cases: [
            {
              file: 'seventh-merger',
              title: 'Just enough votes carry a merger, and one fewer does not',
              persons: ['buyer'],
              ...byVotes(stage, {
                act: { merger: { of: 'corporation', with: 'buyer' } },
                needed: leastOf(part, stage.outstanding),
              }),
            },
          ],
        },
};

export const amendments: Topic = {
  article: 'NINTH',
  cite: 'NINTH.1',
  about: 'amendments of the charter',
  questions: [
    {
      id: 'amendment',
      asks: 'What part of all votes does an amendment of the charter need (such as majority)?',
      problem: forms.part,
    },
  ],
  bearsOn: { acts: ['amendment'] },
  draft: ({ amendment: part }, stage) =>
    part === undefined
      ? undefined
      : {
          provisions: [
            {
              kind: 'requires',
              cite: 'NINTH.1',
              summary: `An amendment of the charter needs ${partInWords(part)} of all votes.`,
              acts: ['amendment'],
              needs: { vote: 'voting', by: part, of: 'outstanding' },
            },
          ],
          cases: [
            {
              file: 'ninth-1-amendment',
              title: 'Just enough votes carry an amendment, and one fewer does not',
              ...byVotes(stage, {
                act: { amendment: { provisions: ['FOURTH.1'], 'inconsistent-with': [] } },
                needed: leastOf(part, stage.outstanding),
              }),
            },
          ],
        },
};

export const bylaws: Topic = {
  article: 'NINTH',
  cite: 'NINTH.2',
  about: 'bylaws',
  questions: [
    {
      id: 'bylaws',
      asks: 'The board may change the bylaws; what part of all votes do the stockholders need for it (such as majority)?',
      problem: forms.part,
    },
  ],
  bearsOn: { acts: ['bylaw'] },
  draft: ({ bylaws: part }, stage) =>
    part === undefined
      ? undefined
      : {
          provisions: [
            {
              kind: 'bylaw-power',
              cite: 'NINTH.2',
              summary: `The board may change the bylaws; the stockholders may by ${partInWords(part)} of all votes.`,
              exclusive: false,
              shareholders: {
                reach: 'any',
                votes: [
                  {
                    cite: 'NINTH.2',
                    says: `${partInWords(part)} of all votes`,
                    vote: 'voting',
                    by: part,
                    of: 'outstanding',
                  },
                ],
                law: 'the votes of classes that law requires',
              },
            },
          ],
          cases: [
            {
              file: 'ninth-2-bylaws',
              title: 'Just enough votes change a bylaw, and one fewer does not',
              ...byVotes(stage, {
                act: { bylaw: { does: 'amend', bylaws: ['I.1'], by: 'shareholders', 'inconsistent-with': [] } },
                needed: leastOf(part, stage.outstanding),
              }),
            },
          ],
        },
};

const never = () => undefined;

/** Written out by hand: much of them differs from charter to charter. */
export const indemnification: Topic = {
  article: 'EIGHTH',
  cite: 'EIGHTH.1',
  about: 'indemnification',
  questions: [],
  bearsOn: { questions: ['liability.indemnification'] },
  draft: never,
};

export const exculpation: Topic = {
  article: 'EIGHTH',
  cite: 'EIGHTH.2',
  about: 'the liability of directors',
  questions: [],
  bearsOn: { questions: ['liability.exculpation'] },
  draft: never,
};
