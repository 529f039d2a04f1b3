import { dayInWords } from '@quorate/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Doing } from '../../frame/Doing.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Combobox } from '../../parts/fields/Combobox.js';
import { saved } from '../../parts/saved.js';
import { useDrawn } from '../../parts/table/drawn.js';
import { Gap } from '../../parts/table/Gap.js';
import { Head } from '../../parts/table/Head.js';
import { corporationQuery, entryTypesQuery, personsQuery } from '../../queries/corporation.js';
import { calledBy, useActsAndMeetings, type NameOf } from '../../queries/names.js';
import { countOf, grouped } from '../../words/numbers.js';
import { inShort, sortOf, writtenIn } from '../../parts/entries/entry.js';
import { stretchesQuery, type Wanted } from './queries.js';
import { texts } from './texts.js';

/** The journal: what was entered, the last first; its chain worked out again; the whole of it given out. */
export function Journal() {
  const corporation = useCorporation();
  const head = useQuery(corporationQuery(corporation));
  const [wanted, setWanted] = useState<Wanted>({});
  return (
    <Reading of={head} page={texts.title}>
      {({ name, version }) => (
        <Page
          title={texts.title}
          sentence={version === 0 ? texts.none : texts.sentence(countOf(version, 'entry', 'entries'), name)}
          lack={version === 0 ? texts.noneLack : texts.lack}
        >
          <div className="buttons">
            <To className="button" path={paths.entering(corporation)}>
              {texts.enter}
            </To>
            <Export corporation={corporation} />
            <Verify corporation={corporation} />
          </div>
          {version === 0 ? undefined : (
            <Section title={texts.title}>
              <Filters corporation={corporation} wanted={wanted} onChange={setWanted} />
              <Stretches corporation={corporation} version={version} wanted={wanted} />
            </Section>
          )}
        </Page>
      )}
    </Reading>
  );
}

