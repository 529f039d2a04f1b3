import type { SignInLink } from '@quorate/server';
import { placeWords } from './place-words.js';

/** Where one signs in by a link: how browsers reach the service, and how the command line finds it. */
export interface LinkPlace {
  /** The address of the service, where it is known. */
  readonly url?: string | undefined;
  /** Of its store, where that is not the one that is found without a word. */
  readonly data?: string | undefined;
  /** Whether the command line finds the service by its store. */
  readonly isFound: boolean;
}

/** How the first owner signs in, once. */
export function renderFirstOwner(first: SignInLink, place: LinkPlace): string {
  return [
    `Nobody has an account yet: "${first.name}" is made, and signs in ${renderLink(first, place)}`,
    `A link that was lost is made again by: npx quorate sign-in --new-link${placeWords({ data: place.data })}`,
  ].join('\n');
}

/**
 * What to do with a link: in a browser, for every program of a shell, or for the command line alone. What comes after # in an
 * address is sent nowhere.
 */
export function renderLink({ link }: SignInLink, place: LinkPlace): string {
  const { url, isFound } = place;
  const words = `${link}${placeWords(isFound || url === undefined ? { data: place.data } : { server: url })}`;
  return [
    `once, within a day, by this link.${url === undefined ? '' : ` In a browser:\n  ${url}/sign-in#${link}`}`,
    'For every program of a shell:',
    `  export QUORATE_KEY=$(npx quorate sign-in ${words} --show)`,
    'Or for the command line alone, which saves the key:',
    `  npx quorate sign-in ${words}`,
  ].join('\n');
}
