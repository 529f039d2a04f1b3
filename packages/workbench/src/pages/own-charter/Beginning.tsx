import { dayInWords } from '@quorate/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { versionsQuery } from './queries.js';
import { skeleton } from './skeleton.js';
import { texts } from './texts.js';

/** What is written on from. */
export interface Begun {
  readonly name: string;
  readonly text: string;
}

export interface BeginningProps {
  readonly corporation: string;
  readonly onBegin: (begun: Begun) => void;
}

/** Where a file comes from: opened, pasted, a skeleton, or one that was uploaded before. */
export function Beginning({ corporation, onBegin }: BeginningProps) {
  const versions = useQuery(versionsQuery(corporation));
  const field = useId();
  const opening = useMutation({ mutationFn: textIn, onSuccess: onBegin });
  const continuing = useMutation({
    mutationFn: async (charter: string) => quorate.charters.content(corporation, charter),
    onSuccess: (text) => onBegin({ name: texts.untitled, text }),
  });
  return (
    <>
      <Section title={texts.begin} note={texts.beginNote}>
        <p className="field">
          <label htmlFor={field}>{texts.file}</label>
          <input
            id={field}
            type="file"
            accept=".yaml,.yml,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) opening.mutate(file);
            }}
          />
        </p>
        {opening.isError ? (
          <p className="small mistake" role="alert">
            {texts.fileUnread}
          </p>
        ) : undefined}
        <p className="buttons">
          <button
            className="button second"
            type="button"
            onClick={() => onBegin({ name: texts.untitled, text: skeleton })}
          >
            {texts.fromSkeleton}
          </button>
          <button className="button second" type="button" onClick={() => onBegin({ name: texts.untitled, text: '' })}>
            {texts.empty}
          </button>
        </p>
      </Section>
      <Section title={texts.keptBefore}>
        <Reading of={versions}>
          {(all) =>
            all.length === 0 ? (
              <p className="lead">{texts.noneKept}</p>
            ) : (
              <ul className="doors">
                {all.toReversed().map(({ charter, name, by, at, isInForce }) => (
                  <li key={charter}>
                    <button className="plain" type="button" onClick={() => continuing.mutate(charter)}>
                      {texts.keptVersion(name, by, dayInWords(at.slice(0, 10)))}
                    </button>{' '}
                    {isInForce ? <span className="small quiet">{texts.inForce}</span> : undefined}
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
        {continuing.isPending ? <Progress words={texts.working} /> : undefined}
        {continuing.isError ? <Problem error={continuing.error} /> : undefined}
      </Section>
    </>
  );
}

/** The text of a file. @throws {TypeError} where it is not in UTF-8, as something else with this name may not be */
async function textIn(file: Blob & { readonly name: string }): Promise<Begun> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  if (text.includes('\0')) throw new TypeError('it is no text');
  return { name: file.name, text };
}
