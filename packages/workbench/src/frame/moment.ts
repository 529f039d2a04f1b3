import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { corporationQuery, type Moment } from '../queries/corporation.js';
import type { Through } from '../queries/instruments-asked.js';
import { today } from '../words/dates.js';
import { inAddress, usualDay, type Dates } from './page-dates.js';

/** The corporation of the page. */
export function useCorporation(): string {
  const { corporation } = useParams({ strict: false });
  if (corporation === undefined) throw new Error('this page is of no corporation');
  return corporation;
}

/** The moment of the page, once it is known. */
export interface PageMoment extends Moment {
  readonly dates: Dates;
  /** Whether the usual day is still being found out. */
  readonly isPending: boolean;
}

/** As of when the page is shown, and as known when. */
export function useMoment(corporation: string | undefined): PageMoment {
  const { supposed, through, ...dates } = inAddress(useSearch({ strict: false }));
  const now = today();
  const isWanted = corporation !== undefined && dates.on === undefined;
  const head = useQuery({ ...corporationQuery(corporation ?? ''), enabled: isWanted });
  const asOf = dates.on ?? usualDay(head.data?.lastEntryOn, now);
  return {
    asOf,
    // The whole of that day counts.
    knownAt: dates.known === undefined ? undefined : `${dates.known}T23:59:59.999Z`,
    supposed,
    through,
    dates,
    isPending: isWanted && head.isPending,
  };
}

/** What was asked stays asked where it is asked of other dates, by other instruments or on top of something else. */
const asBefore = (before: object): object => before;

/** Whether somebody moved the dates where they are, and did not come to these. */
export function useHasMoved(): boolean {
  const { hasMoved = false } = useRouterState({ select: ({ location }) => location.state }) as {
    readonly hasMoved?: boolean;
  };
  return hasMoved;
}

/** Shows the same page at other dates. */
export function useMoveTo(): (dates: Dates) => void {
  const navigate = useNavigate();
  return (dates) => {
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, on: dates.on, known: dates.known }),
      state: (before: object) => ({ ...before, hasMoved: true }),
      replace: true,
      resetScroll: false,
    } as never);
  };
}

/** Asks by other instruments from here on; without a reach, by the usual ones. */
export function useAskingThrough(): (through: Through | undefined) => void {
  const navigate = useNavigate();
  return (through) => {
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, through }),
      state: asBefore,
      replace: true,
      resetScroll: false,
    } as never);
  };
}

/** Supposes something from here on, or, without an id, nothing any more. */
export function useSupposing(): (supposed: string | undefined) => void {
  const navigate = useNavigate();
  return (supposed) => {
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, supposed }),
      state: asBefore,
      resetScroll: false,
    } as never);
  };
}
