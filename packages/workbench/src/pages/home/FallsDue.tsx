import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { Head } from '../../parts/table/Head.js';
import { paths } from '../../paths.js';
import { answerQuery } from '../../queries/corporation.js';
import { monthsLater } from '../../words/dates.js';
import { capital } from '../../words/phrases.js';
import { deadlinesIn } from '../overview/deadlines.js';
import { texts } from './texts.js';

/** What falls due soon with one corporation, as of its own day; what has no day yet stands with it. */
export function FallsDue({ of: { id, name } }: { readonly of: { readonly id: string; readonly name: string } }) {
  const moment = useMoment(id);
  const input = { from: moment.asOf, to: monthsLater(moment.asOf, months) };
  const answer = useQuery({
    ...answerQuery(id, { question: 'calendar.deadlines', input, sensitivity: 'none' }, moment),
    enabled: !moment.isPending,
  });
  return (
    <div className="apart">
      <h3>
        <To path={paths.calendar(id)}>{name}</To>{' '}
        <span className="small quiet">{texts.from(dayInWords(moment.asOf))}</span>
      </h3>
      <Reading of={answer}>
        {(told) => {
          const due = deadlinesIn(told);
          return due.length === 0 ? (
            <p className="lead">{told.outcome === 'answered' ? texts.dueEmpty : sentenceOf(told)}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.day, texts.what, texts.who]} />
              <tbody>
                {due.slice(0, most).map(({ key, day, says, who }) => (
                  <tr key={key}>
                    <th scope="row" className={day === undefined ? undefined : 'nowrap'}>
                      {day === undefined ? texts.notKnownYet : dayInWords(day)}
                    </th>
                    <td>{capital(says)}</td>
                    <td data-label={who === undefined ? undefined : texts.who}>
                      {who === undefined ? '' : capital(who)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </Reading>
    </div>
  );
}

const months = 3;
const most = 6;
