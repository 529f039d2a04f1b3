import { useQuery } from '@tanstack/react-query';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { instantInWords } from '../../words/dates.js';
import { readsQuery } from './queries.js';
import { texts } from './texts.js';

/** Who read whose personal data, the last first. */
export function Reads({ corporation }: { readonly corporation: string }) {
  const reads = useQuery(readsQuery(corporation));
  return (
    <Section title={texts.reads} note={texts.readsNote}>
      <Reading of={reads}>
        {({ reads: all }) =>
          all.length === 0 ? (
            <p className="lead">{texts.readsNone}</p>
          ) : (
            <Scroll label={texts.reads}>
              <table className="dense">
                <Head of={[texts.at, texts.by, texts.what, texts.whose]} />
                <tbody>
                  {all.map(({ id, at, by, what, subject }) => (
                    <tr key={id}>
                      <th scope="row">{instantInWords(at)}</th>
                      <td>{by}</td>
                      <td>{what}</td>
                      <td>{subject}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          )
        }
      </Reading>
    </Section>
  );
}
