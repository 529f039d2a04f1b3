import { describe, expect, it } from 'vitest';
import { Journal, type EntryInput } from '../../src/journal/index.js';
import { grown, introduced, journalOf, writer } from './builder.js';

function problemsOf(entries: readonly EntryInput[], journal = journalOf(introduced('anna', 'bert'))) {
  const appended = journal.append(entries);
  return (appended.problems ?? []).map(({ kind, entry, path, nearest }) => ({
    kind,
    entry,
    path: path.join('.'),
    nearest,
  }));
}

function messagesOf(entries: readonly EntryInput[], journal = journalOf(introduced('anna', 'bert'))): string {
  return (journal.append(entries).problems ?? []).map(({ message }) => message).join('\n');
}

describe('a journal', () => {
  it('grows, and the shorter one stays as it was', () => {
    const write = writer();
    const short = journalOf(introduced('anna'));
    const long = grown(short, [write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' })]);
    expect([short.length, long.length]).toEqual([1, 2]);
    expect(short.entry('e-1')).toBeUndefined();
    expect(long.head).toBe('e-1');
    expect(long.at(2)?.sequence).toBe(2);
  });

  it('is had as it was with fewer entries, and goes on from there', () => {
    const write = writer();
    const issue = (shares: string) => write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares });
    const [first, second] = [issue('100'), issue('7')];
    const long = grown(journalOf(introduced('anna')), [first, second]);
    const short = long.through(2);
    expect([short.length, short.head, long.through(9)]).toEqual([2, first.id, long]);
    expect([...short.entries()]).toEqual([...long.entries()].slice(0, 2));
    expect(short.entry(second.id)).toBeUndefined();
    expect(grown(short, [second]).head).toBe(second.id);
    expect(short.apart().length).toBe(2);
  });

  it('goes on in two ways from one journal', () => {
    const write = writer();
    const start = journalOf(introduced('anna', 'bert'));
    const one = grown(start, [write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' })]);
    const other = grown(start, [write('shares-issued', '1999-02-01', { class: 'common', to: 'bert', shares: '7' })]);
    const spent = write('shares-transferred', '1999-03-01', { class: 'common', from: 'anna', to: 'bert', shares: '1' });
    expect(problemsOf([spent], other)).toHaveLength(1);
    expect(problemsOf([spent], one)).toHaveLength(0);
  });

  it('takes all entries or none', () => {
    const write = writer();
    const journal = journalOf(introduced('anna'));
    const good = write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' });
    const bad = write('shares-issued', '1999-02-01', { class: 'common', to: 'ana', shares: '100' });
    expect(problemsOf([good, bad], journal)).toHaveLength(1);
    expect(grown(journal, [good]).length).toBe(2);
  });

  it('knows of no shares whose issue was struck', () => {
    const write = writer();
    const issue = write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' });
    const supersedes = { entry: issue.id, because: 'clerical', note: 'never made' } as const;
    const struck = grown(grown(journalOf(introduced('anna', 'bert')), [issue]), [
      write('struck', '1999-02-02', {}, { supersedes }),
    ]);
    const sold = write('shares-transferred', '1999-03-01', {
      class: 'common',
      from: 'anna',
      to: 'bert',
      shares: '100',
    });
    expect(problemsOf([sold], struck)).toHaveLength(1);
  });

  it('keeps a defective act: nobody here asks how many shares are authorised', () => {
    const write = writer();
    const issued = write('shares-issued', '1999-02-01', {
      class: 'common',
      to: 'anna',
      shares: '999999999999999999999',
    });
    expect(problemsOf([issued])).toEqual([]);
  });
});

describe('personal data that is kept elsewhere', () => {
  const write = writer();
  const hash = 'a'.repeat(64);
  const issued = write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' });

  it('is named by whose it is and a hash, and by nothing else', () => {
    const journal = journalOf(introduced('anna'));
    expect(grown(journal, [{ ...issued, personal: { of: 'anna', hash } }]).entry(issued.id)).toMatchObject({
      personal: { of: 'anna', hash },
    });
    const told = { of: 'anna', hash, address: 'Elm Street 1' } as EntryInput['personal'];
    expect(problemsOf([{ ...issued, ...(told && { personal: told }) }], journal)).toMatchObject([
      { kind: 'form', path: 'personal.address' },
    ]);
  });

  it('is somebody’s whom the journal knows, and goes on to know', () => {
    const journal = journalOf(introduced('anna'));
    expect(problemsOf([{ ...issued, personal: { of: 'ana', hash } }], journal)).toMatchObject([
      { kind: 'impossible', path: 'personal.of', nearest: 'anna' },
    ]);
    const telling = {
      ...write('stated', '1999-02-01', { fact: 'x', about: [], value: 'y' }),
      personal: { of: 'anna', hash },
    };
    const grownJournal = grown(journal, [telling]);
    const [introduction] = [...grownJournal.standing()];
    const struck = write('struck', '1999-02-01', {});
    const supersedes = { entry: introduction?.id ?? '', because: 'clerical', note: 'never was' } as const;
    expect(messagesOf([{ ...struck, supersedes }], grownJournal)).toContain("introduced the person 'anna'");
  });
});

describe('problems of form', () => {
  it('name the nearest type', () => {
    const entry = { ...writer()('milestone', '1999-01-01', { name: 'conversion' }), type: 'shares-isued' };
    expect(problemsOf([entry])).toEqual([{ kind: 'form', entry: 'e-1', path: 'type', nearest: 'shares-issued' }]);
  });

  it('name the nearest field, however deep', () => {
    const entry = writer()('proposed', '1999-01-01', {
      id: 'deal',
      act: { kind: 'merger', of: 'corporation', wiht: 'anna' } as never,
    });
    expect(problemsOf([entry])).toContainEqual({
      kind: 'form',
      entry: 'e-1',
      path: 'data.act.with',
      nearest: undefined,
    });
    expect(problemsOf([entry])).toContainEqual({ kind: 'form', entry: 'e-1', path: 'data.act.wiht', nearest: 'with' });
  });

  it('name the choices', () => {
    const entry = writer()('shares-reacquired', '1999-01-01', {
      class: 'common',
      from: 'anna',
      shares: '1',
      'held-as': 'tresury' as 'treasury',
    });
    expect(problemsOf([entry])).toEqual([{ kind: 'form', entry: 'e-1', path: 'data.held-as', nearest: 'treasury' }]);
  });

  it.each([
    ['shares', 'ten'],
    ['shares', '-5'],
    ['shares', '1,00'],
    ['consideration', '8 dollars'],
  ])('refuse %s written %s', (field, written) => {
    const entry = writer()('shares-issued', '1999-01-01', {
      class: 'common',
      to: 'anna',
      shares: '1',
      [field]: written,
    });
    expect(problemsOf([entry])).toEqual([{ kind: 'form', entry: 'e-1', path: `data.${field}`, nearest: undefined }]);
  });

  it.each([
    [{ on: '1999-02-30' }, 'on'],
    [{ time: '25:00' }, 'time'],
    [{ enteredAt: '1999-02-01' }, 'enteredAt'],
    [{ basis: 'hearsay' }, 'basis'],
    [{ version: 9 }, 'version'],
    [{ id: 'has spaces' }, 'id'],
  ])('refuse an envelope with %o', (change, path) => {
    const entry = { ...writer()('milestone', '1999-01-01', { name: 'conversion' }), ...change };
    expect(problemsOf([entry]).map((problem) => problem.path)).toEqual([path]);
  });

  it('read yes and no and nothing else', () => {
    const entry = writer()('person', '1999-01-01', { id: 'carl', kind: 'other', subsidiary: 'true' });
    expect(messagesOf([entry])).toContain('neither yes nor no');
  });
});

describe('impossible entries', () => {
  it('an id used twice', () => {
    const write = writer();
    const first = write('milestone', '1999-01-01', { name: 'conversion' });
    expect(problemsOf([first, first])).toEqual([{ kind: 'impossible', entry: 'e-1', path: 'id', nearest: undefined }]);
    expect(problemsOf([first], journalOf([first]))).toHaveLength(1);
  });

  it('a thing introduced twice', () => {
    const write = writer();
    const propose = () =>
      write('proposed', '1999-01-01', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'anna' } });
    expect(problemsOf([propose(), propose()])).toEqual([
      { kind: 'impossible', entry: 'e-2', path: 'data.id', nearest: undefined },
    ]);
    expect(problemsOf([write('person', '1999-01-01', { id: 'treasury', kind: 'other' })])).toHaveLength(1);
  });

  it('a meeting is called, then held, each once', () => {
    const write = writer();
    const called = write('meeting-called', '1999-01-01', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board' });
    const held = () => write('meeting-held', '1999-04-01', { id: 'am', kind: 'annual', of: 'shareholders' });
    const journal = journalOf([called, held()]);
    expect(problemsOf([held()], journal)).toHaveLength(1);
  });

  it('an unknown person, with the nearest known one', () => {
    const entry = writer()('shares-issued', '1999-02-01', { class: 'common', to: 'ana', shares: '1' });
    expect(problemsOf([entry])).toEqual([{ kind: 'impossible', entry: 'e-1', path: 'data.to', nearest: 'anna' }]);
  });

  it('an unknown person inside a list and inside an act', () => {
    const write = writer();
    const list = write('group', '1999-01-01', {
      id: 'g',
      members: ['anna', 'brt'],
      purpose: 'voting',
      basis: 'concert',
    });
    const act = write('proposed', '1999-01-01', {
      id: 'deal',
      act: { kind: 'merger', of: 'corporation', with: 'anne' },
    });
    const voters = write('body-act', '1999-01-01', {
      by: 'board',
      on: 'deal',
      decides: 'approve',
      yes: ['anna', 'bret'],
      'at-meeting': 'yes',
    });
    expect(problemsOf([list, act, voters]).map(({ path, nearest }) => [path, nearest])).toEqual([
      ['data.members.1', 'bert'],
      ['data.act.with', 'anna'],
      ['data.yes.1', 'bert'],
    ]);
  });

  it('persons introduced in the same batch are known, in any order', () => {
    const write = writer();
    const entry = write('shares-issued', '1999-02-01', { class: 'common', to: 'carl', shares: '1' });
    expect(problemsOf([entry, ...introduced('carl')])).toEqual([]);
  });

  it('a relation ended that was never entered', () => {
    expect(problemsOf([writer()('relation-ended', '1999-02-01', { entry: 'person-ana' })])).toEqual([
      { kind: 'impossible', entry: 'e-1', path: 'data.entry', nearest: 'person-anna' },
    ]);
  });

  it('an act of a body is named by its own id, or by that of its entry', () => {
    const write = writer();
    const own = write('body-act', '1999-01-01', {
      id: 'vote',
      by: 'board',
      on: 'size',
      decides: 'approve',
      yes: '5',
      'at-meeting': 'yes',
    });
    const plain = write('body-act', '1999-01-01', {
      by: 'board',
      on: 'size',
      decides: 'approve',
      yes: '5',
      'at-meeting': 'yes',
    });
    const size = (act: string) => write('board-size', '1999-01-02', { number: '9', act });
    expect(problemsOf([own, plain, size('vote'), size('e-2'), size('e-4')]).map(({ entry }) => entry)).toEqual(['e-5']);
  });

  it('anything of the corporation before it was formed', () => {
    const write = writer();
    const early = write('shares-issued', '1998-12-14', { class: 'common', to: 'anna', shares: '1' });
    expect(problemsOf([early], journalOf(introduced('anna'), '1998-12-15'))).toEqual([
      { kind: 'impossible', entry: 'e-1', path: 'on', nearest: undefined },
    ]);
    const formed = write('milestone', '1998-12-15', { name: 'formed' });
    expect(problemsOf([early], journalOf([...introduced('anna'), formed]))).toHaveLength(1);
    expect(problemsOf([formed], journalOf([...introduced('anna'), early])).map(({ entry }) => entry)).toEqual(['e-2']);
    expect(problemsOf([{ ...early, on: '1998-12-15' }], journalOf([...introduced('anna'), formed]))).toEqual([]);
  });

  it('a day of forming counts only where it was entered, and no longer once corrected', () => {
    const write = writer('f');
    const formed = write('milestone', '1998-12-15', { name: 'formed' });
    const unknown = write('shares-issued', '1999-01-01', { class: 'common', to: 'nobody', shares: '1' });
    const early = write('shares-issued', '1998-12-14', { class: 'common', to: 'anna', shares: '1' });
    const journal = journalOf(introduced('anna'));
    expect(problemsOf([formed, unknown], journal)).toHaveLength(1);
    expect(problemsOf([early], journal)).toEqual([]);
    const other = journalOf([...introduced('anna'), formed]);
    const moved = write(
      'milestone',
      '1998-12-01',
      { name: 'formed' },
      {
        supersedes: { entry: 'f-1', because: 'clerical', note: 'date misread' },
      },
    );
    expect(problemsOf([early], grown(other, [moved]))).toEqual([]);
    const struck = write('struck', '1998-12-15', {}, { supersedes: { entry: 'f-1', because: 'rebutted', note: 'no' } });
    expect(problemsOf([early], grown(journalOf([...introduced('anna'), formed]), [struck]))).toEqual([]);
  });

  it('the entry of another corporation', () => {
    const entry = { ...writer()('milestone', '1999-01-01', { name: 'x' }), corporation: 'other' };
    expect(problemsOf([entry]).map(({ path }) => path)).toEqual(['corporation']);
  });
});

describe('the register', () => {
  const issue = (write = writer('i')) =>
    write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '100' });
  const transfer = (on: string, shares: string, id: string) =>
    writer()('shares-transferred', on, { class: 'common', from: 'anna', to: 'bert', shares }, { id });

  it('refuses more than is held', () => {
    const journal = journalOf([...introduced('anna', 'bert'), issue()]);
    expect(problemsOf([transfer('1999-03-01', '100', 't')], journal)).toEqual([]);
    expect(problemsOf([transfer('1999-03-01', '101', 't')], journal)).toHaveLength(1);
    expect(messagesOf([transfer('1999-03-01', '101', 't')], journal)).toContain('1999-03-01 anna');
  });

  it('looks at every state that an entry dated back touches', () => {
    const journal = journalOf([...introduced('anna', 'bert'), issue(), transfer('2001-01-01', '80', 'late')]);
    expect(problemsOf([transfer('2000-01-01', '20', 't')], journal)).toEqual([]);
    expect(problemsOf([transfer('2000-01-01', '21', 't')], journal)).toHaveLength(1);
    expect(problemsOf([transfer('1999-01-31', '1', 't')], journal)).toHaveLength(1);
  });

  it('does not ask for an order within a day', () => {
    const write = writer();
    const away = transfer('1999-02-01', '100', 't');
    expect(problemsOf([away, issue(write)])).toEqual([]);
  });

  it('refuses a correction that leaves an account short', () => {
    const journal = journalOf([...introduced('anna', 'bert'), issue(), transfer('2001-01-01', '80', 'late')]);
    const correct = (shares: string) =>
      writer('c')(
        'shares-issued',
        '1999-02-01',
        { class: 'common', to: 'anna', shares },
        {
          supersedes: { entry: 'i-1', because: 'clerical', note: 'misread' },
        },
      );
    expect(problemsOf([correct('80')], journal)).toEqual([]);
    expect(problemsOf([correct('79')], journal)).toHaveLength(1);
  });

  it('multiplies accounts by a split before it looks', () => {
    const split = writer('s')('shares-split', '2000-01-01', { class: 'common', 'for-each': '2', becomes: '3' });
    const journal = journalOf([...introduced('anna', 'bert'), issue(), split]);
    expect(problemsOf([transfer('2000-02-01', '150', 't')], journal)).toEqual([]);
    expect(problemsOf([transfer('2000-02-01', '151', 't')], journal)).toHaveLength(1);
    expect(problemsOf([transfer('1999-12-01', '101', 't')], journal)).toHaveLength(1);
  });

  it('looks at each day of a batch, not only at the last', () => {
    const journal = journalOf([...introduced('anna', 'bert'), issue()]);
    const back = (on: string) =>
      writer('b')('shares-transferred', on, { class: 'common', from: 'bert', to: 'anna', shares: '50' });
    const away = transfer('1999-03-01', '101', 't');
    expect(problemsOf([away, back('1999-04-01')], journal).map(({ entry }) => entry)).toEqual(['t']);
    expect(problemsOf([away, back('1999-03-01')], journal)).toEqual([]);
  });

  it('refuses a distribution to the holders of a later day', () => {
    const distribute = (recordDate: string) =>
      writer()('share-distribution', '1999-03-01', {
        class: 'common',
        'on-class': 'common',
        'per-share': '1/10',
        'record-date': recordDate,
      });
    expect(problemsOf([distribute('1999-03-02')]).map(({ path }) => path)).toEqual(['data.record-date']);
    expect(problemsOf([distribute('1999-03-01')])).toEqual([]);
  });

  it('proves a certified list to itself', () => {
    const open = (issued: string) =>
      writer('o')('opening-register', '1999-02-01', {
        class: 'common',
        issued,
        treasury: '10',
        holdings: [{ holder: 'dispersed', shares: '90' }],
      });
    expect(problemsOf([open('100')])).toEqual([]);
    expect(problemsOf([open('101')]).map(({ path }) => path)).toEqual(['data.issued']);
  });

  describe('a certified list in parts', () => {
    const part = (number: number, held: string, more: object = {}, envelope: object = {}) =>
      writer()(
        'opening-register',
        '1999-02-01',
        {
          class: 'common',
          issued: '100',
          treasury: '10',
          holdings: [{ holder: 'dispersed', shares: held }],
          part: { number: String(number), of: '3' },
          ...more,
        },
        { id: `part-${number}`, ...envelope },
      );
    const parts = [part(1, '50'), part(2, '30'), part(3, '10')];

    it('is taken with all its parts, in whatever order they come', () => {
      for (const given of [parts, parts.toReversed()]) expect(problemsOf(given)).toEqual([]);
    });

    it('is refused while a part is missing: then it would tell nothing of those whom it does not name', () => {
      for (const missing of parts) {
        const given = parts.filter((each) => each !== missing);
        expect(problemsOf(given).map(({ kind, path }) => `${kind} ${path}`)).toEqual(['impossible data.part']);
        expect(messagesOf(given)).toContain(`part ${missing.id.slice('part-'.length)} of 3 is missing`);
      }
      // Nor can the rest be brought later: there is no list to which it would belong.
      expect(messagesOf(parts.slice(2))).toContain('parts 1, 2 of 3 are missing');
    });

    it('proves to itself with all its parts', () => {
      expect(problemsOf([part(1, '50'), part(2, '30'), part(3, '11')]).map(({ path }) => path)).toEqual([
        'data.issued',
      ]);
    });

    it.each([
      ['of other shares issued', part(3, '10', { issued: '101' })],
      ['of another treasury', part(3, '0', { treasury: '20' })],
      ['of another number of parts', part(3, '10', { part: { number: '3', of: '4' } })],
      ['beyond their number', part(3, '10', { part: { number: '4', of: '3' } })],
      ['numbered nought', part(3, '10', { part: { number: '0', of: '3' } })],
      ['known from another instant', part(3, '10', {}, { enteredAt: '1999-02-02T12:00:00Z' })],
    ])('takes no part %s', (_, wrong) => {
      expect(problemsOf([part(1, '50'), part(2, '30'), wrong]).map(({ path }) => path)).toEqual(['data.part']);
    });

    it('has each part once, and no list beside it', () => {
      const twice = { ...part(3, '10'), id: 'again' };
      expect(problemsOf([...parts, twice]).map(({ path }) => path)).toEqual(['data.class']);
      const journal = journalOf(parts);
      const whole = writer('o')('opening-register', '1999-02-01', {
        class: 'common',
        issued: '90',
        treasury: '0',
        holdings: [{ holder: 'dispersed', shares: '90' }],
      });
      expect(problemsOf([whole], journal).map(({ path }) => path)).toEqual(['data.class']);
    });

    it('is corrected part by part, as long as it still adds up', () => {
      const journal = journalOf(parts);
      const instead = (held: string) => {
        const supersedes = { entry: 'part-2', because: 'clerical', note: 'misread' } as const;
        return { ...part(2, held, {}, { supersedes }), id: 'part-2-again' };
      };
      expect(problemsOf([instead('30')], journal)).toEqual([]);
      expect(problemsOf([instead('31')], journal).map(({ path }) => path)).toEqual(['data.issued']);
    });
  });

  it('refuses what is dated before a certified list, and a second list', () => {
    const open = (id: string) =>
      writer()(
        'opening-register',
        '1999-02-01',
        {
          class: 'common',
          issued: '90',
          treasury: '0',
          holdings: [{ holder: 'anna', shares: '90' }],
        },
        { id },
      );
    const journal = journalOf([...introduced('anna', 'bert'), open('list')]);
    expect(problemsOf([open('list-2')], journal).map(({ path }) => path)).toEqual(['data.class']);
    const early = writer()('shares-issued', '1999-01-31', { class: 'common', to: 'anna', shares: '1' });
    expect(problemsOf([early], journal).map(({ path }) => path)).toEqual(['on']);
    expect(problemsOf([transfer('1999-02-01', '90', 't')], journal)).toEqual([]);
  });
});

