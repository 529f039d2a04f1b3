import { ProblemError, QuorateClient } from '@quorate/sdk';

export async function firstQuestion(url: string, key: string): Promise<string> {
  const quorate = new QuorateClient({ url, key });
  const { version } = await quorate.corporations.one('acme');
  await quorate.entries.append('acme', {
    expectedVersion: version,
    entries: [
      {
        id: 'issue-of-1999',
        type: 'shares-issued',
        on: '1999-02-01',
        basis: 'books',
        data: { class: 'common', to: 'dispersed', shares: '900,000' },
      },
    ],
  });
  const answer = await quorate.questions.ask('acme', 'capital.summary', { asOf: '2000-01-01' });
  try {
    await quorate.questions.ask('acme', 'capital.sumary', { asOf: '2000-01-01' });
  } catch (error) {
    if (error instanceof ProblemError) return `${answer.outcome}; ${error.problem.title}`;
    throw error;
  }
  return answer.outcome;
}
