import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { meQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { countOf } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Head } from '../table/Head.js';
import { Erase } from './Erase.js';
import { texts } from './texts.js';

type Records = readonly Wire['PersonalRecord'][];

export interface PersonalDataProps {
  readonly corporation: string;
  /** Whose it is, or with which entry it came. */
  readonly of: { readonly person: string } | { readonly entry: string };
  /** What it is called where it is erased: somebody's name, or "this entry". */
  readonly called: string;
}

const readers: ReadonlySet<string> = new Set([
  'secretary',
  'assistant-secretary',
  'treasurer',
  'counsel',
  'transfer-agent',
]);

/** What is kept of persons beside the journal. It is read where somebody asks for it alone, for each reading is written down. */
export function PersonalData({ corporation, of, called }: PersonalDataProps) {
  const me = useQuery(meQuery);
  const role = me.data?.roles.find((each) => each.corporation === corporation)?.role;
  const [kept, setKept] = useState<Records>();
  const reading = useMutation({
    mutationFn: async () =>
      'person' in of
        ? quorate.personalData.ofPerson(corporation, of.person)
        : quorate.personalData.ofEntry(corporation, of.entry),
    onSuccess: setKept,
  });
  if (role === undefined || !readers.has(role)) return undefined;
  const left = (kept ?? []).filter(({ erased }) => erased === undefined);
  return (
    <Section title={texts.personal} note={texts.personalNote} isForScreen>
      {reading.isError ? <Problem error={reading.error} /> : undefined}
      {kept !== undefined ? (
        <Kept corporation={corporation} of={kept} />
      ) : reading.isPending ? (
        <Progress words={texts.reading} />
      ) : (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => reading.mutate()}>
            {texts.read}
          </button>
        </p>
      )}
      {left.length === 0 || role !== 'secretary' ? undefined : (
        <Erase
          corporation={corporation}
          of={of}
          what={texts.personalDataOf(called)}
          says={[texts.erases(countOf(left.length, 'record'), called), texts.stays]}
          erasing={async (why) => {
            setKept(
              'person' in of
                ? await quorate.personalData.erasePerson(corporation, of.person, { why })
                : await quorate.personalData.eraseEntry(corporation, of.entry, { why }),
            );
          }}
        />
      )}
    </Section>
  );
}

function Kept({ corporation, of }: { readonly corporation: string; readonly of: Records }) {
  if (of.length === 0) return <p className="lead">{texts.nothingKept}</p>;
  return (
    <table className="stack">
      <Head of={[texts.kept, texts.cameWith, texts.keptBy]} />
      <tbody>
        {of.map(({ hash, entry, keptBy, keptAt, fields = {}, erased }) => (
          <tr key={hash}>
            <th scope="row">
              {erased === undefined ? (
                <ul className="plain-list">
                  {Object.entries(fields).map(([field, value]) => (
                    <li key={field}>
                      <span className="quiet">{capital(keyInWords(field))}:</span> {value}
                    </li>
                  ))}
                </ul>
              ) : (
                texts.erased(erased.by, instantInWords(erased.at), erased.why)
              )}
            </th>
            <td data-label={texts.cameWith}>
              <To path={paths.entry(corporation, entry)}>{texts.itsEntry}</To>
            </td>
            <td data-label={texts.keptBy}>{texts.bySomebody(keptBy, instantInWords(keptAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
