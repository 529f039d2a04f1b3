import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { queries, quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { linkIn } from './link-in.js';
import { texts } from './texts.js';

/** Where one says who one is: by a link, a password, or at a provider. */
export function SignIn() {
  const { return: back = '/' } = useSearch({ strict: false }) as { readonly return?: string };
  const navigate = useNavigate();
  const ways = useQuery({ queryKey: ['sign-in'], queryFn: async () => quorate.signIn.ways() });
  const signedIn = async (): Promise<void> => {
    queries.clear();
    await navigate({ to: back, replace: true } as never);
  };
  const byLink = useMutation({
    mutationFn: async (link: string) => quorate.signIn.withLink(link),
    onSuccess: signedIn,
  });
  const byPassword = useMutation({
    mutationFn: async (who: { readonly name: string; readonly password: string }) => quorate.signIn.withPassword(who),
    onSuccess: signedIn,
  });
  const isBegun = useRef(false);
  useEffect(() => {
    document.title = `${texts.title} · Quorate`;
    const link = linkIn(window.location.hash);
    if (link === undefined || isBegun.current) return;
    isBegun.current = true;
    // The link serves once, and stays in no history.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    byLink.mutate(link);
  }, [byLink]);
  const elsewhere = ways.data?.openId;
  return (
    <main id="main" className="sign-in">
      <article className="answer">
        <h1>{texts.title}</h1>
        <p className="lack">{texts.about}</p>
      </article>
      {byLink.isPending ? <Progress words={texts.signing} /> : undefined}
      {elsewhere === undefined ? undefined : (
        <Part title={texts.elsewhereTitle}>
          <p className="buttons">
            <a className="button" href={`${elsewhere.path}?return=${encodeURIComponent(back)}`}>
              {texts.elsewhere(elsewhere.name)}
            </a>
          </p>
        </Part>
      )}
      <Part title={texts.withPassword}>
        <Password onSend={(who) => byPassword.mutate(who)} isPending={byPassword.isPending} />
        {byPassword.isError ? <Problem error={byPassword.error} /> : undefined}
      </Part>
      <Part title={texts.withLink}>
        {byLink.isError ? (
          <div className="problem" role="alert">
            <p>{texts.linkFailed}</p>
          </div>
        ) : undefined}
        <LinkField onSend={(link) => byLink.mutate(link)} isPending={byLink.isPending} />
      </Part>
      <Part title={texts.lostTitle}>
        <p className="lead">
          {texts.lost} <code className="nowrap">{texts.lostCommand}</code>
        </p>
        <p className="lead">
          <strong>{texts.firstTitle}</strong> {texts.first}
        </p>
      </Part>
    </main>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface PasswordProps {
  readonly onSend: (who: { readonly name: string; readonly password: string }) => void;
  readonly isPending: boolean;
}

function Password({ onSend, isPending }: PasswordProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const field = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ name, password });
      }}
    >
      <p className="field">
        <label htmlFor={`${field}-name`}>{texts.name}</label>
        <input
          id={`${field}-name`}
          autoComplete="username"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </p>
      <p className="field">
        <label htmlFor={`${field}-password`}>{texts.password}</label>
        <input
          id={`${field}-password`}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </p>
      <p className="buttons">
        <button className="button" type="submit" disabled={isPending}>
          {texts.signIn}
        </button>
      </p>
    </form>
  );
}

function LinkField({ onSend, isPending }: { readonly onSend: (link: string) => void; readonly isPending: boolean }) {
  const [written, setWritten] = useState('');
  const field = useId();
  const link = linkIn(written);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (link !== undefined) onSend(link);
      }}
    >
      <p className="field">
        <label htmlFor={field}>{texts.link}</label>
        <input id={field} autoComplete="off" value={written} onChange={({ target }) => setWritten(target.value)} />
      </p>
      <p className="buttons">
        <button className="button second" type="submit" disabled={link === undefined || isPending}>
          {texts.useLink}
        </button>
      </p>
    </form>
  );
}
