import { useId, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { Value } from '../../parts/answer/Value.js';
import { texts } from './texts.js';

/** How directors are spread over the classes; or would be, were there another number of them. Nothing of it is entered. */
export function OtherSize({ corporation, moment }: { readonly corporation: string; readonly moment: PageMoment }) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const number = /^[1-9]\d{0,2}$/u.test(typed.trim()) ? typed.trim() : undefined;
  return (
    <>
      <AnswerSection
        key={number}
        corporation={corporation}
        moment={moment}
        title={number === undefined ? texts.spread : texts.spreadOf(number)}
        asked={{ question: 'board.apportion', input: number === undefined ? {} : { number } }}
      >
        {(value) => <Value corporation={corporation} of={value} without={['number', 'entered']} />}
      </AnswerSection>
      <p className="field screen">
        <label htmlFor={field}>{texts.otherSize}</label>
        <input
          id={field}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </p>
    </>
  );
}
