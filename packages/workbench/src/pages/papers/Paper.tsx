import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation } from '../../frame/moment.js';
import { Doing } from '../../frame/Doing.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswersFrom } from '../../parts/answer/AnswersFrom.js';
import { HoldIt } from '../../parts/kept/HoldIt.js';
import { saved } from '../../parts/saved.js';
import { Head } from '../../parts/table/Head.js';
import { Erase } from '../../parts/kept/Erase.js';
import { keyOf, meQuery } from '../../queries/corporation.js';
import { instantInWords } from '../../words/dates.js';
import { capital } from '../../words/phrases.js';
import { Entries } from '../../parts/entries/Entries.js';
import { writtenIn } from '../../parts/entries/entry.js';
import {
  furtherStates,
  seenByInWords,
  seenByOf,
  sizeInWords,
  sortInWords,
  stateOf,
  type Paper as Kept,
} from './paper.js';
import { onlyFor } from './Papers.js';
import { entriesOnQuery, paperQuery } from './queries.js';
import { RolesChosen } from './RolesChosen.js';
import { texts } from './texts.js';

/** One paper: what has become of it, who may see it, and the entries that rest on it. */
export function Paper() {
  const corporation = useCorporation();
  const { paper: hash = '' } = useParams({ strict: false }) as { readonly paper?: string };
  const paper = useQuery(paperQuery(corporation, hash));
  return (
    <Reading of={paper} page={texts.title} words={texts.reading}>
      {(kept) => {
        const { name, mediaType, size, keptAt, erased } = kept;
        const state = stateOf(kept);
        return (
          <Page
            title={texts.title}
            sentence={
              erased === undefined
                ? state === undefined
                  ? texts.paperKept(name)
                  : texts.paperSentence(name, texts.states[state])
                : texts.paperErased(name)
            }
            lack={
              erased === undefined
                ? texts.about(sortInWords(mediaType), sizeInWords(size), instantInWords(keptAt))
                : texts.erasedOn(erased.by, instantInWords(erased.at), erased.why)
            }
            crumb={<To path={paths.papers(corporation)}>{texts.title}</To>}
          >
            {erased === undefined ? <Content corporation={corporation} of={kept} /> : undefined}
            <Became corporation={corporation} of={kept} />
            <Sight corporation={corporation} of={kept} />
            <RestOn corporation={corporation} hash={hash} />
            {erased === undefined ? (
              <>
                <Erasing corporation={corporation} hash={hash} />
                <HoldIt corporation={corporation} part={{ papers: [hash] }} called={texts.thisPaper} />
              </>
            ) : undefined}
            <p className="scope">
              {texts.hash} <code>{hash}</code>
            </p>
          </Page>
        );
      }}
    </Reading>
  );
}

interface PartProps {
  readonly corporation: string;
  readonly of: Kept;
}

function Content({ corporation, of: { hash, name, mediaType } }: PartProps) {
  const reading = useStoppable(async (_: void, signal) =>
    saved(name, await quorate.papers.content(corporation, hash, { signal }), mediaType),
  );
  return (
    <>
      <p className="buttons">
        <button className="button second" type="button" disabled={reading.isPending} onClick={() => reading.mutate()}>
          {texts.download}
        </button>
      </p>
      <Doing of={reading} words={texts.downloading} />
    </>
  );
}

/** Its bytes can be erased for good by a secretary; its record stays. */
function Erasing({ corporation, hash }: { readonly corporation: string; readonly hash: string }) {
  const me = useQuery(meQuery);
  const role = me.data?.roles.find((each) => each.corporation === corporation)?.role;
  return role !== 'secretary' ? undefined : (
    <Erase
      corporation={corporation}
      of={{ paper: hash }}
      what={texts.itsBytes}
      says={[texts.eraseSays]}
      erasing={async (why) => quorate.papers.erase(corporation, hash, { why })}
    />
  );
}

/** Something done to a paper, after which it is read anew. */
function useDoing<T>(corporation: string, doing: (what: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: doing,
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOf(corporation) }),
  });
}

function Became({ corporation, of }: PartProps) {
  const { hash, states, erased } = of;
  const becoming = useDoing(corporation, async (state: Wire['PaperState']) =>
    quorate.papers.becomes(corporation, hash, state),
  );
  return (
    <Section title={texts.became}>
      <table className="stack">
        <Head of={[texts.state, texts.by, texts.at]} />
        <tbody>
          {states.map(({ state, by, at }) => (
            <tr key={state}>
              <th scope="row">{capital(texts.states[state])}</th>
              <td data-label={texts.by}>{by}</td>
              <td data-label={texts.at}>{instantInWords(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {becoming.isError ? <Problem error={becoming.error} /> : undefined}
      {erased === undefined ? (
        <p className="buttons">
          {furtherStates(stateOf(of)).map((state) => (
            <button
              key={state}
              className="button second"
              type="button"
              disabled={becoming.isPending}
              onClick={() => becoming.mutate(state)}
            >
              {texts.becomes(texts.states[state])}
            </button>
          ))}
        </p>
      ) : undefined}
    </Section>
  );
}

function Sight({ corporation, of }: PartProps) {
  const { hash } = of;
  const seenBy = seenByOf(of);
  const [roles, setRoles] = useState<readonly string[]>(seenBy === 'everybody' ? [] : seenBy.roles);
  const showing = useDoing(corporation, async (who: readonly string[]) =>
    quorate.papers.show(corporation, hash, { seenBy: who.length === 0 ? 'everybody' : await onlyFor(who) }),
  );
  return (
    <Section title={texts.sight}>
      <p className="lead">{texts.sightNow(seenByInWords(seenBy))}</p>
      {of.copies.map((copy) => (
        <p key={copy.keptAt}>{texts.copy(copy.name, instantInWords(copy.keptAt), seenByInWords(seenByOf(copy)))}</p>
      ))}
      <details className="asked">
        <summary>{texts.onlyFor}</summary>
        <RolesChosen label={texts.onlyRoles} chosen={roles} onChange={setRoles} />
        <p className="small quiet">{texts.keepYourself}</p>
        <p className="buttons">
          <button
            className="button second"
            type="button"
            disabled={showing.isPending}
            onClick={() => showing.mutate(roles)}
          >
            {roles.length === 0 ? texts.showAll : texts.show}
          </button>
        </p>
      </details>
      {showing.isError ? <Problem error={showing.error} /> : undefined}
    </Section>
  );
}

function RestOn({ corporation, hash }: { readonly corporation: string; readonly hash: string }) {
  const entries = useQuery(entriesOnQuery(corporation, hash));
  return (
    <>
      <Section title={texts.entries}>
        <Reading of={entries}>
          {(all) => (
            <Entries corporation={corporation} label={texts.entries} of={all.map(writtenIn)} none={texts.entriesNone} />
          )}
        </Reading>
      </Section>
      {entries.data === undefined ? undefined : (
        <AnswersFrom corporation={corporation} entries={entries.data.map((each) => writtenIn(each).id)} />
      )}
    </>
  );
}
