import { useState, type ReactNode } from 'react';
import { Section } from '../../frame/Section.js';

export interface OnRequestProps {
  readonly title: string;
  readonly note: string;
  /** What the button says that it does. */
  readonly does: string;
  readonly children: ReactNode;
}

/** What is worked out, or written down as read, only once somebody wants it. */
export function OnRequest({ title, note, does, children }: OnRequestProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Section title={title} note={note}>
      {isWanted ? (
        children
      ) : (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => setWanted(true)}>
            {does}
          </button>
        </p>
      )}
    </Section>
  );
}
