import { register } from 'node:module';

// Run before a program: every module that it loads is written to the standard error output.
register(
  `data:text/javascript,${encodeURIComponent(`
    import { writeSync } from 'node:fs';
    export async function load(url, context, next) {
      writeSync(2, url + '\\n');
      return next(url, context);
    }
  `)}`,
);
