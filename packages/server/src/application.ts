import type { CharterSet } from '@quorate/engine';
import { turn, type Store } from '@quorate/store';
import type { Context, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { answeringTo } from './answering/answered.js';
import { answeringHere, BusyError, type Answering } from './answering/answering.js';
import { writtenOut } from './answering/described.js';
import { keepingAnswers } from './answering/kept-answers.js';
import { accountsOf } from './access/accounts.js';
import { gate, owner } from './access/gate.js';
import { OpenIdProvider, type OpenIdOptions } from './access/openid/provider.js';
import { KnownCharters } from './known-charters.js';
import { Corporations } from './corporations.js';
import { problemFrom, problemOf, problemResponse, TooManyError } from './problem.js';
import { asPage } from './pages/as-page.js';
import { writtenOnce } from './written-once.js';
import { backupRoutes } from './routes/journal/backup.js';
import { takingInPath } from './routes/journal/taking-in.js';
import { behindTheGate } from './routes/behind-the-gate.js';
import { documentationRoutes } from './routes/documentation.js';
import { frontPageRoutes } from './routes/front-page.js';
import { bodiesOfLinks, factReplyRoutes } from './routes/second-person/fact-replies.js';
import { calendarFeedRoutes } from './routes/questions/calendar-feed.js';
import { openIdRoutes } from './routes/access/openid.js';
import { signInLinkRoutes } from './routes/access/sign-in-links.js';
import { signInRoutes } from './routes/access/sign-in.js';
import { bodiesOfMembers, bodiesOnlyWhereTaken, readBodies } from './limits/bodies.js';
import { readAddresses } from './limits/readable-addresses.js';
import { Room, type RoomOptions } from './limits/room.js';
import { Attempts } from './limits/attempts.js';
import { countersOf } from './limits/counters-of-store.js';
import { limitAddresses, limitCallers, limitSignIn, usualLimits, type RateLimits } from './limits/rate.js';
import { arrivalOf, arriving, type Network } from './network/arrival.js';
import { part, type Service } from './service.js';
import { Site } from './site/site.js';
import { Metrics } from './watching/metrics.js';
import { readiness } from './watching/readiness.js';
import { requestOf, watch, type Served } from './watching/served.js';

/** What an application is made of. */
export interface ApplicationParts {
  readonly store: Store;
  readonly charters: readonly CharterSet[];
  /** Told of every error that is the program's own, with the id of the request. */
  readonly logError: (error: unknown, request: string) => void;
  /** Told of every request that was answered. */
  readonly served?: (served: Served) => void;
  /** Who works questions out; without it, this thread does. */
  readonly answering?: Answering;
  /** How many requests a minute are answered. */
  readonly limits?: RateLimits | 'none';
  readonly clock?: () => Date;
  /** How it is reached, where that is not just as requests say. */
  readonly network?: Network;
  /** A provider at which one may sign in. */
  readonly openId?: OpenIdOptions;
  /** Aborted when the service is about to stop: it says that it is not ready, and goes on for a while. */
  readonly draining?: AbortSignal;
  /** Aborted when the service is to stop: live updates end then. */
  readonly stopping?: AbortSignal;
  /** What the service writes beside its store, for whoever may read the store itself: it opens the backup. */
  readonly operatorSecret?: string;
  /** The folder of the built workbench; where it is left out, or nothing was built, the service has no page of its own. */
  readonly site?: string;
  /** The largest body that is read, in bytes; 10 MB where it is left out. */
  readonly largestBody?: number;
  /** Room for the bodies and papers that are in hand at once. */
  readonly room?: RoomOptions;
  /** Whether its routes are described before anybody asks for that: it takes some tenths of a second, in which nobody is answered. */
  readonly describesAhead?: boolean;
}

/** The service as a function of requests: routes, gate, limits, and the page that describes it. It listens to nothing yet. */
export function application(parts: ApplicationParts) {
  const { store, logError, clock = now, largestBody = 10_000_000, limits = usualLimits } = parts;
  const { judge, readCharter } = parts.answering ?? {};
  const describe = parts.answering?.describe ?? (async (what) => writtenOut(what, parts.charters));
  if (judge !== undefined) store.judgedBy(judge);
  const charters = new KnownCharters(store, parts.charters, { readCharter, describe });
  store.charters.comeWith(parts.charters, readCharter);
  const answering = keepingAnswers(parts.answering ?? answeringHere(new Corporations(store, charters)));
  const openId = parts.openId === undefined ? undefined : new OpenIdProvider(parts.openId, clock);
  const counters = countersOf(store, clock);
  const room = new Room(parts.room ?? usualRoom);
  const authentication = accountsOf(store, clock);
  const service: Service = {
    store,
    authentication,
    charters,
    answered: answeringTo(store, answering),
    describe,
    lookIn: answering.lookIn,
    clock,
    openId,
    room,
    longWorks: new Room(fewLongWorks),
    attempts: limits === 'none' ? undefined : new Attempts(counters, limits),
    stopping: parts.stopping,
    operatorSecret: parts.operatorSecret,
  };
  const site = parts.site === undefined ? undefined : Site.in(parts.site);
  const metrics = new Metrics();
  const app = part();
  app.use(
    watch((served) => {
      metrics.served(served);
      parts.served?.(served);
    }),
  );
  const strict = secureHeaders({ contentSecurityPolicy, strictTransportSecurity: false });
  const withOwnStyles = secureHeaders({ contentSecurityPolicy: ownStyles, strictTransportSecurity: false });
  // The pages of the service itself have their styles in them.
  const ownPages = site === undefined ? /^\/((docs|v1)(\/|$)|$)/u : /^\/(docs|v1)(\/|$)/u;
  app.use(async (c, next) => (ownPages.test(c.req.path) ? withOwnStyles(c, next) : strict(c, next)));
  app.use(arriving(parts.network ?? {}));
  // Whoever was asked for a fact has a browser and no program.
  app.use('/v1/replies/*', asPage());
  for (const ofCallers of ['/v1/*', '/metrics']) app.use(ofCallers, notKept);
  app.use(readAddresses);
  app.use(bodiesOnlyWhereTaken);
  // Browsers ask for it with every page; those of the service have none.
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/health', (c) => c.json({ status: 'well' }));
  app.get('/ready', async (c) => readiness(c, store, parts.draining));
  if (limits !== 'none') {
    app.use('/v1/*', limitAddresses(counters, limits));
    const limited = limitSignIn(counters, limits);
    // To be told how one may sign in is no attempt to.
    app.use('/v1/sign-in/*', async (c, next) => (isAskingHow(c) ? next() : limited(c, next)));
  }
  const known = gate(authentication);
  app.use('/metrics', known);
  app.get('/metrics', async (c) => {
    owner(c.get('caller'));
    const { text, mediaType } = await metrics.text();
    return c.body(text, 200, { 'content-type': mediaType });
  });
  let routesDescribed: string | undefined;
  const describeRoutes = (): string => (routesDescribed ??= JSON.stringify(app.getOpenAPI31Document(description)));
  app.get('/openapi.json', writtenOnce(describeRoutes));
  if (site === undefined) app.route('/', frontPageRoutes());
  app.route('/', documentationRoutes());
  app.use('/v1/*', fromOwnPages);
  // Of those who are not known yet a body is read where they sign in, or have a link to reply by; of others behind the gate, when they are
  // known.
  const bodies = readBodies(largestBody, room);
  for (const where of ['/v1/sign-in', '/v1/sign-in/link', '/v1/sign-in/links']) app.use(where, bodies);
  app.use('/v1/replies/:link', bodiesOfLinks(service), bodies);
  app.route('/v1', signInRoutes(service));
  app.route('/v1', signInLinkRoutes(service));
  app.route('/v1', openIdRoutes(service));
  app.route('/v1', factReplyRoutes(service));
  app.route('/v1', calendarFeedRoutes(service));
  app.route('/v1', backupRoutes(service));
  app.use('/v1/*', known);
  if (limits !== 'none') app.use('/v1/*', limitCallers(counters, limits));
  // What is read as it comes is looked at by its reader.
  app.use('/v1/corporations', bodiesOfMembers);
  app.use('/v1/corporations/:corporation/*', bodiesOfMembers);
  app.use('/v1/*', except(`/v1${takingInPath}`, bodies));
  app.use('/v1/*', known);
  for (const routes of behindTheGate) app.route('/v1', routes(service));
  if (site !== undefined) app.use(site.file);
  app.notFound(
    (c) =>
      site?.opened(c) ??
      problemResponse(c, problemOf('Not found', 'There is nothing at this address. /docs lists what there is.')),
  );
  app.onError(async (error, c) => {
    const problem = problemFrom(isTooMuch(error, c) ? tooManyMistakes() : error, await sentIn(c));
    if (problem.status >= 500 && !(error instanceof BusyError)) logError(error, requestOf(c));
    const after = error instanceof TooManyError ? error.seconds : problem.title === 'Busy' ? soon : undefined;
    if (after !== undefined) c.header('retry-after', String(after));
    return problemResponse(c, problem);
  });
  if (parts.describesAhead === true) describeRoutes();
  return app;
}

/** In seconds: when what there was no room for is best sent again. */
const soon = 5;

/** Five papers of the largest size, or two lists of as many entries as a body holds: half of it for one caller. */
const usualRoom: RoomOptions = { together: 50_000_000, ofOne: 25_000_000, seconds: 10 };

/** Each goes on some of it at a time: many at once would none of them come to an end. */
const fewLongWorks: RoomOptions = { together: 16, ofOne: 2, seconds: 10 };

/** The workbench takes everything from the service alone; what its libraries write of styles carries a nonce. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", NONCE],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The few pages that the service writes itself have their styles in them, and so has the library of the description. */
const ownStyles = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
};

