import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type RefObject } from 'react';
import { mostDrawn, rowHeight } from './Gap.js';

/** The rows of a table that are drawn, and how high those before and after them would be. */
export interface Drawn<Row> {
  readonly scrolled: RefObject<HTMLDivElement | null>;
  /** The class of what scrolls. */
  readonly className: string;
  readonly rows: readonly { readonly row: Row; readonly index: number }[];
  readonly before: number;
  readonly after: number;
}

/** Of many rows, only those in sight are drawn. */
export function useDrawn<Row>(rows: readonly Row[]): Drawn<Row> {
  const scrolled = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length > mostDrawn;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    overscan: 20,
    enabled: isVirtual,
  });
  const items = virtual.getVirtualItems();
  if (!isVirtual) {
    const all = rows.map((row, index) => ({ row, index }));
    return { scrolled, className: 'scroll', rows: all, before: 0, after: 0 };
  }
  return {
    scrolled,
    className: 'scroll table-body',
    rows: items.flatMap(({ index }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, index }];
    }),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
