import { dayInWords } from '@quorate/sdk';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { useActsAndMeetings, useNames } from '../../queries/names.js';
import type { Called } from '../../words/called.js';
import { grouped, isNumber, moneyIn } from '../../words/numbers.js';
import { isDay } from '../../words/dates.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Cites } from '../Cites.js';
import { isFields, isList, type Fields, type Plain } from './plain.js';

export interface ValueProps {
  readonly corporation: string;
  readonly of: Plain;
  /** Fields that stand elsewhere on the page. */
  readonly without?: readonly string[];
}

/** What a value names, by the id: what it is called, and where it is. */
interface Named {
  readonly persons: ReadonlyMap<string, string>;
  readonly acts: ReadonlyMap<string, Called>;
}
const Names = createContext<Named>({ persons: new Map(), acts: new Map() });

/** The fields in which an id is that of a proposed act or of a meeting: elsewhere the same word may be a kind. */
const actsOrMeetings = new Set(['proposal', 'meeting', 'on', 'for', 'of', 'act']);

/**
 * A value of whatever shape: fields as terms, lists of alike records as tables, exact numbers with their thousands apart, persons by
 * their names.
 */
export function Value(props: ValueProps) {
  const ids = idsIn(props.of, props.without);
  const persons = useNames(props.corporation, ids);
  const acts = useActsAndMeetings(props.corporation, ids.length > 0);
  return (
    <Names value={{ persons, acts }}>
      <Parts {...props} />
    </Names>
  );
}

/** Whatever in a value may be the id of a person, without what stands elsewhere. */
function idsIn(of: Plain, without: readonly string[] = []): readonly string[] {
  if (typeof of === 'string') return /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(of) && !isNumber(of) && !isDay(of) ? [of] : [];
  if (isList(of)) return of.flatMap((part) => idsIn(part));
  if (!isFields(of)) return [];
  return Object.entries(of).flatMap(([field, part]) => (without.includes(field) ? [] : idsIn(part)));
}

