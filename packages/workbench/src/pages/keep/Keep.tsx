import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { paths } from '../../paths.js';
import { corporationsQuery, entryTypesQuery, meQuery } from '../../queries/corporation.js';
import { isDay } from '../../words/dates.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { chartersQuery } from '../instruments/queries.js';
import { directorsIn, entriesOf, holdersIn, idOf, summed, type Opening } from './opening.js';
import { TakeIn } from './TakeIn.js';
import { texts } from './texts.js';

/** Begins to keep a corporation: what governs it, what stood on the first day, what the books cover. */
export function Keep() {
  const me = useQuery(meQuery);
  const kept = useQuery(corporationsQuery);
  const charters = useQuery(chartersQuery);
  const types = useQuery(entryTypesQuery);
  return (
    <Reading of={me} page={texts.title}>
      {({ isOwner }) =>
        isOwner ? (
          <Page title={texts.title} sentence={kept.data?.length === 0 ? texts.first : texts.another} lack={texts.lack}>
            <Reading of={charters}>
              {(builtIn) => (
                <Reading of={types}>{(all) => <Beginning charters={builtIn} families={familiesIn(all)} />}</Reading>
              )}
            </Reading>
            <TakeIn />
          </Page>
        ) : (
          <Page title={texts.title} sentence={texts.notOwner} lack={texts.notOwnerLack} />
        )
      }
    </Reading>
  );
}

/** The day on which a corporation was formed as its charter has it, for both days until somebody says otherwise. */
function daysOf({ formed, instruments }: Wire['Charter']): { readonly formed: string; readonly day: string } {
  const day = formed ?? instruments[0]?.from ?? '';
  return { formed: day, day };
}

/** The families that can be kept whole, as the entry says them that vouches for one. */
function familiesIn(types: readonly Wire['EntryType'][]): readonly string[] {
  const form = types.find(({ type }) => type === 'coverage')?.fields.find(({ name }) => name === 'family')?.form;
  return (form ?? '').replace(/^one of: /u, '').split(', ');
}

interface Written {
  readonly charter: string;
  readonly file: Wire['CharterFile'] | undefined;
  readonly name: string;
  readonly id: string;
  readonly formed: string;
  readonly day: string;
  readonly class: string;
  readonly treasury: string;
  readonly holders: string;
  readonly directors: string;
  readonly size: string;
  readonly families: readonly string[];
  readonly vouchedBy: string;
}

const ownFile = 'own';

interface BeginningProps {
  readonly charters: readonly Wire['Charter'][];
  readonly families: readonly string[];
}

