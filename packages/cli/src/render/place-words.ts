import { quoted } from './quoted.js';

/** How a store, or the service that has it, was named on the command line, if it was. */
interface Place {
  readonly data?: string | undefined;
  readonly server?: string | undefined;
}

/** How a line that is printed to be run names the same place. */
export function placeWords({ data, server }: Place): string {
  if (server !== undefined) return ` --server ${quoted(server)}`;
  return data === undefined ? '' : ` --data ${quoted(data)}`;
}
