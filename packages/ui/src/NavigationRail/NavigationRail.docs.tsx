import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { shortMenuItems } from '../testing/menuItems';
import { NavigationRail } from './NavigationRail';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the main menu at the side where the content needs the width: icons above short names.',
      picture: () => (
        <nav aria-label="Main" style={{ inlineSize: 108 }}>
          <NavigationRail items={shortMenuItems.slice(0, 3)} address="/apps/tasks" />
        </nav>
      ),
    },
    { text: 'With `variant="icons"` for people who know their icons: the names come as tooltips.' },
    { text: 'With `isPinned` from lg up, where people often change between what one item holds.' },
  ],
  avoid: [
    {
      text: 'For more than about eight items. Icons alone no longer tell them apart.',
      instead: 'VerticalNavigation',
      picture: () => (
        <nav aria-label="Main" style={{ inlineSize: 64 }}>
          <NavigationRail
            variant="icons"
            items={Array.from({ length: 9 }, (_, index) => ({
              id: `list-${index}`,
              label: `List ${index + 1}`,
              type: 'basic' as const,
              icon: 'folder',
              href: `/lists/${index + 1}`,
            }))}
            address="/lists/2"
          />
        </nav>
      ),
    },
    { text: 'For the lists of one app.', instead: 'SideNavigation' },
  ],
  parts: {
    label: 'The words of an item.',
    badge: 'The number or word at an item.',
    column: 'What an item holds, beside the rail.',
  },
  states: ['has-active', 'pinned', 'variant'],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Go to the next item or the one before.', story: 'IsWalkedByKeys' },
    { keys: ['ArrowRight'], does: 'Opens what an item holds and goes to its first row.', story: 'IsWalkedByKeys' },
    { keys: ['ArrowLeft'], does: 'Goes back to the item.', story: 'IsWalkedByKeys' },
    { keys: ['Escape'], does: 'Closes what is open and goes back to its item.', story: 'IsWalkedByKeys' },
    { keys: ['a'], does: 'Goes to the next item that begins with that letter, or word.', story: 'IsWalkedByKeys' },
  ],
  accessibility: [
    'It is a list of links and of buttons with `aria-expanded`; what opens is a region with the name of its item.',
    'Items without words in sight have their name for screen readers and as a tooltip.',
    'The page has to put it into a `nav` with a name.',
  ],
};
