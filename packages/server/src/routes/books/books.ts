import { createRoute, z } from '@hono/zod-openapi';
import { completeFamilies } from '@quorate/engine';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { asAnswered } from '../questions/as-answered.js';
import { corporationParameter, json, namedInAct, problems } from '../responses.js';
import { asDay, asked, postedTo } from './posted-to.js';

const entries = z.array(z.string()).describe('the entries behind it');
const exact = z.string().describe('an exact number as text: a decimal, or a fraction such as 1/3');

const coverage = z
  .object({
    family: z.enum(completeFamilies),
    isCovered: z
      .boolean()
      .describe('whether the family is kept whole on that day; if not, what is not listed may be so all the same'),
    spans: z.array(
      z.object({
        from: z.string(),
        through: z.string().optional().describe('left out while it is still being kept'),
        vouchedBy: z.string().optional(),
        entry: z.string(),
      }),
    ),
  })
  .openapi('FamilyCoverage');

const shareCounts = z.object({
  class: z.string().describe('a class or a series'),
  issued: exact.describe('those in treasury among them'),
  treasury: exact,
  outstanding: exact,
  holders: z.int().describe('how many hold it of record'),
});

/** The books, but for who holds shares. */
export const booksOverview = z
  .object({
    asOf: z.string(),
    coverage: z.array(coverage),
    classes: z.array(shareCounts),
    board: z.object({
      size: z.object({ number: z.int(), classes: z.array(z.int()).optional(), entry: z.string() }).optional(),
      directors: z.array(
        z.object({
          person: z.string(),
          name: z.string(),
          class: z.string().optional(),
          series: z.string().optional().describe('the series whose holders elect to the seat'),
          since: z.string().optional().describe('of service without a break, where the journal tells'),
          termFrom: z.string(),
          termEndsAfter: z.int().optional().describe('at which annual meeting after that the term ends, where stated'),
          fills: z.string().optional(),
          entry: z.string(),
        }),
      ),
      officers: z.array(
        z.object({ person: z.string(), name: z.string(), office: z.string(), since: z.string(), entry: z.string() }),
      ),
    }),
    meetings: z.object({
      inAll: z.int(),
      last: z
        .array(
          z.object({
            id: z.string(),
            kind: z.string(),
            of: z.string().describe('of whom: shareholders, board or another body'),
            state: z.enum(['held', 'called']),
            on: z.string(),
            closed: z.string().optional(),
            entries,
          }),
        )
        .describe('the last 200, in order of time'),
    }),
    acts: z.object({
      open: z.int(),
      last: z
        .array(
          z.object({
            id: z.string(),
            act: z.string(),
            on: z.string(),
            named: namedInAct,
            proposedBy: z.string().optional(),
            entries,
          }),
        )
        .describe('proposed, and neither withdrawn nor carried out: the last 200'),
    }),
    readings: z.array(
      z.object({
        reading: z.string(),
        option: z.string(),
        by: z.string().optional(),
        why: z.string(),
        on: z.string(),
        entry: z.string(),
      }),
    ),
  })
  .openapi('Books');

/** A page of a register. */
export const registerPage = z
  .object({
    asOf: z.string(),
    ...shareCounts.shape,
    coverage,
    found: z.int().describe('how many of the holders are what was asked for'),
    page: z.array(
      z.object({
        holder: z.string(),
        name: z.string(),
        shares: exact,
        entries: z.array(z.string()).describe('the last twenty of the entries behind it'),
        entriesInAll: z.int(),
      }),
    ),
    next: z.string().optional().describe('give it as "after" for the next page'),
  })
  .openapi('Register');

/** Whom the journal knows. */
export const knownPerson = z
  .object({
    id: z.string().describe('the id under which entries name the person'),
    name: z.string(),
    kind: z.string(),
    entry: z.string(),
  })
  .openapi('KnownPerson');

const actState = z.enum(['open', 'carried-out', 'withdrawn']);

/** An act that was proposed, among others. */
export const actListed = z
  .object({
    id: z.string(),
    entry: z.string(),
    on: z.string(),
    act: z.string().describe('its kind'),
    named: namedInAct,
    state: actState,
  })
  .openapi('ActListed');

const voters = z
  .object({
    count: z.int(),
    persons: z
      .array(z.object({ person: z.string(), name: z.string() }))
      .optional()
      .describe('who, where that is entered'),
  })
  .optional();

/** One act, and how bodies and holders voted on it. */
export const oneAct = z
  .object({
    id: z.string(),
    entry: z.string(),
    on: z.string(),
    kind: z.string(),
    act: z.record(z.string(), z.unknown()).describe('what was proposed, as it was entered'),
    proposedBy: z.string().optional(),
    named: namedInAct,
    state: actState,
    bodies: z.array(
      z.object({
        entry: z.string(),
        on: z.string(),
        by: z.string().describe('the body'),
        decides: z.string(),
        yes: voters,
        no: voters,
        abstain: voters,
        present: voters,
      }),
    ),
    votesWithheld: z
      .boolean()
      .optional()
      .describe('how was voted is for the inspectors alone until the polls close: that no votes are told says nothing'),
    votes: z
      .array(
        z.object({
          class: z.string().optional(),
          for: exact,
          against: exact,
          abstain: exact,
          ballots: z.int().describe('how many ballots were entered one by one'),
        }),
      )
      .describe('shares of record as they were cast, before any rule says what each counts'),
    entries: z.array(z.string()).describe('approvals, notices and filings'),
  })
  .openapi('Act');

