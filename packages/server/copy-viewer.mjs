import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The page that describes the service is shown by a library that comes along with the built package.
const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'])
  cpSync(join(library, name), join(import.meta.dirname, 'dist', 'viewer', name));
