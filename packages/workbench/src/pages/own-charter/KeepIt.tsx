import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { paths } from '../../paths.js';
import { corporationQuery, keyOf, meQuery } from '../../queries/corporation.js';
import type { File } from './queries.js';
import { texts } from './texts.js';

export interface KeepItProps {
  readonly corporation: string;
  /** The file, where it has no mistake. */
  readonly file: File | undefined;
  readonly onKept: () => void;
}

/** Puts the file in force for this corporation, with the reason; an owner may keep another corporation under it. */
export function KeepIt({ corporation, file, onKept }: KeepItProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const head = useQuery(corporationQuery(corporation));
  const [because, setBecause] = useState('');
  const field = useId();
  const keeping = useMutation({
    mutationFn: async (charter: File) => quorate.charters.set(corporation, { charter, because: because.trim() }),
    onSuccess: async () => {
      onKept();
      setBecause('');
      await queries.invalidateQueries({ queryKey: keyOf(corporation) });
    },
  });
  if (me.data === undefined) return undefined;
  const role = me.data.roles.find((each) => each.corporation === corporation)?.role;
  const mayKeep = role === 'secretary' || role === 'counsel';
  return (
    <Section title={texts.keep} note={texts.keepNote}>
      {mayKeep ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (file !== undefined) keeping.mutate(file);
          }}
        >
          <p className="lead">{texts.keepLead(head.data?.name ?? corporation)}</p>
          <p className="field">
            <label htmlFor={field}>{texts.because}</label>
            <input
              id={field}
              value={because}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => setBecause(target.value)}
            />
          </p>
          {keeping.isError ? <Problem error={keeping.error} /> : undefined}
          {keeping.isPending ? <Progress words={texts.keeping} /> : undefined}
          {keeping.isSuccess ? <p role="status">{texts.keptNow}</p> : undefined}
          <p className="buttons">
            <button
              className="button"
              type="submit"
              disabled={file === undefined || because.trim() === '' || keeping.isPending}
            >
              {texts.keepIt}
            </button>
            {file === undefined ? <span className="small quiet">{texts.keepWhenSound}</span> : undefined}
          </p>
        </form>
      ) : (
        <p className="lead">{texts.mayNotKeep}</p>
      )}
      {me.data.isOwner ? (
        <p className="buttons">
          <button
            className="button second"
            type="button"
            disabled={file === undefined}
            onClick={() =>
              void navigate({ to: paths.keep, state: { charterFile: file }, ignoreBlocker: true } as never)
            }
          >
            {texts.forAnother}
          </button>
        </p>
      ) : undefined}
    </Section>
  );
}
