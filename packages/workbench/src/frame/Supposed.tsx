import { dayInWords } from '@quorate/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../client.js';
import { keyOf, supposedQuery } from '../queries/corporation.js';
import { useMoment, useSupposing } from './moment.js';
import { Problem } from './Problem.js';
import { Section } from './Section.js';
import { texts } from './texts.js';

/** Says on every page that answers suppose something, and what; nothing where nothing is supposed. */
export function SupposedBand({ corporation }: { readonly corporation: string }) {
  const { supposed, dates } = useMoment(corporation);
  const suppose = useSupposing();
  const own = useQuery({ ...supposedQuery(corporation), enabled: supposed !== undefined });
  if (supposed === undefined || own.isPending) return undefined;
  const shown = own.data?.find(({ id }) => id === supposed);
  return (
    <div className="supposed-band" role="status">
      <p>
        {shown === undefined ? (
          texts.supposed.gone
        ) : (
          <>
            {texts.supposed.is} <b>{shown.title}</b> · {texts.supposed.aside(dayInWords(shown.expiresAt))}
            {dates.known === undefined ? undefined : ` ${texts.supposed.known}`}
          </>
        )}{' '}
        <button className="plain" type="button" onClick={() => suppose(undefined)}>
          {texts.supposed.stop}
        </button>
        {shown === undefined ? undefined : (
          <>
            {' · '}
            <Discard corporation={corporation} of={shown} />
          </>
        )}
      </p>
    </div>
  );
}

/** What one supposes, to take up again or to discard; nothing where one supposes nothing. */
export function OwnSuppositions({ corporation }: { readonly corporation: string }) {
  const { supposed } = useMoment(corporation);
  const suppose = useSupposing();
  const { data: own = [] } = useQuery(supposedQuery(corporation));
  const others = own.filter(({ id }) => id !== supposed);
  if (others.length === 0) return undefined;
  return (
    <Section title={texts.supposed.section} note={texts.supposed.note}>
      <ul className="doors">
        {others.map((each) => (
          <li key={each.id}>
            {each.title} <span className="quiet">{texts.supposed.until(dayInWords(each.expiresAt))}</span>{' '}
            <button className="plain" type="button" onClick={() => suppose(each.id)}>
              {texts.supposed.suppose}
            </button>
            {' · '}
            <Discard corporation={corporation} of={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Discard({ corporation, of }: { readonly corporation: string; readonly of: Wire['Hypothetical'] }) {
  const { supposed } = useMoment(corporation);
  const suppose = useSupposing();
  const queries = useQueryClient();
  const dropping = useMutation({
    mutationFn: async () => quorate.hypotheticals.drop(corporation, of.id),
    onSuccess: async () => {
      if (supposed === of.id) suppose(undefined);
      await queries.invalidateQueries({ queryKey: keyOf(corporation, 'hypotheticals') });
    },
  });
  return (
    <>
      <button className="plain" type="button" disabled={dropping.isPending} onClick={() => dropping.mutate()}>
        {texts.supposed.discard}
      </button>
      {dropping.isError ? <Problem error={dropping.error} /> : undefined}
    </>
  );
}
