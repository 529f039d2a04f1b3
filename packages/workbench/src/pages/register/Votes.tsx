import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Table, type Column } from '../../parts/table/Table.js';
import { personsQuery } from '../../queries/corporation.js';
import { compared, countOf, grouped, percentInColumn } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

export interface VotesProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  /** How many hold shares of record: of very many the votes are worked out only when somebody asks. */
  readonly holders: number;
}

const mostUnasked = 5_000;

/** Who may cast how many votes, holder by holder: what limits cut, and how what is left is divided. */
export function Votes({ corporation, moment, holders }: VotesProps) {
  const [isAsked, setAsked] = useState(false);
  if (holders > mostUnasked && !isAsked) {
    return (
      <Section title={texts.votes}>
        <p className="buttons">
          <button className="button second" type="button" onClick={() => setAsked(true)}>
            {texts.workOutVotes(countOf(holders, 'holder'))}
          </button>
        </p>
      </Section>
    );
  }
  return (
    <AnswerSection
      corporation={corporation}
      moment={moment}
      title={texts.votes}
      asked={{ question: 'voting.entitlement', input: { limit: String(Math.max(holders, 1)) } }}
    >
      {(value) => (
        <>
          <Holders corporation={corporation} moment={moment} of={recordsIn(value, 'holders')} />
          {textIn(value, 'next') === undefined ? undefined : <p className="source">{texts.moreHolders}</p>}
        </>
      )}
    </AnswerSection>
  );
}

function Holders({ corporation, moment, of }: Omit<VotesProps, 'holders'> & { readonly of: readonly Fields[] }) {
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const names = new Map(persons.data?.map(({ id, name }) => [id, name]));
  const idOf = (each: Fields): string => textIn(each, 'id') ?? '';
  const nameOf = (each: Fields): string => names.get(idOf(each)) ?? capital(keyInWords(idOf(each)));
  const figure = (id: string, title: string): Column<Fields> => ({
    id,
    title,
    value: (each) => textIn(each, id) ?? '',
    shown: (each) => grouped(textIn(each, id) ?? '–'),
    isNumber: true,
  });
  const columns: readonly Column<Fields>[] = [
    {
      id: 'id',
      title: texts.holder,
      value: nameOf,
      shown: (each) => <To path={paths.holder(corporation, idOf(each))}>{nameOf(each)}</To>,
    },
    figure('shares', texts.shares),
    figure('votesBeforeLimits', texts.beforeLimits),
    figure('votes', texts.castable),
    {
      id: 'partOfVotes',
      title: texts.partOfVotes,
      value: (each) => textIn(each, 'partOfVotes') ?? '',
      shown: (each) => percentInColumn(textIn(each, 'partOfVotes') ?? '0', '1') ?? '–',
      isNumber: true,
    },
  ];
  // Whose votes are cut stand first, then whoever may cast the most: that is what people look for.
  const rows = of.toSorted((one, other) => Number(isCut(other)) - Number(isCut(one)) || more(other, one));
  if (rows.length === 0) return undefined;
  return <Table label={texts.votes} rows={rows} columns={columns} keyOf={idOf} empty={texts.empty} />;
}

function isCut(each: Fields): boolean {
  return textIn(each, 'votes') !== textIn(each, 'votesBeforeLimits');
}

function more(one: Fields, other: Fields): number {
  return compared(textIn(one, 'votes') ?? '0', textIn(other, 'votes') ?? '0');
}
