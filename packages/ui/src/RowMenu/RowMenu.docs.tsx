import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'For all that can be done with one row of a list, also what keys, dragging and swiping do.' },
    { text: 'Where many rows share one menu: `useRowMenu` knows whose it is, and no row has to mount one.' },
  ],
  avoid: [
    { text: 'For a button that has a menu to itself.', instead: 'Menu' },
    { text: 'For what is done with several rows at once.', instead: 'BulkBar' },
    { text: 'For the one action that every row is there for. A menu hides it.', instead: 'IconButton' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Go from entry to entry.', story: 'ArrowsAndEnterChoose' },
    { keys: ['Enter'], does: 'Does what the entry says and closes the menu.', story: 'ArrowsAndEnterChoose' },
    { keys: ['Escape'], does: 'Closes it; its button has the focus again.', story: 'Variants' },
  ],
  accessibility: [
    'A menu named by `aria-label`: name the row, such as “Actions for Paint the hull”.',
    'It is the way for everybody who can neither drag nor swipe, so nothing that those do may be missing in it.',
    'Entries show the key that does the same. Phones show none, and single letters are left out where a person has turned them off.',
    'Hand an action that moves the focus to `afterwards` of `useRowMenu`: while the menu is open nothing else takes the focus.',
  ],
};
