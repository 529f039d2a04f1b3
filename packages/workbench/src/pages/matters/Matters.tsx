import { dayInWords } from '@quorate/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Head } from '../../parts/table/Head.js';
import { meQuery } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { mattersQuery } from './queries.js';
import { texts } from './texts.js';

/** The matters of which one is a member, and opening one. Of others nothing shows. */
export function Matters() {
  const corporation = useCorporation();
  const me = useQuery(meQuery);
  const role = me.data?.roles.find((each) => each.corporation === corporation)?.role;
  const mayRead = role !== undefined && role !== 'administrator';
  const matters = useQuery({ ...mattersQuery(corporation), enabled: mayRead });
  if (me.data !== undefined && !mayRead) {
    return <Page title={texts.title} sentence={texts.notAllowed} lack={texts.lack} />;
  }
  return (
    <Reading of={matters} page={texts.title}>
      {(all) => (
        <Page
          title={texts.title}
          sentence={all.length === 0 ? texts.none : texts.sentence(countOf(all.length, 'matter'))}
          lack={texts.lack}
        >
          {all.length === 0 ? undefined : (
            <Section title={texts.yours}>
              <table className="stack">
                <Head of={[texts.matter, texts.openedBy, texts.openedAt, texts.standing]} />
                <tbody>
                  {all.map(({ id, title, openedBy, openedAt, closedAt }) => (
                    <tr key={id}>
                      <th scope="row">
                        <To path={paths.matter(corporation, id)}>{title}</To>
                      </th>
                      <td data-label={texts.openedBy}>{openedBy}</td>
                      <td data-label={texts.openedAt}>{dayInWords(openedAt)}</td>
                      <td data-label={texts.standing}>{closedAt === undefined ? texts.open : texts.closed}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Section>
          )}
          {['secretary', 'director', 'counsel'].includes(role ?? '') ? (
            <Opening corporation={corporation} />
          ) : undefined}
        </Page>
      )}
    </Reading>
  );
}

function Opening({ corporation }: { readonly corporation: string }) {
  const [title, setTitle] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const field = useId();
  const opening = useMutation({
    mutationFn: async () => quorate.matters.open(corporation, { title }),
    onSuccess: async ({ id }) => {
      queries.removeQueries({ queryKey: mattersQuery(corporation).queryKey });
      await navigate({ to: paths.matter(corporation, id) } as never);
    },
  });
  return (
    <Section title={texts.openTitle} note={texts.openNote}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          opening.mutate();
        }}
      >
        <p className="field">
          <label htmlFor={field}>{texts.name}</label>
          <input
            id={field}
            autoComplete="off"
            maxLength={200}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </p>
        {opening.isError ? <Problem error={opening.error} /> : undefined}
        <p className="buttons">
          <button className="button" type="submit" disabled={title.trim() === '' || opening.isPending}>
            {texts.openIt}
          </button>
        </p>
      </form>
    </Section>
  );
}
