import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
import type { Begun } from '../../parts/Entering.js';
import { FieldControl } from '../../parts/fields/FieldControl.js';
import { filled, writtenInFields } from '../../parts/fields/fields.js';
import { useNamed } from '../../queries/names.js';
import { hasWords } from '../../words/has-words.js';
import { corporationQuery, entryTypesQuery, keyOf } from '../../queries/corporation.js';
import { PrepareInMatter } from '../matters/PrepareInMatter.js';
import { Changed } from '../proposals/Proposal.js';
import { changesQuery, withoutWriter } from '../proposals/queries.js';
import { papersQuery } from '../papers/queries.js';
import { commonest, entryOf, fieldsOf, mistakesShown, papersByTitle, type Beside } from './draft.js';
import { bases, inShort, sortOf, type Basis, type Written } from '../../parts/entries/entry.js';
import { texts } from './texts.js';

type EntryType = Wire['EntryType'];
type Correcting = Written & { readonly inShort: string };

/** Something is entered: its sort, what it says, what it rests on; what it changes is shown before it is sent. */
export function NewEntry() {
  const corporation = useCorporation();
  const types = useQuery(entryTypesQuery);
  // What is corrected goes along in this tab's history, and stands in no address.
  const correcting = useRouterState({ select: correctedIn as never }) as unknown as Correcting | undefined;
  const begun = useRouterState({ select: begunIn as never }) as unknown as Begun | undefined;
  const [{ chosen, round, on }, setChosen] = useState<Chosen>({
    chosen: correcting?.type ?? begun?.type,
    round: 0,
    on: undefined,
  });
  // The search box may begin another entry while this page is open.
  const asBegun = JSON.stringify(begun);
  const begunBefore = useRef(asBegun);
  useEffect(() => {
    if (begun === undefined || begunBefore.current === asBegun) return;
    begunBefore.current = asBegun;
    setChosen((before) => ({ ...before, chosen: begun.type, round: before.round + 1 }));
  }, [begun, asBegun]);
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
            <Sorts
              types={all}
              isFocused={round > 0}
              onChoose={(next) => setChosen({ chosen: next, round: round + 1, on })}
            />
          ) : (
            <Draft
              key={`${type.type} ${round}`}
              type={type}
              correcting={correcting}
              begun={begun?.type === type.type ? begun.data : undefined}
              back={begun?.back}
              on={on}
              isFocused={round > 0}
              onAnother={
                correcting === undefined
                  ? (next, day) => setChosen({ chosen: next, round: round + 1, on: day })
                  : undefined
              }
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

/** The sort that is entered, how often one was chosen here, and the day of the entry before. */
interface Chosen {
  readonly chosen: string | undefined;
  readonly round: number;
  readonly on: string | undefined;
}

function begunIn({ location }: { readonly location: { readonly state: unknown } }): Begun | undefined {
  return (location.state as { readonly begun?: Begun }).begun;
}

interface SortsProps {
  readonly types: readonly EntryType[];
  /** Whether one comes here from a form: then the keys go on here. */
  readonly isFocused: boolean;
  readonly onChoose: (type: string) => void;
}

function Sorts({ types, isFocused, onChoose }: SortsProps) {
  const id = useId();
  const finding = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  useEffect(() => (isFocused ? finding.current?.focus() : undefined), [isFocused]);
  const isFound = hasWords(sought);
  const found = types.filter(({ type, says }) => isFound(`${sortOf(type)} ${says}`));
  const often = commonest.flatMap((name) => found.find(({ type }) => type === name) ?? []);
  const others = found.filter(({ type }) => !commonest.includes(type));
  return (
    <>
      <p className="field">
        <label htmlFor={id}>{texts.find}</label>
        <input
          id={id}
          ref={finding}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <span className="small quiet" role="status">
          {found.length === 0 ? texts.noSort : ''}
        </span>
      </p>
      {(
        [
          [texts.commonest, often],
          [texts.other, others],
        ] as const
      )
        .filter(([, some]) => some.length > 0)
        .map(([title, some]) => (
          <Section key={title} title={title}>
            <ul className="doors sorts">
              {some.map(({ type, says }) => (
                <li key={type}>
                  <button className="plain" type="button" onClick={() => onChoose(type)}>
                    {sortOf(type)}
                  </button>
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
  readonly begun: Begun['data'] | undefined;
  /** Where one goes on after it, whichever sort it is. */
  readonly back: Begun['back'] | undefined;
  /** The day of the entry before. */
  readonly on: string | undefined;
  /** Whether its sort was chosen here: then the keys go on in its first field. */
  readonly isFocused: boolean;
  readonly onAnother: ((type: string | undefined, on: string) => void) | undefined;
}

function Draft({ type, correcting, begun, back, on, isFocused, onAnother }: DraftProps) {
  const corporation = useCorporation();
  const { asOf } = useMoment(corporation);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>(() =>
    writtenInFields(correcting?.data ?? begun ?? {}),
  );
  const [beside, setBeside] = useState<Beside>({
    on: correcting?.on ?? on ?? asOf,
    time: correcting?.time ?? '',
    basis: correcting?.basis ?? 'books',
    paper: correcting?.paper?.id ?? '',
    because: 'clerical',
    note: '',
  });
  const { data: papers = [] } = useQuery(papersQuery(corporation));
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const [checked, setChecked] = useState<Wire['NewEntry']>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
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
        ref={form}
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
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
            <button className="button second" type="button" onClick={() => onAnother(undefined, beside.on)}>
              {texts.chooseAnother}
            </button>
          )}
          <To className="button second" path={paths.journal(corporation)}>
            {texts.discard}
          </To>
        </p>
      </form>
      {checked === undefined ? undefined : (
        <Checked key={checked.id} entry={checked}>
          {onAnother === undefined ? undefined : (
            <p className="buttons">
              <button className="button" type="button" onClick={() => onAnother(type.type, beside.on)}>
                {texts.oneMore}
              </button>
              <button className="button second" type="button" onClick={() => onAnother(undefined, beside.on)}>
                {texts.another}
              </button>
              {back === undefined ? undefined : (
                <To className="button second" path={back.path} search={{ on: beside.on }}>
                  {back.title}
                </To>
              )}
            </p>
          )}
        </Checked>
      )}
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
function Checked({ entry, children }: { readonly entry: Wire['NewEntry']; readonly children: ReactNode }) {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const queries = useQueryClient();
  const nameOf = useNamed(corporation, (name) => inShort(asWritten(entry), name));
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
        title: [...title, inShort(asWritten(entry), nameOf)].join('; ').slice(0, 200),
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
      <>
        <p className="said" role="status" tabIndex={-1} ref={focused}>
          {sending.data === 'propose' ? texts.proposed : texts.entryEntered}{' '}
          <To
            path={
              sending.data === 'propose' ? paths.proposal(corporation, entry.id) : paths.entry(corporation, entry.id)
            }
          >
            {sending.data === 'propose' ? texts.seeProposals : texts.seeEntry}
          </To>
        </p>
        {children}
      </>
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

/** The button that was pressed is gone by then: the keys go on from what is said. */
function focused(said: HTMLElement | null): void {
  said?.focus();
}

/** What is supposed already: one more entry is supposed along with it. */
async function besides(corporation: string, supposed: string | undefined) {
  if (supposed === undefined) return { title: [], entries: [] };
  const { title, entries } = await quorate.hypotheticals.one(corporation, supposed);
  return { title: [title], entries: entries.map(withoutWriter) as unknown as Wire['NewEntry'][] };
}
