import { dayInWords } from '@quorate/sdk';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { daysLater, isDay, monthsLater } from '../words/dates.js';
import { capital } from '../words/phrases.js';
import { reaches } from '../queries/instruments-asked.js';
import { useAskingThrough, useMoment, useMoveTo } from './moment.js';
import type { Dates as ChosenDates } from './page-dates.js';
import { texts } from './texts.js';

/** The two dates of a corporation's page and the instruments it asks by, as a sentence; each can be changed where it stands. */
export function Dates({ corporation }: { readonly corporation: string }) {
  const { asOf, dates, isPending } = useMoment(corporation);
  const moveTo = useMoveTo();
  const known = dates.known === undefined ? texts.today : dayInWords(dates.known);
  return (
    <p className="dates">
      {texts.asThingsStood}{' '}
      <DayButton
        label={texts.asThingsStood}
        shown={isPending ? '…' : dayInWords(asOf)}
        day={asOf}
        fieldLabel={texts.dayLabel}
        apply={texts.apply}
        shortcuts={[
          [texts.dayBefore, daysLater(asOf, -1)],
          [texts.dayAfter, daysLater(asOf, 1)],
          [texts.monthBefore, monthsLater(asOf, -1)],
          [texts.monthAfter, monthsLater(asOf, 1)],
          ...(dates.on === undefined ? [] : ([[texts.lastKept, undefined]] as const)),
        ]}
        onDay={(on) => moveTo(withDate(dates, 'on', on))}
      />
      , {texts.asWeKnew}{' '}
      <span className="nowrap">
        <DayButton
          label={texts.asWeKnew}
          shown={known}
          day={dates.known ?? asOf}
          fieldLabel={texts.knownLabel}
          apply={texts.applyKnown}
          shortcuts={dates.known === undefined ? [] : [[texts.whatIsKnownToday, undefined]]}
          onDay={(day) => moveTo(withDate(dates, 'known', day))}
        />
        ,
      </span>{' '}
      <Instruments corporation={corporation} />
    </p>
  );
}

function Instruments({ corporation }: { readonly corporation: string }) {
  const { through = 'bylaws' } = useMoment(corporation);
  const askThrough = useAskingThrough();
  const [isOpen, setOpen] = useState(false);
  const shown = texts.throughInstruments[through];
  return (
    <span className="nowrap">
      {texts.by}{' '}
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger aria-label={`${texts.by} ${shown}: ${texts.changeInstruments}`}>{shown} ▾</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="menu" align="start" sideOffset={6} aria-label={texts.instrumentsAskedBy}>
            <ul>
              {reaches.map((each) => (
                <li key={each}>
                  <button
                    type="button"
                    aria-pressed={each === through}
                    onClick={() => {
                      setOpen(false);
                      askThrough(each === 'bylaws' ? undefined : each);
                    }}
                  >
                    <span>{capital(texts.throughInstruments[each])}</span>
                    <span className="quiet">{texts.throughNote[each]}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      .
    </span>
  );
}

function withDate({ on, known }: ChosenDates, which: keyof ChosenDates, day: string | undefined): ChosenDates {
  const both = { on, known, [which]: day };
  return {
    ...(both.on === undefined ? {} : { on: both.on }),
    ...(both.known === undefined ? {} : { known: both.known }),
  };
}

interface DayButtonProps {
  readonly label: string;
  readonly shown: string;
  readonly day: string;
  readonly fieldLabel: string;
  readonly apply: string;
  /** Days that are chosen at once; without a day it is the usual one. */
  readonly shortcuts: readonly (readonly [title: string, day: string | undefined])[];
  readonly onDay: (day: string | undefined) => void;
}

function DayButton({ label, shown, day, fieldLabel, apply, shortcuts, onDay }: DayButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(day);
  const field = useId();
  const choose = (chosen: string | undefined): void => {
    setOpen(false);
    onDay(chosen);
  };
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(opened) => {
        setTyped(day);
        setOpen(opened);
      }}
    >
      <Popover.Trigger aria-label={`${label} ${shown}: ${texts.changeDay}`}>{shown} ▾</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="menu" align="start" sideOffset={6} aria-label={label}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isDay(typed)) choose(typed);
            }}
          >
            <label htmlFor={field}>{fieldLabel}</label>
            <input id={field} type="date" value={typed} onChange={({ target }) => setTyped(target.value)} required />
            <button className="button" type="submit" disabled={!isDay(typed)}>
              {apply}
            </button>
          </form>
          {shortcuts.length === 0 ? undefined : (
            <ul>
              {shortcuts.map(([title, chosen]) => (
                <li key={title}>
                  <button type="button" onClick={() => choose(chosen)}>
                    <span>{title}</span>
                    {chosen === undefined ? undefined : <span className="quiet">{dayInWords(chosen)}</span>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