/**
 * What a request says: in its address, and in its body where that was read already and is JSON; nothing is read for the sake of an error.
 * What went through its schema is not parsed again.
 */
async function sentIn(c: Context): Promise<unknown> {
  const address = [c.req.param(), c.req.queries()];
  if (!('text' in c.req.bodyCache)) return [address];
  const valid: unknown = c.req.valid('json' as never);
  if (valid !== undefined) return [address, valid];
  try {
    await turn();
    return [address, await c.req.json<unknown>()];
  } catch {
    return address;
  }
}

/** Whether what was sent has so many mistakes that there is no room to gather them: the stack is full then. */
function isTooMuch(error: unknown, c: Context): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack') && 'text' in c.req.bodyCache;
}

function tooManyMistakes(): HTTPException {
  return new HTTPException(422, { message: 'the body: more of it is wrong than can be told. Send less at a time.' });
}

/** What is answered is for whoever asked: nothing on the way keeps it, unless the route says that it may. */
const notKept: MiddlewareHandler = async (c, next) => {
  await next();
  // Set there where they are: an answer that is made anew, only to have one more, is copied whole.
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/**
 * A browser that sends a session along and would change something does so from a page of this service, whatever it sends:
 * another port of the same host has the same cookies, and is somebody else. Programs send a key, and no cookie.
 */
const fromOwnPages: MiddlewareHandler = async (c, next) => {
  const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  if (!isReading && c.req.header('cookie') !== undefined && c.req.header('origin') !== arrivalOf(c).origin) {
    throw new HTTPException(403, { message: 'The request comes from a page that is not of this service.' });
  }
  await next();
};

function isAskingHow(c: Context): boolean {
  return c.req.method === 'GET' && c.req.path === '/v1/sign-in';
}

function now(): Date {
  return new Date();
}

const description = {
  openapi: '3.1.0',
  info: {
    title: 'Quorate',
    version: '1',
    description: 'Journals of corporations kept, and questions answered by their charters.',
  },
};
