import { html } from 'hono/html';
import { asPage } from '../../pages/as-page.js';
import { page, type Page } from '../../pages/page.js';

/**
 * Goes on by itself to a path of this service. A redirect would not do: it would still count as coming from the provider's
 * site, and the browser would leave the session at home.
 */
export function goingOnPage(path: string): Page {
  return page(
    'signed in',
    html`<p>You are signed in. <a href="${path}">Go on.</a></p>`,
    html`<meta http-equiv="refresh" content="0; url=${path}" />`,
  );
}

/** Tells a browser why nobody was signed in. */
export const signInProblemAsPage = asPage(html`<p><a href="/v1/sign-in/openid">Begin again</a></p>`);