const persons = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/books/persons',
  tags: ['books'],
  summary: 'Whom the journal knows, by name',
  request: {
    params: corporationParameter,
    query: postedTo.extend({
      id: z
        .union([z.string().max(200), z.array(z.string().max(200)).max(100)])
        .optional()
        .describe('only those of these ids; of several, the parameter is given again'),
    }),
  },
  responses: { 200: json(z.array(knownPerson), 'the persons'), ...problems(422) },
});

const acts = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/books/acts',
  tags: ['books'],
  summary: 'The acts that were proposed by a day, the latest first, with what became of each',
  request: { params: corporationParameter, query: postedTo },
  responses: { 200: json(z.array(actListed), 'the acts'), ...problems(422) },
});

const act = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/books/acts/{act}',
  tags: ['books'],
  summary: 'One act: what was proposed, what became of it, and how bodies and holders voted on it',
  request: {
    params: corporationParameter.extend({
      act: z
        .string()
        .min(1)
        .max(200)
        .openapi({ param: { name: 'act', in: 'path' } }),
    }),
    query: postedTo,
  },
  responses: { 200: json(oneAct, 'the act'), ...problems(422) },
});

const overview = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/books',
  tags: ['books'],
  summary:
    'The journal posted to a day: shares, board, officers, meetings, open acts, readings adopted, and what is covered',
  request: { params: corporationParameter, query: postedTo },
  responses: { 200: json(booksOverview, 'the books'), ...problems(422) },
});

const register = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/books/register',
  tags: ['books'],
  summary: 'The holders of record of a class on a day, all or those looked for, a page at a time',
  request: {
    params: corporationParameter,
    query: postedTo.extend({
      class: z.string().min(1).max(200).describe('a class or a series'),
      order: z
        .enum(['shares', 'name', 'holder'])
        .default('shares')
        .describe('the most shares first, or by the holders’ names, or by their ids'),
      reversed: z.enum(['yes', 'no']).default('no').describe('yes: the last of that order first'),
      search: z
        .string()
        .max(200)
        .optional()
        .describe('only those of whose name or id each of these words is a part, in capitals or not'),
      holder: z.string().min(1).max(200).optional().describe('only this holder'),
      least: z
        .string()
        .regex(/^\d{1,30}(?:\.\d{1,30})?$/, 'a number such as 1000 was expected')
        .optional()
        .describe('only those who hold so many shares at the least'),
      after: z.string().max(200).optional().describe('the "next" of the page before'),
      from: z.coerce
        .number()
        .int()
        .min(0)
        .default(0)
        .describe('how many of those found are passed over, where it does not go on after somebody'),
      limit: z.coerce.number().int().min(1).max(1_000).default(100),
    }),
  },
  responses: { 200: json(registerPage, 'a page of the register'), ...problems(422) },
});

/** What the journal says without a question. Nothing is judged by the charter, and what is not covered is told. */
export function bookRoutes({ answered }: Service) {
  const routes = part();
  routes.openapi(overview, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt } = c.req.valid('query');
    const told = await answered(caller, corporation, asked({ part: 'overview', asOf: asDay(on) }, knownAt));
    return asAnswered<z.output<typeof booksOverview>>(c, told);
  });
  routes.openapi(persons, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt, id } = c.req.valid('query');
    const ids = id === undefined ? undefined : [id].flat();
    const told = await answered(caller, corporation, asked({ part: 'persons', asOf: asDay(on), ids }, knownAt));
    return asAnswered<z.output<typeof knownPerson>[]>(c, told);
  });
  routes.openapi(acts, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt } = c.req.valid('query');
    const told = await answered(caller, corporation, asked({ part: 'acts', asOf: asDay(on) }, knownAt));
    return asAnswered<z.output<typeof actListed>[]>(c, told);
  });
  routes.openapi(act, async (c) => {
    const { corporation, act: id } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt } = c.req.valid('query');
    const told = await answered(caller, corporation, asked({ part: 'act', asOf: asDay(on), act: id }, knownAt));
    return asAnswered<Omit<z.output<typeof oneAct>, 'act'> & { act: Record<string, never> }>(c, told);
  });
  routes.openapi(register, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt, ...wanted } = c.req.valid('query');
    const told = await answered(caller, corporation, asked({ part: 'register', asOf: asDay(on), ...wanted }, knownAt));
    return asAnswered<z.output<typeof registerPage>>(c, told);
  });
  return routes;
}
