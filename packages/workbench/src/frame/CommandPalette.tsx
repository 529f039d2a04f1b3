import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useRested } from '../parts/rested.js';
import {
  booksQuery,
  catalogueQuery,
  corporationsQuery,
  entryTypesQuery,
  instrumentsQuery,
  meQuery,
  searchQuery,
} from '../queries/corporation.js';
import { paths } from '../paths.js';
import { actInWords } from '../words/acts.js';
import { keyInWords } from '../words/phrases.js';
import { askingIn, questionsOf } from './asking.js';
import { found, type Findable } from './found.js';
import { foundInCorporation } from './found-in-corporation.js';
import { useMoment } from './moment.js';
import { Overlaid } from './Overlaid.js';
import { sections, sectionsApart } from './sections.js';
import { tasks } from './tasks.js';
import { texts } from './texts.js';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly corporation: string | undefined;
}

/** One box that searches and asks. */
export function CommandPalette({ isOpen, onClose, corporation }: CommandPaletteProps) {
  return (
    <Overlaid isOpen={isOpen} onClose={onClose} title={texts.paletteTitle} isTitleShown={false} className="palette">
      <Palette corporation={corporation} onClose={onClose} />
    </Overlaid>
  );
}

function Palette({ corporation, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const list = useId();
  const shown = useRef<HTMLUListElement>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  const { all, isPending } = useFindables(corporation);
  const { hits: inCorporation, isPending: isSearching } = useSearched(corporation, typed);
  const asking = useAsking(corporation, typed);
  const best = found(all, typed).filter((each) => !asking.hits.some(({ title }) => title === each.title));
  const known = new Set(best.map(({ path }) => path));
  const hits = [...asking.hits, ...best, ...inCorporation.filter(({ path }) => !known.has(path))];
  const isOnItsWay = isPending || asking.isPending;
  const at = Math.min(chosen, Math.max(0, hits.length - 1));
  useEffect(() => {
    shown.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const open = (hit: Findable | undefined): void => {
    if (hit === undefined) return;
    onClose();
    const state = { ...(hit.asked && { asked: hit.asked }), ...(hit.begun && { begun: hit.begun }) };
    void navigate({ to: hit.path, state } as never);
  };
  // Whoever types faster than the lists arrive is led to what is best among all of them.
  useEffect(() => {
    if (!isAwaited || isOnItsWay) return;
    setIsAwaited(false);
    open(hits[0]);
  });
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={hits.length === 0 ? undefined : `${list}-${at}`}
        aria-label={texts.searchOrAsk}
        placeholder={texts.palettePlaceholder}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          setIsAwaited(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, hits.length - 1));
          else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
          else if (event.key === 'Enter' && isOnItsWay) setIsAwaited(true);
          else if (event.key === 'Enter') open(hits[at]);
          else return;
          event.preventDefault();
        }}
      />
      {isPending || hits.length === 0 ? (
        <p className="small quiet" role="status">
          {isPending || isSearching ? texts.loading : texts.paletteEmpty}
        </p>
      ) : undefined}
      <ul role="listbox" id={list} aria-label={texts.paletteTitle} ref={shown}>
        {hits.map((hit, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <li
            key={`${hit.group} ${hit.path} ${hit.title}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => open(hit)}
          >
            <span>{hit.title}</span>
            <span className="quiet small">{hit.note ?? hit.group}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the service finds in the corporation by what was typed, once typing rests. */
function useSearched(
  corporation: string | undefined,
  typed: string,
): { readonly hits: readonly Findable[]; readonly isPending: boolean } {
  const moment = useMoment(corporation);
  const words = useRested(typed.trim());
  const enabled = corporation !== undefined && words.length >= fewestLetters && !moment.isPending;
  const searched = useQuery({ ...searchQuery(corporation ?? '', words.slice(0, mostLetters), moment), enabled });
  const isCurrent = words === typed.trim();
  if (corporation === undefined || searched.data === undefined || !isCurrent)
    return {
      hits: [],
      isPending: enabled ? searched.isLoading || !isCurrent : typed.trim().length >= fewestLetters && !isCurrent,
    };
  return { hits: foundInCorporation(corporation, searched.data), isPending: false };
}

/** What is asked in words, of those whom the words name. */
function useAsking(
  corporation: string | undefined,
  typed: string,
): { readonly hits: readonly Findable[]; readonly isPending: boolean } {
  const moment = useMoment(corporation);
  const asking = corporation === undefined ? undefined : askingIn(typed);
  const name = asking?.name ?? '';
  const rested = useRested(name);
  const enabled = corporation !== undefined && rested.length >= fewestLetters && !moment.isPending;
  const named = useQuery({ ...searchQuery(corporation ?? '', rested.slice(0, mostLetters), moment), enabled });
  const books = useQuery({ ...booksQuery(corporation ?? '', moment), enabled });
  if (corporation === undefined || asking === undefined) return { hits: [], isPending: false };
  if (name === '') return { hits: questionsOf(corporation, asking, [], undefined), isPending: false };
  const isPending = rested !== name || (enabled && (named.isLoading || books.isLoading));
  const persons = isPending ? [] : (named.data?.persons.first ?? []).slice(0, mostAsked);
  return { hits: questionsOf(corporation, asking, persons, books.data?.classes[0]?.class), isPending };
}

const mostAsked = 4;

/** Of fewer letters everything has some. */
const fewestLetters = 2;
/** The service reads so many. */
const mostLetters = 200;

const asPeoplePut = new Map(tasks.flatMap((group) => group.tasks.map(({ question, title }) => [question, title])));

/** Everything that the box can lead to, and whether lists of it are still on their way. */
function useFindables(corporation: string | undefined): {
  readonly all: readonly Findable[];
  readonly isPending: boolean;
} {
  const kept = useQuery(corporationsQuery);
  const catalogue = useQuery(catalogueQuery);
  const me = useQuery(meQuery);
  const types = useQuery({ ...entryTypesQuery, enabled: corporation !== undefined });
  const moment = useMoment(corporation);
  const books = useQuery({
    ...booksQuery(corporation ?? '', moment),
    enabled: corporation !== undefined && !moment.isPending,
  });
  const instruments = useQuery({
    ...instrumentsQuery(corporation ?? '', moment),
    enabled: corporation !== undefined && !moment.isPending,
  });
  const provisions = (instruments.data ?? [])
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ articles }) => articles.flatMap((article) => article.provisions));
  const { paletteGroups: groups } = texts;
  const ofCorporation =
    corporation === undefined
      ? []
      : [
          ...[...sections, ...sectionsApart].map(({ title, path }) => ({
            group: groups.sections,
            title,
            path: path(corporation),
          })),
          ...(books.data?.acts.last ?? []).map(({ id, act, on, named }) => ({
            group: groups.acts,
            title: actInWords({ id, kind: act, on, named }),
            note: id,
            words: keyInWords(id),
            path: paths.act(corporation, id),
          })),
          ...provisions.map(({ cite, summary }) => ({
            group: groups.provisions,
            title: `${cite} · ${summary}`,
            note: cite,
            path: paths.provision(corporation, cite),
          })),
          ...(types.data ?? []).map(({ type, says }) => ({
            group: groups.entering,
            title: texts.enterAs(keyInWords(type)),
            words: says,
            path: paths.entering(corporation),
            begun: { type },
          })),
          ...(catalogue.data ?? []).map(({ name, asks }) => ({
            group: groups.questions,
            title: asPeoplePut.get(name) ?? asks,
            words: `${keyInWords(name.replace('.', ' '))} ${asks}`,
            path: paths.question(corporation, name),
          })),
        ];
  const all = [
    ...ofCorporation,
    { group: groups.sections, title: texts.home, path: paths.home },
    { group: groups.sections, title: texts.account, path: paths.account },
    ...(me.data?.isOwner === true
      ? [{ group: groups.corporations, title: texts.keepAnother, words: 'new', path: paths.keep }]
      : []),
    ...(kept.data ?? []).map(({ id, name }) => ({
      group: groups.corporations,
      title: name,
      words: id,
      path: paths.overview(id),
    })),
  ];
  return {
    all,
    isPending: [kept, catalogue, books, instruments, types, me].some(({ isLoading }) => isLoading) || moment.isPending,
  };
}
