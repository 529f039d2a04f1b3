import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { meQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { grouped } from '../../words/numbers.js';
import { useDoing, type InMatter } from './doing.js';
import { noteQuery, notesQuery } from './queries.js';
import { texts } from './texts.js';
import { Head } from '../../parts/table/Head.js';

/** The privileged notes of a matter: to be read, and to be written. What a note said is kept. */
export function Notes(place: InMatter) {
  const { corporation, matter, isClosed } = place;
  const notes = useQuery(notesQuery(corporation, matter));
  const [chosen, setChosen] = useState<string>();
  return (
    <Section title={texts.notes}>
      <Reading of={notes}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.notesNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.note, texts.author, texts.written, { screen: texts.read }]} />
              <tbody>
                {all.map(({ id, title, author, version, writtenAt, isWithdrawn }) => (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    <td data-label={texts.author}>{author}</td>
                    <td data-label={texts.written}>
                      {instantInWords(writtenAt)}, {texts.version.toLowerCase()} {grouped(version)}
                      {isWithdrawn ? `, ${texts.withdrawn}` : ''}
                    </td>
                    <td className="screen">
                      <button
                        className="plain"
                        type="button"
                        aria-expanded={chosen === id}
                        onClick={() => setChosen(chosen === id ? undefined : id)}
                      >
                        {chosen === id ? texts.back : texts.read} <span className="hidden">{title}</span>
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
      {chosen === undefined ? undefined : <Note key={chosen} {...place} id={chosen} />}
      {isClosed ? undefined : (
        <details className="asked">
          <summary>{texts.writeNote}</summary>
          <NewNote {...place} />
        </details>
      )}
    </Section>
  );
}

function Note({ id, ...place }: InMatter & { readonly id: string }) {
  const { corporation, matter, isClosed } = place;
  const note = useQuery(noteQuery(corporation, matter, id));
  const me = useQuery(meQuery);
  return (
    <Reading of={note}>
      {({ author, versions }) => {
        const last = versions.at(-1);
        const before = versions.slice(0, -1).toReversed();
        const isOwn = me.data?.name === author && !isClosed && last?.text !== undefined;
        return (
          <div className="memo apart">
            <h3>{last?.title}</h3>
            <p className="written">{last?.text ?? texts.withdrawnHere}</p>
            {before.length === 0 ? undefined : (
              <details className="asked">
                <summary>{texts.earlier}</summary>
                {before.map(({ version, title, text, writtenAt }) => (
                  <div key={version}>
                    <h3>
                      {title} <span className="note">{instantInWords(writtenAt)}</span>
                    </h3>
                    <p className="written">{text ?? texts.withdrawnHere}</p>
                  </div>
                ))}
              </details>
            )}
            {isOwn && last !== undefined ? <Own key={last.version} {...place} id={id} last={last} /> : undefined}
          </div>
        );
      }}
    </Reading>
  );
}

interface OwnProps extends InMatter {
  readonly id: string;
  readonly last: Wire['Note']['versions'][number];
}

/** A note of one's own: a new version of it, or withdrawing it. */
function Own({ id, last, ...place }: OwnProps) {
  const { corporation, matter } = place;
  const changing = useDoing(place, 'notes', async (note: Wire['NewNote']) =>
    quorate.matterNotes.change(corporation, matter, id, { ...note, expectedVersion: last.version }),
  );
  const withdrawing = useDoing(place, 'notes', async () =>
    quorate.matterNotes.withdraw(corporation, matter, id, last.version),
  );
  return (
    <details className="asked">
      <summary>{texts.changeNote}</summary>
      <NoteForm
        begun={{ title: last.title, text: last.text ?? '' }}
        button={texts.changeNote}
        isPending={changing.isPending}
        onKeep={(note) => changing.mutate(note)}
      />
      {changing.isError ? <Problem error={changing.error} /> : undefined}
      {withdrawing.isError ? <Problem error={withdrawing.error} /> : undefined}
      <p className="buttons">
        <button
          className="button second"
          type="button"
          disabled={withdrawing.isPending}
          onClick={() => withdrawing.mutate(undefined)}
        >
          {texts.withdraw}
        </button>
      </p>
    </details>
  );
}

function NewNote(place: InMatter) {
  const { corporation, matter } = place;
  const [written, setWritten] = useState(0);
  const writing = useDoing(place, 'notes', async (note: Wire['NewNote']) =>
    quorate.matterNotes.write(corporation, matter, note),
  );
  return (
    <>
      <NoteForm
        key={written}
        begun={{ title: '', text: '' }}
        button={texts.keepNote}
        isPending={writing.isPending}
        onKeep={(note) => writing.mutate(note, { onSuccess: () => setWritten(written + 1) })}
      />
      {writing.isError ? <Problem error={writing.error} /> : undefined}
    </>
  );
}

interface NoteFormProps {
  readonly begun: Wire['NewNote'];
  readonly button: string;
  readonly isPending: boolean;
  readonly onKeep: (note: Wire['NewNote']) => void;
}

function NoteForm({ begun, button, isPending, onKeep }: NoteFormProps) {
  const [title, setTitle] = useState(begun.title);
  const [text, setText] = useState(begun.text);
  const field = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onKeep({ title, text });
      }}
    >
      <p className="field">
        <label htmlFor={`${field}-title`}>{texts.noteTitle}</label>
        <input
          id={`${field}-title`}
          autoComplete="off"
          maxLength={200}
          required
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </p>
      <p className="field">
        <label htmlFor={`${field}-text`}>{texts.noteText}</label>
        <textarea
          id={`${field}-text`}
          rows={8}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <p className="buttons">
        <button className="button second" type="submit" disabled={title === '' || text === '' || isPending}>
          {button}
        </button>
      </p>
    </form>
  );
}
