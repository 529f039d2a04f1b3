import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../frame/texts.js';
import { To } from '../frame/To.js';
import { paths } from '../paths.js';

/** An entry as another page begins it: its sort, what it says so far, and where one goes on afterwards. */
export interface Begun {
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly back?: { readonly path: string; readonly title: string };
}

export interface EnterAsProps {
  readonly corporation: string;
  readonly begun: Begun;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The door to an entry that is begun. What is begun goes along in this tab's history, and stands in no address. */
export function EnterAs({ corporation, begun, className, children }: EnterAsProps) {
  const props = { to: paths.entering(corporation), state: { begun }, className } as unknown as LinkProps;
  return <Link {...props}>{children}</Link>;
}

/** The way on where nothing is entered yet. */
export function Entering({ corporation }: { readonly corporation: string }) {
  return (
    <p className="buttons">
      <To className="button" path={paths.entering(corporation)}>
        {texts.enter}
      </To>
    </p>
  );
}
