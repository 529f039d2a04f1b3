import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page is built into dist/site, which the service serves. In development, requests go to a service that runs beside. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // What is small would be put into the page itself, which its Content-Security-Policy forbids for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    // Few files: each that is asked for costs a turn, and most pages need all of what these hold.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:query-core|react-query|react-router|router-core|history|store|react-store)|use-sync-external-store)\//u,
            },
            { name: 'frame', test: /src\/(?:frame|words|queries|client|paths)|packages\/sdk\// },
            { name: 'answers', test: /src\/parts\/(?:[^/]+|answer\/[^/]+|entries\/[^/]+|table\/Head)\.tsx?$/u },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/openapi.json'].map((path) => [
        path,
        // The service takes writing requests from its own pages alone.
        { target: 'http://127.0.0.1:4270', headers: { origin: 'http://127.0.0.1:4270' } },
      ]),
    ),
  },
});
