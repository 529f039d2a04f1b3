import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Head } from '../../parts/table/Head.js';
import { corporationQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { useDoing, type InMatter } from './doing.js';
import { draftsQuery } from './queries.js';
import { texts } from './texts.js';

interface Chosen {
  readonly id: string;
  readonly version: number;
}

/** Entries prepared behind the wall, until somebody brings them out. */
export function Drafts(place: InMatter) {
  const { corporation, matter, isClosed } = place;
  const drafts = useQuery(draftsQuery(corporation, matter));
  const queries = useQueryClient();
  const proposing = useDoing(place, 'drafts', async ({ id, version }: Chosen) =>
    quorate.matterDrafts.propose(corporation, matter, id, {
      expectedVersion: version,
      proposal: `proposal-${crypto.randomUUID()}`,
    }),
  );
  const entering = useDoing(place, 'drafts', async ({ id, version }: Chosen) => {
    const head = await queries.fetchQuery({ ...corporationQuery(corporation), staleTime: 0 });
    return quorate.matterDrafts.enter(corporation, matter, id, {
      expectedVersion: version,
      journalVersion: head.version,
    });
  });
  const dropping = useDoing(place, 'drafts', async ({ id, version }: Chosen) =>
    quorate.matterDrafts.drop(corporation, matter, id, version),
  );
  const ways = [
    { words: texts.propose, way: proposing },
    { words: texts.enter, way: entering },
    { words: texts.drop, way: dropping },
  ];
  const failed = ways.find(({ way }) => way.isError);
  return (
    <Section title={texts.drafts}>
      <Reading of={drafts}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.draftsNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.draft, texts.changed, texts.standing]} />
              <tbody>
                {all.map(({ id, title, version, changedBy, changedAt, broughtOut }) => (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    <td data-label={texts.changed}>
                      {instantInWords(changedAt)}, {changedBy}
                    </td>
                    <td>
                      {broughtOut === undefined ? (
                        isClosed ? undefined : (
                          <span className="buttons">
                            {ways.map(({ words, way }) => (
                              <button
                                key={words}
                                className="plain"
                                type="button"
                                disabled={way.isPending}
                                onClick={() => way.mutate({ id, version })}
                              >
                                {words} <span className="hidden">{title}</span>
                              </button>
                            ))}
                          </span>
                        )
                      ) : broughtOut.proposal === undefined ? (
                        texts.wentOut(broughtOut.by, instantInWords(broughtOut.at))
                      ) : (
                        <To path={paths.proposal(corporation, broughtOut.proposal)}>
                          {texts.wentOut(broughtOut.by, instantInWords(broughtOut.at))}
                        </To>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
      {failed === undefined ? undefined : <Problem error={failed.way.error} />}
    </Section>
  );
}