function Beginning({ charters, families }: BeginningProps) {
  // A file that was written here goes along in this tab's history, and stands in no address.
  const { charterFile } = useRouterState({ select: ({ location }) => location.state }) as {
    readonly charterFile?: Wire['CharterFile'];
  };
  const [written, setWritten] = useState<Written>({
    charter: charterFile === undefined ? '' : ownFile,
    file: charterFile,
    name: '',
    id: '',
    formed: '',
    day: '',
    class: 'common',
    treasury: '',
    holders: '',
    directors: '',
    size: '',
    families: [],
    vouchedBy: '',
  });
  const [isTried, setTried] = useState(false);
  const { opening, mistakes } = readFrom(written);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keeping = useMutation({
    mutationFn: async (begun: Opening) =>
      quorate.corporations.keep({
        id: written.id,
        name: written.name,
        charter: written.file ?? written.charter,
        formed: written.formed,
        entries: [...entriesOf(begun)],
      }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries();
      await navigate({ to: paths.overview(id) } as never);
    },
  });
  const set = (some: Partial<Written>): void => setWritten((before) => ({ ...before, ...some }));
  const told = isTried ? mistakes : {};
  const field = (name: keyof Written, title: string, more: { readonly help?: string; readonly type?: string } = {}) => (
    <TextField
      title={title}
      value={written[name] as string}
      mistake={told[name]}
      {...more}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (opening !== undefined) keeping.mutate(opening);
      }}
    >
      <Section title={texts.charter} note={texts.charterNote}>
        <Charters
          charters={charters}
          chosen={written.charter}
          isWritten={written.file !== undefined && written.file === charterFile}
          mistake={told['charter']}
          onChoose={(charter) => {
            const found = charters.find((each) => each.charter === charter);
            set({
              charter,
              file: undefined,
              ...(found === undefined ? {} : daysOf(found)),
            });
          }}
          onFile={(file) => set({ file })}
        />
      </Section>
      <Section title={texts.names}>
        <TextField
          title={texts.name}
          value={written.name}
          mistake={told['name']}
          onChange={(name) => set({ name, ...(written.id === idOf(written.name) ? { id: idOf(name) } : {}) })}
        />
        {field('id', texts.id, { help: texts.idForm })}
        {field('formed', texts.formed, { type: 'date' })}
        {field('day', texts.day, { help: texts.dayNote, type: 'date' })}
      </Section>
      <Section title={texts.register} note={texts.registerNote}>
        {field('class', texts.class)}
        {field('treasury', texts.treasury)}
        <ListField
          title={texts.holders}
          example={texts.holdersExample}
          help={texts.holdersHelp}
          value={written.holders}
          mistake={written.holders === '' ? undefined : mistakes['holders']}
          onChange={(holders) => set({ holders })}
        />
      </Section>
      <Section title={texts.board} note={texts.boardNote}>
        <ListField
          title={texts.directors}
          example={texts.directorsExample}
          value={written.directors}
          mistake={written.directors === '' ? undefined : mistakes['directors']}
          onChange={(directors) => set({ directors })}
        />
        {field('size', texts.size)}
      </Section>
      <Section title={texts.covers} note={texts.coversNote}>
        <fieldset className="choices">
          <legend className="hidden">{texts.covers}</legend>
          {families.map((family) => (
            <label key={family}>
              <input
                type="checkbox"
                checked={written.families.includes(family)}
                onChange={({ target }) =>
                  set({
                    families: target.checked
                      ? [...written.families, family]
                      : written.families.filter((each) => each !== family),
                  })
                }
              />{' '}
              {capital(keyInWords(family))}
            </label>
          ))}
        </fieldset>
        {field('vouchedBy', texts.vouchedBy)}
      </Section>
      {opening === undefined ? undefined : <p className="lead">{inShort(opening)}</p>}
      {keeping.isError ? <Problem error={keeping.error} /> : undefined}
      {keeping.isPending ? <Progress words={texts.keeping} /> : undefined}
      <p className="buttons">
        <button className="button" type="submit" disabled={keeping.isPending}>
          {texts.keep}
        </button>
      </p>
    </form>
  );
}

/** What was written as an opening, or what is wrong with it, by field. */
function readFrom(written: Written): {
  readonly opening?: Opening;
  readonly mistakes: Readonly<Record<string, string | undefined>>;
} {
  const { charter, file, name, id, formed, day, families, vouchedBy } = written;
  const [holders, directors] = [holdersIn(written.holders), directorsIn(written.directors)];
  const [treasury, size] = [written.treasury, written.size].map((text) => text.replaceAll(',', '').trim()) as [
    string,
    string,
  ];
  const isWhole = (text: string): boolean => text === '' || /^\d+$/u.test(text);
  const mistakes = {
    charter: charter === '' || (charter === ownFile && file === undefined) ? texts.chooseCharter : undefined,
    name: name.trim() === '' ? texts.missing : undefined,
    id: /^[a-z\d][a-z\d-]{0,99}$/u.test(id) ? undefined : texts.idForm,
    formed: isDay(formed) ? undefined : texts.dayForm,
    day: isDay(day) ? (day < formed ? texts.dayBefore : undefined) : texts.dayForm,
    treasury: isWhole(treasury) ? undefined : texts.badNumber,
    size: isWhole(size) ? undefined : texts.badNumber,
    holders: holders.mistake,
    directors: directors.mistake,
  };
  if (Object.values(mistakes).some((mistake) => mistake !== undefined)) return { mistakes };
  const lists = { holders: holders.lines, directors: directors.lines };
  return { mistakes, opening: { day, class: written.class, treasury, size, families, vouchedBy, ...lists } };
}

