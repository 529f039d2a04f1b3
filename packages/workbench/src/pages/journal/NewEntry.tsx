import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation, useMoment, useSupposing } from '../../frame/moment.js';
import { Doing } from '../../frame/Doing.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { FieldControl } from '../../parts/fields/FieldControl.js';
import { filled, writtenInFields } from '../../parts/fields/fields.js';
import { corporationQuery, keyOf } from '../../queries/corporation.js';
import { PrepareInMatter } from '../matters/PrepareInMatter.js';
import { Changed } from '../proposals/Proposal.js';
import { changesQuery, withoutWriter } from '../proposals/queries.js';
import { papersQuery } from '../papers/queries.js';
import { commonest, entryOf, fieldsOf, mistakesShown, papersByTitle, type Beside } from './draft.js';
import { bases, inShort, sortOf, type Basis, type Written } from '../../parts/entries/entry.js';
import { entryTypesQuery } from './queries.js';
import { texts } from './texts.js';

type EntryType = Wire['EntryType'];
type Correcting = Written & { readonly inShort: string };

/** Something is entered: its sort, what it says, what it rests on; what it changes is shown before it is sent. */
export function NewEntry() {
  const corporation = useCorporation();
  const types = useQuery(entryTypesQuery);
  // What is corrected goes along in this tab's history, and stands in no address.
  const correcting = useRouterState({ select: correctedIn as never }) as unknown as Correcting | undefined;
  const beginning = useRouterState({ select: beginningIn as never }) as unknown as Beginning | undefined;
  const [chosen, setChosen] = useState<string | undefined>(correcting?.type ?? beginning?.type);
  return (
    <Page
      title={texts.newTitle}
      sentence={correcting === undefined ? texts.newSentence : texts.correcting(correcting.inShort)}
      lack={texts.newLack}
      crumb={<To path={paths.journal(corporation)}>{texts.title}</To>}
    >
      <Reading of={types}>
        {(all) => {
          const type = all.find((each) => each.type === chosen);
          return type === undefined ? (
            <Sorts types={all} onChoose={setChosen} />
          ) : (
            <Draft
              key={type.type}
              type={type}
              correcting={correcting}
              beginning={beginning?.type === type.type ? beginning.data : {}}
              onAnother={correcting === undefined ? () => setChosen(undefined) : undefined}
            />
          );
        }}
      </Reading>
    </Page>
  );
}

function correctedIn({ location }: { readonly location: { readonly state: unknown } }): Correcting | undefined {
  return (location.state as { readonly correcting?: Correcting }).correcting;
}

