import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Doing } from '../../frame/Doing.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { saved } from '../../parts/saved.js';
import { Head } from '../../parts/table/Head.js';
import { instantInWords } from '../../words/dates.js';
import { sizeInWords } from '../papers/paper.js';
import { useDoing, type InMatter } from './doing.js';
import { papersOfMatterQuery } from './queries.js';
import { texts } from './texts.js';

type Saving = Pick<Wire['MatterPaper'], 'hash' | 'name' | 'mediaType'>;

/** The papers of a matter, apart from those of the corporation. */
export function PapersInMatter(place: InMatter) {
  const { corporation, matter, isClosed } = place;
  const papers = useQuery(papersOfMatterQuery(corporation, matter));
  const [file, setFile] = useState<File>();
  const field = useId();
  const keeping = useDoing(place, 'papers', async (paper: File) =>
    quorate.matterPapers.keep(corporation, matter, {
      name: paper.name,
      mediaType: paper.type === '' ? 'text/plain' : paper.type,
      state: 'drafted',
      content: new Uint8Array(await paper.arrayBuffer()),
    }),
  );
  const releasing = useDoing(place, 'papers', async (hash: string) =>
    quorate.matterPapers.release(corporation, matter, hash),
  );
  const saving = useStoppable(async ({ hash, name, mediaType }: Saving, signal) =>
    saved(name, await quorate.matterPapers.content(corporation, matter, hash, { signal }), mediaType),
  );
  const failed = [keeping, releasing].find(({ isError }) => isError);
  return (
    <Section title={texts.papers}>
      <Reading of={papers}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.papersNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.paper, texts.kept, texts.size, texts.standing]} />
              <tbody>
                {all.map((paper) => {
                  const { hash, name, keptBy, keptAt, size, broughtOutBy, erased } = paper;
                  return (
                    <tr key={hash}>
                      <th scope="row">{name}</th>
                      <td data-label={texts.kept}>
                        {instantInWords(keptAt)}, {keptBy}
                      </td>
                      <td data-label={texts.size}>{sizeInWords(size)}</td>
                      <td>
                        {erased === undefined ? (
                          <span className="buttons">
                            <button className="plain" type="button" onClick={() => saving.mutate(paper)}>
                              {texts.download} <span className="hidden">{name}</span>
                            </button>
                            {broughtOutBy !== undefined ? (
                              texts.released(broughtOutBy)
                            ) : isClosed ? undefined : (
                              <button
                                className="plain"
                                type="button"
                                disabled={releasing.isPending}
                                onClick={() => releasing.mutate(hash)}
                              >
                                {texts.release} <span className="hidden">{name}</span>
                              </button>
                            )}
                          </span>
                        ) : (
                          texts.erased
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )
        }
      </Reading>
      {isClosed ? undefined : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (file !== undefined) keeping.mutate(file);
          }}
        >
          <p className="field">
            <label htmlFor={field}>{texts.keepPaper}</label>
            <input id={field} type="file" required onChange={({ target }) => setFile(target.files?.[0])} />
          </p>
          <p className="buttons">
            <button className="button second" type="submit" disabled={file === undefined || keeping.isPending}>
              {texts.keepIt}
            </button>
          </p>
        </form>
      )}
      <Doing of={saving} words={texts.downloading} />
      {failed === undefined ? undefined : <Problem error={failed.error} />}
    </Section>
  );
}
