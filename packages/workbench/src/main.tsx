import './style/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './client.js';
import { fetchFirst } from './frame/pages-ahead.js';
import { signedInRoute } from './frame/routes.js';
import { router } from './router.js';

fetchFirst(router, queries, signedInRoute.id);
// What libraries add of styles is allowed by the nonce of this very page.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '');

const place = document.getElementById('workbench');
if (place === null) throw new Error('the page has no place for the workbench');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
