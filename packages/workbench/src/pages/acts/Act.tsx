import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { useTitle } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Scroll } from '../../parts/Scroll.js';
import { Answered } from '../../parts/answer/Answered.js';
import { useAnswer } from '../../parts/answer/answering.js';
import { AnswerView } from '../../parts/answer/AnswerView.js';
import { settledIn } from '../../parts/answer/plain.js';
import { waysIn, type Requirement } from '../../parts/answer/requirement.js';
import { Head } from '../../parts/table/Head.js';
import { actQuery, answerQuery } from '../../queries/corporation.js';
import { grouped } from '../../words/numbers.js';
import { capital, keyInWords, listed, uncapital } from '../../words/phrases.js';
import { actInWords, withoutNote } from '../../words/acts.js';
import { monthsLater } from '../../words/dates.js';
import { byWhenOf } from './by-when.js';
import { texts } from './texts.js';
import { membersBehind } from './votes-behind.js';

/** One act: where it stands, the ways that are open, and the votes behind it. */
export function Act() {
  const corporation = useCorporation();
  const { act: id = '' } = useParams({ strict: false }) as { readonly act?: string };
  const moment = useMoment(corporation);
  const act = useQuery({ ...actQuery(corporation, id, moment), enabled: !moment.isPending });
  const asked = { question: 'approval.status', input: { of: id } };
  const answering = useAnswer(corporation, asked, moment);
  const input = { from: moment.asOf, to: monthsLater(moment.asOf, ahead) };
  const due = useQuery({
    ...answerQuery(corporation, { question: 'calendar.deadlines', input, sensitivity: 'none' }, moment),
    enabled: answering.answer !== undefined,
  });
  useTitle(act.data === undefined ? texts.title : `${withoutNote(actInWords(act.data))} · ${texts.title}`);
  return (
    <Reading of={act} page={texts.title}>
      {(told) => (
        <Answered of={answering} page={capital(actInWords(told))}>
          {(given) => (
            <AnswerView
              corporation={corporation}
              answer={given}
              answering={answering}
              asked={asked}
              moment={moment}
              asks={texts.question(uncapital(actInWords(told)))}
              subject={actInWords(told)}
              printed={paths.memorandum(corporation, id)}
              crumb={
                <>
                  <To path={paths.acts(corporation)}>{texts.title}</To> · {capital(keyInWords(told.kind))} ·{' '}
                  {texts.proposedOn(dayInWords(told.on))},{' '}
                  <To path={paths.entry(corporation, told.entry)}>{texts.entry}</To>
                </>
              }
              membersOf={(step) => membersBehind(step, told)}
              doorOf={(step) => (
                <>
                  <ByWhen told={byWhenOf(due.data, id, step)} />
                  {waitsForBody(step) ? <Recording corporation={corporation} act={id} /> : undefined}
                </>
              )}
              below={
                <Cast
                  corporation={corporation}
                  act={told}
                  hasDoor={waysIn(settledIn(given)).some(({ steps }) => steps.some(waitsForBody))}
                />
              }
            />
          )}
        </Answered>
      )}
    </Reading>
  );
}

/** How far ahead days are looked for, in months. */
const ahead = 12;

/** By when a step has to be taken, where a section or the act itself sets a time. */
function ByWhen({ told }: { readonly told: string | undefined }) {
  return told === undefined ? undefined : (
    <p className="small">
      <strong>{texts.byWhen}</strong> {told}
    </p>
  );
}

function waitsForBody({ kind, state }: Requirement): boolean {
  return kind === 'body' && state === 'open';
}

function Recording({ corporation, act }: { readonly corporation: string; readonly act: string }) {
  return (
    <p className="buttons">
      <To className="button second" path={paths.approving(corporation, act)}>
        {texts.record}
      </To>
    </p>
  );
}

function Cast({
  corporation,
  act: { bodies, votes, votesWithheld = false, id, state },
  hasDoor,
}: {
  readonly corporation: string;
  readonly act: Wire['Act'];
  /** Whether an approval can be recorded where it is told to be open, above. */
  readonly hasDoor: boolean;
}) {
  return (
    <>
      <Section id="votes" title={texts.votesTitle} note={texts.votesNote}>
        {votesWithheld ? <p className="lead">{texts.votesWithheld}</p> : undefined}
        {votes.length === 0 && bodies.length === 0 && !votesWithheld ? (
          <p className="lead">{texts.notEntered}</p>
        ) : undefined}
        {votes.length === 0 ? undefined : (
          <Scroll label={texts.votesTitle}>
            <table className="dense">
              <Head of={[texts.class, { figure: texts.for }, { figure: texts.against }, { figure: texts.abstain }]} />
              <tbody>
                {votes.map(({ class: cls = 'common', for: yes, against, abstain }) => (
                  <tr key={cls}>
                    <th scope="row">{capital(keyInWords(cls))}</th>
                    <td className="num">{grouped(yes)}</td>
                    <td className="num">{grouped(against)}</td>
                    <td className="num">{grouped(abstain)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
        {state === 'open' && !hasDoor ? <Recording corporation={corporation} act={id} /> : undefined}
      </Section>
      {bodies.length === 0 ? undefined : (
        <Section title={texts.bodiesTitle}>
          <table className="stack">
            <Head of={[texts.body, texts.on, texts.decides, texts.yes, texts.no]} />
            <tbody>
              {bodies.map(({ entry, by, on, decides, yes, no }) => (
                <tr key={entry}>
                  <th scope="row">
                    <To path={paths.entry(corporation, entry)}>{capital(keyInWords(by))}</To>
                  </th>
                  <td className="nowrap">{dayInWords(on)}</td>
                  <td>{keyInWords(decides)}</td>
                  <td data-label={texts.yes}>{voters(yes)}</td>
                  <td data-label={texts.no}>{voters(no)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
}

function voters(told: Wire['Act']['bodies'][number]['yes']): string {
  if (told === undefined) return '–';
  const names = told.persons && listed(told.persons.map(({ name }) => withoutNote(name)));
  return names === undefined || names === '' ? grouped(told.count) : `${grouped(told.count)}: ${names}`;
}
