import type { Wire } from '@quorate/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { Doing } from '../../frame/Doing.js';
import { useStoppable } from '../../frame/stoppable.js';
import { Section } from '../../frame/Section.js';
import { paths } from '../../paths.js';
import { texts } from './texts.js';

/** Takes a journal in that was exported, here or elsewhere: all of it, verified, or nothing. */
export function TakeIn() {
  const [file, setFile] = useState<File>();
  const field = useId();
  const navigate = useNavigate();
  const taking = useStoppable(async (journal: File, signal) => quorate.journals.takeIn(journal, { signal }), {
    whether: texts.takenInOrNot,
    changes: [],
  });
  // Whoever has gone on to another page meanwhile is left there.
  const goToIt = { onSuccess: async ({ id }: Wire['Corporation']) => navigate({ to: paths.journal(id) } as never) };
  return (
    <Section title={texts.takeIn} note={texts.takeInNote}>
      <p className="field">
        <label htmlFor={field}>{texts.takeInFile}</label>
        <input id={field} type="file" accept=".ndjson" onChange={({ target }) => setFile(target.files?.[0])} />
      </p>
      <Doing of={taking} words={texts.takingIn} />
      <p className="buttons">
        <button
          className="button second"
          type="button"
          disabled={file === undefined || taking.isPending}
          onClick={() => (file === undefined ? undefined : taking.mutate(file, goToIt))}
        >
          {texts.takeItIn}
        </button>
      </p>
    </Section>
  );
}
