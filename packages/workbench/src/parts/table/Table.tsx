import { csvOf } from '@quorate/documents/csv';
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { hasWords } from '../../words/has-words.js';
import { grouped } from '../../words/numbers.js';
import { saved } from '../saved.js';
import { useDrawn } from './drawn.js';
import { Gap } from './Gap.js';
import { inOrder } from './order.js';
import { texts } from './texts.js';

/** A column: what a cell is as an exact text, by which it is sorted, found and exported; and what is shown in its place. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly shown?: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

export interface TableProps<Row> {
  /** What the rows are, for those who do not see them and for the name of an exported file. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The totals, with the base said. */
  readonly foot?: ReactNode;
  readonly empty: string;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** A table to scan: sorted and searched in its head, exported as CSV; fifty thousand rows scroll like fifty. */
export function Table<Row>({ label, rows, columns, keyOf, foot, empty }: TableProps<Row>) {
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState<{ readonly id: string; readonly desc: boolean }[]>([]);
  const field = useId();
  const defined = useMemo(
    () =>
      columns.map(({ id, title, value }): ColumnDef<typeof features, { readonly row: Row }> => ({
        id,
        header: title,
        accessorFn: ({ row }) => value(row),
        sortFn: (one, other, column) => inOrder(String(one.getValue(column)), String(other.getValue(column))),
      })),
    [columns],
  );
  const data = useMemo(() => {
    const isFound = hasWords(typed);
    const told = (row: Row): string => columns.map(({ value }) => value(row)).join('\n');
    return rows.filter((row) => isFound(told(row))).map((row) => ({ row }));
  }, [rows, columns, typed]);
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: ({ row }) => keyOf(row),
    state: { sorting },
    onSortingChange: setSorting,
  });
  const shown = table.getRowModel().rows.map(({ original }) => original.row);
  const drawn = useDrawn(shown.length);
  if (rows.length === 0) return <p className="lead">{empty}</p>;
  return (
    <>
      <div className="table-tools">
        <label className="hidden" htmlFor={field}>
          {texts.search} {label}
        </label>
        <input
          id={field}
          type="search"
          placeholder={texts.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span role="status">
          {shown.length === rows.length
            ? texts.all(grouped(rows.length))
            : texts.some(grouped(shown.length), grouped(rows.length))}
        </span>
        <button
          className="plain"
          type="button"
          onClick={() =>
            saved(
              `${label}.csv`,
              csvOf([columns.map(({ title }) => title), ...shown.map((row) => columns.map(({ value }) => value(row)))]),
              'text/csv;charset=utf-8',
            )
          }
        >
          {texts.csv}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div className={drawn.className} tabIndex={0} role="region" aria-label={label} ref={drawn.scrolled}>
        <table className="dense register" aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              {columns.map(({ id, title, isNumber = false }) => {
                const [sorted] = sorting;
                const isSorted = sorted?.id === id;
                return (
                  <th
                    key={id}
                    scope="col"
                    className={isNumber ? 'num' : undefined}
                    aria-sort={isSorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
                  >
                    <button
                      type="button"
                      onClick={() => setSorting([{ id, desc: isSorted ? !sorted.desc : isNumber }])}
                    >
                      {title}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {drawn.before > 0 ? <Gap height={drawn.before} columns={columns.length} /> : undefined}
            {drawn.places.map((place) => {
              const row = shown[place];
              return row === undefined ? undefined : (
                <tr key={keyOf(row)} aria-rowindex={place + 2}>
                  {columns.map(({ id, value, shown: show, isNumber = false }, column) => {
                    const content = show === undefined ? (isNumber ? grouped(value(row)) : value(row)) : show(row);
                    return column === 0 ? (
                      <th key={id} scope="row" className={isNumber ? 'num' : undefined}>
                        {content}
                      </th>
                    ) : (
                      <td key={id} className={isNumber ? 'num' : undefined}>
                        {content}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            {drawn.after > 0 ? <Gap height={drawn.after} columns={columns.length} /> : undefined}
          </tbody>
          {foot === undefined ? undefined : <tfoot>{foot}</tfoot>}
        </table>
      </div>
    </>
  );
}
