import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Doing } from '../../frame/Doing.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { settledIn } from '../../parts/answer/plain.js';
import { requirementIn, type Requirement } from '../../parts/answer/requirement.js';
import { Seats, type Seat } from '../../parts/answer/Seats.js';
import { Scroll } from '../../parts/Scroll.js';
import { actQuery, answerQuery, booksQuery, keyOf } from '../../queries/corporation.js';
import { isDay } from '../../words/dates.js';
import { countOf, grouped } from '../../words/numbers.js';
import { listed } from '../../words/phrases.js';
import { actInWords, withoutNote } from '../../words/acts.js';
import { texts } from './texts.js';
import {
  bodies,
  entriesOf,
  missingOf,
  sorts,
  votes,
  whoVoted,
  type Body,
  type Cast,
  type Decided,
  type Director,
  type Sort,
} from './votes.js';

/** Records how directors voted on an act: resolution, meeting, each vote, signed paper; then a second person is asked. */
export function Approval() {
  const corporation = useCorporation();
  const { act: id = '' } = useParams({ strict: false }) as { readonly act?: string };
  const moment = useMoment(corporation);
  const enabled = !moment.isPending;
  const act = useQuery({ ...actQuery(corporation, id, moment), enabled });
  const books = useQuery({ ...booksQuery(corporation, moment), enabled });
  return (
    <Reading of={act} page={texts.title}>
      {(told) => (
        <Reading of={books} page={texts.title}>
          {({ board }) => (
            <Recording
              corporation={corporation}
              act={told}
              directors={board.directors.map(({ person, name }) => ({ person, name: withoutNote(name) }))}
              asOf={moment.asOf}
            />
          )}
        </Reading>
      )}
    </Reading>
  );
}

interface RecordingProps {
  readonly corporation: string;
  readonly act: Wire['Act'];
  readonly directors: readonly Director[];
  readonly asOf: string;
}

function Recording({ corporation, act, directors, asOf }: RecordingProps) {
  const [body, setBody] = useState<Body>('continuing-directors');
  const [on, setOn] = useState(asOf);
  const [sort, setSort] = useState<Sort>();
  const [cast, setCast] = useState<Cast>({});
  const [file, setFile] = useState<File>();
  const field = useId();
  const name = actInWords(act);
  const missing = missingOf(directors, { cast, on: isDay(on) ? on : '', sort, hasPaper: file !== undefined });
  const present = directors.filter(({ person }) => cast[person] !== undefined && cast[person] !== 'absent').length;
  return (
    <Page
      title={texts.title}
      sentence={texts.sentence(name)}
      lack={texts.lack}
      crumb={
        <>
          <To path={paths.acts(corporation)}>{texts.acts}</To> · <To path={paths.act(corporation, act.id)}>{name}</To>
        </>
      }
    >
      <Section title={texts.resolution}>
        <p className="field">
          <label htmlFor={`${field}-body`}>{texts.body}</label>
          <select id={`${field}-body`} value={body} onChange={({ target }) => setBody(target.value as Body)}>
            {bodies.map((each) => (
              <option key={each} value={each}>
                {texts.bodies[each]}
              </option>
            ))}
          </select>
        </p>
        <Resolution
          text={texts.drafted({
            body: texts.bodies[body],
            act: name,
            on: dayInWords(on),
            ...votesByName(directors, cast),
          })}
        />
      </Section>
      <Section title={texts.meeting}>
        <p className="field">
          <label htmlFor={`${field}-on`}>{texts.on}</label>
          <input id={`${field}-on`} type="date" value={on} onChange={({ target }) => setOn(target.value)} />
        </p>
        <p className="field">
          <label htmlFor={`${field}-sort`}>{texts.sort}</label>
          <select
            id={`${field}-sort`}
            value={sort ?? ''}
            onChange={({ target }) => setSort(sorts.find((each) => each === target.value))}
          >
            <option value="">{texts.choose}</option>
            {sorts.map((each) => (
              <option key={each} value={each}>
                {texts.sorts[each]}
              </option>
            ))}
          </select>
        </p>
        <p className="lead">{texts.quorum(grouped(present), grouped(directors.length))}</p>
      </Section>
      <Section title={texts.votes} note={texts.votesNote}>
        {directors.length === 0 ? (
          <p className="lead">{texts.noDirectors}</p>
        ) : (
          <>
            <Votes directors={directors} cast={cast} onCast={(person, vote) => setCast({ ...cast, [person]: vote })} />
            <Needed
              corporation={corporation}
              act={act.id}
              asOf={asOf}
              votesFor={whoVoted(directors, cast, 'for').length}
            />
            <Seats
              label={texts.seats}
              members={directors.map(({ person, name: who }) => ({
                id: person,
                name: who,
                seat: seatOf(cast[person]),
              }))}
            />
          </>
        )}
      </Section>
      <Section title={texts.paper}>
        <p className="field">
          <label htmlFor={`${field}-paper`}>{texts.paperField}</label>
          <input id={`${field}-paper`} type="file" onChange={({ target }) => setFile(target.files?.[0])} />
        </p>
      </Section>
      <Section title={texts.check}>
        <p className="lead" role="status">
          {missing.length === 0 ? texts.complete : texts.missing(listed(missing))}
        </p>
        <Proposing
          corporation={corporation}
          file={file}
          decided={
            missing.length > 0 || directors.length === 0 || sort === undefined
              ? undefined
              : { act: act.id, body, on, sort, directors, cast }
          }
        />
      </Section>
    </Page>
  );
}

