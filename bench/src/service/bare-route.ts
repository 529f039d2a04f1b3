import { serve } from '@quorate/server';
import { Hono } from 'hono';
import { z } from 'zod';

const asking = z.object({ asOf: z.string(), input: z.record(z.string(), z.unknown()) });

/** A route that reads a body, checks it, and answers at once. */
export async function bareRoute(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = new Hono();
  app.post('/v1/corporations/:corporation/questions/:question', async (c) => {
    const { asOf } = asking.parse(await c.req.json());
    return c.json({ outcome: 'answered', asOf });
  });
  const serving = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  return { url: serving.url, close: async () => serving.stop() };
}
