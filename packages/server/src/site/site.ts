import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { Passed } from '../access/gate.js';

/** A file as it is sent. */
interface SentFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer | undefined;
}

/**
 * The built workbench. Its files are read once; those whose names carry their hash are kept by browsers for good. Every other
 * address that a person opens is its one page, which finds out itself what to show.
 */
export class Site {
  private readonly files: ReadonlyMap<string, SentFile>;
  private readonly page: string;

  private constructor(files: ReadonlyMap<string, SentFile>, page: string) {
    this.files = files;
    this.page = page;
  }

  /** The site in this folder; nothing where none was built. */
  static in(folder: string): Site | undefined {
    const index = join(folder, 'index.html');
    if (!existsSync(index)) return undefined;
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'index.html')
      .map((entry) => join(entry.parentPath, entry.name));
    const files = paths.map((path): [string, SentFile] => [
      path.slice(folder.length).replaceAll('\\', '/'),
      fileAt(path),
    ]);
    return new Site(new Map(files), readFileSync(index, 'utf8'));
  }

  /** Sends a file of the site, where the address is that of one. */
  readonly file: MiddlewareHandler<Passed> = async (c, next) => {
    const file = isReading(c) ? this.files.get(c.req.path) : undefined;
    if (file === undefined) return next();
    const { mediaType, bytes, gzipped } = file;
    const read = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
    const isZipped = gzipped !== undefined && read === 'gzip';
    c.header('content-type', mediaType);
    c.header(
      'cache-control',
      c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'max-age=3600',
    );
    c.header('vary', 'accept-encoding');
    if (isZipped) c.header('content-encoding', 'gzip');
    return c.body(new Uint8Array(isZipped ? gzipped : bytes));
  };

  /** The page, for whoever opens an address in a browser; the styles that its libraries add carry the nonce of this answer. */
  opened(c: Context): Response | undefined {
    // Whoever asks for the first address without saying how, as curl does, is shown the page as well.
    const isAsked = c.req.path === '/' || (c.req.header('accept') ?? '').includes('text/html');
    if (!isReading(c) || !isAsked || isOfService(c.req.path)) return undefined;
    const nonce = c.get('secureHeadersNonce') as string;
    c.header('cache-control', 'no-cache');
    return c.html(this.page.replace('name="style-nonce" content=""', `name="style-nonce" content="${nonce}"`));
  }
}

function isReading(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Whether an address is the service's own: what is not there is told as a problem, never as a page. */
function isOfService(path: string): boolean {
  return /^\/(v1|docs|assets|openapi\.json|health|ready|metrics)(\/|$)/u.test(path);
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

function fileAt(path: string): SentFile {
  const bytes = readFileSync(path);
  const extension = extname(path);
  return {
    mediaType: mediaTypes[extension] ?? 'application/octet-stream',
    bytes,
    // A font is compressed as it is.
    gzipped: extension === '.woff2' ? undefined : gzipSync(bytes, { level: 9 }),
  };
}
