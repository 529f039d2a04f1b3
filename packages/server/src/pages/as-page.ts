import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { ProblemDetails } from '../problem.js';
import { page, type Page } from './page.js';

/** Tells a problem to a browser as a page, with what one may do next; a program has it as it is. */
export function asPage(next: Page = html``): MiddlewareHandler {
  return async (c, answer) => {
    await answer();
    if (c.res.status < 400 || !wantsPage(c) || !isProblem(c.res)) return;
    const { title, detail = '', status } = (await c.res.clone().json()) as ProblemDetails;
    const headers = new Headers(c.res.headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    const told = await page(
      title,
      html`<h1>${title}</h1>
        <p>${detail}</p>
        ${next}`,
    );
    c.res = new Response(String(told), { status, headers });
  };
}

/** Whether a browser asks, and not a program. */
export function wantsPage(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('text/html');
}

function isProblem(response: Response): boolean {
  return response.headers.get('content-type') === 'application/problem+json';
}
