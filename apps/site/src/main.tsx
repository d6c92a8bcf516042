import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start';
import { showStartFailure } from './app/startFailure';
import { readBegan, TakeOver } from './app/TakeOver';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

start().then(
  (app) => {
    const began = readBegan(root);
    // `boot.js` has shown the page; where that did not come, it is shown now.
    delete document.documentElement.dataset['waiting'];
    // A transition lets the browser breathe between the pieces of the first render.
    startTransition(() =>
      createRoot(root).render(
        <TakeOver root={root} began={began}>
          {app}
        </TakeOver>,
      ),
    );
  },
  (error: unknown) => {
    console.error('The site did not start', error);
    showStartFailure(root);
  },
);
