import { dayInWords, daysInWords } from '@quorate/sdk';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { quorate } from '../../client.js';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { useWhy } from '../../frame/why.js';
import { paths } from '../../paths.js';
import { Answered, RestOfAnswer } from '../../parts/answer/Answered.js';
import { useAnswer } from '../../parts/answer/answering.js';
import { Badges } from '../../parts/answer/AnswerView.js';
import { FactsNeeded } from '../../parts/answer/FactsNeeded.js';
import { isList, recordsIn, settledIn, textIn, type Fields, type ReasonStep } from '../../parts/answer/plain.js';
import { stepsBehind } from '../../parts/answer/memorandum.js';
import { Cites } from '../../parts/Cites.js';
import { EntryDoor } from '../../parts/entries/EntryDoor.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { Unbroken } from '../../parts/Unbroken.js';
import { isDay, monthsLater } from '../../words/dates.js';
import { countOf } from '../../words/numbers.js';
import { capital, namedInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

/** How far back and ahead is shown where nobody chose, in months. */
const [back, ahead] = [3, 12];

/** What falls due, begins and ends, and who must do it: what is ahead first, then what is behind. */
export function Calendar() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const { from = monthsLater(moment.asOf, -back), to = monthsLater(moment.asOf, ahead) } = chosen;
  const asked = { question: 'calendar.deadlines', input: { from, to } };
  const answering = useAnswer(corporation, asked, moment);
  const id = useId();
  const all = recordsIn(answering.answer && settledIn(answering.answer), 'deadlines');
  const dated = all.filter((each) => textIn(each, 'day') !== undefined);
  const between = [dayInWords(from), dayInWords(to)] as const;
  return (
    <Page
      title={texts.title}
      sentence={
        answering.answer === undefined
          ? texts.between(...between)
          : all.length === 0
            ? answering.answer.outcome === 'answered'
              ? texts.none
              : texts.notSettled
            : texts.sentence(capital(countOf(dated.length, 'date')), ...between)
      }
      lack={texts.lack}
    >
      <form className="filters" aria-label={texts.title} onSubmit={(event) => event.preventDefault()}>
        {(['from', 'to'] as const).map((end) => (
          <p className="field" key={end}>
            <label htmlFor={`${id}-${end}`}>{texts[end]}</label>
            <input
              id={`${id}-${end}`}
              type="date"
              value={end === 'from' ? from : to}
              onChange={({ target }) => {
                if (isDay(target.value)) setChosen({ ...chosen, [end]: target.value });
              }}
            />
          </p>
        ))}
      </form>
      <Answered of={answering}>
        {(given) => (
          <>
            <Badges answer={given} isWhole={answering.isWhole} meanwhile={<RestOfAnswer of={answering} />} />
            <Deadlines
              corporation={corporation}
              title={texts.ahead}
              reasons={given.reasons}
              of={dated.filter((each) => (textIn(each, 'day') ?? '') >= moment.asOf)}
            />
            <Deadlines
              corporation={corporation}
              title={texts.open}
              reasons={given.reasons}
              of={all.filter((each) => textIn(each, 'day') === undefined)}
            />
            <Deadlines
              corporation={corporation}
              title={texts.past}
              reasons={given.reasons}
              of={dated.filter((each) => (textIn(each, 'day') ?? '') < moment.asOf).toReversed()}
            />
            {given.outcome === 'needs-facts' ? (
              <FactsNeeded corporation={corporation} answer={given} on={moment.asOf} />
            ) : undefined}
          </>
        )}
      </Answered>
      <Feed corporation={corporation} />
    </Page>
  );
}

interface DeadlinesProps {
  readonly corporation: string;
  readonly title: string;
  readonly of: readonly Fields[];
  readonly reasons: readonly ReasonStep[];
}

