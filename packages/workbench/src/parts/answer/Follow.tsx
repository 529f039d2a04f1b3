import { useState } from 'react';
import { sentence } from '../../words/phrases.js';
import type { Answer } from './plain.js';
import { changedIn } from './changed.js';
import { texts } from './texts.js';

export interface Followed {
  readonly isOn: boolean;
  readonly turn: () => void;
  /** What changed since it is followed, in words; nothing where nothing did. */
  readonly changes: readonly string[];
}

/** Follows an answer: the page is read anew whenever something is entered, and this says what became otherwise of what was asked so, and not of what is asked otherwise. */
export function useFollowed(answer: Answer, ...asked: readonly unknown[]): Followed {
  const [followed, follow] = useState<{ readonly asked: string; readonly since: Answer }>();
  const key = JSON.stringify(asked);
  const since = followed?.asked === key ? followed.since : undefined;
  return {
    isOn: since !== undefined,
    turn: () => follow(since === undefined ? { asked: key, since: answer } : undefined),
    changes: since === undefined ? [] : changedIn(since, answer),
  };
}

/** What became of an answer that is followed. */
export function Following({ of: { isOn, changes } }: { readonly of: Followed }) {
  if (!isOn) return undefined;
  return (
    <div className="followed" role="status">
      {changes.length === 0 ? (
        <p>{texts.nothingChanged}</p>
      ) : (
        <>
          <p>{texts.changedWhileFollowed}</p>
          <ul className="plain-list">
            {changes.map((each) => (
              <li key={each}>{sentence(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
