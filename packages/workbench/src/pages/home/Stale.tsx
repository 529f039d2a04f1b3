import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Progress } from '../../frame/Reading.js';
import { Problem } from '../../frame/Problem.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { sentence } from '../../words/phrases.js';
import { texts } from './texts.js';
import { Head } from '../../parts/table/Head.js';

/** A relied-on answer that is given otherwise now. */
interface StaleAnswer {
  readonly corporation: string;
  readonly id: string;
  readonly told: Wire['StaleAnswers']['stale'][number];
}

export interface StaleProps {
  readonly of: readonly { readonly id: string; readonly name: string }[];
}

/** Answers that somebody relied on and that are given otherwise now. Each is asked again for it, so that the reader begins it. */
export function Stale({ of }: StaleProps) {
  const [isWanted, setWanted] = useState(false);
  const stale = useQuery({
    queryKey: ['stale', ...of.map(({ id }) => id)],
    enabled: isWanted,
    queryFn: async () => {
      const found: StaleAnswer[] = [];
      for (const { id, name } of of) {
        for await (const told of quorate.frozenAnswers.stale(id)) found.push({ corporation: name, id, told });
      }
      return found;
    },
  });
  return (
    <Section title={texts.stale} note={texts.staleNote}>
      {isWanted ? undefined : (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => setWanted(true)}>
            {texts.lookForStale}
          </button>
        </p>
      )}
      {stale.isFetching ? <Progress words={texts.askingAgain} onCancel={() => setWanted(false)} /> : undefined}
      {stale.isError ? <Problem error={stale.error} retry={() => void stale.refetch()} /> : undefined}
      {stale.data?.length === 0 ? <p className="lead">{texts.noneStale}</p> : undefined}
      {stale.data === undefined || stale.data.length === 0 ? undefined : (
        <table className="stack">
          <Head of={[texts.reliedOn, texts.corporation, texts.differs]} />
          <tbody>
            {stale.data.map(({ corporation, id: kept, told: { id, purpose, asOf, differences } }) => (
              <tr key={id}>
                <th scope="row">
                  <To path={paths.reliedOn(kept, id)}>{purpose}</To>{' '}
                  <span className="quiet small">{dayInWords(asOf)}</span>
                </th>
                <td>{corporation}</td>
                <td data-label={texts.differs}>{sentence(differences.slice(0, 4).join('; '))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
