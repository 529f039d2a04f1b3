import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { mattersQuery } from './queries.js';
import { texts } from './texts.js';

export interface PrepareInMatterProps {
  readonly corporation: string;
  /** What the draft is called. */
  readonly title: string;
  readonly entry: Wire['NewEntry'];
}

/** Leaves an entry as a draft in a matter of one's own: nothing is entered, and nothing shows outside. */
export function PrepareInMatter({ corporation, title, entry }: PrepareInMatterProps) {
  const [isOpen, setOpen] = useState(false);
  // Which matters there are is read when it is asked for: that is written down.
  const matters = useQuery({ ...mattersQuery(corporation), enabled: isOpen });
  const preparing = useMutation({
    mutationFn: async (matter: string) => {
      await quorate.matterDrafts.make(corporation, matter, { title, entries: [entry] });
      return matter;
    },
  });
  if (preparing.data !== undefined) {
    return (
      <p className="said" role="status">
        {texts.prepared} <To path={paths.matter(corporation, preparing.data)}>{texts.seeMatter}</To>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p>
        <button className="plain" type="button" onClick={() => setOpen(true)}>
          {texts.prepare}
        </button>
      </p>
    );
  }
  return (
    <Reading of={matters}>
      {(all) => {
        const open = all.filter(({ closedAt }) => closedAt === undefined);
        return (
          <>
            {preparing.isError ? <Problem error={preparing.error} /> : undefined}
            {open.length === 0 ? <p className="lead">{texts.none}</p> : undefined}
            <p className="buttons">
              {open.map(({ id, title: matter }) => (
                <button
                  key={id}
                  className="button second"
                  type="button"
                  disabled={preparing.isPending}
                  onClick={() => preparing.mutate(id)}
                >
                  {texts.prepareIn(matter)}
                </button>
              ))}
            </p>
          </>
        );
      }}
    </Reading>
  );
}
