import {
  builtInNotions,
  kinds,
  loadInstrument,
  openCorporation,
  post,
  questionNamed,
  Session,
  type Answer,
  type CharterSet,
  type Context,
  type Explored,
  type Journal,
} from '@quorate/engine';
import { nssBancorp } from '@quorate/nss-bancorp';
import { peoplesBankcorp } from '@quorate/peoples-bankcorp';
import { asOf } from './world.js';

const { charter, bylaws } = peoplesBankcorp;
const instruments = loadedOf(peoplesBankcorp);
const ofNss = loadedOf(nssBancorp);
const status = questionNamed('approval.status');

/** How a session is opened, beside its journal. */
export interface Opening {
  readonly strict?: boolean;
  readonly readings?: Readonly<Record<string, string>>;
  /** Under the charter and bylaws of NSS Bancorp instead, with its way by price. */
  readonly nss?: true;
}

/** A session on the charter and bylaws of Peoples Bankcorp and a made-up journal, with nothing worked out yet. */
export interface Opened {
  readonly session: Session;
  /** What rules see. */
  readonly context: Context;
  /** Asks where a combination stands. */
  readonly ask: (proposal: string, sensitivity: 'none' | 'single') => Answer;
  /** The question as it is put, for running it under other readings. */
  readonly explored: (proposal: string) => Explored;
}

/** Posts the journal and opens the session. */
export function opened(journal: Journal, { nss, ...opening }: Opening = {}): Opened {
  const governing = nss === true ? ofNss : instruments;
  const session = new Session({
    instruments: governing,
    kinds,
    builtIn: builtInNotions,
    books: post(journal),
    ...opening,
  });
  const put = (context: Context, of: string): Explored => status.put(context, { of } as never);
  const context = session.contextOn(asOf);
  return {
    session,
    context,
    ask: (proposal, sensitivity) =>
      session.ask({ question: status.name, asOf, sensitivity }, (each) => put(each, proposal)),
    explored: (proposal) => put(context, proposal),
  };
}

function loadedOf({ charter: charters, bylaws: ofThem }: CharterSet) {
  return [charters, ofThem ?? []].flat().map((instrument) => loadInstrument(instrument, kinds as never));
}

/** The options of a reading other than the adopted one. */
export function otherOptions(reading: string): readonly string[] {
  for (const { instrument } of instruments) {
    const found = instrument.readings.find((each) => each.id === reading);
    if (found !== undefined) return Object.keys(found.options).filter((option) => option !== found.adopted);
  }
  return [];
}

/** The same asked as callers ask it: of a corporation, which keeps its answers. */
export function kept(journal: Journal): (proposal: string) => Answer {
  const corporation = openCorporation({ instruments: [charter, bylaws].flat(), books: post(journal) });
  return (proposal) => corporation.ask({ question: status.name, asOf, input: { of: proposal } });
}
