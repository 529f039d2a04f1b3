import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { queries, quorate } from '../../client.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { corporationsQuery, meQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

/** One's own account: roles, password, sessions, keys. */
export function Account() {
  const me = useQuery(meQuery);
  const { data: kept = [] } = useQuery(corporationsQuery);
  const nameOf = (corporation: string) => kept.find(({ id }) => id === corporation)?.name ?? corporation;
  const leave = useLeaving();
  return (
    <Reading of={me} page={texts.title}>
      {({ name, isOwner, roles }) => (
        <Page title={texts.title} sentence={texts.sentence(name)} lack={isOwner ? texts.owner : undefined}>
          <p className="buttons">
            <button className="button second" type="button" onClick={() => leave.mutate('here')}>
              {texts.signOut}
            </button>
          </p>
          <Section title={texts.roles}>
            {roles.length === 0 ? (
              <p className="lead">{texts.noRoles}</p>
            ) : (
              <Scroll label={texts.roles}>
                <table>
                  <Head of={[texts.corporation, texts.role]} />
                  <tbody>
                    {roles.map(({ corporation, role }) => (
                      <tr key={corporation}>
                        <th scope="row">
                          <To path={paths.overview(corporation)}>{nameOf(corporation)}</To>
                        </th>
                        <td>{capital(keyInWords(role))}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scroll>
            )}
          </Section>
          <Password />
          <Sessions onEndAll={() => leave.mutate('everywhere')} />
          <Keys />
        </Page>
      )}
    </Reading>
  );
}

function useLeaving() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (where: 'here' | 'everywhere') =>
      where === 'here' ? quorate.me.signOut() : quorate.me.endSessions(),
    onSuccess: async () => {
      queries.clear();
      await navigate({ to: paths.signIn } as never);
    },
  });
}

function Password() {
  const [old, setOld] = useState('');
  const [written, setWritten] = useState('');
  const field = useId();
  const setting = useMutation({
    mutationFn: async () => quorate.me.setPassword({ ...(old === '' ? {} : { old }), new: written }),
    onSuccess: () => {
      setOld('');
      setWritten('');
    },
  });
  return (
    <Section title={texts.password} note={texts.passwordNote}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setting.mutate();
        }}
      >
        <p className="field">
          <label htmlFor={`${field}-old`}>{texts.old}</label>
          <input
            id={`${field}-old`}
            type="password"
            autoComplete="current-password"
            value={old}
            onChange={({ target }) => setOld(target.value)}
          />
        </p>
        <p className="field">
          <label htmlFor={`${field}-new`}>{texts.new}</label>
          <input
            id={`${field}-new`}
            type="password"
            autoComplete="new-password"
            required
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </p>
        {setting.isError ? <Problem error={setting.error} /> : undefined}
        {setting.isSuccess ? <p role="status">{texts.passwordSet}</p> : undefined}
        <p className="buttons">
          <button className="button second" type="submit" disabled={written === '' || setting.isPending}>
            {texts.setPassword}
          </button>
        </p>
      </form>
    </Section>
  );
}

function Sessions({ onEndAll }: { readonly onEndAll: () => void }) {
  const key = ['me', 'sessions'];
  const sessions = useQuery({ queryKey: key, queryFn: async () => quorate.me.sessions() });
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: async (id: string) => quorate.me.endSession(id),
    onSuccess: async () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <Section title={texts.sessions} note={texts.sessionsNote}>
      <Reading of={sessions}>
        {(all) => (
          <table className="stack">
            <Head of={[texts.begun, texts.ends, { screen: texts.end }]} />
            <tbody>
              {all.map(({ id, madeAt, expiresAt, isCurrent }) => (
                <tr key={id}>
                  <th scope="row">
                    {instantInWords(madeAt)}
                    {isCurrent ? ` (${texts.here})` : ''}
                  </th>
                  <td data-label={texts.ends}>{instantInWords(expiresAt)}</td>
                  <td className="screen">
                    {isCurrent ? undefined : (
                      <button className="plain" type="button" onClick={() => ending.mutate(id)}>
                        {texts.end} <span className="hidden">{instantInWords(madeAt)}</span>
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
      {ending.isError ? <Problem error={ending.error} /> : undefined}
      <p className="buttons">
        <button className="button second" type="button" onClick={onEndAll}>
          {texts.endAll}
        </button>
      </p>
    </Section>
  );
}

function Keys() {
  const key = ['me', 'keys'];
  const keys = useQuery({ queryKey: key, queryFn: async () => quorate.me.keys() });
  const client = useQueryClient();
  const anew = async (): Promise<void> => client.invalidateQueries({ queryKey: key });
  const making = useMutation({ mutationFn: async () => quorate.me.makeKey(), onSuccess: anew });
  const revoking = useMutation({ mutationFn: async (id: string) => quorate.me.revokeKey(id), onSuccess: anew });
  return (
    <Section title={texts.keys} note={texts.keysNote}>
      <Reading of={keys}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.noKeys}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.made, texts.ends, texts.used, texts.limitedTo, { screen: texts.revoke }]} />
              <tbody>
                {all.map(({ id, madeAt, expiresAt, lastUsed, permissions }) => (
                  <tr key={id}>
                    <th scope="row">{instantInWords(madeAt)}</th>
                    <td data-label={texts.ends}>{instantInWords(expiresAt)}</td>
                    <td data-label={texts.used}>{lastUsed === undefined ? texts.never : instantInWords(lastUsed)}</td>
                    <td data-label={texts.limitedTo}>
                      {permissions.length === 0 ? texts.everything : permissions.map(keyInWords).join(', ')}
                    </td>
                    <td className="screen">
                      <button className="plain" type="button" onClick={() => revoking.mutate(id)}>
                        {texts.revoke} <span className="hidden">{instantInWords(madeAt)}</span>
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
      {making.data === undefined ? undefined : (
        <div role="status">
          <p>{texts.keyShown}</p>
          <p className="entry">{making.data.key}</p>
        </div>
      )}
      {making.isError ? <Problem error={making.error} /> : undefined}
      {revoking.isError ? <Problem error={revoking.error} /> : undefined}
      <p className="buttons">
        <button className="button second" type="button" onClick={() => making.mutate()}>
          {texts.makeKey}
        </button>
      </p>
    </Section>
  );
}
