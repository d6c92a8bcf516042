import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start';
import { showStartFailure } from './app/startFailure';
import { readBegan, TakeOver } from './app/TakeOver';
import { themeSheetId } from './app/themeSheets';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const showPage = () => delete document.documentElement.dataset['waiting'];

start().then(
  (app) => {
    const began = readBegan(root);
    // Where `boot.js` has not come the page is shown now; else it shows it when the colours of the theme are there.
    if (!document.getElementById(themeSheetId)) showPage();
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
    showPage();
    showStartFailure(root);
  },
);
