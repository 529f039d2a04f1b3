import { forms } from './answers.js';
import type { Topic } from './topic.js';

export const office: Topic = {
  article: 'SECOND',
  cite: 'SECOND',
  about: 'the registered office and agent',
  questions: [{ id: 'agent', asks: 'Who is the registered agent?', problem: forms.text }],
  bearsOn: { questions: ['instrument.provision'] },
  draft: ({ agent }) =>
    agent === undefined
      ? undefined
      : {
          provisions: [
            {
              kind: 'constant',
              cite: 'SECOND',
              summary: `The registered agent is ${agent.replace(/\.$/, '')}.`,
              values: { agent },
            },
          ],
          cases: [],
        },
};

export const purpose: Topic = {
  article: 'THIRD',
  cite: 'THIRD',
  about: 'the purpose',
  questions: [{ id: 'any-purpose', asks: 'May it do whatever is lawful (yes or no)?', problem: forms.yesNo }],
  bearsOn: { acts: ['activity'], questions: ['instrument.provision'] },
  draft: (answers) =>
    answers['any-purpose'] === 'yes'
      ? {
          provisions: [
            {
              kind: 'purpose',
              cite: 'THIRD',
              summary: 'It may do whatever is lawful for a corporation.',
              purposes: ['any lawful act or activity'],
            },
          ],
          cases: [],
        }
      : undefined,
};
