import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { useId, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { useRested } from '../../parts/rested.js';
import { useDrawn } from '../../parts/table/drawn.js';
import { Gap } from '../../parts/table/Gap.js';
import { countOf, grouped, percentInColumn } from '../../words/numbers.js';
import { keyInWords } from '../../words/phrases.js';
import { Exporting } from './Exporting.js';
import { leastIn, notRead } from './least.js';
import { Printing } from './Printing.js';
import { holdersOnPage, registerPageQuery, type Looked } from './queries.js';
import { texts } from './texts.js';

export interface OfRecordProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly counts: Wire['Books']['classes'][number];
}

/** The holders of record of a class: found and sorted by the service, read where they are seen, however many they are. */
export function OfRecord({ corporation, moment, counts: { class: cls, outstanding, holders } }: OfRecordProps) {
  const [typed, setTyped] = useState('');
  const [leastTyped, setLeastTyped] = useState('');
  const [sorted, setSorted] = useState<Pick<Looked, 'order' | 'reversed'>>({ order: 'shares', reversed: 'no' });
  const search = useRested(typed.trim());
  const least = leastIn(useRested(leastTyped));
  const looked: Looked = { class: cls, ...sorted, search, least: least === notRead ? undefined : least };
  const pageOf = (page: number) => ({
    ...registerPageQuery(corporation, looked, page, moment),
    enabled: !moment.isPending,
  });
  const head = useQuery({ ...pageOf(0), placeholderData: keepPreviousData });
  const found = head.data?.found ?? 0;
  const drawn = useDrawn(found);
  const wanted = [...new Set(drawn.places.map((place) => Math.floor(place / holdersOnPage)))].filter(
    (page) => page > 0,
  );
  const others = useQueries({ queries: wanted.map(pageOf) });
  const pages = new Map([
    [0, head.data?.page],
    ...wanted.map((page, place) => [page, others[place]?.data?.page] as const),
  ]);
  const failed = [head, ...others].find(({ isError }) => isError);
  const field = useId();
  if (failed !== undefined) return <Problem error={failed.error} retry={() => void failed.refetch()} />;
  if (head.data === undefined) return <Progress words={texts.reading} />;
  if (holders === 0) return <p className="lead">{texts.empty}</p>;
  const label = `${texts.record}, ${keyInWords(cls)}`;
  const sort = (order: Looked['order']) => {
    setSorted({ order, reversed: sorted.order === order && sorted.reversed === 'no' ? 'yes' : 'no' });
    drawn.scrolled.current?.scrollTo({ top: 0 });
  };
  // The most shares come first by themselves, and names in their order.
  const ariaSort = (order: Looked['order']) =>
    sorted.order !== order
      ? undefined
      : (order === 'shares') === (sorted.reversed === 'no')
        ? 'descending'
        : 'ascending';
  return (
    <>
      <div className="table-tools">
        <label className="hidden" htmlFor={`${field}-find`}>
          {texts.find}
        </label>
        <input
          id={`${field}-find`}
          type="search"
          placeholder={texts.find}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <label className="hidden" htmlFor={`${field}-least`}>
          {texts.least}
        </label>
        <input
          id={`${field}-least`}
          type="search"
          inputMode="decimal"
          placeholder={texts.least}
          value={leastTyped}
          aria-invalid={least === notRead}
          aria-describedby={least === notRead ? `${field}-not-read` : undefined}
          onChange={({ target }) => setLeastTyped(target.value)}
        />
        <span role="status">
          {found === holders ? countOf(holders, 'holder') : texts.found(grouped(found), grouped(holders))}
        </span>
        <Exporting
          key={JSON.stringify(looked)}
          corporation={corporation}
          moment={moment}
          looked={looked}
          all={found}
          outstanding={outstanding}
        />
        <Printing
          key={`print ${JSON.stringify(looked)}`}
          pageOf={(page) => registerPageQuery(corporation, looked, page, moment)}
          all={found}
        />
      </div>
      {least === notRead ? (
        <p className="small" id={`${field}-not-read`} role="alert">
          {texts.leastNotRead}
        </p>
      ) : undefined}
      {found === 0 ? <p className="lead">{texts.nobodyFound}</p> : undefined}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <div
        className={drawn.className}
        tabIndex={0}
        role="region"
        aria-label={label}
        aria-busy={head.isPlaceholderData || others.some(({ isPending }) => isPending)}
        hidden={found === 0}
        ref={drawn.scrolled}
      >
        <table className="dense register" aria-rowcount={found + 1}>
          <thead>
            <tr>
              <th scope="col" aria-sort={ariaSort('name')}>
                <button type="button" onClick={() => sort('name')}>
                  {texts.holder}
                </button>
              </th>
              <th scope="col" className="num" aria-sort={ariaSort('shares')}>
                <button type="button" onClick={() => sort('shares')}>
                  {texts.shares}
                </button>
              </th>
              <th scope="col" className="num">
                {texts.part}
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.before > 0 ? <Gap height={drawn.before} columns={3} /> : undefined}
            {drawn.places.map((index) => {
              const held = pages.get(Math.floor(index / holdersOnPage))?.[index % holdersOnPage];
              return (
                <tr key={index} aria-rowindex={index + 2}>
                  <th scope="row">
                    {held === undefined ? (
                      texts.notReadYet
                    ) : (
                      <To path={paths.holder(corporation, held.holder)}>{held.name}</To>
                    )}
                  </th>
                  <td className="num">{held === undefined ? '' : grouped(held.shares)}</td>
                  <td className="num">
                    {held === undefined ? '' : (percentInColumn(held.shares, outstanding) ?? '–')}
                  </td>
                </tr>
              );
            })}
            {drawn.after > 0 ? <Gap height={drawn.after} columns={3} /> : undefined}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{countOf(holders, 'holder')}</th>
              <td className="num">{grouped(outstanding)}</td>
              <td className="num">{percentInColumn(outstanding, outstanding) ?? '–'}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
