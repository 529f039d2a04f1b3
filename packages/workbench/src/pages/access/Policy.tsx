import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { entryTypesQuery, keyOf, policyQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { keyInWords, listed } from '../../words/phrases.js';
import { sortOf } from '../../parts/entries/entry.js';
import { texts } from './texts.js';

/** Which entries take a second person; an administrator says so. */
export function Policy({ corporation, isSetter }: { readonly corporation: string; readonly isSetter: boolean }) {
  const policy = useQuery(policyQuery(corporation));
  return (
    <Section id="policy" title={texts.policy}>
      <Reading of={policy}>
        {(set) => {
          const { types, corrections, erasures = false, setBy, setAt } = set;
          return (
            <>
              {types.length === 0 && !corrections && !erasures ? <p className="lead">{texts.policyNone}</p> : undefined}
              {types.length === 0 ? undefined : (
                <p className="lead">{texts.policyTypes(listed(types.map(keyInWords)))}</p>
              )}
              {corrections ? <p className="lead">{texts.corrections}</p> : undefined}
              {erasures ? <p className="lead">{texts.erasures}</p> : undefined}
              {setBy === undefined || setAt === undefined ? undefined : (
                <p className="small quiet">{texts.setBy(setBy, instantInWords(setAt))}</p>
              )}
              {isSetter ? <Setting key={setAt} corporation={corporation} of={set} /> : undefined}
            </>
          );
        }}
      </Reading>
    </Section>
  );
}

function Setting({ corporation, of }: { readonly corporation: string; readonly of: Wire['PolicySet'] }) {
  const [types, setTypes] = useState<readonly string[]>(of.types);
  const [corrections, setCorrections] = useState(of.corrections);
  const [erasures, setErasures] = useState(of.erasures === true);
  const all = useQuery(entryTypesQuery);
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: async () => quorate.policies.set(corporation, { types: [...types], corrections, erasures }),
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOf(corporation) }),
  });
  return (
    <details className="asked">
      <summary>{texts.changePolicy}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setting.mutate();
        }}
      >
        <p>
          <label>
            <input type="checkbox" checked={corrections} onChange={({ target }) => setCorrections(target.checked)} />{' '}
            {texts.correctionsField}
          </label>
        </p>
        <p>
          <label>
            <input type="checkbox" checked={erasures} onChange={({ target }) => setErasures(target.checked)} />{' '}
            {texts.erasuresField}
          </label>
        </p>
        <fieldset className="choices">
          <legend>{texts.types}</legend>
          <Reading of={all}>
            {(known) =>
              known.map(({ type }) => (
                <label key={type}>
                  <input
                    type="checkbox"
                    checked={types.includes(type)}
                    onChange={({ target }) =>
                      setTypes(target.checked ? [...types, type] : types.filter((each) => each !== type))
                    }
                  />{' '}
                  {sortOf(type)}
                </label>
              ))
            }
          </Reading>
        </fieldset>
        {setting.isError ? <Problem error={setting.error} /> : undefined}
        <p className="buttons">
          <button className="button second" type="submit" disabled={setting.isPending}>
            {texts.setPolicy}
          </button>
        </p>
      </form>
    </details>
  );
}