function inShort(opening: Opening): string {
  const { holders } = opening;
  const shares = grouped(summed(holders.map((each) => each.shares)));
  const count = countOf(entriesOf(opening).length, 'entry', 'entries');
  const held = holders.length === 0 ? '' : texts.beginsShares(`${shares} shares`, countOf(holders.length, 'holder'));
  return texts.begins(count, held);
}

interface ChartersProps {
  readonly charters: readonly Wire['Charter'][];
  readonly chosen: string;
  /** Whether the file of one's own was written here, and needs not be chosen. */
  readonly isWritten: boolean;
  readonly mistake: string | undefined;
  readonly onChoose: (charter: string) => void;
  readonly onFile: (file: Wire['CharterFile'] | undefined) => void;
}

function Charters({ charters, chosen, isWritten, mistake, onChoose, onFile }: ChartersProps) {
  const id = useId();
  const choice = (charter: string, words: ReactNode) => (
    <label key={charter}>
      <input type="radio" name={id} checked={chosen === charter} onChange={() => onChoose(charter)} /> {words}
    </label>
  );
  return (
    <>
      <fieldset className="choices long">
        <legend className="hidden">{texts.charter}</legend>
        {charters.map(({ charter, name, instruments }) => {
          const [first] = instruments;
          return choice(
            charter,
            <>
              {name}{' '}
              {first === undefined ? undefined : (
                <span className="small quiet">
                  {first.title},{' '}
                  {texts.worked(grouped(first.workedOut.percent), countOf(first.provisions, 'provision'))}
                </span>
              )}
            </>,
          );
        })}
        {choice(ownFile, texts.own)}
      </fieldset>
      {chosen === ownFile ? (
        <p className="field">
          <label htmlFor={`${id}-file`}>{isWritten ? texts.ownWritten : texts.ownFile}</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".yaml,.yml,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file === undefined) onFile(undefined);
              else
                void file
                  .text()
                  .then((text) =>
                    onFile({ text, mediaType: file.name.endsWith('.json') ? 'application/json' : 'application/yaml' }),
                  );
            }}
          />
          <span className="small quiet">{texts.ownHelp}</span>
        </p>
      ) : undefined}
      {mistake === undefined ? undefined : <p className="small mistake">{mistake}</p>}
    </>
  );
}

interface FieldProps {
  readonly title: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly help?: string;
  readonly onChange: (value: string) => void;
}

function TextField({ title, value, mistake, help, type = 'text', onChange }: FieldProps & { readonly type?: string }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        value={value}
        aria-invalid={mistake !== undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-help`} className={mistake === undefined ? 'small quiet' : 'small mistake'}>
        {mistake ?? help ?? ''}
      </span>
    </p>
  );
}

/** A list that is pasted, or read of a file. */
function ListField({ title, example, value, mistake, help, onChange }: FieldProps & { readonly example: string }) {
  const id = useId();
  return (
    <>
      <p className="field">
        <label htmlFor={id}>{title}</label>
        <textarea
          id={id}
          rows={6}
          placeholder={example}
          value={value}
          aria-invalid={mistake !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span id={`${id}-help`} className={mistake === undefined ? 'small quiet' : 'small mistake'}>
          {mistake ?? help ?? ''}
        </span>
      </p>
      <p className="field">
        <label htmlFor={`${id}-file`}>{texts.orFile}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/plain,text/csv"
          onChange={({ target }) => void target.files?.[0]?.text().then(onChange)}
        />
      </p>
    </>
  );
}
