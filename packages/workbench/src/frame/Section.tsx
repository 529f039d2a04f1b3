import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section of a page, under a full rule. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section {...(id === undefined ? {} : { id })}>
      <h2>
        {title} {note === undefined ? undefined : <span className="note">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
