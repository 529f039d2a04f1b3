import { createContext, useContext } from 'react';
import type { Wire } from '@quorate/sdk';

/** What the drawer tells of: one thing on the page, the steps that lead to it, and the entries behind them. */
export interface Why {
  readonly title: string;
  readonly of?: string | undefined;
  readonly steps: readonly Wire['ReasonStep'][];
}

export interface WhyDrawer {
  readonly why: Why | undefined;
  readonly isOpen: boolean;
  readonly show: (why: Why) => void;
  readonly toggle: () => void;
}

export const WhyContext = createContext<WhyDrawer>({
  why: undefined,
  isOpen: false,
  show: () => {},
  toggle: () => {},
});

/** The drawer on the right. */
export function useWhy(): WhyDrawer {
  return useContext(WhyContext);
}
