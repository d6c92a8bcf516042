import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takePrerendered } from './app/prerendered';
import { start } from './app/start';
import { showStartFailure } from './app/startFailure';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

start().then(
  ({ app, ...first }) => {
    const page = takePrerendered(root, first);
    // A transition lets the browser answer the visitor between the pieces of the first render.
    startTransition(() => {
      if (page) hydrateRoot(page, app);
      else createRoot(root).render(app);
    });
  },
  (error: unknown) => {
    console.error('The site did not start', error);
    showStartFailure(root, error);
  },
);
