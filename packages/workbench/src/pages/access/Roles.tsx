import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { keyOf } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { capital, keyInWords } from '../../words/phrases.js';
import type { Role } from '../../words/roles.js';
import { roleChangesQuery } from './queries.js';
import { RoleField } from './RoleField.js';
import { texts } from './texts.js';

export interface RolesProps {
  readonly corporation: string;
  readonly of: readonly Wire['Grant'][];
}

/** Who has which role, taking one away, and giving one. */
export function Roles({ corporation, of }: RolesProps) {
  const queries = useQueryClient();
  const anew = async (): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(corporation) });
  const taking = useMutation({
    mutationFn: async (account: string) => quorate.accounts.withdraw(corporation, account),
    onSuccess: anew,
  });
  return (
    <>
      <Section title={texts.roles}>
        {of.length === 0 ? (
          <p className="lead">{texts.rolesNone}</p>
        ) : (
          <table className="stack">
            <Head of={[texts.account, texts.role, texts.until, { screen: texts.takeAway }]} />
            <tbody>
              {of.map(({ account, role, until }) => (
                <tr key={account}>
                  <th scope="row">{account}</th>
                  <td>{capital(keyInWords(role))}</td>
                  <td data-label={texts.until}>{until === undefined ? texts.withoutEnd : instantInWords(until)}</td>
                  <td className="screen">
                    <button
                      className="plain"
                      type="button"
                      disabled={taking.isPending}
                      onClick={() => taking.mutate(account)}
                    >
                      {texts.takeAway} <span className="hidden">{account}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {taking.isError ? <Problem error={taking.error} /> : undefined}
      </Section>
      <Give corporation={corporation} onGiven={anew} />
    </>
  );
}

function Give({ corporation, onGiven }: { readonly corporation: string; readonly onGiven: () => Promise<void> }) {
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [until, setUntil] = useState('');
  const field = useId();
  const giving = useMutation({
    mutationFn: async () =>
      quorate.accounts.grant(corporation, account.trim(), {
        role,
        ...(until === '' ? {} : { until: `${until}T23:59:59.999Z` }),
      }),
    onSuccess: async () => {
      setAccount('');
      await onGiven();
    },
  });
  return (
    <Section title={texts.give} note={texts.giveNote}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          giving.mutate();
        }}
      >
        <p className="field">
          <label htmlFor={`${field}-account`}>{texts.account}</label>
          <input
            id={`${field}-account`}
            autoComplete="off"
            required
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
        </p>
        <RoleField value={role} onChange={setRole} />
        <p className="field">
          <label htmlFor={`${field}-until`}>{texts.untilField}</label>
          <input
            id={`${field}-until`}
            type="date"
            required={role === 'examiner'}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </p>
        {giving.isError ? <Problem error={giving.error} /> : undefined}
        <p className="buttons">
          <button className="button second" type="submit" disabled={account.trim() === '' || giving.isPending}>
            {texts.giveIt}
          </button>
        </p>
      </form>
    </Section>
  );
}

/** Every role that was given or taken away, and by whom: the last first. */
export function Changes({ corporation }: { readonly corporation: string }) {
  const changes = useQuery(roleChangesQuery(corporation));
  return (
    <details className="asked">
      <summary>{texts.changes}</summary>
      <Reading of={changes}>
        {(all) => (
          <Scroll label={texts.changes}>
            <table className="dense">
              <Head of={[texts.account, texts.what, texts.by, texts.at]} />
              <tbody>
                {all.toReversed().map(({ account, role, by, at }) => (
                  <tr key={`${account} ${at}`}>
                    <th scope="row">{account}</th>
                    <td>
                      {role === undefined ? capital(texts.taken) : `${capital(keyInWords(role))}, ${texts.given}`}
                    </td>
                    <td>{by}</td>
                    <td>{instantInWords(at)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Reading>
    </details>
  );
}
