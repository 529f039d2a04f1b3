import { day, plusDays } from '@quorate/engine';
import { forms, leastOf, partInWords, rangeIn } from './answers.js';
import { byVotes, issued, type Topic } from './topic.js';

export const calls: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.1',
  about: 'who calls a special meeting',
  questions: [
    {
      id: 'special-meetings',
      asks: 'May holders have a special meeting called, beside the board (no, or the part of all votes that they need)?',
      problem: forms.partOrNo,
    },
  ],
  bearsOn: { questions: ['meeting.call'] },
  draft: (answers, stage) => {
    const part = answers['special-meetings'];
    if (part === undefined) return undefined;
    const asking = (by: object, outcome: string) => [
      {
        question: 'meeting.call',
        asOf: `${stage.year}-03-01`,
        meetings: 'special',
        ...by,
        expect: { value: { outcome } },
      },
    ];
    const needed = part === 'no' ? stage.outstanding : leastOf(part, stage.outstanding);
    const demanding = (held: number, outcome: string, name: string) => ({
      name,
      journal: issued(stage, { id: 'holder', shares: held }),
      ask: asking({ 'demanded-by': ['holder'] }, outcome),
    });
    return {
      provisions: [
        {
          kind: 'meeting-call',
          cite: 'SIXTH.1',
          summary: `A special meeting is called by the board${part === 'no' ? ' alone' : `, or at the request of holders of ${partInWords(part)} of all votes`}.`,
          meetings: 'special',
          callers: ['board'],
          ...(part === 'no' ? undefined : { holders: part }),
        },
      ],
      cases: [
        {
          file: 'sixth-1-call',
          title: 'The board calls a special meeting, and holders where they may',
          persons: ['holder'],
          cases: [
            { name: 'the board', ask: asking({ by: 'board' }, 'duly-called') },
            { name: 'the president', ask: asking({ by: 'president' }, 'not-duly-called') },
            ...(part === 'no'
              ? []
              : [
                  demanding(needed, 'duly-called', 'just enough'),
                  demanding(needed - 1, 'not-duly-called', 'one share fewer'),
                ]),
          ],
        },
      ],
    };
  },
};

export const notice: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.2',
  about: 'notice of meetings',
  questions: [
    {
      id: 'notice',
      asks: 'How many days before a meeting is notice given, at least and at most (such as 10 to 60)?',
      problem: forms.range,
    },
  ],
  bearsOn: { questions: ['meeting.notice'] },
  draft: (answers, { year }) => {
    const range = rangeIn(answers['notice'] ?? '');
    if (range === undefined) return undefined;
    const [least, most] = range;
    const held = day(`${year}-06-10`);
    const sent = (days: number, outcome: string) => ({
      name: `${days} days before`,
      journal: [
        {
          on: plusDays(held, -days),
          'meeting-noticed': { meeting: 'annual', sent: plusDays(held, -days), to: 'all holders of record' },
        },
      ],
      ask: [{ question: 'meeting.notice', asOf: held, meeting: 'annual', expect: { value: { outcome } } }],
    });
    return {
      provisions: [
        {
          kind: 'meeting-notice',
          cite: 'SIXTH.2',
          summary: `Notice is given ${least} to ${most} days before a meeting.`,
          of: 'notice',
          least: String(least),
          most: String(most),
        },
      ],
      cases: [
        {
          file: 'sixth-2-notice',
          title: 'Notice on the first and the last day, and a day beyond either',
          journal: [
            {
              on: `${year}-01-05`,
              'meeting-called': { id: 'annual', kind: 'annual', of: 'shareholders', by: 'board', for: held },
            },
          ],
          cases: [
            sent(most, 'in-time'),
            sent(most + 1, 'too-early'),
            sent(least, 'in-time'),
            ...(least === 0 ? [] : [sent(least - 1, 'too-late')]),
          ],
        },
      ],
    };
  },
};

export const quorum: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.3',
  about: 'the quorum',
  questions: [{ id: 'quorum', asks: 'What part of all votes is a quorum (such as majority)?', problem: forms.part }],
  bearsOn: { questions: ['meeting.quorum', 'meeting.elect', 'meeting.tabulate', 'voting.quorum'] },
  draft: ({ quorum: part }, stage) => {
    if (part === undefined) return undefined;
    const { year } = stage;
    const needed = leastOf(part, stage.outstanding);
    const present = (shares: number, outcome: string, name: string) => ({
      name,
      journal: [
        {
          on: `${year}-05-10`,
          'meeting-held': { id: 'annual', kind: 'annual', of: 'shareholders', 'present-shares': shares },
        },
      ],
      ask: [{ question: 'meeting.quorum', asOf: `${year}-05-11`, meeting: 'annual', expect: { value: { outcome } } }],
    });
    return {
      provisions: [
        {
          kind: 'meeting-quorum',
          cite: 'SIXTH.3',
          summary: `The quorum is ${partInWords(part)} of all votes, and lasts though holders leave.`,
          fraction: part,
          count: 'votes',
          withdrawal: 'does-not-matter',
        },
      ],
      cases: [
        {
          file: 'sixth-3-quorum',
          title: 'Just enough shares are a quorum, and one fewer is none',
          journal: issued(stage),
          cases: [present(needed, 'quorum', 'just enough'), present(needed - 1, 'no-quorum', 'one share fewer')],
        },
      ],
    };
  },
};

