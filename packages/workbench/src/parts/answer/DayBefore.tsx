import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useHasMoved } from '../../frame/moment.js';
import { answerQuery, type Moment, type Question } from '../../queries/corporation.js';
import { daysLater } from '../../words/dates.js';
import { sentence } from '../../words/phrases.js';
import { changedIn } from './changed.js';
import type { Answer } from './plain.js';
import { texts } from './texts.js';

export interface DayBeforeProps {
  readonly corporation: string;
  readonly asked: Question;
  readonly moment: Moment;
  readonly answer: Answer;
}

/** That an answer differs from that of the day before, and in what, or that they could not be compared: told to whoever moves the date. */
export function DayBefore({ corporation, asked, moment, answer }: DayBeforeProps) {
  const asOf = daysLater(moment.asOf, -1);
  const enabled = useHasMoved();
  const before = useQuery({
    ...answerQuery(corporation, { ...asked, sensitivity: 'none' }, { ...moment, asOf }),
    enabled,
  });
  if (enabled && before.isLoadingError) {
    return (
      <p className="quiet" role="status">
        {texts.notCompared(dayInWords(asOf))}
      </p>
    );
  }
  const changes = !enabled || before.data === undefined ? [] : changedIn(before.data, answer);
  if (changes.length === 0) return undefined;
  return (
    <div className="followed" role="status">
      <p>{texts.otherwiseBefore(dayInWords(asOf))}</p>
      <ul className="plain-list">
        {changes.map((each) => (
          <li key={each}>{sentence(each)}</li>
        ))}
      </ul>
    </div>
  );
}
