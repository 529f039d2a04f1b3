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

/** Paper and ink, and one accent for what can be pressed, as in the workbench. */
const style = `
:root { color-scheme: light dark; --paper: #fcfbf8; --ink: #1b1c1e; --ink-2: #45464a; --line: #c9c6be; --accent: #1c4587; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181b; --ink: #ebe7de; --ink-2: #c2beb4; --line: #45484d; --accent: #a6c4f7; --on-accent: #0f1a2b; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { margin: 0 0 1rem; padding-bottom: 1rem; border-bottom: 1px solid var(--ink); font: 600 1.625rem/1.25 'Source Serif 4', Georgia, serif; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin-left: 0; }
fieldset { min-width: 0; margin: 1.5rem 0; padding: 0.75rem 0 0; border: 0; border-top: 1px solid var(--line); }
legend { float: left; width: 100%; padding: 0 0 0.25rem; }
legend + * { clear: both; }
legend, .label { font-weight: 600; }
label { display: block; margin: 0.5rem 0; }
input, select, button { font: inherit; max-width: 100%; }
input:not([type='radio'], [type='file']), select { padding: 0.375rem 0.5rem; border: 1px solid var(--ink-2); border-radius: 2px; background: transparent; color: inherit; }
option { background: var(--paper); color: var(--ink); }
button { padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 2px; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
input[type='radio'] { accent-color: var(--accent); }
input[type='text'] { box-sizing: border-box; width: 100%; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role='alert'] { padding: 0.75rem 1rem; border-left: 0.25rem solid #b3261e; }
`;
