import { createRoute, z } from '@hono/zod-openapi';
import { instrumentChoices, instrumentKinds, textStates } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { asDay, asked, postedTo } from '../books/posted-to.js';
import { asAnswered } from '../questions/as-answered.js';
import { corporationParameter, json, problems } from '../responses.js';

const state = z
  .enum(textStates)
  .describe('worked out; words only, such as a name; entered in words that nobody worked out; or not entered');

const version = z.object({
  id: z.string(),
  kind: z.enum(instrumentKinds),
  title: z.string(),
  from: z.string().describe('the first day on which it is in force'),
  until: z.string().optional().describe('the last, where a later version follows'),
});

const repealedOn = z.string().optional().describe('the day on which an amendment that was entered repeals it');

/** An instrument in outline. */
export const instrumentOutline = version
  .extend({
    jurisdiction: z.string(),
    source: z.string().describe('where its text came from'),
    isInForce: z.boolean().describe('whether this version is in force on the day'),
    workedOut: z
      .object({
        percent: z.int().describe('of the sections with more than words, so many of a hundred, rounded down'),
        sections: z.int(),
        wordsOnly: z.int(),
        notWorkedOut: z.array(z.string()),
        missing: z.array(z.string()),
      })
      .describe('how far its text is worked out'),
    notes: z.int().describe('slips of the pen, each with how it is read'),
    readings: z
      .array(z.object({ id: z.string(), cite: z.string(), asks: z.string() }))
      .describe('doubts about its words, each as the question that a reading of them settles'),
    articles: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        provisions: z
          .array(
            z.object({
              cite: z.string().describe('its section, as answers cite it'),
              kind: z.string(),
              summary: z.string(),
              state,
              readings: z.array(z.string()).describe('the doubts that it consults'),
              defines: z.array(z.string()).describe('the notions that it defines'),
              repealedOn,
            }),
          )
          .describe('in the document’s order'),
      }),
    ),
  })
  .openapi('InstrumentOutline');

const named = z.object({ section: z.string(), as: z.string(), means: z.string() });
const names = z.array(z.string());

/** What stands at a section. */
export const instrumentSection = z
  .object({
    section: z.string(),
    provisions: z.array(
      z.object({
        cite: z.string(),
        article: z.string(),
        heading: z.string().describe('the title of its article'),
        instrument: version,
        isInForce: z.boolean().describe('whether this version is in force on the day, and the provision not repealed'),
        repealedOn,
        changes: z
          .array(z.object({ entry: z.string(), on: z.string(), version: z.string(), repeals: z.boolean() }))
          .describe('amendments that were entered of its section'),
        kind: z.string(),
        summary: z.string(),
        provides: z.string().describe('what every provision of its kind provides'),
        state,
        parameters: z.array(
          z.object({
            name: z.string(),
            means: z.string(),
            written: z.unknown().describe('what the instrument says there, as its file has it'),
          }),
        ),
        readings: z.array(
          z.object({
            id: z.string(),
            cite: z.string(),
            asks: z.string().describe('the doubt, as a question'),
            options: z.record(z.string(), z.string()).describe('each meaning it can bear'),
            adopted: z.string().describe('the option that holds by default'),
            because: z.string(),
            holds: z.string().describe('the option that holds on the day'),
            adoption: z
              .object({ entry: z.string(), on: z.string(), by: z.string().optional(), why: z.string() })
              .optional()
              .describe('the entry by which it holds, where one adopts it'),
            decides: z
              .array(
                z.object({
                  parameter: z.string(),
                  means: z.string(),
                  options: z.record(z.string(), z.unknown()).describe('what stands there by each option'),
                }),
              )
              .describe('what it decides in the provision'),
          }),
        ),
        notes: z.array(z.object({ cite: z.string(), slip: z.string(), readAs: z.string() })),
        facts: names.describe('the facts that its rules may ask for'),
        answers: names.describe('the questions in which it takes part'),
        defines: names.describe('the notions that it defines'),
        bearsOn: z
          .object({ acts: names.optional(), questions: names.optional(), notions: names.optional() })
          .optional()
          .describe('on what it bears, where nobody has worked its text out'),
        prevailsOver: names.describe('the sections over which it prevails where both apply'),
        yieldsTo: names.describe('the sections that prevail over it where both apply'),
        names: z.array(named).describe('other sections that its parameters name'),
        namedBy: z.array(named).describe('sections whose parameters name this one'),
      }),
    ),
  })
  .openapi('InstrumentSection');

const outline = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/instruments',
  tags: ['charters'],
  summary: 'Charter, certificates, bylaws and other law in outline, every version, in the document’s order',
  request: { params: corporationParameter, query: postedTo },
  responses: { 200: json(z.array(instrumentOutline), 'the instruments'), ...problems(422) },
});

const section = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/instruments/sections/{section}',
  tags: ['charters'],
  summary: 'What stands at a section: what it provides, its figures and doubts, and what prevails over what',
  request: {
    params: corporationParameter.extend({
      section: z
        .string()
        .min(1)
        .max(200)
        .openapi({ param: { name: 'section', in: 'path' }, description: 'as answers cite it: SIXTEENTH.B' }),
    }),
    query: postedTo,
  },
  responses: { 200: json(instrumentSection, 'the provisions at it'), ...problems(422) },
});

/** The governing instruments, to be read. What is in force, and which reading holds, is as of a day. */
export function instrumentRoutes({ answered }: Service) {
  const routes = part();
  routes.openapi(outline, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf, knownAt } = c.req.valid('query');
    const wanted = asked({ part: 'instruments', asOf: asDay(asOf) }, knownAt, instrumentChoices);
    const told = await answered(caller, corporation, wanted);
    return asAnswered<z.output<typeof instrumentOutline>[]>(c, told);
  });
  routes.openapi(section, async (c) => {
    const { corporation, section: cite } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf, knownAt } = c.req.valid('query');
    const wanted = asked({ part: 'section', section: cite, asOf: asDay(asOf) }, knownAt, instrumentChoices);
    const told = await answered(caller, corporation, wanted);
    const { provisions, nearest } = JSON.parse(told) as { provisions: readonly unknown[]; nearest?: string };
    if (provisions.length === 0) throw unknownSection(nearest);
    return asAnswered<never>(c, told);
  });
  return routes;
}

function unknownSection(nearest: string | undefined): HTTPException {
  const hint = nearest === undefined ? '' : ` The nearest is "${nearest}".`;
  return new HTTPException(404, { message: `None of its instruments has that section.${hint}` });
}