interface FiltersProps {
  readonly corporation: string;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

function Filters({ corporation, wanted, onChange }: FiltersProps) {
  const id = useId();
  const moment = useMoment(corporation);
  const types = useQuery(entryTypesQuery);
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const [about, setAbout] = useState('');
  const known = (persons.data ?? []).map((person) => ({ id: person.id, title: person.name }));
  const set = (field: keyof Wanted, value: string): void =>
    onChange({ ...wanted, [field]: value === '' ? undefined : value });
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
      <p className="field">
        <label htmlFor={`${id}-type`}>{texts.type}</label>
        <select id={`${id}-type`} value={wanted.type ?? ''} onChange={({ target }) => set('type', target.value)}>
          <option value="">{texts.allTypes}</option>
          {types.data?.map(({ type }) => (
            <option key={type} value={type}>
              {sortOf(type)}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-about`}>{texts.about}</label>
        <Combobox
          id={`${id}-about`}
          value={about}
          choices={known}
          onChange={(value) => {
            setAbout(value);
            set('about', known.some((person) => person.id === value) ? value : '');
          }}
        />
      </p>
      {(['from', 'to'] as const).map((end) => (
        <p className="field" key={end}>
          <label htmlFor={`${id}-${end}`}>{texts[end]}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={wanted[end] ?? ''}
            onChange={({ target }) => set(end, target.value)}
          />
        </p>
      ))}
      <p className="field check">
        <label>
          <input
            type="checkbox"
            checked={wanted.standing === 'yes'}
            onChange={({ target }) => set('standing', target.checked ? 'yes' : '')}
          />{' '}
          {texts.standing}
        </label>
      </p>
    </form>
  );
}

interface StretchesProps {
  readonly corporation: string;
  readonly version: number;
  readonly wanted: Wanted;
}

function Stretches({ corporation, version, wanted }: StretchesProps) {
  const stretches = useInfiniteQuery(stretchesQuery(corporation, version, wanted));
  const entries = stretches.data?.pages.flatMap((stretch) => stretch.entries) ?? [];
  const drawn = useDrawn(entries.length);
  const moment = useMoment(corporation);
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const names = useMemo(() => new Map(persons.data?.map(({ id, name }) => [id, name])), [persons.data]);
  const nameOf = calledBy(names, useActsAndMeetings(corporation, true));
  if (stretches.isError) return <Problem error={stretches.error} retry={() => void stretches.refetch()} />;
  if (stretches.data === undefined || persons.isPending) return <Progress words={texts.title} />;
  return (
    <>
      {entries.length === 0 ? (
        <p className="lead">{texts.noneFound}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        <div className={drawn.className} tabIndex={0} role="region" aria-label={texts.title} ref={drawn.scrolled}>
          <table className="dense" aria-rowcount={entries.length + 1}>
            <Head of={[{ figure: texts.place }, texts.on, texts.what, texts.basis, texts.entered]} />
            <tbody>
              {drawn.before > 0 ? <Gap height={drawn.before} columns={5} /> : undefined}
              {drawn.places.map((place) => {
                const stored = entries[place];
                return stored === undefined ? undefined : (
                  <Row key={stored.sequence} corporation={corporation} stored={stored} nameOf={nameOf} />
                );
              })}
              {drawn.after > 0 ? <Gap height={drawn.after} columns={5} /> : undefined}
            </tbody>
          </table>
        </div>
      )}
      {stretches.hasNextPage ? (
        <>
          <p className="small quiet">{texts.earlierNotRead}</p>
          <p className="buttons">
            <button
              className="button second"
              type="button"
              disabled={stretches.isFetchingNextPage}
              onClick={() => void stretches.fetchNextPage()}
            >
              {texts.earlier}
            </button>
          </p>
        </>
      ) : undefined}
    </>
  );
}

function Row({
  corporation,
  stored,
  nameOf,
}: {
  readonly corporation: string;
  readonly stored: Wire['StoredEntry'];
  readonly nameOf: NameOf;
}) {
  const { id, on, basis, by, enteredAt, paper, ...rest } = writtenIn(stored);
  return (
    <tr>
      <td className="num">{grouped(stored.sequence)}</td>
      <td className="nowrap">{dayInWords(on)}</td>
      <th scope="row">
        <To path={paths.entry(corporation, id)}>{inShort(rest, nameOf)}</To>
      </th>
      <td className="short">
        {texts.bases[basis]}
        {paper === undefined ? undefined : `, ${paper.id}`}
      </td>
      <td className="short">
        {dayInWords(enteredAt)} <span className="quiet">{texts.by(by)}</span>
      </td>
    </tr>
  );
}

function Verify({ corporation }: { readonly corporation: string }) {
  const verifying = useStoppable(async (_: void, signal) => quorate.journals.verify(corporation, { signal }));
  return (
    <>
      <button className="button second" type="button" disabled={verifying.isPending} onClick={() => verifying.mutate()}>
        {texts.verify}
      </button>
      <Doing of={verifying} words={texts.verifying} />
      {verifying.data === undefined ? undefined : (
        <div className={verifying.data.broken === undefined ? 'said' : 'problem'} role="status">
          <p>{soundnessInWords(verifying.data)}</p>
          {verifying.data.broken === undefined ? <p className="small quiet">{texts.soundWitness}</p> : undefined}
          {verifying.data.changed.map(({ entry, says }) => (
            <p key={entry}>
              <To path={paths.entry(corporation, entry)}>{entry}</To>: {says}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function soundnessInWords({ intact, broken, checkpoints }: Wire['Soundness']): string {
  if (broken !== undefined) return texts.broken(grouped(broken.sequence), broken.says);
  return texts.sound(
    countOf(intact.version, 'entry', 'entries'),
    checkpoints === 0 ? 'No checkpoint' : countOf(checkpoints, 'checkpoint'),
  );
}

/** After how many lines it is said again how far an export is. */
const oftenTold = 500;

/** The journal as a file, as the command line takes it in. */
function Export({ corporation }: { readonly corporation: string }) {
  const [read, setRead] = useState(0);
  const exporting = useStoppable(async (_: void, signal) => {
    const lines: string[] = [];
    setRead(0);
    for await (const line of quorate.journals.exported(corporation, { signal })) {
      lines.push(`${line}\n`);
      if (lines.length % oftenTold === 0) setRead(lines.length);
    }
    saved(`${corporation}.ndjson`, new Blob(lines), 'application/x-ndjson');
  });
  return (
    <>
      <button className="button second" type="button" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
        {texts.exportIt}
      </button>
      <Doing of={exporting} words={texts.exporting(grouped(read))} />
    </>
  );
}
