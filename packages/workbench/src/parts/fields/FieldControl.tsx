import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { booksQuery, personsQuery } from '../../queries/corporation.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { controlOf, type Field } from './fields.js';
import { texts } from './texts.js';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly example: unknown;
  /** Whether it may hold what is not in the books. */
  readonly isOpen?: boolean;
  readonly onChange: (value: string) => void;
}

/** One field with its label, filled from the books where they know what it may hold. */
export function FieldControl({ field, value, mistake, example, isOpen = false, onChange }: FieldControlProps) {
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
    <p className="field">
      <label htmlFor={id}>
        {capital(field.means === '' ? keyInWords(field.name) : field.means)}{' '}
        {field.required ? undefined : <span className="small quiet">{texts.mayBeLeft}</span>}
      </label>
      {control.kind === 'data' ? (
        <textarea {...shared} rows={3} className="mono" />
      ) : options !== undefined && control.kind !== 'person' && (!isOpen || control.kind === 'choice') ? (
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
        {mistake ?? noteOf(field, control.kind, example)}
      </span>
    </p>
  );
}

function noteOf({ form }: Field, kind: string, example: unknown): string {
  if (kind === 'data') return `${texts.asData} ${JSON.stringify(example ?? {})}`;
  return kind === 'words' && form !== 'text' ? form : '';
}

interface Choice {
  readonly id: string;
  readonly title: string;
}

/** What a field may hold, from the books of the day. */
function useChoices(kind: string): readonly Choice[] | undefined {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({
    ...booksQuery(corporation, moment),
    enabled: !moment.isPending && ['class', 'act', 'meeting'].includes(kind),
  });
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending && kind === 'person' });
  switch (kind) {
    case 'class':
      return books.data?.classes.map(({ class: id }) => ({ id, title: keyInWords(id) }));
    case 'act':
      return books.data?.acts.last.map(({ id, act }) => ({
        id,
        title: `${capital(keyInWords(act))}: ${keyInWords(id)}`,
      }));
    case 'meeting':
      return books.data?.meetings.last
        .toReversed()
        .map(({ id, of, on }) => ({ id, title: `${id}, of the ${of}, ${on}` }));
    case 'person':
      return persons.data?.map(({ id, name }) => ({ id, title: name }));
    default:
      return undefined;
  }
}
