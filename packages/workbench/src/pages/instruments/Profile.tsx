import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { recordsIn, settledIn, textIn, type Answer, type Fields } from '../../parts/answer/plain.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Cites } from '../../parts/Cites.js';
import { Scroll } from '../../parts/Scroll.js';
import { answerQuery } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { chartersQuery } from './queries.js';
import { texts } from './texts.js';

/** What the instruments provide under each heading by which charters are compared; another charter can stand beside it. */
export function Profile() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const [other, setOther] = useState('');
  const own = useQuery({
    ...answerQuery(corporation, { question: 'instrument.profile', input: {} }, moment),
    enabled: !moment.isPending,
  });
  const charters = useQuery(chartersQuery);
  const queries = useQueryClient();
  const besideKey = ['charter', other, 'profile', moment.asOf];
  const beside = useQuery({
    queryKey: besideKey,
    queryFn: async ({ signal }) => quorate.charters.profileOf(other, { asOf: moment.asOf }, { signal }),
    enabled: other !== '' && !moment.isPending,
  });
  const name = charters.data?.find(({ charter }) => charter === other)?.name ?? other;
  const field = useId();
  return (
    <Reading of={own} page={texts.title} words={answerTexts.working}>
      {(answer) => {
        const headings = headingsIn(answer);
        const silent = headings.filter(({ status }) => status === 'silent');
        return (
          <Page
            title={texts.profile}
            sentence={texts.profileSentence(
              capital(countOf(headings.filter(({ status }) => status === 'provided').length, 'heading')),
              String(headings.length),
            )}
            lack={
              silent.length === 0 ? texts.profileLead : texts.profileSilent(silent.map(({ asks }) => asks).join(' '))
            }
            crumb={<To path={paths.instruments(corporation)}>{texts.title}</To>}
          >
            <Section title={texts.headings}>
              <p className="field">
                <label htmlFor={field}>{texts.beside}</label>
                <select id={field} value={other} onChange={({ target }) => setOther(target.value)}>
                  <option value="">{texts.nobodyBeside}</option>
                  {charters.data?.map(({ charter, name: title }) => (
                    <option key={charter} value={charter}>
                      {title}
                    </option>
                  ))}
                </select>
              </p>
              {other === '' ? (
                <Headings of={headings} corporation={corporation} />
              ) : (
                <Reading
                  of={beside}
                  words={answerTexts.working}
                  onCancel={() => void queries.cancelQueries({ queryKey: besideKey, exact: true })}
                >
                  {(compared) => (
                    <Headings of={headings} corporation={corporation} beside={{ name, of: headingsIn(compared) }} />
                  )}
                </Reading>
              )}
            </Section>
          </Page>
        );
      }}
    </Reading>
  );
}

interface Heading {
  readonly id: string;
  readonly asks: string;
  readonly status: string;
  readonly says: readonly Fields[];
}

function headingsIn(answer: Answer): readonly Heading[] {
  return recordsIn(settledIn(answer), 'fields').map((each) => ({
    id: textIn(each, 'id') ?? '',
    asks: textIn(each, 'asks') ?? '',
    status: textIn(each, 'status') ?? '',
    says: recordsIn(each, 'says'),
  }));
}

interface HeadingsProps {
  readonly corporation: string;
  readonly of: readonly Heading[];
  readonly beside?: { readonly name: string; readonly of: readonly Heading[] };
}

function Headings({ corporation, of, beside }: HeadingsProps) {
  return (
    <Scroll label={texts.headings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.heading}</th>
            <th scope="col">{texts.here}</th>
            {beside === undefined ? undefined : <th scope="col">{beside.name}</th>}
          </tr>
        </thead>
        <tbody>
          {of.map((heading) => (
            <tr key={heading.id}>
              <th scope="row">{heading.asks}</th>
              <td>
                <Says of={heading} corporation={corporation} />
              </td>
              {beside === undefined ? undefined : (
                <td>
                  <Says of={beside.of.find(({ id }) => id === heading.id)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Sections of this corporation lead to their words; those of another charter are named. */
function Says({ of, corporation }: { readonly of: Heading | undefined; readonly corporation?: string }) {
  if (of === undefined || of.says.length === 0)
    return <span className="quiet">{capital(of === undefined ? texts.notAsked : of.status)}</span>;
  return (
    <ul className="plain-list">
      {of.says.map((each) => {
        const cite = textIn(each, 'id') ?? '';
        return (
          <li key={cite}>
            {capital(textIn(each, 'says') ?? '')}{' '}
            {corporation === undefined ? (
              <span className="cite">{cite}</span>
            ) : (
              <Cites corporation={corporation} of={[cite]} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
