import { dayInWords } from '@quorate/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import type { ReactNode } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Whole } from '../../parts/answer/AnswerSection.js';
import { settledIn, textIn } from '../../parts/answer/plain.js';
import { requirementIn, type Requirement } from '../../parts/answer/requirement.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { Cites } from '../../parts/Cites.js';
import { Mark } from '../../parts/Mark.js';
import { Scroll } from '../../parts/Scroll.js';
import { stateInWords, type State } from '../../parts/state.js';
import { actQuery, actsQuery, answerQuery, instrumentsQuery, type Question } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { actInWords, isWaiting, withoutNote } from '../../words/acts.js';
import {
  countedBy,
  definitionsOf,
  presentAt,
  votedAt,
  votesOfDirectors,
  type Bodies,
  type Counted,
  type CountedOf,
} from './bases.js';
import { texts } from './texts.js';

interface OnTheBoard {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly board: Wire['Books']['board'];
}

/** For every act that waits, who of the directors counts, on each base; where none waits, on the bases that need no act. */
export function WhoCounts({ corporation, moment, board }: OnTheBoard) {
  const acts = useQuery({ ...actsQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={acts}>
      {(all) => {
        const waiting = all.filter(isWaiting);
        return waiting.length === 0 ? (
          <Section title={texts.counts} note={texts.countsNoAct}>
            <Strip corporation={corporation} moment={moment} board={board} persons={[]} bodies={[]} />
          </Section>
        ) : (
          waiting.map(({ id }) => <ForAct key={id} corporation={corporation} moment={moment} board={board} id={id} />)
        );
      }}
    </Reading>
  );
}

function ForAct({ corporation, moment, board, id }: OnTheBoard & { readonly id: string }) {
  const act = useQuery(actQuery(corporation, id, moment));
  const status = useQuery(
    answerQuery(corporation, { question: 'approval.status', input: { of: id }, sensitivity: 'none' }, moment),
  );
  return (
    <Reading of={act}>
      {(told) => {
        const name = actInWords(told);
        const root = status.data === undefined ? undefined : requirementIn(settledIn(status.data));
        const votes = root === undefined ? [] : votesOfDirectors(root);
        const persons = Object.entries(told.named).filter(([person]) => person !== 'corporation');
        return (
          <Section title={texts.countsFor(name.replace(/^The /u, 'the '))}>
            <Strip corporation={corporation} moment={moment} board={board} persons={persons} bodies={told.bodies}>
              {votes.map((vote) => (
                <Needed
                  key={vote.id}
                  corporation={corporation}
                  of={vote}
                  columns={columnsOf(board, told.bodies).length}
                />
              ))}
            </Strip>
            {status.isError ? <Problem error={status.error} retry={() => void status.refetch()} /> : undefined}
            {status.data === undefined || votes.length > 0 ? undefined : (
              <p className="lead">
                {status.data.outcome === 'answered' && root !== undefined
                  ? texts.noVoteOfDirectors
                  : sentenceOf(status.data, name)}
              </p>
            )}
            <p className="small screen">
              <To path={paths.act(corporation, id)}>{texts.toAct}</To>
            </p>
          </Section>
        );
      }}
    </Reading>
  );
}

/** Directors in office, then whoever voted and sits no more. */
function columnsOf({ directors }: Wire['Books']['board'], bodies: Bodies) {
  const named = bodies.flatMap(({ yes, no, abstain, present }) =>
    [yes, no, abstain, present].flatMap((voters) => voters?.persons ?? []),
  );
  return [...new Map([...directors, ...named].map(({ person, name }) => [person, withoutNote(name)]))];
}

interface StripProps extends OnTheBoard {
  /** In regard to whom directors are told to be continuing ones. */
  readonly persons: readonly (readonly [id: string, name: string])[];
  readonly bodies: Bodies;
  readonly children?: ReactNode;
}

/** Every base on which directors are counted, one below the other, with a mark for each of them. */
function Strip({ corporation, moment, board, persons, bodies, children }: StripProps) {
  const columns = columnsOf(board, bodies);
  const inOffice = new Set(board.directors.map(({ person }) => person));
  const sits: CountedOf = (person) => (inOffice.has(person) ? 'counted' : 'not-counted');
  const row = (says: ReactNode, of: CountedOf, number: ReactNode, key: string) => (
    <tr key={key}>
      <th scope="row">{says}</th>
      {columns.map(([person]) => (
        <td key={person}>
          <Counts as={of(person)} />
        </td>
      ))}
      <td className="num">{number}</td>
    </tr>
  );
  return (
    <>
      <Scroll label={texts.counts}>
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">{texts.base}</th>
              {columns.map(([person, name]) => (
                <th key={person} scope="col" className="name">
                  <span>{name}</span>
                </th>
              ))}
              <th scope="col" className="num">
                {texts.number}
              </th>
            </tr>
          </thead>
          <tbody>
            {row(
              texts.wholeBoard,
              sits,
              board.size === undefined ? texts.sizeNotEntered : grouped(board.size.number),
              'whole',
            )}
            {row(texts.inOffice, sits, grouped(board.directors.length), 'in office')}
            <Defined corporation={corporation} moment={moment} persons={persons} row={row} />
            {bodies.map((body) => (
              <OfBody key={body.entry} corporation={corporation} of={body} row={row} />
            ))}
            {children}
          </tbody>
        </table>
      </Scroll>
      <p className="source">{texts.legend}</p>
    </>
  );
}

type Row = (says: ReactNode, of: CountedOf, number: ReactNode, key: string) => ReactNode;

/** The directors whom instruments set apart: continuing ones in regard to each person of an act, and independent ones. */
function Defined({
  corporation,
  moment,
  persons,
  row,
}: Pick<StripProps, 'corporation' | 'moment' | 'persons'> & { readonly row: Row }) {
  const outlines = useQuery({ ...instrumentsQuery(corporation, moment), enabled: !moment.isPending });
  const [continuing, independent] = (['continuing-director', 'independent-director'] as const).map((notion) =>
    definitionsOf(notion, outlines.data ?? [], moment.asOf),
  ) as [ReturnType<typeof definitionsOf>, ReturnType<typeof definitionsOf>];
  const asked = [
    ...persons.flatMap(([person, name]) =>
      continuing.map(({ cite, article }) => ({
        says: texts.continuing(withoutNote(name)),
        cite,
        field: 'continuing' as const,
        asked: { question: 'board.independence', input: { person, place: article } } satisfies Question,
      })),
    ),
    ...independent.map(({ cite, article }) => ({
      says: texts.independent,
      cite,
      field: 'independent' as const,
      asked: { question: 'board.independence', input: { place: article } } satisfies Question,
    })),
  ];
  const answers = useQueries({
    queries: asked.map((each) => answerQuery(corporation, { ...each.asked, sensitivity: 'none' }, moment)),
  });
  return asked.map(({ says, cite, field, asked: question }, place) => {
    const answer = answers[place]?.data;
    const count = answer === undefined ? undefined : textIn(settledIn(answer), 'count');
    return row(
      <>
        {says} <Cites corporation={corporation} of={[cite]} />
        {answer?.outcome === 'needs-facts' ? (
          <span className="holds">
            <Whole corporation={corporation} asked={question}>
              {texts.factsNeeded(countOf(answer.inquiries.length, 'fact'))}
            </Whole>
          </span>
        ) : undefined}
      </>,
      countedBy(answer, field),
      count === undefined ? texts.notSettled : grouped(count),
      `${cite} ${says}`,
    );
  });
}

/** A body that acted: who was there, and how they voted. */
function OfBody({
  corporation,
  of,
  row,
}: {
  readonly corporation: string;
  readonly of: Bodies[number];
  readonly row: Row;
}) {
  const { entry, on, by, decides, present, yes } = of;
  const number = (voters: typeof yes) => (voters === undefined ? texts.notEntered : grouped(voters.count));
  return (
    <>
      {row(
        <To path={paths.entry(corporation, entry)}>{texts.present(dayInWords(on))}</To>,
        presentAt(of),
        number(present),
        `${entry} present`,
      )}
      {row(texts.votedFor(keyInWords(decides), keyInWords(by)), votedAt(of), number(yes), `${entry} yes`)}
    </>
  );
}

/** How many must vote for it; of which base stands beside. */
function Needed({
  corporation,
  of: { says, cite, figures, state },
  columns,
}: {
  readonly corporation: string;
  readonly of: Requirement;
  readonly columns: number;
}) {
  const { needed = '', base } = figures;
  return (
    <tr>
      <th scope="row" colSpan={columns + 1}>
        {texts.needed(stateInWords[state])}{' '}
        {cite === undefined ? undefined : <Cites corporation={corporation} of={[cite]} />}
        <span className="holds">{capital(says)}</span>
      </th>
      <td className="num nowrap">
        <strong>{base === undefined ? grouped(needed) : texts.of(grouped(needed), grouped(base))}</strong>
      </td>
    </tr>
  );
}

const shapes: Readonly<Record<Counted, State>> = {
  counted: 'met',
  'not-counted': 'not-needed',
  against: 'failed',
  abstained: 'open',
  unknown: 'unknown',
};

function Counts({ as }: { readonly as: Counted }) {
  return (
    <>
      <Mark of={shapes[as]} word="none" />
      <span className="hidden">{texts.counted[as]}</span>
    </>
  );
}
