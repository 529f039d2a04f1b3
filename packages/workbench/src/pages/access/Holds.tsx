import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Head } from '../../parts/table/Head.js';
import { WithReason } from '../../parts/WithReason.js';
import { instantInWords } from '../../words/dates.js';
import { countOf } from '../../words/numbers.js';
import { listed } from '../../words/phrases.js';
import { holdsQuery } from './queries.js';
import { texts } from './texts.js';

/** What forbids to erase, and since when; counsel sets a hold on all that is kept, and releases one. */
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
                    <td data-label={texts.covers}>{coversInWords(hold.scope)}</td>
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
      <SettingHold corporation={corporation} />
    </Section>
  );
}

function coversInWords({ whole, persons = [], entries = [], papers = [] }: Wire['LegalHold']['scope']): string {
  if (whole === true) return texts.wholeCorporation;
  return listed([
    ...(persons.length === 0 ? [] : [countOf(persons.length, 'person')]),
    ...(entries.length === 0 ? [] : [countOf(entries.length, 'entry', 'entries')]),
    ...(papers.length === 0 ? [] : [countOf(papers.length, 'paper')]),
  ]);
}

function SettingHold({ corporation }: { readonly corporation: string }) {
  return (
    <WithReason
      corporation={corporation}
      label={texts.whyHold}
      does={texts.setHold}
      doing={async (reason) =>
        quorate.legalHolds.set(corporation, {
          id: `hold-${crypto.randomUUID().slice(0, 8)}`,
          reason,
          scope: { whole: true },
        })
      }
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