function seatOf(vote: Cast[string] | undefined): Seat {
  return vote ?? 'unknown';
}

/** Who voted how, by name, as a resolution says it; nobody is told where no vote is recorded yet. */
function votesByName(directors: readonly Director[], cast: Cast) {
  const named = (vote: (typeof votes)[number]): string => {
    const who = new Set(whoVoted(directors, cast, vote));
    return listed(directors.filter(({ person }) => who.has(person)).map(({ name }) => name));
  };
  return { votesFor: named('for'), against: named('against'), abstaining: named('abstained') };
}

/** The text follows what is recorded below, until somebody writes in it. */
function Resolution({ text }: { readonly text: string }) {
  const [own, setOwn] = useState<string>();
  const written = own ?? text;
  const field = useId();
  return (
    <>
      <p className="field">
        <label htmlFor={field}>{texts.draft}</label>
        <textarea id={field} rows={9} value={written} onChange={({ target }) => setOwn(target.value)} />
      </p>
      <p className="buttons">
        <button
          className="button second"
          type="button"
          onClick={() => {
            const address = URL.createObjectURL(new Blob([written], { type: 'text/plain;charset=utf-8' }));
            Object.assign(document.createElement('a'), { href: address, download: 'resolution.txt' }).click();
            URL.revokeObjectURL(address);
          }}
        >
          {texts.download}
        </button>
      </p>
    </>
  );
}

interface VotesProps {
  readonly directors: readonly Director[];
  readonly cast: Cast;
  readonly onCast: (person: string, vote: (typeof votes)[number]) => void;
}

function Votes({ directors, cast, onCast }: VotesProps) {
  return (
    <Scroll label={texts.votes}>
      <table className="dense votes">
        <thead>
          <tr>
            <th scope="col">{texts.director}</th>
            {votes.map((vote) => (
              <th key={vote} scope="col">
                {texts.inWords[vote]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {directors.map(({ person, name }) => (
            <tr key={person}>
              <th scope="row">{name}</th>
              {votes.map((vote) => (
                <td key={vote}>
                  <input
                    type="radio"
                    name={`vote-${person}`}
                    aria-label={`${name}: ${texts.inWords[vote]}`}
                    checked={cast[person] === vote}
                    onChange={() => onCast(person, vote)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** What the step of a body needs, as the answer has it now. */
function Needed({
  corporation,
  act,
  asOf,
  votesFor,
}: {
  readonly corporation: string;
  readonly act: string;
  readonly asOf: string;
  readonly votesFor: number;
}) {
  const answer = useQuery(
    answerQuery(corporation, { question: 'approval.status', input: { of: act }, sensitivity: 'none' }, { asOf }),
  );
  const root = answer.data === undefined ? undefined : requirementIn(settledIn(answer.data));
  const step = root === undefined ? undefined : openBody(root);
  const { needed, base } = step?.figures ?? {};
  return needed === undefined || base === undefined ? undefined : (
    <p className="source">{texts.needs(countOf(votesFor, 'vote'), grouped(needed), grouped(base))}</p>
  );
}

function openBody(step: Requirement): Requirement | undefined {
  if (step.kind === 'body' && step.state === 'open') return step;
  for (const part of step.parts) {
    const found = openBody(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface ProposingProps {
  readonly corporation: string;
  readonly file: File | undefined;
  /** Nothing while something is missing. */
  readonly decided: Omit<Decided, 'id' | 'paper'> | undefined;
}

function Proposing({ corporation, file, decided }: ProposingProps) {
  const navigate = useNavigate();
  // Called off and sent again, it is the same proposal.
  const [id] = useState(() => `vote-${crypto.randomUUID().slice(0, 8)}`);
  const proposing = useStoppable(
    async (
      { paper, vote }: { readonly paper: File; readonly vote: Omit<Decided, 'id' | 'paper'> },
      signal: AbortSignal,
    ) => {
      const kept = await quorate.papers.keep(
        corporation,
        {
          name: paper.name,
          mediaType: paper.type === '' ? 'text/plain' : paper.type,
          state: 'signed',
          content: new Uint8Array(await paper.arrayBuffer()),
        },
        { signal },
      );
      const entries = entriesOf({ ...vote, id, paper: { id: paper.name, hash: kept.hash } });
      return quorate.proposals.propose(corporation, { id, entries }, { signal });
    },
    { whether: texts.proposedOrNot, changes: keyOf(corporation) },
  );
  // Whoever has gone on to another page meanwhile is left there.
  const goToIt = {
    onSuccess: async () => navigate({ to: paths.proposal(corporation, id) } as never),
  };
  return (
    <>
      <Doing of={proposing} words={texts.proposing} />
      <p className="buttons">
        <button
          className="button"
          type="button"
          disabled={decided === undefined || file === undefined || proposing.isPending}
          onClick={() =>
            decided === undefined || file === undefined
              ? undefined
              : proposing.mutate({ paper: file, vote: decided }, goToIt)
          }
        >
          {texts.propose}
        </button>
      </p>
    </>
  );
}
