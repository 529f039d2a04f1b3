import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages, schemas } from './pages.js';

/** `npm run docs` writes the pages that come from the schemas; with `--schemas`, which each build does, the schemas for editors. */
for (const { path, text } of process.argv.includes('--schemas') ? schemas() : pages()) {
  const file = fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${path}\n`);
}
