import { dayInWords } from '@quorate/sdk';
import type { Moment } from '../../queries/corporation.js';
import { figuresInWords } from './figures-in-words.js';
import { memorandumOf, type Paragraph } from './memorandum.js';
import { settledIn, type Answer } from './plain.js';
import { requirementIn, type Requirement } from './requirement.js';
import { Entries } from './MemorandumText.js';
import { Scope } from './Scope.js';
import { stateInWords } from '../state.js';
import { today } from '../../words/dates.js';
import { keyInWords, sentence } from '../../words/phrases.js';
import { texts } from './texts.js';
import { Head } from '../table/Head.js';
import { Unbroken } from '../Unbroken.js';

export interface MemorandumSheetProps {
  readonly corporation: string;
  /** The corporation's name. */
  readonly name: string;
  readonly answer: Answer;
  /** Whether what would change it is told in it. */
  readonly isWhole: boolean;
  /** What the instruments are called, by their ids. */
  readonly called: ReadonlyMap<string, string>;
  readonly moment: Moment;
  readonly asks: string;
  readonly subject?: string;
}

/** A memorandum for paper: heading, body in serif, sections and entries as footnotes, the scope at the end. */
export function MemorandumSheet({
  corporation,
  name,
  answer,
  isWhole,
  called,
  moment,
  asks,
  subject,
}: MemorandumSheetProps) {
  const memo = memorandumOf(answer, asks, subject);
  const { memo: titles, sheet: words } = texts;
  const requirement = requirementIn(settledIn(answer));
  const notes = notesOf(
    [memo.facts, memo.analysis, isWhole ? memo.changes : [], memo.otherLaw, memo.notes, memo.unused].flat(),
  );
  const part = (title: string, of: readonly Paragraph[]) =>
    of.length === 0 ? undefined : (
      <section>
        <h2>{title}</h2>
        {of.map((each) => (
          <p key={each.says}>
            <Unbroken>{each.says}</Unbroken>
            <Note of={notes.get(each)} />
          </p>
        ))}
      </section>
    );
  return (
    <article className="sheet">
      <header>
        <div className="letterhead">
          <p>{words.title}</p>
          <p>{name}</p>
        </div>
        <table>
          <tbody>
            <tr>
              <th scope="row">{words.asOf}</th>
              <td>{dayInWords(moment.asOf)}</td>
            </tr>
            <tr>
              <th scope="row">{words.known}</th>
              <td>{dayInWords(moment.knownAt ?? today())}</td>
            </tr>
            <tr>
              <th scope="row">{words.instruments}</th>
              <td>
                <ul>
                  {Object.entries(answer.stamp.instruments).map(([instrument, digest]) => (
                    <li key={instrument}>
                      {called.get(instrument) ?? keyInWords(instrument)} <span className="digest">{digest}</span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          </tbody>
        </table>
      </header>
      <h1>{memo.short[0]}</h1>
      <section>
        <h2>{titles.question}</h2>
        <p>{memo.question}</p>
      </section>
      {memo.short.length < 2 ? undefined : (
        <section>
          <h2>{titles.short}</h2>
          {memo.short.slice(1).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </section>
      )}
      {part(titles.facts, memo.facts)}
      {part(titles.analysis, memo.analysis)}
      {requirement === undefined ? undefined : (
        <section>
          <h2>{words.steps}</h2>
          <table>
            <Head of={[words.step, words.standing]} />
            <tbody>
              {leavesOf(requirement).map((step) => (
                <tr key={step.id}>
                  <td>
                    {step.says} {step.cite === undefined ? '' : `(${step.cite})`}
                    <span className="holds">{figuresInWords(step.figures)}</span>
                  </td>
                  <td>{stateInWords[step.state]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {part(titles.changes, isWhole ? memo.changes : [{ says: sentence(words.notYet), cites: [], entries: [] }])}
      {part(titles.otherLaw, memo.otherLaw)}
      {part(titles.notes, memo.notes)}
      {part(titles.unused, memo.unused)}
      {notes.size === 0 ? undefined : (
        <div className="notes">
          <ol>
            {[...notes].map(([{ cites, entries }, number]) => (
              <li key={number} id={`note-${number}`}>
                {cites.length === 0 ? '' : `${cites.join('; ')}. `}
                <Entries corporation={corporation} of={entries} most={mostEntries} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <Scope stamp={answer.stamp} isHeaded />
    </article>
  );
}

/** Paper has no page to look further on: a note names more of them than the screen does. */
const mostEntries = 12;

/** The paragraphs that have something to note, each with its number. */
function notesOf(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, number> {
  const noted = paragraphs.filter(({ cites, entries }) => cites.length > 0 || entries.length > 0);
  return new Map(noted.map((each, index) => [each, index + 1]));
}

function Note({ of: number }: { readonly of: number | undefined }) {
  return number === undefined ? undefined : (
    <sup>
      <a href={`#note-${number}`}>{number}</a>
    </sup>
  );
}

function leavesOf(step: Requirement): readonly Requirement[] {
  return step.parts.length === 0 ? [step] : step.parts.flatMap(leavesOf);
}
