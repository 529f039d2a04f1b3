import { dayInWords, type Wire } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { To } from '../../frame/To.js';
import { ballotsQuery, booksQuery, personsQuery } from '../../queries/corporation.js';
import { actInWords } from '../../words/acts.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { ballotChoice } from './ballot-choice.js';
import type { Choice } from './choices.js';
import { Combobox } from './Combobox.js';
import { controlOf, fieldsIn, filled, mayBeNone, rowsIn, type Field, type Written } from './fields.js';
import type { Prefilled } from './prefilled.js';
import { PersonsField } from './PersonsField.js';
import { texts } from './texts.js';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly example: unknown;
  /** Whether it may hold what is not in the books. */
  readonly isOpen?: boolean;
  /** What of the books stands in it before anything is written. */
  readonly from?: Prefilled | undefined;
  readonly onChange: (value: string) => void;
}

/** One field with its label, filled from the books where they know what it may hold; of records, their own fields. */
export function FieldControl(props: FieldControlProps) {
  const { kind } = controlOf(props.field);
  if (kind === 'record') return <RecordControl {...props} />;
  if (kind === 'records') return <RecordsControl {...props} />;
  return <PlainControl {...props} />;
}

function PlainControl({ field, value, mistake, example, isOpen = false, from, onChange }: FieldControlProps) {
  const id = useId();
  const control = controlOf(field);
  const choices = useChoices(control.kind);
  const shared = {
    id,
    value,
    'aria-describedby': `${id}-note`,
    'aria-invalid': mistake !== undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  const options = control.kind === 'choice' ? control.of.map((of) => ({ id: of, title: keyInWords(of) })) : choices;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {control.kind === 'data' ? (
        <textarea {...shared} rows={3} className="mono" />
      ) : options !== undefined && !isWritten.has(control.kind) && (!isOpen || control.kind === 'choice') ? (
        <select {...shared}>
          <option value="">{texts.choose}</option>
          {options.some((option) => option.id === value) || value === '' ? undefined : (
            <option value={value}>{value}</option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.title}
            </option>
          ))}
        </select>
      ) : isSeveral(control.kind) && choices !== undefined ? (
        <PersonsField
          id={id}
          value={value}
          choices={choices}
          describedBy={`${id}-note`}
          isInvalid={mistake !== undefined}
          mayBeCount={control.kind === 'count-or-who'}
          onChange={onChange}
        />
      ) : control.kind === 'person' && choices !== undefined ? (
        <Combobox
          id={id}
          value={value}
          choices={choices}
          describedBy={`${id}-note`}
          isInvalid={mistake !== undefined}
          onChange={onChange}
        />
      ) : (
        <>
          <input
            {...shared}
            type={control.kind === 'day' ? 'date' : 'text'}
            {...(options === undefined ? {} : { list: `${id}-list` })}
          />
          {options === undefined ? undefined : (
            <datalist id={`${id}-list`}>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.title}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
      <span id={`${id}-note`} className={mistake === undefined ? 'small quiet' : 'small mistake'}>
        {mistake ?? from?.says ?? (options?.length === 0 ? texts.noneEntered : noteOf(field, control.kind, example))}{' '}
        {from?.path === undefined ? undefined : <To path={from.path}>{texts.source}</To>}
      </span>
    </div>
  );
}

/** What is written, with the books offering what they know. */
const isWritten: ReadonlySet<string> = new Set(['person', 'persons', 'count-or-who', 'new-meeting', 'thing']);

/** Where several persons are named. */
function isSeveral(kind: string): boolean {
  return kind === 'persons' || kind === 'count-or-who';
}

function Label({ field: { means, name, required } }: Pick<FieldControlProps, 'field'>) {
  return (
    <>
      {capital(means === '' ? keyInWords(name) : means.replace(/^the id of /iu, ''))}{' '}
      {required ? undefined : <span className="small quiet">{texts.mayBeLeft}</span>}
    </>
  );
}

/** A record is written in fields of its own; one that may be left out has them once it is wanted. */
function RecordControl({ field, value, mistake, example, onChange }: FieldControlProps) {
  const [isWanted, setWanted] = useState(field.required || value !== '');
  const { within, added } = useAdded();
  const [row = {}] = rowsIn(value);
  return (
    <fieldset className="within" ref={within}>
      <legend>
        <Label field={field} />
      </legend>
      {isWanted ? undefined : (
        <p className="buttons">
          <button className="button second" type="button" onClick={() => added(() => setWanted(true))}>
            {texts.addIt}
          </button>
        </p>
      )}
      {isWanted ? (
        <Within
          field={field}
          row={row}
          isTried={mistake !== undefined}
          example={example}
          onChange={(next) => onChange(Object.values(next).every((each) => each === '') ? '' : JSON.stringify(next))}
        />
      ) : undefined}
    </fieldset>
  );
}

/** Several records, one under the other; that there is none is entered, and not taken from silence. */
function RecordsControl({ field, value, mistake, example, onChange }: FieldControlProps) {
  const rows = rowsIn(value);
  const { within, added } = useAdded();
  const isNone = value !== '' && rows.length === 0;
  const change = (next: readonly Written[]): void => onChange(next.length === 0 ? '' : JSON.stringify(next));
  const [first] = Array.isArray(example) ? (example as readonly unknown[]) : [];
  return (
    <fieldset className="within" ref={within}>
      <legend>
        <Label field={field} />
      </legend>
      {rows.map((row, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a record has no other name than its place
        <div key={place} className="within">
          <Within
            field={field}
            row={row}
            isTried={mistake !== undefined}
            example={first}
            onChange={(next) => change(rows.with(place, next))}
          />
          <button className="plain" type="button" onClick={() => change(rows.toSpliced(place, 1))}>
            {texts.remove(place + 1)}
          </button>
        </div>
      ))}
      <p className="buttons">
        <button className="button second" type="button" onClick={() => added(() => change([...rows, {}]))}>
          {texts.addOne}
        </button>
        {mayBeNone(field) && rows.length === 0 ? (
          <button
            className="button second"
            type="button"
            aria-pressed={isNone}
            onClick={() => onChange(isNone ? '' : '[]')}
          >
            {texts.thereIsNone}
          </button>
        ) : undefined}
      </p>
      <span className={mistake === undefined ? 'small quiet' : 'small mistake'}>
        {mistake ?? (isNone ? texts.isNone : '')}
      </span>
    </fieldset>
  );
}

/** What is added is written in at once: the keys go on in the first of its fields, the last record of the list. */
function useAdded() {
  const within = useRef<HTMLFieldSetElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const last = [...(within.current?.querySelectorAll(':scope > div.within') ?? [])].at(-1) ?? within.current;
    last?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [times]);
  const added = (adding: () => void): void => {
    adding();
    setTimes(times + 1);
  };
  return { within, added };
}

