import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type RefObject } from 'react';
import { usePrinted } from '../../frame/printed.js';
import { mostDrawn, rowHeight } from './Gap.js';

/** The rows of a table that are drawn, and how high those before and after them would be. */
export interface Drawn {
  readonly scrolled: RefObject<HTMLDivElement | null>;
  /** The class of what scrolls. */
  readonly className: string;
  /** The places of the rows that are drawn. */
  readonly places: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** Of many rows, only those in sight are drawn; on paper, all of them. */
export function useDrawn(count: number): Drawn {
  const scrolled = useRef<HTMLDivElement>(null);
  const isPrinted = usePrinted();
  const isVirtual = count > mostDrawn && !isPrinted;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    overscan: 20,
    enabled: isVirtual,
  });
  const all = useMemo(() => Array.from({ length: isVirtual ? 0 : count }, (_, place) => place), [isVirtual, count]);
  if (!isVirtual) return { scrolled, className: 'scroll', places: all, before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    scrolled,
    className: 'scroll table-body',
    places: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
