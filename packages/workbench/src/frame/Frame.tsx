import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { meQuery } from '../queries/corporation.js';
import { daysLater, monthsLater } from '../words/dates.js';
import { CommandPalette } from './CommandPalette.js';
import { CorporationSwitch } from './CorporationSwitch.js';
import { Dates } from './Dates.js';
import { useFollowing, useReachable } from './following.js';
import { actionOf, type KeyAction } from './keys.js';
import { LeftBehind } from './LeftBehind.js';
import { KeysList } from './KeysList.js';
import { useMoment, useMoveTo } from './moment.js';
import { usePagesAhead } from './pages-ahead.js';
import { PrintedHead } from './PrintedHead.js';
import { Patterns } from './Patterns.js';
import { SupposedBand } from './Supposed.js';
import { sections, sectionsApart, sectionAt, type Section } from './sections.js';
import { SignedOut } from './SignedOut.js';
import { useSignedOut } from './signed-out.js';
import { texts } from './texts.js';
import { turnTheme } from './theme.js';
import { To } from './To.js';
import { paths } from '../paths.js';
import { useWaiting } from './waiting.js';
import { WhyContext, type Why, type WhyDrawer } from './why.js';
import { WhyPanel } from './WhyPanel.js';

type Dialog = 'palette' | 'keys';

/** What stands round every page: corporation, sections, the two dates, search, and the drawer that says why. */
export function Frame() {
  const { corporation } = useParams({ strict: false });
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<Dialog>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSwitchOpen, setSwitchOpen] = useState(false);
  const drawer = useDrawer(pathname);
  const isReachable = useReachable();
  const [isOut, look] = useSignedOut();
  useFollowing(isOut ? undefined : corporation, look);
  usePagesAhead();
  useFocusOnPage(pathname);
  useEffect(() => setMenuOpen(false), [pathname]);
  useKeys((action) => {
    if (action.does === 'palette') setDialog('palette');
    if (action.does === 'keys') setDialog('keys');
    if (action.does === 'switch') setSwitchOpen(true);
    if (action.does === 'why') drawer.toggle();
    if (action.does === 'part') showPart(action.part);
  }, corporation);
  return (
    <WhyContext value={drawer}>
      <Patterns />
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <div className="frame" data-menu={isMenuOpen ? 'open' : 'closed'} data-why={drawer.isOpen ? 'open' : 'closed'}>
        <nav className="side" aria-label={texts.sections}>
          <div className="stay">
            <CorporationSwitch corporation={corporation} isOpen={isSwitchOpen} onOpen={setSwitchOpen} />
            <button
              className="plain menu-button"
              type="button"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(!isMenuOpen)}
            >
              {texts.sections}
            </button>
            <div className="lists">
              <ul>
                <li>
                  <To path={paths.home}>{texts.home}</To>
                </li>
              </ul>
              {corporation === undefined ? undefined : <CorporationSections corporation={corporation} />}
              <p className="rule" />
              <ul>
                <li>
                  <To path={paths.account}>{texts.account}</To>
                </li>
              </ul>
            </div>
          </div>
        </nav>
        <header className="top" aria-label={texts.datesAndSearch}>
          {corporation === undefined ? (
            <p className="dates">{texts.eachItsOwn}</p>
          ) : (
            <Dates corporation={corporation} />
          )}
          <button className="ask" type="button" onClick={() => setDialog('palette')}>
            {texts.searchOrAsk}
            <kbd aria-hidden="true">⌘K</kbd>
          </button>
          {corporation === undefined ? undefined : (
            <button className="plain" type="button" aria-expanded={drawer.isOpen} onClick={drawer.toggle}>
              {texts.why} <kbd aria-hidden="true">w</kbd>
            </button>
          )}
          <button className="plain" type="button" onClick={turnTheme}>
            {texts.theme}
          </button>
        </header>
        <main id="main" tabIndex={-1}>
          {isReachable ? undefined : (
            <p className="offline" role="status">
              {texts.offline}
            </p>
          )}
          <LeftBehind />
          {corporation === undefined ? undefined : <SupposedBand corporation={corporation} />}
          {corporation === undefined ? undefined : <PrintedHead corporation={corporation} />}
          <Outlet />
        </main>
        {corporation !== undefined && drawer.isOpen ? <WhyPanel corporation={corporation} /> : undefined}
      </div>
      <CommandPalette isOpen={dialog === 'palette'} onClose={() => setDialog(undefined)} corporation={corporation} />
      <KeysList isOpen={dialog === 'keys'} onClose={() => setDialog(undefined)} />
      <SignedOut isOut={isOut} onSignedIn={look} />
    </WhyContext>
  );
}

