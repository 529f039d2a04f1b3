import { useState } from 'react';
import { sentence } from '../../words/phrases.js';
import { Cites } from '../Cites.js';
import { matters } from './memorandum.js';
import type { Answer } from './plain.js';
import { texts } from './texts.js';
import { Head } from '../table/Head.js';

/** What an answer rests on, and at which reply it would change. */
export function Rests({ corporation, answer }: { readonly corporation: string; readonly answer: Answer }) {
  const [isWhole, setWhole] = useState(false);
  const mattering = answer.rests.filter(matters);
  const others = answer.rests.filter((each) => !matters(each));
  const shown = isWhole ? [...mattering, ...others] : mattering;
  return (
    <>
      {shown.length === 0 ? (
        <p className="lead">{answer.outcome === 'needs-facts' ? texts.factsDecide : texts.nothingChanges}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        <div className="scroll" tabIndex={0} role="region" aria-label={texts.wouldChange}>
          <table className="stack">
            <Head of={[texts.restsOn, texts.changesAt, texts.section]} />
            <tbody>
              {shown.map(({ about, says, changesAt, cites = [] }) => (
                <tr key={`${about} ${says}`}>
                  <th scope="row">{sentence(says)}</th>
                  <td data-label={texts.changesAt}>{changesAt?.join(', or ') ?? '–'}</td>
                  <td>
                    <Cites corporation={corporation} of={cites} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others.length === 0 || isWhole ? undefined : (
        <p className="source">
          <button className="plain" type="button" onClick={() => setWhole(true)}>
            {texts.others(others.length)}
          </button>{' '}
          {texts.othersNote}
        </p>
      )}
    </>
  );
}