function Parts({ corporation, of, without = [] }: ValueProps) {
  if (!isFields(of)) return <Shown corporation={corporation} of={of} />;
  const fields = Object.entries(of).filter(([field, part]) => !without.includes(field) && !isEmpty(part));
  const [small, large] = [fields.filter(([, part]) => !isTable(part)), fields.filter(([, part]) => isTable(part))];
  return (
    <>
      {small.length === 0 ? undefined : (
        <dl className="terms">
          {small.map(([field, part]) => (
            <div key={field} className="term">
              <dt>{capital(keyInWords(field))}</dt>
              <dd>
                <Shown corporation={corporation} of={part} field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {large.map(([field, part]) => (
        <Rows key={field} corporation={corporation} title={capital(keyInWords(field))} of={part as readonly Fields[]} />
      ))}
    </>
  );
}

function isEmpty(part: Plain): boolean {
  return part === null || (isList(part) && part.length === 0);
}

function isTable(part: Plain): boolean {
  return isList(part) && part.length > 0 && part.every((each) => isFields(each));
}

function isCite(field: string | undefined): boolean {
  return field === 'cite' || field === 'cites';
}

function Shown({
  corporation,
  of,
  field,
}: {
  readonly corporation: string;
  readonly of: Plain;
  readonly field?: string;
}) {
  const { persons, acts } = use(Names);
  if (of === null) return <>–</>;
  if (typeof of === 'boolean') return <>{of ? 'yes' : 'no'}</>;
  if (typeof of === 'number') return <>{grouped(of)}</>;
  if (typeof of === 'string') {
    if (isCite(field)) return <Cites corporation={corporation} of={[of]} />;
    if (isNumber(of)) return <>{grouped(of)}</>;
    if (isDay(of)) return <>{dayInWords(of)}</>;
    const name = persons.get(of);
    if (name !== undefined) return <To path={paths.holder(corporation, of)}>{name}</To>;
    const act = field !== undefined && actsOrMeetings.has(field) ? acts.get(of) : undefined;
    if (act !== undefined) return act.path === undefined ? <>{act.name}</> : <To path={act.path}>{act.name}</To>;
    return <>{/^[a-z]+(?:-[a-z\d]+)+$/u.test(of) ? keyInWords(of) : of}</>;
  }
  if (isList(of)) {
    return (
      <ul className="plain-list">
        {of.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
          <li key={index}>
            <Shown corporation={corporation} of={part} {...(field === undefined ? {} : { field })} />
          </li>
        ))}
      </ul>
    );
  }
  const money = moneyIn(of);
  return money === undefined ? <Parts corporation={corporation} of={of} /> : <>{money}</>;
}

/** What stands in a cell: data in it on one line, field by field, so that rows stay rows. */
function Cell({
  corporation,
  of,
  field,
}: {
  readonly corporation: string;
  readonly of: Plain;
  readonly field: string;
}) {
  if (isFields(of) && moneyIn(of) === undefined) return <Inline corporation={corporation} of={of} />;
  if (!isTable(of)) return <Shown corporation={corporation} of={of} field={field} />;
  return (
    <ul className="plain-list">
      {(of as readonly Fields[]).map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
        <li key={index}>
          <Inline corporation={corporation} of={each} />
        </li>
      ))}
    </ul>
  );
}

function Inline({ corporation, of }: { readonly corporation: string; readonly of: Fields }) {
  return Object.entries(of)
    .filter(([field, part]) => field !== 'id' && !isEmpty(part))
    .map(([field, part], index) => (
      <Fragment key={field}>
        {index === 0 ? '' : ', '}
        {isCite(field) ? undefined : <span className="quiet">{keyInWords(field)} </span>}
        {(isList(part) ? part : [part]).map((each, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
          <Fragment key={place}>
            {place === 0 ? '' : ' and '}
            <Shown corporation={corporation} of={each} field={field} />
          </Fragment>
        ))}
      </Fragment>
    ));
}

const mostRows = 200;

function Rows({
  corporation,
  title,
  of,
}: {
  readonly corporation: string;
  readonly title: string;
  readonly of: readonly Fields[];
}) {
  const columns = [...new Set(of.flatMap((row) => Object.keys(row)))].filter(
    (column) =>
      of.some((row) => row[column] !== undefined && !isEmpty(row[column])) &&
      !(column === 'id' && of.every(isNamedByOthers)),
  );
  const isFigure = (column: string): boolean =>
    column !== 'id' && of.every(({ [column]: part }) => part === undefined || isFigurePart(part));
  const isShort = (column: string): boolean =>
    of.every(({ [column]: part }) => part === undefined || (typeof part === 'string' && isDay(part)));
  const classOf = (column: string) =>
    isFigure(column)
      ? 'num'
      : isShort(column)
        ? 'nowrap'
        : of.some((row) => isFields(row[column]) || (row[column] !== undefined && isTable(row[column])))
          ? 'told'
          : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="scroll" tabIndex={0} role="region" aria-label={title}>
      <table className="dense">
        <caption>
          {title}
          {of.length > mostRows ? (
            <span className="note">
              the first {grouped(mostRows)} of {grouped(of.length)}
            </span>
          ) : undefined}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.slice(0, mostRows).map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
            <tr key={index}>
              {columns.map((column) => (
                <td key={column} className={classOf(column)}>
                  {row[column] === undefined ? '–' : <Cell corporation={corporation} of={row[column]} field={column} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isFigurePart(part: Plain): boolean {
  return typeof part === 'number' || isNumber(part) || moneyIn(part) !== undefined;
}

/** Whether the other cells of a row say all that its id says: which section, of whom, of which class. */
function isNamedByOthers({ id, ...others }: Fields): boolean {
  if (typeof id !== 'string') return false;
  const said = new Set(Object.values(others).flatMap((part) => (typeof part === 'string' ? part.split(' ') : [])));
  return id.split(' ').every((word) => said.has(word));
}

/** What heads a column: a row is named by its first cell, whose title is only read out. */
function titleOf(column: string): ReactNode {
  if (column === 'id') return <span className="hidden">Name</span>;
  return isCite(column) ? 'Section' : capital(keyInWords(column));
}
