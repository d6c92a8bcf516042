import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { shortMenuItems } from '../testing/menuItems';
import { HorizontalNavigation } from './HorizontalNavigation';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the main menu of a site above the page, where the content needs the whole width.',
      picture: () => (
        <nav aria-label="Main" style={{ inlineSize: 420 }}>
          <HorizontalNavigation items={shortMenuItems} address="/apps/tasks" />
        </nav>
      ),
    },
    { text: 'From md up. Below, the same items stand in a navigation over the page.' },
    { text: 'With `appearance="hull"` on the dark ground of a frame.' },
  ],
  avoid: [
    {
      text: 'For the views of one page. They need no levels, and one of them is always chosen.',
      instead: 'Tabs',
      picture: () => (
        <nav aria-label="Views" style={{ inlineSize: 300 }}>
          <HorizontalNavigation
            items={[
              { id: 'list', label: 'List', type: 'basic', href: '/list' },
              { id: 'board', label: 'Board', type: 'basic', href: '/board' },
            ]}
            address="/list"
          />
        </nav>
      ),
    },
    { text: 'For commands. A menu of commands has no address.', instead: 'Menu' },
  ],
  parts: {
    label: 'The words of an entry.',
    chevron: 'Points down on an entry that opens others.',
    flyout: 'What an entry has opened below it.',
  },
  states: ['align', 'has-active', 'hidden', 'text'],
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Go to the next entry or the one before.', story: 'IsWalkedByKeys' },
    { keys: ['ArrowDown'], does: 'Opens an entry and goes to its first row.', story: 'IsWalkedByKeys' },
    { keys: ['ArrowUp'], does: 'Goes from the first row back to the entry.', story: 'IsWalkedByKeys' },
    {
      keys: ['Escape'],
      does: 'Closes what is open and goes back to its entry.',
      story: 'EscapeComesBackFromWhatIsOpen',
    },
    { keys: ['a'], does: 'Goes to the next entry that begins with that letter, or word.', story: 'IsWalkedByKeys' },
  ],
  accessibility: [
    'It is a list of links and of buttons with `aria-expanded`, not a menu bar: every entry in sight is a Tab stop.',
    'A pointer that rests on an entry opens it; a press and the keyboard do the same without waiting.',
    'The page has to put it into a `nav` with a name. What does not fit is in "More", in the same order.',
  ],
};
