import { useQuery } from '@tanstack/react-query';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { entryQuery } from '../../queries/corporation.js';
import { useNamed } from '../../queries/names.js';
import { inShort, writtenIn } from './entry.js';

/** An entry by what it says, a door to its page; by its id until that is read, and where it cannot be. */
export function EntryDoor({ corporation, id }: { readonly corporation: string; readonly id: string }) {
  const { data: stored } = useQuery(entryQuery(corporation, id));
  const nameOf = useNamed(corporation, (name) => stored && inShort(writtenIn(stored), name));
  return <To path={paths.entry(corporation, id)}>{stored === undefined ? id : inShort(writtenIn(stored), nameOf)}</To>;
}
