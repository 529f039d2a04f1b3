import { dayInWords } from '@quorate/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { EnterAs, Entering } from '../../parts/Entering.js';
import { useDoubts } from '../../parts/answer/called.js';
import { Scroll } from '../../parts/Scroll.js';
import { Cites } from '../../parts/Cites.js';
import { lackOf as lackSaid, sentenceOf as sentenceSaid } from '../../parts/answer/sentences.js';
import { Head } from '../../parts/table/Head.js';
import { actsQuery, answerQuery, booksQuery, corporationQuery, proposalsQuery } from '../../queries/corporation.js';
import { monthsLater } from '../../words/dates.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, keyInWords, listed, readingInWords, sentence } from '../../words/phrases.js';
import { actInWords, isWaiting } from '../../words/acts.js';
import { attentionIn, attentionOf, termsEnding } from './attention.js';
import { deadlinesIn } from './deadlines.js';
import { texts } from './texts.js';

/** A corporation on one page: what needs attention, capital, board, meetings, what falls due. */
export function Overview() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const head = useQuery(corporationQuery(corporation));
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={head} page={texts.title}>
      {({ name, version }) => (
        <Reading of={books} page={texts.title}>
          {(of) => (
            <Page title={`${texts.title} · ${name}`} sentence={sentenceOf(name, of)} lack={lackOf(of)}>
              {version === 0 ? <Entering corporation={corporation} /> : undefined}
              <Attention corporation={corporation} moment={moment} books={of} />
              <Capital corporation={corporation} books={of} />
              <Board corporation={corporation} books={of} />
              <Due corporation={corporation} moment={moment} />
              <Meetings corporation={corporation} books={of} />
              <Readings corporation={corporation} books={of} />
            </Page>
          )}
        </Reading>
      )}
    </Reading>
  );
}

type Books = Wire['Books'];

/** What waits of the acts: elections are decided at their meetings. */
function openActs({ acts }: Books) {
  return acts.last.filter(({ act }) => isWaiting({ act, state: 'open' }));
}

function sentenceOf(name: string, books: Books): string {
  const { classes } = books;
  const count = openActs(books).length;
  const shares = classes.map(({ class: cls, outstanding }) => texts.outstanding(grouped(outstanding), keyInWords(cls)));
  const has = shares.length === 0 ? '' : ` has ${listed(shares)}`;
  const open =
    books.acts.last.length === 0
      ? texts.noActsEntered
      : count === 0
        ? texts.noActs
        : texts.openActs(countOf(count, 'act'));
  return shares.length === 0 ? `${name}: ${open}.` : `${name}${has}; ${open}.`;
}

function lackOf({ board: { directors, size } }: Books): string {
  if (directors.length === 0) return texts.noDirectors;
  const count = texts.directors(countOf(directors.length, 'director'));
  return sentence(size === undefined ? count : `${count}, of a board of ${size.number}`);
}

interface AttentionProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly books: Books;
}

