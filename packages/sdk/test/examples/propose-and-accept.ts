import { ProblemError, QuorateClient } from '@quorate/sdk';

/** The corporation wants a second person for issues of stock: the secretary proposes one, and counsel accepts it. */
export async function proposeAndAccept(url: string, keys: Readonly<Record<string, string>>): Promise<string> {
  const as = (who: string) => new QuorateClient({ url, key: keys[who] ?? '' });
  const [administrator, secretary, counsel] = [as('administrator'), as('secretary'), as('counsel')];
  await administrator.policies.set('acme', { types: ['shares-issued'], corrections: true });
  const issue = {
    id: 'issue-of-2001',
    type: 'shares-issued',
    on: '2001-03-01',
    basis: 'books',
    data: { class: 'common', to: 'dispersed', shares: '10,000' },
  } as const;
  await secretary.proposals.propose('acme', { id: 'issue-2001', entries: [issue] });
  try {
    await secretary.proposals.accept('acme', 'issue-2001');
  } catch (error) {
    if (!(error instanceof ProblemError && error.problem.status === 403)) throw error;
    // Whoever proposes is not the second person.
  }
  const { state, by, settledBy } = await counsel.proposals.accept('acme', 'issue-2001');
  return `${state}: proposed by ${by}, accepted by ${settledBy}`;
}
