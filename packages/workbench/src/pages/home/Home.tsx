import { dayInWords } from '@quorate/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { mayBeAcceptedBy } from '../../frame/waiting.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { lackOf, sentenceOf } from '../../parts/answer/sentences.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Head } from '../../parts/table/Head.js';
import {
  answerQuery,
  corporationsQuery,
  factRequestsQuery,
  meQuery,
  proposalsQuery,
} from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { proposedInWords } from '../proposals/proposed-in-words.js';
import { FallsDue } from './FallsDue.js';
import { OnRequest } from './OnRequest.js';
import { Stale } from './Stale.js';
import { beginnings, texts } from './texts.js';
import { YourMatters } from './YourMatters.js';

/** What waits for the reader across corporations, and which there are. */
export function Home() {
  const corporations = useQuery(corporationsQuery);
  return (
    <Reading of={corporations} page={texts.title}>
      {(all) => (all.length === 0 ? <NoneYet /> : <Corporations of={all} />)}
    </Reading>
  );
}

type Kept = readonly {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly keptSince: string;
}[];

function NoneYet() {
  const me = useQuery(meQuery);
  return (
    <Page title={texts.title} sentence={texts.noneTitle} lack={texts.none}>
      {me.data?.isOwner === true ? (
        <p className="buttons">
          <To className="button" path={paths.keep}>
            {texts.keep}
          </To>
        </p>
      ) : undefined}
    </Page>
  );
}

function Corporations({ of }: { readonly of: Kept }) {
  const { waiting, isPending, error, readAgain } = useWaitingEverywhere(of);
  const count = waiting.length;
  const sentence =
    isPending || (count === 0 && error !== null)
      ? texts.title
      : count > 0
        ? texts.waits(capital(countOf(count, 'thing waits', 'things wait')))
        : texts.nothing;
  const here = beginnings.filter(({ corporation }) => of.some(({ id }) => id === corporation));
  return (
    <Page title={texts.title} sentence={sentence}>
      {here.length === 0 ? undefined : (
        <Section title={texts.begin} note={texts.beginNote}>
          <ul className="cards">
            {here.map((each) => (
              <Beginning key={each.title} of={each} name={of.find(({ id }) => id === each.corporation)?.name ?? ''} />
            ))}
          </ul>
          <p className="try">
            {texts.tryWords} <kbd>w</kbd>
            {texts.tryDate} <kbd>[</kbd> {texts.and} <kbd>]</kbd>
          </p>
        </Section>
      )}
      <Section title={texts.waitsTitle}>
        {error === null ? undefined : <Problem error={error} retry={readAgain} />}
        {isPending ? <Progress words={texts.looking} /> : undefined}
        {isPending ? undefined : count === 0 ? (
          error === null ? (
            <p className="lead">{texts.waitsEmpty}</p>
          ) : undefined
        ) : (
          <table className="stack">
            <Head of={[texts.what, texts.corporation, texts.since]} />
            <tbody>
              {waiting.map(({ key, path, what, corporation, since }) => (
                <tr key={key}>
                  <th scope="row">
                    <To path={path}>{what}</To>
                  </th>
                  <td className="named">{corporation}</td>
                  <td className="nowrap">{dayInWords(since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      {isPending ? undefined : <BelowWaiting of={of} />}
    </Page>
  );
}

/** What stands below what waits, once that is known: nothing moves when it comes. */
function BelowWaiting({ of }: { readonly of: Kept }) {
  return (
    <>
      <OnRequest title={texts.due} note={texts.dueNote} does={texts.lookForDue}>
        {of.map((each) => (
          <FallsDue key={each.id} of={each} />
        ))}
      </OnRequest>
      <Stale of={of} />
      <YourMattersSection of={of} />
      <Section title={texts.corporations}>
        <table className="stack">
          <Head of={[texts.corporation, texts.keptSince, { figure: texts.entries }]} />
          <tbody>
            {of.map(({ id, name, keptSince, version }) => (
              <tr key={id}>
                <th scope="row">
                  <To path={paths.overview(id)}>{name}</To>
                </th>
                <td className="beside" data-label={texts.keptSince}>
                  {dayInWords(keptSince)}
                </td>
                <td className="num" data-label={texts.entries}>
                  {grouped(version)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  );
}

/** Matters of those corporations alone with which one has a role that may read them. */
function YourMattersSection({ of }: { readonly of: Kept }) {
  const { data: me } = useQuery(meQuery);
  const readable = of.filter(({ id }) =>
    me?.roles.some(({ corporation, role }) => corporation === id && role !== 'administrator'),
  );
  return readable.length === 0 ? undefined : (
    <OnRequest title={texts.matters} note={texts.mattersNote} does={texts.lookForMatters}>
      <YourMatters of={readable} />
    </OnRequest>
  );
}

type BeginningOf = (typeof beginnings)[number];

function Beginning({ of, name }: { readonly of: BeginningOf; readonly name: string }) {
  const { corporation, asOf, title, question, input } = of;
  const answer = useQuery(answerQuery(corporation, { question, input, sensitivity: 'none' }, { asOf }));
  const path = 'act' in of ? paths.act(corporation, of.act) : paths.question(corporation, question);
  return (
    <li>
      <p className="where">
        {name} <span>{dayInWords(asOf)}</span>
      </p>
      <h3>
        <To path={path} search={{ on: asOf }}>
          {title}
        </To>
      </h3>
      {answer.isError && answer.data === undefined ? (
        <Problem error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <p aria-busy={answer.isPending}>
          {answer.data === undefined
            ? answerTexts.working
            : [sentenceOf(answer.data, 'subject' in of ? of.subject : undefined), lackOf(answer.data)]
                .filter((part) => part !== undefined)
                .join(' ')}
        </p>
      )}
    </li>
  );
}

interface Waiting {
  readonly key: string;
  readonly path: string;
  readonly what: string;
  readonly corporation: string;
  readonly since: string;
}

/** Proposals of others that the reader may accept, and facts that nobody has replied to; whether more may wait than could be read. */
function useWaitingEverywhere(of: Kept): {
  readonly waiting: readonly Waiting[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly readAgain: () => void;
} {
  const { data: me } = useQuery(meQuery);
  const proposals = useQueries({ queries: of.map(({ id }) => proposalsQuery(id)) });
  const requests = useQueries({ queries: of.map(({ id }) => factRequestsQuery(id)) });
  const read = [...proposals, ...requests];
  const waiting = of.flatMap(({ id, name }, index) => [
    ...(proposals[index]?.data ?? [])
      .filter((each) => mayBeAcceptedBy(me?.name, each))
      .map(({ id: proposal, by, entries, erasure, proposedAt }) => ({
        key: `${id} ${proposal}`,
        path: paths.proposal(id, proposal),
        what: texts.accept(proposedInWords({ entries, erasure }), by),
        corporation: name,
        since: proposedAt,
      })),
    ...(requests[index]?.data ?? [])
      .filter(({ state }) => state === 'open')
      .map(({ id: request, asks, to, askedAt }) => ({
        key: `${id} ${request}`,
        path: paths.proposals(id),
        what: texts.asked(asks, to),
        corporation: name,
        since: askedAt,
      })),
  ]);
  return {
    waiting,
    isPending: read.some((each) => each.isPending),
    error: read.find((each) => each.isError)?.error ?? null,
    readAgain: () => {
      for (const each of read.filter(({ isError }) => isError)) void each.refetch();
    },
  };
}