/** What waits, what is over a line, whose terms end, and what nobody vouches for; each is the door to its answer. */
function Attention({ corporation, moment, books }: AttentionProps) {
  const proposals = useQuery(proposalsQuery(corporation));
  const enabled = !moment.isPending;
  const acts = useQuery({ ...actsQuery(corporation, moment), enabled });
  const [limits, interested, roster] = useQueries({
    queries: (['ownership.limit', 'ownership.interested-shareholder', 'board.roster'] as const).map((question) => ({
      ...answerQuery(corporation, { question, input: {}, sensitivity: 'none' }, moment),
      enabled,
    })),
  });
  const read = [proposals, acts, limits, interested, roster];
  const failed = read.find((each) => each?.isError);
  const waiting = (proposals.data ?? []).filter(({ state }) => state === 'proposed').length;
  const told = attentionOf(books);
  const open = (acts.data ?? []).filter(isWaiting);
  const beneficial = { path: paths.register(corporation), hash: 'beneficial' };
  const awaited = [
    { of: limits, looking: texts.lookingAtLimits, says: attentionIn(limits?.data, texts.limits), ...beneficial },
    {
      of: interested,
      looking: texts.lookingAtInterested,
      says: attentionIn(interested?.data, texts.interested),
      ...beneficial,
    },
    { of: roster, looking: texts.lookingAtTerms, says: termsEnding(roster?.data), path: paths.board(corporation) },
  ];
  const isPending = read.some((each) => each?.isPending);
  const isNothing = open.length + told.length + waiting + awaited.flatMap(({ says }) => says).length === 0;
  return (
    <Section title={texts.attention}>
      {failed === undefined ? undefined : <Problem error={failed.error} retry={() => void failed.refetch()} />}
      {isNothing && !isPending && failed === undefined ? <p className="lead">{texts.attentionNone}</p> : undefined}
      <ul className="doors">
        {acts.isPending
          ? openActs(books).map(({ id }) => <Looking key={id} words={texts.lookingAtActs} lines={2} />)
          : undefined}
        {open.map((act) => (
          <OpenAct key={act.id} corporation={corporation} moment={moment} of={act} />
        ))}
        {proposals.isPending ? <Looking words={texts.lookingAtProposals} /> : undefined}
        {waiting === 0 ? undefined : (
          <li>
            <To path={paths.proposals(corporation)}>{capital(countOf(waiting, 'proposal waits', 'proposals wait'))}</To>{' '}
            {texts.proposals('').trim()}
          </li>
        )}
        {awaited.map(({ of, looking, says, path, ...at }) =>
          of?.isPending === true ? (
            <Looking key={looking} words={looking} />
          ) : (
            says.map((each) => (
              <li key={each}>
                <To path={path} {...at}>
                  {each}
                </To>
              </li>
            ))
          ),
        )}
        {told.map(({ says, of }) => (
          <li key={says}>
            <To path={of === 'board' ? paths.board(corporation) : paths.journal(corporation)}>{says}</To>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The place of what is still awaited, of a line or two: what stands below stays when it comes. */
function Looking({ words, lines = 1 }: { readonly words: string; readonly lines?: 1 | 2 }) {
  return (
    <li aria-busy={lines === 2}>
      <span className="quiet" role="status" aria-busy="true">
        {words}
      </span>
    </li>
  );
}

/** Where an open act stands, and what it still lacks. */
function OpenAct({
  corporation,
  moment,
  of: { id, act, named },
}: {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly of: Wire['ActListed'];
}) {
  const asked = { question: 'approval.status', input: { of: id }, sensitivity: 'none' } as const;
  const answer = useQuery(answerQuery(corporation, asked, moment));
  const name = actInWords({ id, kind: act, named });
  const said = answer.data === undefined ? [] : [sentenceSaid(answer.data, name), lackSaid(answer.data)];
  return (
    <li aria-busy={answer.isPending}>
      <To path={paths.act(corporation, id)}>{said[0] ?? name}</To> {said[1] ?? (answer.isError ? texts.standsOpen : '')}
    </li>
  );
}

function Capital({ corporation, books: { classes } }: { readonly corporation: string; readonly books: Books }) {
  return (
    <Section title={texts.capital}>
      {classes.length === 0 ? (
        <p className="lead">
          {texts.capitalEmpty}{' '}
          <EnterAs corporation={corporation} begun={{ type: 'shares-issued' }}>
            {texts.enterIssue}
          </EnterAs>
        </p>
      ) : (
        <table className="stack">
          <Head
            of={[
              texts.class,
              { figure: texts.issued },
              { figure: texts.treasury },
              { figure: texts.outstandingHead },
              { figure: texts.holders },
            ]}
          />
          <tbody>
            {classes.map(({ class: cls, issued, treasury, outstanding, holders }) => (
              <tr key={cls}>
                <th scope="row">{capital(keyInWords(cls))}</th>
                {(
                  [
                    [texts.issued, issued, paths.question(corporation, 'capital.summary')],
                    [texts.treasury, treasury, paths.question(corporation, 'capital.summary')],
                    [texts.outstandingHead, outstanding, paths.question(corporation, 'capital.summary')],
                    [texts.holders, holders, paths.register(corporation)],
                  ] as const
                ).map(([head, figure, path]) => (
                  <td key={head} className="num" data-label={head}>
                    <To path={path}>{grouped(figure)}</To>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Board({ corporation, books: { board } }: { readonly corporation: string; readonly books: Books }) {
  const people = [
    ...board.directors.map(({ person, name, class: cls, since, termFrom }) => ({
      key: `director ${person}`,
      person,
      name,
      seat: cls === undefined ? texts.director : texts.classOf(cls),
      since: since ?? termFrom,
    })),
    ...board.officers.map(({ person, name, office, since }) => ({
      key: `${office} ${person}`,
      person,
      name,
      seat: keyInWords(office),
      since,
    })),
  ];
  return (
    <Section title={texts.board}>
      {people.length === 0 ? (
        <p className="lead">
          {texts.boardEmpty}{' '}
          <EnterAs corporation={corporation} begun={{ type: 'opening-board' }}>
            {texts.enterBoard}
          </EnterAs>
        </p>
      ) : (
        <Scroll label={texts.board}>
          <table>
            <Head of={[texts.person, texts.seat, texts.since]} />
            <tbody>
              {people.map(({ key, person, name, seat, since }) => (
                <tr key={key}>
                  <th scope="row">
                    <To path={paths.holder(corporation, person)}>{name}</To>
                  </th>
                  <td className="nowrap">{seat}</td>
                  <td className="nowrap">{dayInWords(since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}

function Due({ corporation, moment }: { readonly corporation: string; readonly moment: PageMoment }) {
  const answer = useQuery({
    ...answerQuery(
      corporation,
      {
        question: 'calendar.deadlines',
        input: { from: moment.asOf, to: monthsLater(moment.asOf, 12) },
        sensitivity: 'none',
      },
      moment,
    ),
    enabled: !moment.isPending,
  });
  return (
    <Section title={texts.due}>
      <Reading of={answer}>
        {(told) => {
          const due = deadlinesIn(told);
          return due.length === 0 ? (
            <p className="lead">
              {told.outcome === 'answered' ? (
                texts.dueEmpty
              ) : (
                <To path={paths.calendar(corporation)}>{sentenceSaid(told)}</To>
              )}
            </p>
          ) : (
            <table className="stack">
              <Head of={[texts.day, texts.what, texts.who, texts.section]} />
              <tbody>
                {due.slice(0, mostDue).map(({ key, day, says, who, cite }) => (
                  <tr key={key}>
                    <th scope="row" className="nowrap">
                      {day === undefined ? texts.notKnownYet : dayInWords(day)}
                    </th>
                    <td>{capital(says)}</td>
                    <td data-label={who === undefined ? undefined : texts.who}>
                      {who === undefined ? '' : capital(who)}
                    </td>
                    <td>{cite === undefined ? '' : <Cites corporation={corporation} of={[cite]} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </Reading>
    </Section>
  );
}

const mostDue = 12;

function Meetings({ corporation, books: { meetings } }: { readonly corporation: string; readonly books: Books }) {
  const last = meetings.last.slice(-6).toReversed();
  return (
    <Section
      title={texts.meetings}
      {...(meetings.inAll > last.length ? { note: texts.lastOf(grouped(last.length), grouped(meetings.inAll)) } : {})}
    >
      {last.length === 0 ? (
        <p className="lead">
          <To path={paths.meetings(corporation)}>{texts.meetingsEmpty}</To>
        </p>
      ) : (
        <Scroll label={texts.meetings}>
          <table>
            <Head of={[texts.on, texts.meetingOf, texts.kind, texts.state]} />
            <tbody>
              {last.map(({ id, on, of, kind, state }) => (
                <tr key={id}>
                  <th scope="row">
                    {of === 'shareholders' ? (
                      <To path={paths.meeting(corporation, id)}>{dayInWords(on)}</To>
                    ) : (
                      dayInWords(on)
                    )}
                  </th>
                  <td>{keyInWords(of)}</td>
                  <td>{keyInWords(kind)}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}

function Readings({ corporation, books: { readings } }: { readonly corporation: string; readonly books: Books }) {
  const doubts = useDoubts(corporation, readings.length > 0);
  return (
    <Section title={texts.readings}>
      {readings.length === 0 ? (
        <p className="lead">{texts.readingsEmpty}</p>
      ) : (
        <table className="stack">
          <Head of={[texts.reading, texts.readAs, texts.why]} />
          <tbody>
            {readings.map(({ reading, option, why, entry }) => (
              <tr key={reading}>
                <th scope="row">
                  <To path={paths.entry(corporation, entry)}>{doubts.get(reading)?.asks ?? readingInWords(reading)}</To>{' '}
                  {doubts.has(reading) ? <span className="small quiet">{readingInWords(reading)}</span> : undefined}
                </th>
                <td>{keyInWords(option)}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
