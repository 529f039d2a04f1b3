import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page, useTitle } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Answered } from '../../parts/answer/Answered.js';
import { useAnswer } from '../../parts/answer/answering.js';
import { AnswerView } from '../../parts/answer/AnswerView.js';
import { booksQuery, questionQuery } from '../../queries/corporation.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { FieldControl } from '../../parts/fields/FieldControl.js';
import { filled, fieldOf, type Field } from '../../parts/fields/fields.js';
import { prefilled } from '../../parts/fields/prefilled.js';
import { texts } from './texts.js';

type Question = Wire['Question'];
type Input = Readonly<Record<string, unknown>>;

/** One question: what it is asked of, and its answer. What was typed stands in no address, only in this tab's history. */
export function AskQuestion() {
  const { question = '' } = useParams({ strict: false }) as { readonly question?: string };
  const found = useQuery(questionQuery(question));
  return (
    <Reading of={found} page={texts.title}>
      {(one) => <OneQuestion key={question} question={one} />}
    </Reading>
  );
}

function OneQuestion({ question }: { readonly question: Question }) {
  const corporation = useCorporation();
  const navigate = useNavigate();
  const state = useRouterState({ select: ({ location }) => location.state }) as { readonly asked?: Input };
  // What has no fields is asked at once.
  const { asked = question.fields.length > 0 ? undefined : {} } = state;
  const ask = (input: Input): void => {
    void navigate({
      to: '.',
      search: (before: object) => before,
      state: { asked: input },
      resetScroll: false,
    } as never);
  };
  useTitle(`${texts.title} · ${capital(keyInWords(question.family))}`);
  return asked === undefined ? (
    <Page title={texts.title} sentence={question.asks} crumb={<To path={paths.ask(corporation)}>{texts.title}</To>}>
      <FieldsForm question={question} onAsk={ask} asked={undefined} />
    </Page>
  ) : (
    <OneAnswer question={question} input={asked} onAsk={ask} />
  );
}

function OneAnswer({
  question,
  input,
  onAsk,
}: {
  readonly question: Question;
  readonly input: Input;
  readonly onAsk: (input: Input) => void;
}) {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const asked = { question: question.name, input };
  const answering = useAnswer(corporation, asked, moment);
  const { answer } = answering;
  const crumb = (
    <>
      <To path={paths.ask(corporation)}>{texts.title}</To> · {question.asks}
    </>
  );
  const form =
    question.fields.length === 0 ? undefined : (
      <details className="asked" open={answering.first.isError}>
        <summary>{texts.fields}</summary>
        <FieldsForm key={JSON.stringify(input)} question={question} onAsk={onAsk} asked={input} />
      </details>
    );
  if (answer === undefined) {
    return (
      <Page title={texts.title} sentence={question.asks} crumb={<To path={paths.ask(corporation)}>{texts.title}</To>}>
        <Answered of={answering}>{() => undefined}</Answered>
        {form}
      </Page>
    );
  }
  return (
    <AnswerView
      corporation={corporation}
      answer={answer}
      answering={answering}
      asked={asked}
      moment={moment}
      asks={question.asks}
      crumb={crumb}
    >
      {form}
    </AnswerView>
  );
}

interface FieldsFormProps {
  readonly question: Question;
  readonly asked: Input | undefined;
  readonly onAsk: (input: Input) => void;
}

function FieldsForm({ question, asked, onAsk }: FieldsFormProps) {
  const { example } = question;
  const fields = question.fields.map(fieldOf);
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  const [entered, setWritten] = useState<Readonly<Record<string, string>>>(() => writtenFrom(asked));
  // What was asked once stands as it was asked.
  const known =
    asked === undefined && books.data !== undefined ? prefilled(corporation, fields, books.data, entered) : {};
  const written = {
    ...Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value])),
    ...entered,
  };
  const [isTried, setTried] = useState(false);
  const result = filled(fields, written);
  const mistakes = isTried ? (result.mistakes ?? {}) : {};
  const [needed, others] = [fields.filter(({ required }) => required), fields.filter(({ required }) => !required)];
  const each = (field: Field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={written[field.name] ?? ''}
      mistake={mistakes[field.name]}
      example={example[field.name]}
      from={entered[field.name] === undefined ? known[field.name] : undefined}
      onChange={(value) => setWritten({ ...entered, [field.name]: value })}
    />
  );
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (result.mistakes === undefined) onAsk(result.input);
      }}
    >
      {needed.map(each)}
      {others.map(each)}
      <p className="buttons">
        <button className="button" type="submit">
          {texts.ask}
        </button>
      </p>
    </form>
  );
}

function writtenFrom(asked: Input | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(asked ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
