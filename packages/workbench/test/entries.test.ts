import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastFirst, type Written } from '../src/parts/entries/entry.js';

describe('entries by their days', () => {
  const entry = (id: string, on: string) => ({ id, on }) as Written;

  it('are the last first, and of one day the last entered', () => {
    const entered = [
      entry('a', '2004-06-01'),
      entry('b', '2004-01-12'),
      entry('c', '2004-06-01'),
      entry('d', '2003-05-05'),
    ];
    expect(lastFirst(entered).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  });
});

describe('the entries that stand at a moment', () => {
  // The client takes the address of the service from the window, and hears there whether somebody is at the page.
  beforeAll(() =>
    vi.stubGlobal('window', { location: { origin: 'http://127.0.0.1' }, addEventListener: () => undefined }),
  );
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([{ type: ['director-resigned'] }, { about: 'hale' }])(
    'are read, and kept, as they were known then: %o',
    async (wanted) => {
      const [{ QueryClient }, { quorate }, { standingQuery }] = await Promise.all([
        import('@tanstack/react-query'),
        import('../src/client.js'),
        import('../src/queries/corporation.js'),
      ]);
      const read = vi.spyOn(quorate.entries, 'read').mockImplementation(async function* (_, { knownAt } = {}) {
        yield await Promise.resolve({ entry: { id: knownAt ?? 'now' } } as never);
      });
      const queries = new QueryClient();
      const idsAt = async (moment: { readonly asOf: string; readonly knownAt?: string }) => {
        const entries = await queries.fetchQuery({ ...standingQuery('acme', wanted, moment), staleTime: Infinity });
        return entries.map(({ entry: { id } }) => id);
      };
      expect(await idsAt({ asOf: '2004-06-01' })).toEqual(['now']);
      expect(await idsAt({ asOf: '2004-06-01', knownAt: '2004-06-02T23:59:59.999Z' })).toEqual([
        '2004-06-02T23:59:59.999Z',
      ]);
      expect(read).toHaveBeenCalledWith('acme', { ...wanted, asOf: '2004-06-01', standing: 'yes' });
      queries.clear();
    },
  );
});