function Deadlines({ corporation, title, of, reasons }: DeadlinesProps) {
  const { show } = useWhy();
  if (of.length === 0) return undefined;
  return (
    <Section title={title} note={countOf(of.length, 'date')}>
      <Scroll label={title}>
        <table className="dense stack">
          <Head of={[texts.day, texts.what, texts.who, texts.standing, texts.section, { screen: texts.why }]} />
          <tbody>
            {of.map((each) => (
              <tr key={`${textIn(each, 'id') ?? ''} ${textIn(each, 'day') ?? ''} ${textIn(each, 'comes') ?? ''}`}>
                <td className="nowrap">{dayOf(each)}</td>
                <th scope="row">
                  <Unbroken>{whatOf(each)}</Unbroken>
                  <Counted corporation={corporation} of={each} />
                </th>
                <td className="who" data-label={textIn(each, 'who') === undefined ? undefined : texts.who}>
                  {capital(textIn(each, 'who') ?? '')}
                </td>
                <td className={textIn(each, 'standing') === undefined ? 'nowrap beside' : 'beside'}>
                  {standingOf(each)}
                  <ShownBy corporation={corporation} of={each} />
                </td>
                <td className="beside">
                  <Cites corporation={corporation} of={[textIn(each, 'cite') ?? '']} />
                </td>
                <td className="screen beside">
                  <button
                    className="plain"
                    type="button"
                    onClick={() =>
                      show({
                        title: texts.how,
                        of: whatOf(each),
                        steps: stepsBehind(reasons.slice(1), textIn(each, 'cite'), textIn(each, 'what') ?? ''),
                      })
                    }
                  >
                    {texts.why}
                    <span className="hidden">: {whatOf(each)}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}

interface OneProps {
  readonly corporation: string;
  readonly of: Fields;
}

/** What sets a day and how it is counted, with the doors to the entries by which there is one. */
function Counted({ corporation, of }: OneProps) {
  const counted = textIn(of, 'counted');
  if (counted === undefined) return undefined;
  return (
    <span className="because">
      {capital(namedInWords(daysInWords(counted)))}
      <Doors corporation={corporation} title={texts.setBy} of={entriesIn(of, 'setBy')} />
    </span>
  );
}

/** What shows what was done of it. */
function ShownBy({ corporation, of }: OneProps) {
  const entries = entriesIn(of, 'shownBy');
  return entries.length === 0 ? undefined : (
    <span className="because words">
      <Doors corporation={corporation} title={texts.shownBy} of={entries} />
    </span>
  );
}

interface DoorsProps {
  readonly corporation: string;
  readonly title: string;
  readonly of: readonly string[];
}

/** How many entries are shown on a line of the calendar: whoever wants all opens the answer. */
const most = 3;

function Doors({ corporation, title, of }: DoorsProps) {
  if (of.length === 0) return undefined;
  return (
    <>
      {' '}
      {title}{' '}
      {of.slice(0, most).map((id, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <EntryDoor corporation={corporation} id={id} />
        </span>
      ))}
      {of.length > most ? texts.andMore(of.length - most) : ''}
    </>
  );
}

function entriesIn(deadline: Fields, field: string): readonly string[] {
  const entries = deadline[field];
  return isList(entries) ? entries.filter((each) => typeof each === 'string') : [];
}

/** The calendar by an address that other programs subscribe to. */
function Feed({ corporation }: { readonly corporation: string }) {
  const making = useMutation({
    mutationFn: async () => {
      const { key } = await quorate.me.makeKey({ permissions: ['follow-calendar'] });
      return `${window.location.origin}/v1/calendars/${corporation}/${key}`;
    },
  });
  return (
    <Section title={texts.feed} isForScreen note={texts.feedNote}>
      {making.isError ? <Problem error={making.error} /> : undefined}
      {making.data === undefined ? (
        <p className="buttons">
          <button className="button second" type="button" disabled={making.isPending} onClick={() => making.mutate()}>
            {texts.makeFeed}
          </button>
        </p>
      ) : (
        <div role="status">
          <p>{texts.feedShown}</p>
          <p className="entry">{making.data}</p>
        </div>
      )}
      <p className="small quiet">
        {texts.feedEnds} <To path={paths.account}>{texts.account}</To>.
      </p>
    </Section>
  );
}

function whatOf(deadline: Fields): string {
  return capital(namedInWords(daysInWords(textIn(deadline, 'what') ?? '')));
}

function dayOf(deadline: Fields): string {
  const day = textIn(deadline, 'day');
  if (day !== undefined) return dayInWords(day);
  const waits = deadline['dependsOn'];
  return isList(waits) ? `${texts.dependsOn}: ${waits.filter((each) => typeof each === 'string').join(' ')}` : '–';
}

function standingOf(deadline: Fields): string {
  const standing = textIn(deadline, 'standing') as keyof typeof texts.standings | undefined;
  const comes = textIn(deadline, 'comes') as keyof typeof texts.comes | undefined;
  const done = textIn(deadline, 'done');
  if (standing === undefined) return comes === undefined ? '' : texts.comes[comes];
  const wanting = textIn(deadline, 'wanting');
  return [texts.standings[standing], done === undefined ? undefined : dayInWords(done), wanting]
    .filter((part) => part !== undefined)
    .join(', ');
}
