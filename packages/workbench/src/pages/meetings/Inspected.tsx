import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { isFields, recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { capital } from '../../words/phrases.js';
import { Cites } from '../../parts/Cites.js';
import { Mark } from '../../parts/Mark.js';
import { texts } from './texts.js';

export interface InspectedProps {
  readonly corporation: string;
  readonly of: Fields;
  /** What a count comes to, in words. */
  readonly inWords: (count: Fields) => string;
}

/** Where a limit rests on more than the register: what comes of the vote by what the inspectors may look at, and which limits they apply. */
export function Inspected({ corporation, of, inWords }: InspectedProps) {
  const { inspected } = of;
  if (!isFields(inspected)) return undefined;
  const [theirs, all] = [inWords({ ...of, ...inspected }), inWords(of)];
  return (
    <>
      <p>
        <Mark of={theirs === all ? 'met' : 'open'} word="none" />{' '}
        {theirs === all ? texts.inspectedAlike : texts.inspected(theirs, all)}
      </p>
      <ul>
        {recordsIn(inspected, 'limits').map((limit) => {
          const applied = textIn(limit, 'applied') as keyof typeof texts.applied | undefined;
          const instruction = textIn(limit, 'instruction');
          return (
            <li key={textIn(limit, 'id')}>
              {capital(textIn(limit, 'says') ?? '')}:{' '}
              {applied === undefined ? texts.appliedOpen : texts.applied[applied]}{' '}
              {instruction === undefined ? undefined : (
                <To path={paths.entry(corporation, instruction)}>{texts.instruction}</To>
              )}{' '}
              <Cites corporation={corporation} of={[textIn(limit, 'cite') ?? '']} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