/** Another page may begin an entry: its sort, and what it says so far. */
interface Beginning {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function beginningIn({ location }: { readonly location: { readonly state: unknown } }): Beginning | undefined {
  return (location.state as { readonly beginning?: Beginning }).beginning;
}

interface SortsProps {
  readonly types: readonly EntryType[];
  readonly onChoose: (type: string) => void;
}

function Sorts({ types, onChoose }: SortsProps) {
  const often = commonest.flatMap((name) => types.find(({ type }) => type === name) ?? []);
  const others = types.filter(({ type }) => !commonest.includes(type));
  return (
    <>
      {(
        [
          [texts.commonest, often],
          [texts.other, others],
        ] as const
      ).map(([title, some]) => (
        <Section key={title} title={title}>
          <ul className="doors">
            {some.map(({ type, says }) => (
              <li key={type}>
                <button className="plain" type="button" onClick={() => onChoose(type)}>
                  {sortOf(type)}
                </button>{' '}
                <span className="quiet">{says}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

interface DraftProps {
  readonly type: EntryType;
  readonly correcting: Correcting | undefined;
  readonly beginning: Beginning['data'];
  readonly onAnother: (() => void) | undefined;
}

function Draft({ type, correcting, beginning, onAnother }: DraftProps) {
  const corporation = useCorporation();
  const { asOf } = useMoment(corporation);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>(() =>
    writtenInFields(correcting?.data ?? beginning),
  );
  const [beside, setBeside] = useState<Beside>({
    on: correcting?.on ?? asOf,
    time: correcting?.time ?? '',
    basis: correcting?.basis ?? 'books',
    paper: correcting?.paper?.id ?? '',
    because: 'clerical',
    note: '',
  });
  const { data: papers = [] } = useQuery(papersQuery(corporation));
  const [isTried, setTried] = useState(false);
  const [checked, setChecked] = useState<Wire['NewEntry']>();
  const fields = fieldsOf(type);
  const result = filled(fields, written);
  const mistakes = mistakesShown(fields, written, { found: result.mistakes ?? {}, isTried });
  const lacksNote = correcting !== undefined && beside.note.trim() === '';
  const example = type['example'] as Readonly<Record<string, unknown>> | undefined;
  const change = (next: () => void): void => {
    setChecked(undefined);
    next();
  };
  return (
    <Section title={sortOf(type.type)} note={type.says}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (result.mistakes === undefined && !lacksNote)
            setChecked(
              entryOf(`${type.type}-${crypto.randomUUID()}`, type.type, result.input, beside, { papers, correcting }),
            );
        }}
      >
        {[...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)].map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={written[field.name] ?? ''}
            mistake={mistakes[field.name]}
            example={example?.[field.name]}
            onChange={(value) => change(() => setWritten({ ...written, [field.name]: value }))}
          />
        ))}
        <BesideFields beside={beside} papers={papers} onChange={(next) => change(() => setBeside(next))} />
        {correcting === undefined ? undefined : (
          <Why beside={beside} isMissing={isTried && lacksNote} onChange={(next) => change(() => setBeside(next))} />
        )}
        <p className="buttons">
          <button className="button" type="submit">
            {texts.check}
          </button>
          {onAnother === undefined ? undefined : (
            <button className="button second" type="button" onClick={onAnother}>
              {texts.chooseAnother}
            </button>
          )}
          <To className="button second" path={paths.journal(corporation)}>
            {texts.discard}
          </To>
        </p>
      </form>
      {checked === undefined ? undefined : <Checked key={checked.id} entry={checked} />}
    </Section>
  );
}

interface BesideProps {
  readonly beside: Beside;
  readonly onChange: (beside: Beside) => void;
}

function BesideFields({ beside, papers, onChange }: BesideProps & { readonly papers: readonly Wire['Paper'][] }) {
  const id = useId();
  return (
    <>
      <p className="field">
        <label htmlFor={`${id}-on`}>{texts.day}</label>
        <input
          id={`${id}-on`}
          type="date"
          required
          value={beside.on}
          onChange={({ target }) => onChange({ ...beside, on: target.value })}
        />
      </p>
      <p className="field">
        <label htmlFor={`${id}-time`}>{texts.time}</label>
        <input
          id={`${id}-time`}
          type="time"
          value={beside.time}
          onChange={({ target }) => onChange({ ...beside, time: target.value })}
        />
      </p>
      <p className="field">
        <label htmlFor={`${id}-basis`}>{texts.restsOn}</label>
        <select
          id={`${id}-basis`}
          value={beside.basis}
          onChange={({ target }) => onChange({ ...beside, basis: target.value as Basis })}
        >
          {bases.map((basis) => (
            <option key={basis} value={basis}>
              {texts.bases[basis]}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-paper`}>{texts.paperId}</label>
        <input
          id={`${id}-paper`}
          list={`${id}-papers`}
          autoComplete="off"
          value={beside.paper}
          onChange={({ target }) => onChange({ ...beside, paper: target.value })}
        />
        <datalist id={`${id}-papers`}>
          {[...papersByTitle(papers).keys()].map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </p>
    </>
  );
}

function Why({ beside, isMissing, onChange }: BesideProps & { readonly isMissing: boolean }) {
  const id = useId();
  return (
    <>
      <p className="field">
        <label htmlFor={`${id}-because`}>{texts.because}</label>
        <select
          id={`${id}-because`}
          value={beside.because}
          onChange={({ target }) => onChange({ ...beside, because: target.value as Beside['because'] })}
        >
          {(['clerical', 'amended', 'rebutted'] as const).map((because) => (
            <option key={because} value={because}>
              {texts.becauseOf[because]}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-note`}>{texts.note}</label>
        <input
          id={`${id}-note`}
          value={beside.note}
          aria-invalid={isMissing}
          aria-describedby={`${id}-missing`}
          onChange={({ target }) => onChange({ ...beside, note: target.value })}
        />
        <span id={`${id}-missing`} className="small mistake">
          {isMissing ? texts.noteNeeded : ''}
        </span>
      </p>
    </>
  );
}

/** What a draft changes, read onto the journal privately; then it is proposed, or entered. */
function Checked({ entry }: { readonly entry: Wire['NewEntry'] }) {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const queries = useQueryClient();
  const draft = { id: entry.id, entries: [entry] } as unknown as Wire['Proposal'];
  const sending = useStoppable(
    async (how: 'propose' | 'enter', signal) => {
      if (how === 'propose')
        await quorate.proposals.propose(corporation, { id: entry.id, entries: [entry] }, { signal });
      else {
        const { version } = await queries.fetchQuery({ ...corporationQuery(corporation), staleTime: 0 });
        await quorate.entries.append(corporation, { expectedVersion: version, entries: [entry] }, { signal });
      }
      return how;
    },
    { whether: texts.sentOrNot, changes: keyOf(corporation) },
  );
  // Once it is sent, it cannot be supposed on top of itself: the page's usual day may be another by then. Called off, it may have
  // arrived.
  const isDraft = (sending.isIdle && !sending.isCalledOff) || sending.isError;
  const changes = useQuery({
    ...changesQuery(corporation, draft, moment),
    gcTime: 0,
    enabled: isDraft,
    ...(isDraft ? {} : { placeholderData: keepPreviousData }),
  });
  const supposing = useSupposing();
  const supposed = useMutation({
    mutationFn: async () => {
      const { title, entries } = await besides(corporation, moment.supposed);
      return quorate.hypotheticals.suppose(corporation, {
        title: [...title, inShort(asWritten(entry))].join('; ').slice(0, 200),
        entries: [...entries, entry],
      });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: keyOf(corporation, 'hypotheticals') });
      supposing(id);
    },
  });
  if (supposed.data !== undefined) {
    return (
      <p className="said" role="status">
        {texts.supposed} <To path={paths.ask(corporation)}>{texts.askOfIt}</To>
      </p>
    );
  }
  if (sending.data !== undefined) {
    return (
      <p className="said" role="status">
        {sending.data === 'propose' ? texts.proposed : texts.entryEntered}{' '}
        <To
          path={sending.data === 'propose' ? paths.proposal(corporation, entry.id) : paths.entry(corporation, entry.id)}
        >
          {sending.data === 'propose' ? texts.seeProposals : texts.seeEntry}
        </To>
      </p>
    );
  }
  if (changes.isError) return <Problem error={changes.error} retry={() => void changes.refetch()} />;
  if (changes.data === undefined) return <Progress words={texts.checking} />;
  return (
    <>
      <h3>{texts.changes}</h3>
      <p className="lead">
        {texts.fits} {changes.data.length === 0 ? texts.nothingChanges : ''}
      </p>
      {changes.data.map((changed) => (
        <Changed key={changed.path} of={changed} />
      ))}
      <Doing of={sending} words={texts.sending} />
      <p className="buttons">
        <button className="button" type="button" disabled={sending.isPending} onClick={() => sending.mutate('propose')}>
          {texts.propose}
        </button>
        <button
          className="button second"
          type="button"
          disabled={sending.isPending}
          onClick={() => sending.mutate('enter')}
        >
          {texts.enterIt}
        </button>
      </p>
      <p className="small">
        <button
          className="plain"
          type="button"
          disabled={supposed.isPending || !isDraft}
          onClick={() => supposed.mutate()}
          aria-describedby={`${entry.id}-supposing`}
        >
          {moment.supposed === undefined ? texts.suppose : texts.supposeToo}
        </button>{' '}
        <span id={`${entry.id}-supposing`} className="quiet">
          {texts.supposing}
        </span>
      </p>
      {supposed.isError ? <Problem error={supposed.error} /> : undefined}
      <PrepareInMatter corporation={corporation} title={sortOf(entry.type)} entry={entry} />
    </>
  );
}

function asWritten({ type, data }: Wire['NewEntry']): Pick<Written, 'type' | 'data'> {
  return { type, data: data as Written['data'] };
}

/** What is supposed already: one more entry is supposed along with it. */
async function besides(corporation: string, supposed: string | undefined) {
  if (supposed === undefined) return { title: [], entries: [] };
  const { title, entries } = await quorate.hypotheticals.one(corporation, supposed);
  return { title: [title], entries: entries.map(withoutWriter) as unknown as Wire['NewEntry'][] };
}
