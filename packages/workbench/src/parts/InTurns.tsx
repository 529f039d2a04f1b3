import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { Progress } from '../frame/Reading.js';
import { texts } from '../frame/texts.js';

/** What stands below each other on a long page, drawn one after the other, the upper first: keys and pointer are heard in between. */
export function InTurns({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= all.length) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), 0);
    return () => clearTimeout(next);
  }, [drawn, all.length]);
  return (
    <>
      {all.slice(0, drawn)}
      {drawn < all.length ? <Progress words={texts.loading} /> : undefined}
    </>
  );
}
