import { dayInWords, type Wire } from '@quorate/sdk';
import { paths } from '../paths.js';
import { actInWords } from './acts.js';
import { uncapital } from './phrases.js';

/** What is called by what it is, and where its page is, where it has one. */
export interface Called {
  readonly name: string;
  readonly path?: string;
}

/** The proposed acts and the meetings of the books, by their ids; the meetings of a body other than the shareholders have no page. */
export function actsAndMeetingsIn(
  corporation: string,
  { acts, meetings }: Pick<Wire['Books'], 'acts' | 'meetings'>,
): ReadonlyMap<string, Called> {
  return new Map<string, Called>([
    ...meetings.last.map(({ id, kind, of, on }): [string, Called] => {
      const name = `the ${kind} meeting of ${dayInWords(on.slice(0, 10))}`;
      return [id, of === 'shareholders' ? { name, path: paths.meeting(corporation, id) } : { name }];
    }),
    ...acts.last.map((act): [string, Called] => [
      act.id,
      { name: uncapital(actInWords({ ...act, kind: act.act })), path: paths.act(corporation, act.id) },
    ]),
  ]);
}