export const nominations: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.4',
  about: 'when stockholders nominate',
  questions: [
    {
      id: 'nominations',
      asks: 'How many days before the anniversary of the last annual meeting do stockholders nominate, at least and at most (such as 90 to 120)?',
      problem: forms.range,
    },
  ],
  bearsOn: { questions: ['meeting.nominate'] },
  draft: (answers, { year }) => {
    const range = rangeIn(answers['nominations'] ?? '');
    if (range === undefined) return undefined;
    const [least, most] = range;
    const anniversary = day(`${year + 1}-05-10`);
    const received = (days: number, outcome: string) => ({
      name: `${days} days before the anniversary`,
      ask: [
        {
          question: 'meeting.nominate',
          asOf: anniversary,
          meeting: 'next',
          received: plusDays(anniversary, -days),
          expect: { value: { outcome } },
        },
      ],
    });
    return {
      provisions: [
        {
          kind: 'nomination',
          cite: 'SIXTH.4',
          summary: `A stockholder nominates ${least} to ${most} days before the anniversary of the last annual meeting; where the meeting is not within thirty days of it, until the ${least}th day before the meeting or the tenth after its notice, whichever is later.`,
          leastDays: String(least),
          fromAnniversary: {
            earliestDays: String(most),
            near: { daysBefore: '30', daysAfter: '30' },
            otherwise: { leastDays: String(least), daysAfterNotice: '10' },
          },
        },
      ],
      cases: [
        {
          file: 'sixth-4-nomination',
          title: 'A nomination on the first and the last day, and a day beyond either',
          journal: [
            { on: `${year}-05-10`, 'meeting-held': { id: 'last', kind: 'annual', of: 'shareholders', quorum: 'yes' } },
            {
              on: `${year + 1}-01-05`,
              'meeting-called': {
                id: 'next',
                kind: 'annual',
                of: 'shareholders',
                by: 'board',
                for: `${year + 1}-05-12`,
              },
            },
          ],
          cases: [
            received(most, 'in-time'),
            received(most + 1, 'too-early'),
            received(least, 'in-time'),
            received(least - 1, 'too-late'),
          ],
        },
      ],
    };
  },
};

export const consents: Topic = {
  article: 'SIXTH',
  cite: 'SIXTH.5',
  about: 'consents in writing',
  questions: [
    {
      id: 'written-consent',
      asks: 'May stockholders act by consent in writing (no, or the part of all votes that must consent)?',
      problem: forms.partOrNo,
    },
  ],
  bearsOn: { acts: ['written-consent'], questions: ['meeting.consent'] },
  draft: (answers, stage) => {
    const part = answers['written-consent'];
    if (part === undefined) return undefined;
    const act = { 'written-consent': { of: 'shareholders', what: 'a matter' } };
    if (part === 'no')
      return {
        provisions: [
          {
            kind: 'no-written-consent',
            cite: 'SIXTH.5',
            summary: 'Stockholders act at meetings, and not by consent in writing.',
            consentOfAll: 'no-effect',
          },
        ],
        cases: [
          {
            file: 'sixth-5-consent',
            title: 'A consent in writing has no effect, even of all votes',
            ...byVotes(stage, { act, needed: stage.outstanding }),
            cases: [
              {
                name: 'of all votes',
                journal: [
                  {
                    on: `${stage.year}-02-10`,
                    tally: { proposal: 'act', class: 'common', for: stage.outstanding, against: 0 },
                  },
                ],
                ask: [
                  {
                    question: 'approval.status',
                    asOf: `${stage.year}-03-01`,
                    of: 'act',
                    expect: { value: { outcome: 'barred' } },
                  },
                ],
              },
            ],
          },
        ],
      };
    return {
      provisions: [
        {
          kind: 'requires',
          cite: 'SIXTH.5',
          summary: `Stockholders act without a meeting by the consent in writing of ${partInWords(part)} of all votes.`,
          acts: ['written-consent'],
          needs: { vote: 'voting', by: part, of: 'outstanding' },
        },
      ],
      cases: [
        {
          file: 'sixth-5-consent',
          title: 'Just enough votes consent in writing, and one fewer does not',
          ...byVotes(stage, { act, needed: leastOf(part, stage.outstanding) }),
        },
      ],
    };
  },
};
