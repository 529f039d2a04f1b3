import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '../pages/page.js';

/** What stands where the service is opened in a browser and no workbench was built, which takes its place. */
export function frontPageRoutes() {
  const routes = new Hono();
  routes.get('/', (c) => c.html(frontPage));
  return routes;
}

const frontPage = page(
  'the service',
  html`<h1>Quorate</h1>
    <p>This service keeps the journals of corporations, and answers questions about them by their charters.</p>
    <dl>
      <dt><a href="/docs">/docs</a></dt>
      <dd>
        Every route, with what it takes and gives; <a href="/openapi.json">/openapi.json</a> is the same for programs.
      </dd>
      <dt><a href="/docs/problems">/docs/problems</a></dt>
      <dd>What each problem means that the service tells of.</dd>
      <dt><a href="/v1/sign-in">/v1/sign-in</a></dt>
      <dd>
        How one may sign in here. On the command line: <code>quorate sign-in</code>, with the link that was printed when
        the service was first started; <code>quorate sign-in --new-link</code> makes another on the machine of the
        service.
      </dd>
      <dt><a href="/health">/health</a>, <a href="/ready">/ready</a></dt>
      <dd>Whether the service runs, and whether it takes requests.</dd>
    </dl>`,
);
