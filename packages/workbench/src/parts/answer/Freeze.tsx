import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { keyOf, type Moment, type Question } from '../../queries/corporation.js';
import { askedBy } from '../../queries/instruments-asked.js';
import { texts } from './texts.js';

export interface FreezeProps {
  readonly corporation: string;
  readonly asked: Question;
  readonly moment: Moment;
}

/** Keeps an answer as somebody relies on it, with what for: from then on it is told when it no longer holds. */
export function Freeze({ corporation, asked, moment }: FreezeProps) {
  const [purpose, setPurpose] = useState('');
  const field = useId();
  const queries = useQueryClient();
  const freezing = useMutation({
    mutationFn: async () =>
      quorate.frozenAnswers.freeze(corporation, {
        question: asked.question,
        input: { ...asked.input },
        asOf: moment.asOf,
        ...askedBy(moment),
        purpose: purpose.trim(),
        ...(moment.knownAt === undefined ? {} : { knownAt: moment.knownAt }),
      }),
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOf(corporation, 'relied-on') }),
  });
  return (
    <Popover.Root>
      <Popover.Trigger>{texts.freeze}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="menu" align="end" sideOffset={6} aria-label={texts.freeze}>
          {freezing.isSuccess ? (
            <p className="said" role="status">
              {texts.frozen}
            </p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                freezing.mutate();
              }}
            >
              <label htmlFor={field}>{texts.purpose}</label>
              <input
                id={field}
                required
                maxLength={200}
                value={purpose}
                onChange={({ target }) => setPurpose(target.value)}
              />
              <button className="button" type="submit" disabled={purpose.trim() === '' || freezing.isPending}>
                {texts.freezeIt}
              </button>
              {freezing.isError ? <Problem error={freezing.error} /> : undefined}
            </form>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