describe('corrections', () => {
  const write = writer('w');
  const first = write('milestone', '1999-01-01', { name: 'conversion' });
  const correction = (id: string, entry = 'w-1') =>
    writer()(
      'milestone',
      '1999-01-02',
      { name: 'conversion' },
      {
        id,
        enteredAt: '2000-06-01T00:00:00Z',
        supersedes: { entry, because: 'clerical', note: 'date misread' },
      },
    );

  it('stand in the place of what they supersede, which stays in the journal', () => {
    const journal = journalOf([first, correction('c')]);
    expect([...journal.standing()].map(({ id }) => id)).toEqual(['c']);
    expect([...journal.entries()].map(({ id }) => id)).toEqual(['w-1', 'c']);
    expect(journal.correctionOf('w-1')?.id).toBe('c');
  });

  it('are not known before they were entered', () => {
    const journal = journalOf([first, correction('c')]);
    expect([...journal.standing('2000-05-31T23:59:59.999Z')].map(({ id }) => id)).toEqual(['w-1']);
    expect([...journal.standing('2000-06-01T00:00:00Z')].map(({ id }) => id)).toEqual(['c']);
  });

  it('are refused twice, or of nothing', () => {
    const journal = journalOf([first, correction('c')]);
    expect(problemsOf([correction('d')], journal)).toEqual([
      { kind: 'impossible', entry: 'd', path: 'supersedes.entry', nearest: 'c' },
    ]);
    expect(problemsOf([correction('d', 'w-2')], journal)[0]?.nearest).toBe('w-1');
    expect(problemsOf([correction('d', 'c')], journal)).toEqual([]);
  });

  it('strike out what never happened', () => {
    const strike = write(
      'struck',
      '1999-01-01',
      {},
      { id: 's', supersedes: { entry: 'w-1', because: 'rebutted', note: 'no such day' } },
    );
    expect([...journalOf([first, strike]).standing()].map(({ type }) => type)).toEqual(['struck']);
    expect(problemsOf([write('struck', '1999-01-01', {})]).map(({ path }) => path)).toEqual(['supersedes']);
  });

  it('strike no striking: nothing would stand again of what it says', () => {
    const strike = (id: string, entry: string) =>
      write('struck', '1999-01-01', {}, { id, supersedes: { entry, because: 'rebutted', note: 'no such day' } });
    const struck = [first, strike('s', 'w-1')];
    const again = strike('again', 's');
    const refused = [{ kind: 'impossible', entry: 'again', path: 'supersedes.entry', nearest: undefined }];
    expect(problemsOf([again], journalOf(struck))).toMatchObject(refused);
    expect(problemsOf([...struck, again])).toMatchObject(refused);
    const anew = correction('anew', 's');
    expect([...grown(journalOf(struck), [anew]).standing()].map(({ id }) => id)).toEqual(['anew']);
    // Who did so before it was refused finds the journal as it was.
    expect([
      ...Journal.empty('made-up')
        .readOn([...struck, again])
        .journal!.standing(),
    ]).toHaveLength(1);
  });

  it('may not take away a person whom others name', () => {
    const journal = journalOf([
      ...introduced('anna'),
      write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '1' }),
    ]);
    const rename = (id: string) =>
      writer('r')(
        'person',
        '1990-01-01',
        { id, kind: 'individual' },
        {
          supersedes: { entry: 'person-anna', because: 'clerical', note: 'kind' },
        },
      );
    expect(problemsOf([rename('anna')], journal)).toEqual([]);
    expect(problemsOf([rename('anne')], journal)).toHaveLength(1);
  });

  it('in one batch with what they correct count what they name once', () => {
    const wrong = write('shares-issued', '1999-02-01', { class: 'common', to: 'anna', shares: '1' }, { id: 'wrong' });
    const right = write(
      'shares-issued',
      '1999-02-01',
      { class: 'common', to: 'anna', shares: '2' },
      {
        id: 'right',
        supersedes: { entry: 'wrong', because: 'clerical', note: 'misread' },
      },
    );
    const journal = journalOf([...introduced('anna'), wrong, right]);
    const rename = writer('r')(
      'person',
      '1990-01-01',
      { id: 'anne', kind: 'individual' },
      {
        supersedes: { entry: 'person-anna', because: 'clerical', note: 'name' },
      },
    );
    expect(problemsOf([rename], journal).map(({ path }) => path)).toEqual(['supersedes']);
    const strike = write(
      'struck',
      '1999-02-01',
      {},
      { supersedes: { entry: 'right', because: 'rebutted', note: 'no' } },
    );
    expect(problemsOf([strike, rename], journal)).toEqual([]);
  });

  it('that are refused leave the journal as it was', () => {
    const journal = journalOf([...introduced('anna'), first]);
    const bad = write('shares-issued', '1999-02-01', { class: 'common', to: 'nobody', shares: '1' });
    expect(problemsOf([correction('c'), bad], journal)).not.toEqual([]);
    expect([...journal.standing()].map(({ id }) => id)).toEqual(['person-anna', 'w-1']);
    expect(problemsOf([correction('c')], journal)).toEqual([]);
  });
});

it('an empty journal has no head', () => {
  expect(Journal.empty('made-up').head).toBeUndefined();
});
