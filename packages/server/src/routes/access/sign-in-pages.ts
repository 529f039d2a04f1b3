import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ProblemDetails } from '../../problem.js';

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * Goes on by itself to a path of this service. A redirect would not do: it would still count as coming from the provider's
 * site, and the browser would leave the session at home.
 */
export function goingOnPage(path: string): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="refresh" content="0; url=${path}" />
        <title>Quorate: signed in</title>
      </head>
      <body>
        <main>
          <p>You are signed in. <a href="${path}">Go on.</a></p>
        </main>
      </body>
    </html>`;
}

/** Tells a problem to a browser as a page; a program has it as it is. */
export const asPage: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400 || !wantsPage(c)) return;
  const problem = (await c.res.clone().json()) as ProblemDetails;
  const headers = new Headers(c.res.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  c.res = new Response(String(await problemPage(problem)), { status: problem.status, headers });
};

function wantsPage(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('text/html');
}

function problemPage({ title, detail }: ProblemDetails): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Quorate: ${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${detail ?? ''}</p>
          <p><a href="/v1/sign-in/openid">Begin again</a></p>
        </main>
      </body>
    </html>`;
}
