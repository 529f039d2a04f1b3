import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A page as it is sent, or as it is put into another. */
export type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page for a person: it fetches nothing, runs no script, and reads as well on a narrow screen. */
export function page(title: string, content: Page, head: Page = html``): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
        <title>Quorate: ${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin-left: 0; }
fieldset { min-width: 0; margin: 1.5rem 0; padding: 0.5rem 1rem 1rem; border: 1px solid; border-radius: 0.25rem; }
legend, .label { font-weight: 600; }
label { display: block; margin: 0.5rem 0; }
input, select, button { font: inherit; max-width: 100%; }
input:not([type='radio'], [type='file']), select, button { padding: 0.375rem 0.5rem; }
input[type='text'] { box-sizing: border-box; width: 100%; }
[role='alert'] { padding: 0.75rem 1rem; border-left: 0.25rem solid #b3261e; }
`;
