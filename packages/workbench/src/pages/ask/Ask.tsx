import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { found } from '../../frame/found.js';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { ReliedOnList } from '../../parts/answer/AnswersFrom.js';
import { catalogueQuery } from '../../queries/corporation.js';
import { reliedOnQuery } from '../../queries/relied-on.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { OwnSuppositions } from '../../frame/Supposed.js';
import { tasks } from '../../frame/tasks.js';
import { texts } from './texts.js';

/** Questions as people put them, and below them every question there is. */
export function Ask() {
  const corporation = useCorporation();
  const catalogue = useQuery(catalogueQuery);
  const relied = useQuery(reliedOnQuery(corporation));
  return (
    <Page title={texts.title} sentence={texts.sentence} lack={texts.lack}>
      <div className="tasks">
        {tasks.map(({ group, tasks: each }) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul className="doors">
              {each.map(({ title, question, note }) => (
                <li key={question}>
                  <To path={paths.question(corporation, question)}>{title}</To>{' '}
                  <span className="small quiet">{note}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <OwnSuppositions corporation={corporation} />
      <Section title={texts.reliedOn} note={texts.reliedOnNote}>
        <Reading of={relied}>
          {(all) => <ReliedOnList corporation={corporation} of={all.toReversed()} none={texts.noneReliedOn} />}
        </Reading>
      </Section>
      <Section title={texts.everything}>
        <Reading of={catalogue}>
          {(all) => (
            <Everything
              corporation={corporation}
              of={all.map(({ name, asks, family }) => ({
                group: family,
                title: asks,
                words: keyInWords(name.replace('.', ' ')),
                path: paths.question(corporation, name),
              }))}
            />
          )}
        </Reading>
      </Section>
    </Page>
  );
}

function Everything({ of }: { readonly corporation: string; readonly of: Parameters<typeof found>[0] }) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const hits = typed.trim() === '' ? of : found(of, typed, of.length);
  const families = [...new Set(hits.map(({ group }) => group))];
  return (
    <>
      <p className="field">
        <label htmlFor={field}>{texts.find}</label>
        <input id={field} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </p>
      {hits.length === 0 ? <p className="lead">{texts.none}</p> : undefined}
      <dl className="terms">
        {families.map((family) => (
          <div key={family} className="term">
            <dt>{capital(keyInWords(family))}</dt>
            <dd>
              <ul className="doors">
                {hits
                  .filter(({ group }) => group === family)
                  .map(({ title, path }) => (
                    <li key={path}>
                      <To path={path}>{title}</To>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
