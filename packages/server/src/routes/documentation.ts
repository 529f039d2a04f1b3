import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { page, type Page } from '../pages/page.js';
import { problemSorts } from '../problem-sorts.js';

/** Where the build lays the library: whoever installs this package installs nothing that reports home. */
const folder = fileURLToPath(new URL('../../dist/viewer/', import.meta.url));

/** What the page is made of, out of the library: nothing is fetched from elsewhere. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The page that describes the service, and the one that explains its problems. */
export function documentationRoutes() {
  const routes = new Hono();
  routes.get('/docs', (c) => c.html(descriptionPage));
  routes.get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  routes.get('/docs/problems', (c) => c.html(problemsPage()));
  for (const [name, type] of Object.entries(files)) {
    routes.get(`/docs/${name}`, (c) =>
      c.body(readFileSync(`${folder}${name}`), 200, { 'content-type': type, 'cache-control': 'max-age=3600' }),
    );
  }
  return routes;
}

const descriptionPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quorate: the service</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="page"><noscript>This page needs JavaScript; <a href="/openapi.json">the description itself</a> does not.</noscript></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', deepLinking: true, tryItOutEnabled: false });\n`;

function problemsPage(): Page {
  const items = problemSorts.map(
    ({ title, status, means }) =>
      html`<dt id="${title.toLowerCase().replaceAll(' ', '-')}">${title} (${status})</dt>
        <dd>${means}</dd>`,
  );
  return page(
    'problems',
    html`<h1>Problems that the service tells of</h1>
      <dl>${items}</dl>`,
  );
}
