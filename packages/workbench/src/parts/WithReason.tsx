import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Problem } from '../frame/Problem.js';
import { keyOf } from '../queries/corporation.js';

export interface WithReasonProps {
  readonly corporation: string;
  readonly label: string;
  readonly does: string;
  readonly doing: (reason: string) => Promise<unknown>;
}

/** What is done once a reason is written, which stays with it; what is read of the corporation is read anew then. */
export function WithReason({ corporation, label, does, doing }: WithReasonProps) {
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const field = useId();
  const done = useMutation({
    mutationFn: async () => doing(reason.trim()),
    onSuccess: async () => {
      setReason('');
      await queries.invalidateQueries({ queryKey: keyOf(corporation) });
    },
  });
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        done.mutate();
      }}
    >
      <p className="field">
        <label htmlFor={field}>{label}</label>
        <input
          id={field}
          required
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </p>
      {done.isError ? <Problem error={done.error} /> : undefined}
      <p className="buttons">
        <button className="button second" type="submit" disabled={reason.trim() === '' || done.isPending}>
          {does}
        </button>
      </p>
    </form>
  );
}
