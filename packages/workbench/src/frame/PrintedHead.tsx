import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { corporationQuery } from '../queries/corporation.js';
import { today } from '../words/dates.js';
import { useMoment } from './moment.js';
import { texts } from './texts.js';

/** What stands over every page on paper, where the frame is left out: whose it is, both dates, and by which instruments. */
export function PrintedHead({ corporation }: { readonly corporation: string }) {
  const { asOf, dates, through = 'bylaws' } = useMoment(corporation);
  const { data: head } = useQuery(corporationQuery(corporation));
  return (
    <p className="printed" aria-hidden="true">
      <b>{head?.name}</b>{' '}
      <span>
        {texts.asThingsStood} {dayInWords(asOf)}, {texts.asWeKnew} {dayInWords(dates.known ?? today())}, {texts.by}{' '}
        {texts.throughInstruments[through]}.
      </span>
    </p>
  );
}
