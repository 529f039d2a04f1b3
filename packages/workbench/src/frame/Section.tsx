import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly note?: string;
  /** Whether it is of use on a screen alone: it is left out on paper. */
  readonly isForScreen?: boolean;
  /** Whether a screen draws it only once somebody comes near it: what it holds is long, and reaches over no edge of it. */
  readonly isDrawnNearby?: boolean;
  readonly children: ReactNode;
}

/** A section of a page, under a full rule. */
export function Section({ id, title, note, isForScreen = false, isDrawnNearby = false, children }: SectionProps) {
  return (
    <section
      {...(id === undefined ? {} : { id })}
      className={isForScreen ? 'screen' : isDrawnNearby ? 'drawn-nearby' : undefined}
    >
      <h2>
        {title} {note === undefined ? undefined : <span className="note">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
