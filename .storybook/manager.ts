import { addons } from 'storybook/manager-api';
import { workbenchTheme } from './theme';

// Always light, so that the frame does not move with the page it shows.
addons.setConfig({ theme: workbenchTheme('light') });

/** Storybook writes its own name behind each title; a browser full of tabs is to show ours. */
function nameTabs(): void {
  const rename = () => {
    const renamed = document.title.replace(/Storybook$/, 'Quarterdeck');
    if (renamed !== document.title) document.title = renamed;
  };
  new MutationObserver(rename).observe(document.head, { childList: true, characterData: true, subtree: true });
  rename();
}
nameTabs();
