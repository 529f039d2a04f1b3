import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { keyOf, meQuery } from '../../queries/corporation.js';
import type { Role } from '../../words/roles.js';
import { accountsQuery } from './queries.js';
import { RoleField } from './RoleField.js';
import { texts } from './texts.js';
import { Head } from '../../parts/table/Head.js';

/** Opens an account with a role; the link by which its holder signs in is shown this once. */
export function Invite({ corporation }: { readonly corporation: string }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const queries = useQueryClient();
  const field = useId();
  const opening = useMutation({
    mutationFn: async () => {
      const opened = await quorate.accounts.open({ name });
      await quorate.accounts.grant(corporation, name, { role });
      return opened;
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: keyOf(corporation) });
    },
  });
  return (
    <Section title={texts.inviteTitle} note={texts.inviteNote}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          opening.mutate();
        }}
      >
        <p className="field">
          <label htmlFor={`${field}-name`}>{texts.name}</label>
          <input
            id={`${field}-name`}
            autoComplete="off"
            required
            pattern="[a-z0-9][a-z0-9.@_\-]{0,99}"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </p>
        <RoleField value={role} onChange={setRole} />
        {opening.isError ? <Problem error={opening.error} /> : undefined}
        <p className="buttons">
          <button className="button second" type="submit" disabled={name === '' || opening.isPending}>
            {texts.open}
          </button>
        </p>
        {opening.data === undefined ? undefined : (
          <div role="status">
            <p>{texts.link(opening.data.name)}</p>
            <p className="entry">{`${window.location.origin}/sign-in#${opening.data.link}`}</p>
          </div>
        )}
      </form>
    </Section>
  );
}

/** Every account of the service, and closing one. */
export function Accounts() {
  const accounts = useQuery(accountsQuery);
  const me = useQuery(meQuery);
  const queries = useQueryClient();
  const closing = useMutation({
    mutationFn: async (name: string) => quorate.accounts.close(name),
    onSuccess: async () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
  return (
    <Section title={texts.accounts} note={texts.closeNote}>
      <Reading of={accounts}>
        {(all) => (
          <table className="stack">
            <Head of={[texts.account, texts.standing, { screen: texts.close }]} />
            <tbody>
              {all.map(({ name, isOwner, isClosed }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-label={texts.standing}>{isClosed ? texts.closed : isOwner ? texts.owner : texts.opened}</td>
                  <td className="screen">
                    {isClosed || name === me.data?.name ? undefined : (
                      <button
                        className="plain"
                        type="button"
                        disabled={closing.isPending}
                        onClick={() => closing.mutate(name)}
                      >
                        {texts.close} <span className="hidden">{name}</span>
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
      {closing.isError ? <Problem error={closing.error} /> : undefined}
    </Section>
  );
}
