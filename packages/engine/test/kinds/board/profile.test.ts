import { describe, expect, it } from 'vitest';
import { meetingCall, removal, vacancy, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open } from './world.js';

/** What the takeover-defence profile says in one field; nothing where it is silent. */
function profile(provision: Provision, field: string): readonly string[] {
  const answer = asked(open([instrumentOf([provision])], [], []), {
    question: 'instrument.profile',
    asOf: '2000-06-01',
    input: {},
  });
  const { fields } = answer['value'] as {
    readonly fields: readonly { readonly id: string; readonly says: readonly { readonly says: string }[] }[];
  };
  return fields.find(({ id }) => id === field)?.says.map((each) => each.says) ?? [];
}

describe('the profile', () => {
  const removing = (more: object) =>
    removal({
      cite: 'V.5',
      summary: 'removal',
      seriesDirectors: 'as-others',
      otherRoutes: 'none',
      forCause: 'not-needed',
      causes: [],
      causeForSeries: 'needed',
      ...more,
    });
  const holders = { cite: 'V.5(a)', fraction: { moreThan: '3/5' }, of: 'outstanding', weigh: 'both' };
  const directors = {
    cite: 'V.5(b)',
    fraction: { atLeast: '3/4' },
    of: 'entire-board',
    base: 'whole',
    targetVotes: 'no',
  };

  it('says by whom directors are removed, and whether for cause only', () => {
    expect(profile(removing({ holders }), 'removal')).toEqual([
      'by holders of more than three fifths of the voting power',
    ]);
    expect(
      profile(
        removing({ holders, directors, forCause: 'needed', causes: [{ id: 'theft', says: 'theft' }] }),
        'removal',
      ),
    ).toEqual([
      'for cause only, by holders of more than three fifths of the voting power or at least three quarters of the entire Board',
    ]);
    expect(profile(removing({}), 'removal')).toEqual(['by nobody']);
  });

  it('says who fills vacancies', () => {
    const filling = (holdersMayFill: 'no' | 'at-annual-meeting') =>
      vacancy({
        cite: 'V.2',
        summary: 'vacancies',
        fraction: { majority: true },
        newSeats: { cite: 'V.2', filled: 'as-vacancies' },
        appointeeServes: 'class-term',
        successorServes: 'class-term',
        decreaseEnds: 'nothing',
        holdingOver: 'no-vacancy',
        holdersMayFill,
        seriesSeats: 'board',
        seriesAppointee: 'keeps',
      });
    expect(profile(filling('no'), 'vacancies')).toEqual(['by the Board alone']);
    expect(profile(filling('at-annual-meeting'), 'vacancies')).toEqual([
      'by the Board, or holders at an annual meeting',
    ]);
  });

  it('says who calls special meetings, and nothing of annual ones', () => {
    const call = (more: object) =>
      meetingCall({ cite: 'VI', summary: 'calls', meetings: 'special', callers: ['board'], ...more });
    expect(profile(call({}), 'special-meetings')).toEqual(['called by board']);
    expect(profile(call({ holders: { atLeast: '1/7' } }), 'special-meetings')).toEqual([
      'called by board or holders of at least 1/7 of the votes',
    ]);
    expect(profile(call({ lawBesides: true }), 'special-meetings')).toEqual([
      'called by board; in other cases as law says',
    ]);
    expect(profile(call({ meetings: 'annual' }), 'special-meetings')).toEqual([]);
  });
});

it('tells who calls annual meetings and when they are held', () => {
  const annual = meetingCall({
    cite: 'VI',
    summary: 'annual meetings',
    meetings: 'annual',
    callers: ['president'],
    held: 'the first Tuesday of May',
  });
  expect(
    asked(open([instrumentOf([annual])], [], []), {
      question: 'meeting.call',
      asOf: '2000-06-01',
      input: { meetings: 'annual', by: 'president' },
    })['value'],
  ).toMatchObject({ outcome: 'duly-called', callers: ['president'], held: 'the first Tuesday of May' });
});
