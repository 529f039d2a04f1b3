import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { isFields, recordsIn, settledIn, textIn, type Answer, type Fields } from '../../parts/answer/plain.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Combobox } from '../../parts/fields/Combobox.js';
import { answerQuery, personsQuery, type Question } from '../../queries/corporation.js';
import { grouped, moneyIn } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';
import { texts } from './texts.js';

export interface OfHolderProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  /** The division of so much, which is asked again with the holder. */
  readonly dividing: Question;
}

/** What one holder of record gets of a division, of each class and series that it holds. */
export function OfHolder({ corporation, moment, dividing }: OfHolderProps) {
  const [holder, setHolder] = useState('');
  const field = useId();
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const chosen = persons.data?.find(({ id }) => id === holder);
  const asked = { ...dividing, input: { ...dividing.input, holders: [chosen?.id ?? ''] } };
  const found = useQuery({ ...answerQuery(corporation, asked, moment), enabled: chosen !== undefined });
  return (
    <div className="fields">
      <p className="field">
        <label htmlFor={field}>{texts.holder}</label>
        <Combobox
          id={field}
          value={holder}
          choices={(persons.data ?? []).map(({ id, name }) => ({ id, title: name }))}
          describedBy={`${field}-told`}
          onChange={setHolder}
        />
      </p>
      <p id={`${field}-told`} role="status">
        {chosen === undefined ? (
          <span className="small quiet">
            {holder === '' || persons.data === undefined ? texts.holderNote : texts.noHolder}
          </span>
        ) : found.data === undefined ? (
          found.isError ? undefined : (
            <Progress words={answerTexts.working} />
          )
        ) : (
          receivedBy(chosen.name, found.data)
        )}
      </p>
      {found.isError ? <Problem error={found.error} retry={() => void found.refetch()} /> : undefined}
    </div>
  );
}

/** What the holder gets in a sentence, or why that is not settled. */
export function receivedBy(name: string, answer: Answer): string {
  const value = settledIn(answer);
  const [row] = isFields(value) ? recordsIn(value, 'holders') : [];
  if (row === undefined) return sentenceOf(answer);
  const of = recordsIn(row, 'of');
  if (of.length === 0) return texts.holdsNothing(name);
  const parts = of.map((each) =>
    texts.ofClass(money(each, 'amount'), grouped(textIn(each, 'shares') ?? ''), keyInWords(textIn(each, 'id') ?? '')),
  );
  // Of one class what it comes to is said once.
  return texts.gets(name, parts.length === 1 ? listed(parts) : `${money(row, 'total')}: ${listed(parts)}`);
}

function money(of: Fields, name: 'amount' | 'total'): string {
  const amount = of[name];
  return (isFields(amount) ? moneyIn(amount) : undefined) ?? '–';
}
