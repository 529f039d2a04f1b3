import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { EntryDoor } from '../../parts/entries/EntryDoor.js';
import { holdsQuery, setHold, type Scope } from '../../parts/kept/HoldIt.js';
import { Head } from '../../parts/table/Head.js';
import { WithReason } from '../../parts/WithReason.js';
import { useNames } from '../../queries/names.js';
import { instantInWords } from '../../words/dates.js';
import { papersQuery } from '../papers/queries.js';
import { texts } from './texts.js';

/** What forbids to erase, and since when; counsel sets a hold on all that is kept here, on a part of it on its own page, and releases either. */
export function Holds({ corporation }: { readonly corporation: string }) {
  const holds = useQuery(holdsQuery(corporation));
  return (
    <Section title={texts.holds} note={texts.holdsNote}>
      <Reading of={holds}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.holdsNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.reason, texts.covers, texts.setAt, texts.standing]} />
              <tbody>
                {all.map((hold) => (
                  <tr key={hold.id}>
                    <th scope="row">{hold.reason}</th>
                    <td data-label={texts.covers}>
                      <Covers corporation={corporation} of={hold.scope} />
                      {hold.namesNothing?.map(({ sort, id, nearest }) => (
                        <p key={`${sort} ${id}`} className="problem">
                          {texts.namesNothing(sort === 'papers' ? id.slice(0, 8) : id, nearest)}
                        </p>
                      ))}
                    </td>
                    <td data-label={texts.setAt}>{texts.bySomebody(hold.setBy, instantInWords(hold.setAt))}</td>
                    <td data-label={texts.standing}>
                      {hold.released === undefined ? (
                        <Releasing corporation={corporation} of={hold} />
                      ) : (
                        texts.released(hold.released.by, instantInWords(hold.released.at), hold.released.why)
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
      <p className="lead">{texts.holdParts}</p>
      <SettingHold corporation={corporation} />
    </Section>
  );
}

/** What a hold covers: all, or what it names, each a door to its page. */
function Covers({ corporation, of }: { readonly corporation: string; readonly of: Scope }) {
  const { whole, persons = [], entries = [], papers = [] } = of;
  const names = useNames(corporation, persons);
  const kept = useQuery({ ...papersQuery(corporation), enabled: papers.length > 0 });
  if (whole === true) return <>{texts.wholeCorporation}</>;
  const doors = [
    ...persons.map((id) => ({ path: paths.holder(corporation, id), says: names.get(id) ?? id })),
    ...papers.map((hash) => ({
      path: paths.paper(corporation, hash),
      says: texts.paperCalled(kept.data?.find((each) => each.hash === hash)?.name ?? hash.slice(0, 8)),
    })),
  ];
  return (
    <ul className="plain-list">
      {entries.map((id) => (
        <li key={id}>
          {texts.entry} <EntryDoor corporation={corporation} id={id} />
        </li>
      ))}
      {doors.map(({ path, says }) => (
        <li key={path}>
          <To path={path}>{says}</To>
        </li>
      ))}
    </ul>
  );
}

function SettingHold({ corporation }: { readonly corporation: string }) {
  return (
    <WithReason
      corporation={corporation}
      label={texts.whyHold}
      does={texts.setHold}
      doing={async (reason) => setHold(corporation, reason, { whole: true })}
    />
  );
}

function Releasing({ corporation, of }: { readonly corporation: string; readonly of: Wire['LegalHold'] }) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <WithReason
      corporation={corporation}
      label={texts.whyRelease}
      does={texts.release}
      doing={async (why) => quorate.legalHolds.release(corporation, of.id, { why })}
    />
  ) : (
    <>
      {texts.holdStands}{' '}
      <button className="plain" type="button" onClick={() => setWanted(true)}>
        {texts.release}
      </button>
    </>
  );
}
