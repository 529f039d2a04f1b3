import { describe, expect, it } from 'vitest';
import { meetingNotice, meetingQuorum } from '../../../src/kinds/meeting/index.js';
import { asked, instrumentOf, open } from '../../kinds/board/world.js';

const notice = (least: string) => meetingNotice({ cite: '1', summary: 'notice', of: 'notice', least, most: '50' });
const quorum = meetingQuorum({
  cite: '2',
  summary: 'quorum',
  fraction: { majority: true },
  count: 'votes',
  withdrawal: 'does-not-matter',
});
const charter = instrumentOf([notice('10'), quorum]);
const bylaws = instrumentOf([notice('20')], { id: 'rules', kind: 'bylaws', citedAs: 'Rules' });

function comparing(first: string, second: string) {
  return asked(open([charter, bylaws], [], []), {
    question: 'instrument.compare',
    asOf: '2000-06-01',
    input: { first, second },
  });
}

describe('two instruments compared', () => {
  it('differ in a parameter, or have a kind of provision that the other has not', () => {
    const { rows } = comparing('made-up', 'rules')['value'] as { readonly rows: readonly object[] };
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'meeting-notice', outcome: 'different' }),
        expect.objectContaining({ id: 'meeting-quorum', outcome: 'only first' }),
      ]),
    );
  });

  it('are the same as themselves', () => {
    const { rows } = comparing('rules', 'rules')['value'] as { readonly rows: readonly object[] };
    expect(rows).toMatchObject([{ id: 'meeting-notice', outcome: 'same' }]);
  });

  it('must be loaded, and the nearest that is is named', () => {
    expect(() => comparing('made-upp', 'rules')).toThrow('No instrument "made-upp" is loaded; did you mean "made-up"?');
    expect(() => comparing('rules', 'zzzzzzzz')).toThrow(/No instrument "zzzzzzzz" is loaded$/);
  });
});
