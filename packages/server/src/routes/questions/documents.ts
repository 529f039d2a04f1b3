import { createRoute, z } from '@hono/zod-openapi';
import { documentForms, documentNamed } from '@quorate/documents';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, problems } from '../responses.js';
import { asking } from './questions.js';

const names = documentForms.map(({ name }) => name) as [string, ...string[]];

const bytes = { schema: { type: 'string', format: 'binary' } } as const;

/** The day and the fields of the question that a document is written from, and what its results are. */
export const writing = asking
  .extend({
    state: z
      .enum(['preliminary', 'final', 'amended'])
      .default('final')
      .describe('what the results are; of preliminary ones the lines need not prove'),
  })
  .openapi('Writing');

const write = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/documents/{document}',
  tags: ['questions'],
  summary: 'Write a document from the answer to its question; what is wanting for it is told instead',
  request: {
    params: corporationParameter.extend({
      document: z.enum(names).openapi({
        param: { name: 'document', in: 'path' },
        description: 'its name with the ending of its form',
      }),
    }),
    body: { ...json(writing, 'the day and the fields of the question'), required: true },
  },
  responses: {
    200: {
      description: 'the document; the same entries, day and state give the same bytes',
      content: Object.fromEntries(documentForms.map(({ mediaType }) => [mediaType.split(';')[0]!, bytes])),
    },
    ...problems(400, 413, 422),
  },
});

/** Documents written from answers. Nothing of them is kept. */
export function documentRoutes({ store, answered }: Service) {
  const routes = part();
  routes.openapi(write, async (c) => {
    const { corporation, document } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const form = documentNamed(document);
    if (form === undefined) throw new HTTPException(404, { message: 'There is no document of that name.' });
    const { state, ...asked } = c.req.valid('json');
    const { name } = await store.corporation(corporation);
    const writing = { name: form.name, corporation: name, state };
    const text = await answered(caller, corporation, {
      question: form.question,
      ...asked,
      input: { ...form.asked, ...asked.input },
      document: writing,
    });
    const content = Buffer.from(text, 'base64');
    return c.body(content, 200, {
      'content-type': form.mediaType,
      'content-length': String(content.byteLength),
      'content-disposition': `attachment; filename="${form.name}"`,
    });
  });
  return routes;
}
