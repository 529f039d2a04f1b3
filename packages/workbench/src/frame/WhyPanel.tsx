import { Cites } from '../parts/Cites.js';
import { EntryDoor } from '../parts/entries/EntryDoor.js';
import { texts } from './texts.js';
import { useWhy } from './why.js';

/** Why something on the page is so: its steps, their sections, the entries behind them. */
export function WhyPanel({ corporation }: { readonly corporation: string }) {
  const { why, toggle } = useWhy();
  const entries = [...new Set((why?.steps ?? []).flatMap((step) => step.entries ?? []))];
  return (
    <aside className="why" aria-label={texts.why}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div className="stay" tabIndex={0}>
        <h2>
          {why?.title ?? texts.why}{' '}
          <button className="plain" type="button" onClick={toggle}>
            {texts.close}
          </button>
        </h2>
        {why === undefined ? <p className="small quiet">{texts.nothingSelected}</p> : undefined}
        {why?.of === undefined ? undefined : <p className="of small">{why.of}</p>}
        {why === undefined ? undefined : (
          <>
            <ol className="steps">
              {why.steps.map(({ step, says, cites }) => (
                <li key={step}>
                  {says}. <Cites corporation={corporation} of={cites} />
                </li>
              ))}
            </ol>
            <h3>{texts.entries}</h3>
            {entries.length === 0 ? <p className="small">{texts.noEntries}</p> : undefined}
            <ul className="doors">
              {entries.slice(0, mostEntries).map((entry) => (
                <li key={entry}>
                  <EntryDoor corporation={corporation} id={entry} />
                </li>
              ))}
            </ul>
            {entries.length > mostEntries ? (
              <p className="small quiet">and {entries.length - mostEntries} more</p>
            ) : undefined}
          </>
        )}
      </div>
    </aside>
  );
}

const mostEntries = 24;
