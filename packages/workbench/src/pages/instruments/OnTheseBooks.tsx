import { dayInWords } from '@quorate/sdk';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Whole } from '../../parts/answer/AnswerSection.js';
import { Badges } from '../../parts/answer/AnswerView.js';
import type { Answer } from '../../parts/answer/plain.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { answerQuery, booksQuery, catalogueQuery } from '../../queries/corporation.js';
import { grouped } from '../../words/numbers.js';
import { actInWords } from '../../words/acts.js';
import { sentence } from '../../words/phrases.js';
import { bearingOn, stepsBy, type Bearing } from './bearing.js';
import type { Provision } from './standing.js';
import { texts } from './texts.js';

export interface OnTheseBooksProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly of: Provision;
}

/** What a provision comes to on the books of the day: what answers say by it. */
export function OnTheseBooks({ corporation, moment, of }: OnTheseBooksProps) {
  const catalogue = useQuery(catalogueQuery);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  // Elections are decided at their meeting.
  const open = books.data?.acts.last.filter(({ act }) => act !== 'election') ?? [];
  const acts = open.map(({ id }) => id).toReversed();
  const called = new Map(open.map(({ id, act, on, named }) => [id, actInWords({ id, kind: act, on, named })]));
  const isReady = catalogue.data !== undefined && books.data !== undefined && of.isInForce;
  const bearing = isReady ? bearingOn(of.answers, catalogue.data, acts) : [];
  const answers = useQueries({ queries: bearing.map(({ asked }) => answerQuery(corporation, asked, moment)) });
  if (!of.isInForce || (isReady && bearing.length === 0)) return undefined;
  return (
    <Section title={texts.books(dayInWords(moment.asOf))} note={texts.booksNote}>
      {isReady ? undefined : <Progress words={texts.working} />}
      {bearing.map((each, index) => (
        <Comes
          key={each.title}
          corporation={corporation}
          of={each}
          subject={each.act === undefined ? undefined : called.get(each.act)}
          answer={answers[index]}
          cite={of.cite}
        />
      ))}
    </Section>
  );
}

interface ComesProps {
  readonly corporation: string;
  readonly of: Bearing;
  /** What the act is called that it is asked of. */
  readonly subject: string | undefined;
  readonly answer: UseQueryResult<Answer> | undefined;
  readonly cite: string;
}

const mostSteps = 5;

function Comes({ corporation, of: { asked, title, act }, subject, answer, cite }: ComesProps) {
  const steps = answer?.data === undefined ? [] : stepsBy(answer.data, cite);
  const said = answer?.data === undefined ? '' : sentenceOf(answer.data, subject);
  return (
    <div className="comes">
      <h3>
        {act === undefined ? (
          <Whole corporation={corporation} asked={asked}>
            {title}
          </Whole>
        ) : (
          <To path={paths.act(corporation, act)}>{subject}</To>
        )}
      </h3>
      {answer?.data === undefined ? (
        answer?.isError === true ? (
          <Problem error={answer.error} />
        ) : (
          <Progress words={texts.working} />
        )
      ) : (
        <>
          <p className="quiet">{said}</p>
          <ul className="plain-list">
            {steps.slice(0, mostSteps).map(({ step, says }) => (
              <li key={step}>{sentence(says)}</li>
            ))}
            {steps.length > mostSteps ? (
              <li className="small quiet">{texts.more(grouped(steps.length - mostSteps))}</li>
            ) : undefined}
            {steps.length === 0 ? <li className="small quiet">{texts.doesNotBear}</li> : undefined}
          </ul>
          {steps.length === 0 ? undefined : (
            <Badges answer={answer.data} said={said} isWhole={asked.sensitivity !== 'none'} />
          )}
        </>
      )}
    </div>
  );
}
