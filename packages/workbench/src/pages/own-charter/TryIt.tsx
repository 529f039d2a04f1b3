import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { inAskingOrder, type Wire } from '@quorate/sdk';
import { useMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Section } from '../../frame/Section.js';
import { Cancellable } from '../../frame/Cancellable.js';
import { Badges } from '../../parts/answer/AnswerView.js';
import { FactsAsked } from '../../parts/answer/FactsAsked.js';
import { memorandumOf } from '../../parts/answer/memorandum.js';
import { MemorandumText } from '../../parts/answer/MemorandumText.js';
import { settledIn, type Answer } from '../../parts/answer/plain.js';
import { requirementIn } from '../../parts/answer/requirement.js';
import { lackOf, sentenceOf } from '../../parts/answer/sentences.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Tree } from '../../parts/answer/Tree.js';
import { Value } from '../../parts/answer/Value.js';
import { FieldControl } from '../../parts/fields/FieldControl.js';
import { filled } from '../../parts/fields/fields.js';
import { catalogueQuery, corporationsQuery, questionQuery } from '../../queries/corporation.js';
import { isDay } from '../../words/dates.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { triedQuery, type File, type Tried } from './queries.js';
import { texts } from './texts.js';

export interface TryItProps {
  readonly corporation: string;
  /** The file, where it has no mistake. */
  readonly file: File | undefined;
}

const noBooks = '';

/** A question on the file as it is written: on the books of a corporation that one may read, or on none. */
export function TryIt({ corporation, file }: TryItProps) {
  const moment = useMoment(corporation);
  const catalogue = useQuery(catalogueQuery);
  const kept = useQuery(corporationsQuery);
  const [chosen, setChosen] = useState('instrument.profile');
  const described = useQuery(questionQuery(chosen));
  const question = described.data;
  const [books, setBooks] = useState(corporation);
  const [day, setDay] = useState<string>();
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<{ readonly question: string; readonly input: Tried['input'] }>();
  const [isTried, setTried] = useState(false);
  const field = useId();
  const asOf = day ?? moment.asOf;
  const result = filled(question?.fields ?? [], written);
  const mistakes = isTried ? (result.mistakes ?? {}) : {};
  const tried: Tried | undefined =
    asked === undefined || asked.question !== chosen || !isDay(asOf)
      ? undefined
      : {
          ...asked,
          asOf,
          corporation: books === noBooks ? corporation : books,
          books: books === noBooks ? 'none' : 'kept',
        };
  return (
    <Section title={texts.ask} note={texts.askNote}>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (result.mistakes === undefined) setAsked({ question: chosen, input: result.input });
        }}
      >
        <p className="field">
          <label htmlFor={`${field}-question`}>{texts.question}</label>
          <select
            id={`${field}-question`}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setWritten({});
              setTried(false);
            }}
          >
            <Questions of={catalogue.data ?? []} />
          </select>
        </p>
        <p className="field">
          <label htmlFor={`${field}-books`}>{texts.on}</label>
          <select id={`${field}-books`} value={books} onChange={({ target }) => setBooks(target.value)}>
            {(kept.data ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {texts.theBooks(name)}
              </option>
            ))}
            <option value={noBooks}>{capital(texts.noBooks)}</option>
          </select>
        </p>
        <p className="field">
          <label htmlFor={`${field}-day`}>{texts.asOf}</label>
          <input
            id={`${field}-day`}
            type="date"
            value={asOf}
            aria-invalid={!isDay(asOf)}
            onChange={({ target }) => setDay(target.value)}
          />
          {isDay(asOf) ? undefined : <span className="small mistake">{texts.badDay}</span>}
        </p>
        {described.isError ? <Problem error={described.error} retry={() => void described.refetch()} /> : undefined}
        {question?.fields.map((each) => (
          <FieldControl
            key={each.name}
            field={each}
            value={written[each.name] ?? ''}
            mistake={mistakes[each.name]}
            example={question.example[each.name]}
            isOpen
            onChange={(value) => setWritten({ ...written, [each.name]: value })}
          />
        ))}
        <p className="buttons">
          <button className="button" type="submit" disabled={file === undefined || question === undefined}>
            {texts.askIt}
          </button>
          {file === undefined ? <span className="small quiet">{texts.askWhenSound}</span> : undefined}
        </p>
      </form>
      {tried === undefined ? undefined : (
        <Answered key={tried.question} tried={tried} file={file} asks={question?.asks ?? ''} />
      )}
    </Section>
  );
}

function Questions({ of }: { readonly of: readonly Wire['QuestionListed'][] }) {
  const families = [...new Set(of.map(({ family }) => family))];
  return families.map((family) => (
    <optgroup key={family} label={capital(keyInWords(family))}>
      {of
        .filter((each) => each.family === family)
        .map(({ name, asks }) => (
          <option key={name} value={name}>
            {asks}
          </option>
        ))}
    </optgroup>
  ));
}

interface AnsweredProps {
  readonly tried: Tried;
  readonly file: File | undefined;
  readonly asks: string;
}

/** The answer by the file; while it has mistakes, that of before stands, and says so. */
function Answered({ tried, file, asks }: AnsweredProps) {
  const queries = useQueryClient();
  const [last, setLast] = useState(file);
  if (file !== undefined && file !== last) setLast(file);
  const query = triedQuery(last ?? { text: '', mediaType: 'application/yaml' }, tried);
  const answer = useQuery({ ...query, enabled: last !== undefined, placeholderData: (before) => before });
  if (last === undefined) return undefined;
  const isOfBefore = file === undefined || answer.isPlaceholderData;
  return (
    <div className="tried" aria-live="polite">
      {answer.isError ? <Problem error={answer.error} retry={() => void answer.refetch()} /> : undefined}
      <Cancellable
        of={answer}
        words={texts.answering}
        calledOff={texts.notAsked}
        again={texts.askAgain}
        onCancel={() => void queries.cancelQueries({ queryKey: query.queryKey })}
      />
      {answer.data === undefined || answer.isError ? undefined : (
        <Shown corporation={tried.corporation} answer={answer.data} asks={asks} isOfBefore={isOfBefore} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly corporation: string;
  readonly answer: Answer;
  readonly asks: string;
  readonly isOfBefore: boolean;
}

function Shown({ corporation, answer, asks, isOfBefore }: ShownProps) {
  const value = settledIn(answer);
  const requirement = requirementIn(value);
  const said = sentenceOf(answer);
  const lack = lackOf(answer);
  return (
    <>
      <h3>{said}</h3>
      {lack === undefined ? undefined : <p className="lead">{lack}</p>}
      <p className="small quiet">{isOfBefore ? texts.before : texts.by}</p>
      <Badges answer={answer} said={said} />
      {answer.outcome === 'needs-facts' ? <FactsAsked asked={inAskingOrder(answer.inquiries)} /> : undefined}
      {requirement === undefined ? undefined : (
        <Tree corporation={corporation} of={requirement} reasons={answer.reasons} />
      )}
      {value === undefined ? undefined : (
        <Value corporation={corporation} of={value} without={['requirement', 'ways', 'further', 'outcome']} />
      )}
      <details>
        <summary>{answerTexts.memorandum}</summary>
        <MemorandumText corporation={corporation} of={memorandumOf(answer, asks)} />
      </details>
    </>
  );
}
