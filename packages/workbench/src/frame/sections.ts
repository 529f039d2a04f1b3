import { paths } from '../paths.js';

/** A section of a corporation, as it stands in the list on the left. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** After g it goes there. */
  readonly letter: string;
  readonly path: (corporation: string) => string;
}

/** The sections that a corporation has, in the order in which they stand. A page that is added stands here with one line. */
export const sections: readonly Section[] = [
  { id: 'overview', title: 'Overview', letter: 'o', path: paths.overview },
  { id: 'ask', title: 'Ask', letter: 'a', path: paths.ask },
  { id: 'acts', title: 'Acts', letter: 't', path: paths.acts },
  { id: 'meetings', title: 'Meetings', letter: 'v', path: paths.meetings },
  { id: 'register', title: 'Register', letter: 'r', path: paths.register },
  { id: 'board', title: 'Board', letter: 'b', path: paths.board },
  { id: 'series', title: 'Series', letter: 's', path: paths.series },
  { id: 'calendar', title: 'Calendar', letter: 'c', path: paths.calendar },
  { id: 'papers', title: 'Papers', letter: 'd', path: paths.papers },
  { id: 'instruments', title: 'Instruments', letter: 'i', path: paths.instruments },
  { id: 'journal', title: 'Journal', letter: 'j', path: paths.journal },
  { id: 'proposals', title: 'Proposals', letter: 'p', path: paths.proposals },
];

/** Below the line: what is not of the books. */
export const sectionsApart: readonly Section[] = [
  { id: 'matters', title: 'Matters', letter: 'm', path: paths.matters },
  { id: 'access', title: 'Access', letter: 'x', path: paths.access },
];

/** The section of an address. */
export function sectionAt(pathname: string): string {
  const [, , , part = 'overview'] = pathname.replace(/\/$/u, '').split('/');
  return part;
}

/** Whether a page stands at an address: those of a corporation stand in its sections, all others are there. */
export function isThere(path: string): boolean {
  const id = sectionAt(path);
  return !path.startsWith('/corporations/') || [...sections, ...sectionsApart].some((section) => section.id === id);
}
