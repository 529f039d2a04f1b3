import { dayInWords } from '@quorate/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Moment, Question } from '../../queries/corporation.js';
import { frozenQuery, reliedOnQuery } from '../../queries/relied-on.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Mark } from '../Mark.js';
import { isSameAsking, type KeptAsking } from './relied.js';
import { texts } from './texts.js';

export interface ReliedProps {
  readonly corporation: string;
  readonly asked: Question;
  readonly moment: Moment;
}

/** How many of the answers kept last are held against this one. */
const looked = 5;

/** That somebody relied on this very answer, and whether it is still given as it was then. */
export function Relied({ corporation, asked, moment }: ReliedProps) {
  const { data: all = [] } = useQuery({ ...reliedOnQuery(corporation), enabled: moment.supposed === undefined });
  const near = all.filter(({ question, asOf }) => question === asked.question && asOf === moment.asOf).slice(-looked);
  const kept = useQueries({ queries: near.map(({ id }) => frozenQuery(corporation, id)) });
  const told = kept.flatMap(({ data }) =>
    data !== undefined && isSameAsking(data.asked as KeptAsking, asked, moment) ? [data] : [],
  );
  if (told.length === 0) return undefined;
  return (
    <ul className="badges">
      {told.map(({ id, purpose, at, status }) => (
        <li key={id}>
          <Mark of={status === 'stale' ? 'failed' : 'met'} word="none" />
          <To path={paths.reliedOn(corporation, id)}>
            {(status === 'stale' ? texts.changedSince : texts.holdsSince)(purpose, dayInWords(at))}
          </To>
        </li>
      ))}
    </ul>
  );
}
