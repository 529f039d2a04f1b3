import { useEffect, type ReactNode } from 'react';
import { Unbroken } from '../parts/Unbroken.js';

export interface PageProps {
  /** The sentence with which the page opens: it could be read aloud. */
  readonly sentence: string;
  /** What stands under it, in a line or two. */
  readonly lack?: ReactNode;
  readonly crumb?: ReactNode;
  /** What the tab is called; never what is behind a wall, nor what somebody supposes. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** A page: a sentence first, then its sections. */
export function Page({ sentence, lack, crumb, title, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <article className="answer">
        {crumb === undefined ? undefined : <p className="crumb">{crumb}</p>}
        <h1>
          <Unbroken>{sentence}</Unbroken>
        </h1>
        {lack === undefined ? undefined : <p className="lack">{lack}</p>}
      </article>
      {children}
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Quorate`;
  }, [title]);
}
