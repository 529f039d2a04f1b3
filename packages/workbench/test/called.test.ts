import { expect, it } from 'vitest';
import { actsAndMeetingsIn } from '../src/words/called.js';

it('calls acts and meetings by what they are, and leads to no page of a meeting that is not of shareholders', () => {
  const met = { kind: 'special', on: '2004-05-14T10:00', state: 'held' as const, entries: [] };
  const found = actsAndMeetingsIn('acme', {
    acts: {
      open: 1,
      last: [{ id: 'deal', act: 'merger', on: '2004-03-01', named: { pier: 'Pier Holdings' }, entries: [] }],
    },
    meetings: {
      inAll: 2,
      last: [
        { id: 'sm', of: 'shareholders', ...met },
        { id: 'bm', of: 'board', ...met },
      ],
    },
  });
  expect(Object.fromEntries(found)).toEqual({
    deal: { name: 'the merger with Pier Holdings', path: '/corporations/acme/acts/deal' },
    sm: { name: 'the special meeting of 14 May 2004', path: '/corporations/acme/meetings/sm' },
    bm: { name: 'the special meeting of 14 May 2004' },
  });
});
