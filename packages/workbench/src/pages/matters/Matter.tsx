import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { instantInWords } from '../../words/dates.js';
import { useDoing, type InMatter } from './doing.js';
import { Drafts } from './Drafts.js';
import { Notes } from './Notes.js';
import { PapersInMatter } from './PapersInMatter.js';
import { matterQuery, readsOfMatterQuery } from './queries.js';
import { texts } from './texts.js';

/** One matter: notes, prepared entries and papers behind its wall, and its members. */
export function Matter() {
  const corporation = useCorporation();
  const { matter: id = '' } = useParams({ strict: false }) as { readonly matter?: string };
  const matter = useQuery(matterQuery(corporation, id));
  return (
    <Reading of={matter} page={texts.title}>
      {(told) => {
        const { title, openedBy, openedAt, closedBy, closedAt, members } = told;
        const place = { corporation, matter: id, isClosed: closedAt !== undefined };
        return (
          <Page
            title={texts.title}
            sentence={title}
            lack={
              closedAt === undefined
                ? texts.oneLack(openedBy, dayInWords(openedAt))
                : texts.closedLack(closedBy ?? '', dayInWords(closedAt))
            }
            crumb={<To path={paths.matters(corporation)}>{texts.title}</To>}
          >
            <Notes {...place} />
            <Drafts {...place} />
            <PapersInMatter {...place} />
            <Members {...place} of={members} />
            <Reads {...place} />
          </Page>
        );
      }}
    </Reading>
  );
}

function Members({ of, ...place }: InMatter & { readonly of: Wire['Matter']['members'] }) {
  const { corporation, matter, isClosed } = place;
  const [account, setAccount] = useState('');
  const field = useId();
  const letting = useDoing(place, 'matter', async (somebody: string) =>
    quorate.matters.add(corporation, matter, somebody),
  );
  const removing = useDoing(place, 'matter', async (somebody: string) =>
    quorate.matters.remove(corporation, matter, somebody),
  );
  const closing = useDoing(place, 'matter', async () => quorate.matters.close(corporation, matter));
  const failed = [letting, removing, closing].find(({ isError }) => isError);
  return (
    <Section title={texts.members} note={texts.membersNote}>
      <table className="stack">
        <Head of={[texts.member, texts.since, texts.until]} />
        <tbody>
          {of.map(({ account: member, addedBy, addedAt, removedAt }) => (
            <tr key={`${member} ${addedAt}`}>
              <th scope="row">{member}</th>
              <td data-label={texts.since}>
                {instantInWords(addedAt)}, {texts.addedBy(addedBy)}
              </td>
              <td data-label={removedAt === undefined ? undefined : texts.until}>
                {removedAt !== undefined ? (
                  instantInWords(removedAt)
                ) : isClosed ? undefined : (
                  <button
                    className="plain"
                    type="button"
                    disabled={removing.isPending}
                    onClick={() => removing.mutate(member)}
                  >
                    {texts.letGo} <span className="hidden">{member}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failed === undefined ? undefined : <Problem error={failed.error} />}
      {isClosed ? undefined : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            letting.mutate(account.trim(), { onSuccess: () => setAccount('') });
          }}
        >
          <p className="field">
            <label htmlFor={field}>{texts.account}</label>
            <input
              id={field}
              autoComplete="off"
              required
              value={account}
              onChange={({ target }) => setAccount(target.value)}
            />
          </p>
          <p className="buttons">
            <button className="button second" type="submit" disabled={account.trim() === '' || letting.isPending}>
              {texts.addIt}
            </button>
            <button
              className="button second"
              type="button"
              disabled={closing.isPending}
              onClick={() => closing.mutate(undefined)}
            >
              {texts.close}
            </button>
          </p>
        </form>
      )}
    </Section>
  );
}

/** Who read what of the matter; read when it is asked for, for that is written down as well. */
function Reads({ corporation, matter }: InMatter) {
  const [isShown, setShown] = useState(false);
  const reads = useQuery({ ...readsOfMatterQuery(corporation, matter), enabled: isShown });
  return (
    <Section title={texts.reads} note={texts.readsNote}>
      {isShown ? (
        <Reading of={reads}>
          {({ reads: all }) => (
            <Scroll label={texts.reads}>
              <table className="dense">
                <Head of={[texts.at, texts.by, texts.what]} />
                <tbody>
                  {all.map(({ id, at, by, what }) => (
                    <tr key={id}>
                      <th scope="row">{instantInWords(at)}</th>
                      <td>{by}</td>
                      <td>{what}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          )}
        </Reading>
      ) : (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => setShown(true)}>
            {texts.showReads}
          </button>
        </p>
      )}
    </Section>
  );
}