interface WithinProps {
  readonly field: Field;
  readonly row: Written;
  readonly isTried: boolean;
  readonly example: unknown;
  readonly onChange: (row: Written) => void;
}

function Within({ field, row, isTried, example, onChange }: WithinProps) {
  const fields = fieldsIn(field, row);
  const mistakes = isTried ? (filled(fields, row).mistakes ?? {}) : {};
  return fields.map((each) => (
    <FieldControl
      key={each.name}
      field={each}
      value={row[each.name] ?? ''}
      mistake={mistakes[each.name]}
      example={(example as Readonly<Record<string, unknown>> | undefined)?.[each.name]}
      onChange={(value) => onChange({ ...row, [each.name]: value })}
    />
  ));
}

function noteOf(field: Field, kind: string, example: unknown): string {
  const { form } = field;
  if (kind === 'count-or-who') return texts.countOrWho;
  if (['persons', 'words-list'].includes(kind) && mayBeNone(field)) return texts.orNone;
  if (kind === 'persons') return texts.persons;
  if (kind === 'new-meeting') return texts.newMeeting;
  if (kind === 'data') return `${texts.asData} ${JSON.stringify(example ?? {})}`;
  return kind === 'words' && !['text', 'words'].includes(form) ? form : '';
}

/** What a field may hold, from the books of the day. */
function useChoices(kind: string): readonly Choice[] | undefined {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({
    ...booksQuery(corporation, moment),
    enabled: !moment.isPending && ['class', 'act', 'meeting', 'new-meeting', 'thing'].includes(kind),
  });
  const isNamed = kind === 'person' || kind === 'ballot' || isSeveral(kind);
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending && isNamed });
  const ballots = useQuery({ ...ballotsQuery(corporation), enabled: kind === 'ballot' });
  switch (kind) {
    case 'class':
      return books.data?.classes.map(({ class: id }) => ({ id, title: keyInWords(id) }));
    case 'act':
      return actsIn(books.data);
    case 'meeting':
    case 'new-meeting':
      return meetingsIn(books.data);
    case 'thing':
      return [...(meetingsIn(books.data) ?? []), ...(actsIn(books.data) ?? [])];
    case 'ballot':
      return ballots.data?.map((ballot) => ballotChoice(ballot, persons.data ?? []));
    case 'person':
    case 'persons':
    case 'count-or-who':
      return persons.data?.map(({ id, name }) => ({ id, title: name }));
    default:
      return undefined;
  }
}

function actsIn(books: Wire['Books'] | undefined): readonly Choice[] | undefined {
  return books?.acts.last.map(({ id, act, on, named }) => ({ id, title: actInWords({ id, kind: act, on, named }) }));
}

function meetingsIn(books: Wire['Books'] | undefined): readonly Choice[] | undefined {
  return books?.meetings.last
    .toReversed()
    .map(({ id, of, on }) => ({ id, title: `${capital(keyInWords(of))}, ${dayInWords(on)}: ${keyInWords(id)}` }));
}
