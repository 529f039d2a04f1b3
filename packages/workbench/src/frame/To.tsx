import { Link, type LinkProps } from '@tanstack/react-router';
import { isThere } from './sections.js';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface ToProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** One of `paths`. */
  readonly path: string;
  readonly hash?: string;
  /** Dates that the page is to be shown at; those of this page where it is left out. */
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
}

/** A link within the workbench; it keeps the two dates within a corporation. Where no page stands, its words alone. */
export function To({ path, search, children, ...rest }: ToProps) {
  if (!isThere(path)) return <span className={rest.className}>{children}</span>;
  // Addresses are made by `paths`, and not known to the router's types.
  const props = { ...rest, to: path, activeOptions: { exact: true }, ...(search === undefined ? {} : { search }) };
  return <Link {...(props as LinkProps)}>{children}</Link>;
}