function CorporationSections({ corporation }: { readonly corporation: string }) {
  return (
    <>
      <p className="rule" />
      <SectionList corporation={corporation} of={sections} />
      {sectionsApart.length === 0 ? undefined : (
        <>
          <p className="rule" />
          <SectionList corporation={corporation} of={sectionsApart} />
        </>
      )}
    </>
  );
}

function SectionList({ corporation, of }: { readonly corporation: string; readonly of: readonly Section[] }) {
  const { pathname } = useLocation();
  const waiting = useWaiting(corporation);
  return (
    <ul>
      {of.map(({ id, title, letter, path }) => {
        const count = waiting[id] ?? 0;
        return (
          <li key={id}>
            <To path={path(corporation)} {...(sectionAt(pathname) === id ? { 'aria-current': 'page' as const } : {})}>
              {title}
              {count === 0 ? (
                <kbd aria-hidden="true">{letter}</kbd>
              ) : (
                <span className="wait">
                  {count}
                  <span className="hidden"> {texts.waiting}</span>
                </span>
              )}
            </To>
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever goes to another page goes on within it: keys, and what is read aloud, do not begin at the sections again. */
function useFocusOnPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The drawer is empty again on another page. */
function useDrawer(pathname: string): WhyDrawer {
  const [shown, setShown] = useState<{ readonly why: Why; readonly on: string }>();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(
    (why: Why) => {
      setShown({ why, on: pathname });
      setOpen(true);
    },
    [pathname],
  );
  const toggle = useCallback(() => setOpen((before) => !before), []);
  const why = shown?.on === pathname ? shown.why : undefined;
  return useMemo(() => ({ why, isOpen, show, toggle }), [why, isOpen, show, toggle]);
}

/** How long a letter is waited for after g, in milliseconds. */
const patience = 1_500;

function useKeys(act: (action: KeyAction) => void, corporation: string | undefined): void {
  const navigate = useNavigate();
  const moving = useMoving(corporation);
  const { data: me } = useQuery(meQuery);
  const latest = useRef({ act, moving });
  latest.current = { act, moving };
  useEffect(() => {
    let awaitedUntil = 0;
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf({
        key: event.key,
        isCommand: (event.metaKey || event.ctrlKey) && !event.altKey,
        isShift: event.shiftKey,
        isWriting: isWriting(event.target) || document.querySelector('[role="dialog"]') !== null,
        awaitsSection: Date.now() < awaitedUntil,
      });
      awaitedUntil = 0;
      if (action === undefined) return;
      event.preventDefault();
      if (action.does === 'await-section') awaitedUntil = Date.now() + patience;
      else if (action.does === 'move') latest.current.moving(action.days, action.months);
      else if (action.does === 'go') {
        const path = pathOf(action.letter, corporation);
        if (path !== undefined) void navigate({ to: path } as never);
      } else latest.current.act(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [corporation, navigate, me]);
}

function pathOf(letter: string, corporation: string | undefined): string | undefined {
  if (letter === 'h') return paths.home;
  if (corporation === undefined) return undefined;
  if (letter === 'e') return paths.entering(corporation);
  return [...sections, ...sectionsApart].find((section) => section.letter === letter)?.path(corporation);
}

function useMoving(corporation: string | undefined): (days: number, months: number) => void {
  const { asOf, dates } = useMoment(corporation);
  const moveTo = useMoveTo();
  return (days, months) => {
    if (corporation !== undefined) moveTo({ ...dates, on: monthsLater(daysLater(asOf, days), months) });
  };
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/u.test(target.tagName))
  );
}

function showPart(part: string): void {
  const shown = document.getElementById(part);
  shown?.scrollIntoView({ block: 'start' });
  shown?.querySelector<HTMLElement>('a, button, input, [tabindex]')?.focus({ preventScroll: true });
}
