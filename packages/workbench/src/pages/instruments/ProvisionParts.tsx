import { dayInWords } from '@quorate/sdk';
import type { PageMoment } from '../../frame/moment.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Mark } from '../../parts/Mark.js';
import { countOf } from '../../words/numbers.js';
import { capital, keyInWords, listed, readingInWords } from '../../words/phrases.js';
import { Among } from './Among.js';
import { Doubt } from './Doubt.js';
import { OnTheseBooks } from './OnTheseBooks.js';
import { Parameters } from './Parameters.js';
import { standingOf, type Provision } from './standing.js';
import { texts } from './texts.js';

export interface ProvisionPartsProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly of: Provision;
  /** Whether the page is of it alone, and its sentence is the page's own. */
  readonly isAlone: boolean;
}

/** A provision: its figures and words, its doubts, its place among the others, and what it comes to on the books. */
export function ProvisionParts({ corporation, moment, of, isAlone }: ProvisionPartsProps) {
  const { cite, summary, kind, provides, readings, notes, facts, answers, changes, bearsOn } = of;
  return (
    <>
      <Section title={isAlone ? texts.provides : summary} note={isAlone ? keyInWords(kind) : cite}>
        {isAlone ? undefined : <Standing of={of} asOf={moment.asOf} />}
        <p className="lead">{capital(provides)}</p>
        <Parameters corporation={corporation} of={of} />
      </Section>
      {bearsOn === undefined ? undefined : <Open on={bearsOn} />}
      {readings.map((reading) => (
        <Doubt key={reading.id} corporation={corporation} of={reading} />
      ))}
      {notes.length === 0 ? undefined : (
        <div className="memo apart">
          <h3>{texts.note}</h3>
          {notes.map(({ slip, readAs }) => (
            <p key={slip}>
              {slip} <em>{texts.readAs}</em> {readAs}
            </p>
          ))}
        </div>
      )}
      <Among corporation={corporation} of={of} />
      <OnTheseBooks corporation={corporation} moment={moment} of={of} />
      {changes.length === 0 ? undefined : (
        <Section title={texts.changes}>
          <ul className="doors">
            {changes.map(({ entry, on, version, repeals }) => (
              <li key={entry}>
                <To path={paths.entry(corporation, entry)}>{dayInWords(on)}</To> {repeals ? texts.repealed : version}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {facts.length === 0 && answers.length === 0 ? undefined : (
        <details className="asked">
          <summary>{texts.takesPart}</summary>
          <ul className="doors">
            {answers.map((name) => (
              <li key={name}>
                <To path={paths.question(corporation, name)}>{capital(keyInWords(name.replace('.', ': ')))}</To>
              </li>
            ))}
          </ul>
          {facts.length === 0 ? undefined : (
            <p className="small quiet">
              {texts.asks}: {listed([...new Set(facts)].map(keyInWords))}.
            </p>
          )}
        </details>
      )}
    </>
  );
}

/** What must be said of it in words: its readings, its notes, and where it is not in force or not worked out. */
export function Standing({ of, asOf }: { readonly of: Provision; readonly asOf: string }) {
  const { readings, notes } = of;
  return (
    <ul className="badges">
      {standingOf(of, asOf).map(({ state, words }) => (
        <li key={words}>
          <Mark of={state} word="none" />
          {words}
        </li>
      ))}
      {readings.length === 0 ? undefined : (
        <li>
          <Mark of="turns" word="none" />
          {countOf(readings.length, 'reading')}: {listed(readings.map(({ id }) => readingInWords(id)))}
        </li>
      )}
      {notes.length === 0 ? undefined : (
        <li>{countOf(notes.length, 'note of construction', 'notes of construction')}</li>
      )}
    </ul>
  );
}

/** On what a text bears that nobody has worked out. */
function Open({ on }: { readonly on: NonNullable<Provision['bearsOn']> }) {
  const told = (['acts', 'questions', 'notions'] as const).flatMap((sort) => {
    const names = on[sort];
    return names === undefined || names.length === 0 ? [] : [`${texts[sort]}: ${listed(names.map(keyInWords))}`];
  });
  return (
    <Section title={texts.open}>
      <p className="lead">{texts.openLead}</p>
      <ul className="plain-list">
        {(told.length === 0 ? [texts.everything] : told).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Section>
  );
}
