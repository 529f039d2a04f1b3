import { createRoute, z } from '@hono/zod-openapi';
import { allowInMatter } from '../../access/walls.js';
import { randomId } from '../../random-id.js';
import { part, type Service } from '../../service.js';
import { json, oneLine } from '../responses.js';
import { inMatter, matterParameter, reading, seenVersion, writing } from './matter-parameter.js';

const text = z
  .string()
  .min(1)
  .max(100_000)
  .regex(
    // oxlint-disable-next-line no-control-regex -- these are what it leaves out
    /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/,
    'a text was expected, without control characters but tabs and ends of lines',
  );

/** A note as its author writes it. */
export const newNote = z.strictObject({ title: oneLine(200), text }).openapi('NewNote');

/** A note as it is changed. */
export const changingNote = newNote
  .extend({ expectedVersion: z.int().positive().describe('the version that you saw') })
  .openapi('ChangingNote');

/** A note without its text. */
export const noteListed = z
  .object({
    id: z.string(),
    author: z.string(),
    title: z.string(),
    version: z.int().describe('its last version'),
    writtenAt: z.string().describe('when that was written'),
    isWithdrawn: z.boolean(),
  })
  .openapi('NoteListed');

/** A note with all that it ever said. */
export const noteSchema = z
  .object({
    id: z.string(),
    author: z.string(),
    versions: z
      .array(
        z.object({
          version: z.int(),
          title: z.string(),
          text: z.string().optional().describe('absent: by this version the note was withdrawn'),
          writtenAt: z.string(),
        }),
      )
      .describe('the earliest first; none is ever changed'),
  })
  .openapi('Note');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/notes',
  tags: ['matters'],
  summary: 'The privileged notes of a matter, without their texts',
  request: { params: matterParameter },
  responses: { 200: json(z.array(noteListed), 'the notes, in the order first written'), ...reading },
});

const write = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/notes',
  tags: ['matters'],
  summary: 'Write a privileged note, for the members of the matter alone',
  request: { params: matterParameter, body: { ...json(newNote, 'the note'), required: true } },
  responses: { 201: json(noteListed, 'written'), ...writing },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/notes/{note}',
  tags: ['matters'],
  summary: 'A privileged note, with all that it ever said',
  request: { params: inMatter('note') },
  responses: { 200: json(noteSchema, 'the note'), ...reading },
});

const change = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/matters/{matter}/notes/{note}',
  tags: ['matters'],
  summary: 'Write a new version of a note of yours; the earlier ones are kept',
  request: { params: inMatter('note'), body: { ...json(changingNote, 'what it says now'), required: true } },
  responses: { 200: json(noteListed, 'written'), ...writing },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/matters/{matter}/notes/{note}',
  tags: ['matters'],
  summary: 'Withdraw a note of yours; what it said is kept',
  request: { params: inMatter('note'), query: seenVersion },
  responses: { 200: json(noteListed, 'withdrawn'), ...writing },
});

/** Privileged notes. */
export function matterNoteRoutes({ store }: Service) {
  const { notes } = store.matters;
  const routes = part();
  routes.openapi(list, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    return c.json(await within.given('notes', place.matter, [...(await notes.all(within.place))]), 200);
  });
  routes.openapi(write, async (c) => {
    const place = c.req.valid('param');
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    return c.json(await notes.write(here, { id: randomId(), ...c.req.valid('json'), by }), 201);
  });
  routes.openapi(one, async (c) => {
    const { note: id, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const { versions, ...note } = await notes.one(within.place, id);
    return c.json(await within.given('note', id, { ...note, versions: [...versions] }), 200);
  });
  routes.openapi(change, async (c) => {
    const { note: id, ...place } = c.req.valid('param');
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    return c.json(await notes.change(here, id, { ...c.req.valid('json'), by }), 200);
  });
  routes.openapi(withdraw, async (c) => {
    const { note: id, ...place } = c.req.valid('param');
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    return c.json(await notes.change(here, id, { ...c.req.valid('query'), by }), 200);
  });
  return routes;
}
