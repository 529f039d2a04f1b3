import { dayInWords } from '@quorate/sdk';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Mark } from '../../parts/Mark.js';
import { grouped } from '../../words/numbers.js';
import { listed, sentence } from '../../words/phrases.js';
import { texts } from './texts.js';

export interface ReviewedProps {
  readonly corporation: string;
  readonly of: readonly Fields[];
  /** A candidate by name. */
  readonly nameOf: (candidate: string) => string;
}

/** Ballots that were challenged or ruled on: as received, what was said against each, every ruling, and what stands. */
export function Reviewed({ corporation, of, nameOf }: ReviewedProps) {
  if (of.length === 0) return undefined;
  return (
    <div className="ballots">
      <h3>{texts.reviewed}</h3>
      {of.map((ballot) => {
        const id = textIn(ballot, 'id') ?? '';
        const disposition = textIn(ballot, 'disposition') as keyof typeof texts.dispositions;
        return (
          <div key={id}>
            <p>
              <Mark of={disposition === 'open' ? 'open' : 'met'} word="none" />{' '}
              <To path={paths.entry(corporation, id)}>{texts.ballotOf(textIn(ballot, 'says') ?? '')}</To>
              {`, ${castIn(ballot, nameOf)}: ${texts.dispositions[disposition]}`}
            </p>
            <ul>
              {recordsIn(ballot, 'challenges').map((each) => (
                <Step key={textIn(each, 'id')} corporation={corporation} of={each}>
                  {texts.challengedBy(textIn(each, 'by') ?? '')}
                </Step>
              ))}
              {recordsIn(ballot, 'rulings').map((each) => (
                <Step key={textIn(each, 'id')} corporation={corporation} of={each}>
                  {texts.ruledBy(
                    listed(recordsIn(each, 'by').map((by) => textIn(by, 'says') ?? '')),
                    texts.ruledThat[textIn(each, 'counts') as keyof typeof texts.ruledThat],
                  )}
                </Step>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface StepProps {
  readonly corporation: string;
  readonly of: Fields;
  readonly children: string;
}

/** A challenge or a ruling: when, by whom, what, why, and whether something has taken its place. */
function Step({ corporation, of, children }: StepProps) {
  const on = dayInWords((textIn(of, 'on') ?? '').slice(0, 10));
  const notFollowed = textIn(of, 'notFollowed');
  const alone = textIn(of, 'alone');
  const more = [
    ...(alone === undefined ? [] : [texts.alone(alone)]),
    ...(textIn(of, 'superseded') === undefined ? [] : [texts.superseded]),
    ...(notFollowed === undefined ? [] : [texts.notFollowed(notFollowed)]),
  ];
  return (
    <li>
      <To path={paths.entry(corporation, textIn(of, 'id') ?? '')}>{on}</To>:{' '}
      {sentence(`${children}: ${textIn(of, 'ground') ?? ''}`)} {more.join(' ')}
    </li>
  );
}

function castIn(ballot: Fields, nameOf: ReviewedProps['nameOf']): string {
  const cast = ballot['cast'];
  const votes = recordsIn(cast, 'votes').map(
    (each) => `${grouped(textIn(each, 'votes') ?? '')} for ${nameOf(textIn(each, 'id') ?? '')}`,
  );
  const choices = (['for', 'against', 'abstain', 'withheld'] as const).flatMap((choice) => {
    const shares = textIn(cast, choice);
    return shares === undefined || shares === '0' ? [] : [`${grouped(shares)} ${texts.cast[choice]}`];
  });
  return listed([...votes, ...choices]);
}

/** Every ballot and total of which not everything counts, with why. */
export function NotCounted({ corporation, of }: Pick<ReviewedProps, 'corporation' | 'of'>) {
  if (of.length === 0) return undefined;
  return (
    <div className="ballots">
      <h3>{texts.notCounted}</h3>
      <ul>
        {of.map((ballot) => {
          const id = textIn(ballot, 'id') ?? '';
          const holder = textIn(ballot, 'says');
          const code = textIn(ballot, 'code');
          return (
            <li key={id}>
              <To path={paths.entry(corporation, id)}>
                {holder === undefined ? texts.aTotal : texts.ballotOf(holder)}
              </To>
              {` ${texts.counted[textIn(ballot, 'counted') as keyof typeof texts.counted]}; ${
                texts.whyNot[textIn(ballot, 'why') as keyof typeof texts.whyNot]
              }`}
              {code === undefined ? '' : ` (${code})`}.
            </li>
          );
        })}
      </ul>
    </div>
  );
}
