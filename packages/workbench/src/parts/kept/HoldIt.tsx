import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { keyOf, meQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { WithReason } from '../WithReason.js';
import { texts } from './texts.js';

export type Scope = Wire['LegalHold']['scope'];

export const holdsQuery = (corporation: string) => ({
  queryKey: keyOf(corporation, 'holds'),
  queryFn: async () => quorate.legalHolds.all(corporation),
});

export async function setHold(corporation: string, reason: string, scope: Wire['NewLegalHold']['scope']) {
  return quorate.legalHolds.set(corporation, { id: `hold-${crypto.randomUUID().slice(0, 8)}`, reason, scope });
}

export interface HoldItProps {
  readonly corporation: string;
  /** One person, entry or paper. */
  readonly part: { readonly [Sort in 'persons' | 'entries' | 'papers']?: readonly [string] };
  readonly called: string;
}

/** For counsel: which holds keep this from being erased, and a hold on it alone. */
export function HoldIt({ corporation, part, called }: HoldItProps) {
  const me = useQuery(meQuery);
  const isCounsel = me.data?.roles.some((each) => each.corporation === corporation && each.role === 'counsel') === true;
  const holds = useQuery({ ...holdsQuery(corporation), enabled: isCounsel });
  if (!isCounsel) return undefined;
  const standing = (holds.data ?? []).filter(({ scope, released }) => released === undefined && covers(scope, part));
  return (
    <details className="asked screen">
      <summary>{texts.hold(called)}</summary>
      {standing.map(({ id, reason, setBy, setAt }) => (
        <p key={id} className="lead">
          {texts.held(reason, texts.bySomebody(setBy, instantInWords(setAt)))}{' '}
          <To path={paths.access(corporation)}>{texts.released}</To>
        </p>
      ))}
      <p className="lead">{texts.holds(called)}</p>
      <WithReason
        corporation={corporation}
        label={texts.whyHold}
        does={texts.holdIt(called)}
        doing={async (reason) =>
          setHold(corporation, reason, Object.fromEntries(Object.entries(part).map(([sort, ids]) => [sort, [...ids]])))
        }
      />
    </details>
  );
}

/** Whether a hold names this, or all that is kept. One on a person covers more, under other ids and by entries: Access lists them all. */
function covers(scope: Scope, part: HoldItProps['part']): boolean {
  return (
    scope.whole === true ||
    (['persons', 'entries', 'papers'] as const).some((sort) =>
      part[sort]?.some((id) => scope[sort]?.includes(id) === true),
    )
  );
}
