import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { Cancellable } from '../../frame/Cancellable.js';
import { Problem } from '../../frame/Problem.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { countOf } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { papersWithQuery } from './queries.js';
import { texts } from './texts.js';

/** Papers found by what is written in them; which were not read is told, for the words may stand there. */
export function WrittenInThem({ corporation }: { readonly corporation: string }) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const queries = useQueryClient();
  const asked = papersWithQuery(corporation, words);
  const found = useQuery({ ...asked, enabled: words !== '' });
  const field = useId();
  return (
    <Section title={texts.written} isForScreen note={texts.writtenNote}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          setWords(typed.trim());
        }}
      >
        <p className="field">
          <label htmlFor={field}>{texts.wordsField}</label>
          <input
            id={field}
            type="search"
            required
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </p>
        <p className="buttons">
          <button className="button second" type="submit">
            {texts.lookForThem}
          </button>
        </p>
      </form>
      {words === '' ? undefined : (
        <Cancellable
          of={found}
          words={texts.readingThrough}
          again={texts.lookForThem}
          onCancel={() => void queries.cancelQueries({ queryKey: asked.queryKey, exact: true })}
        />
      )}
      {found.isError ? <Problem error={found.error} retry={() => void found.refetch()} /> : undefined}
      {found.data === undefined ? undefined : <Found corporation={corporation} words={words} of={found.data} />}
    </Section>
  );
}

interface FoundProps {
  readonly corporation: string;
  readonly words: string;
  readonly of: Wire['PapersSearched'];
}

function Found({ corporation, words, of: { found, unread } }: FoundProps) {
  return (
    <>
      <p className="lead" role="status">
        {found.length === 0
          ? texts.notFound(words)
          : texts.found(capital(countOf(found.length, 'paper has', 'papers have')), words)}
      </p>
      <ul className="plain-list">
        {found.map(({ hash, name, pages }) => (
          <li key={hash}>
            <To path={paths.paper(corporation, hash)}>{name}</To>
            {pages.length === 0 ? undefined : <span className="small quiet"> {texts.onPages(pages)}</span>}
          </li>
        ))}
      </ul>
      {unread.length === 0 ? undefined : (
        <details className="asked">
          <summary>{texts.unread(capital(countOf(unread.length, 'paper was', 'papers were')))}</summary>
          <ul className="plain-list">
            {unread.map(({ hash, name, why }) => (
              <li key={hash}>
                <To path={paths.paper(corporation, hash)}>{name}</To>{' '}
                <span className="small quiet">{texts.whyUnread[why]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
