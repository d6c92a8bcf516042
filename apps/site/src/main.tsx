import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

start().then(
  (app) => {
    // A transition lets the browser breathe between the pieces of the first render.
    startTransition(() => createRoot(root).render(app));
  },
  async (error: unknown) => {
    console.error('The site did not start', error);
    const { showStartFailure } = await import('./app/startFailure');
    showStartFailure(root);
  },
);
