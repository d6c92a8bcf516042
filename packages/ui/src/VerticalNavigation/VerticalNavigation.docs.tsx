import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import type { MenuItem } from './navigationTree';
import { VerticalNavigation } from './VerticalNavigation';

const apps: readonly MenuItem[] = [
  { id: 'mailbox', label: 'Mailbox', type: 'basic', icon: 'mail', href: '/apps/mailbox', badge: '27' },
  {
    id: 'shop',
    label: 'E-commerce',
    type: 'collapsable',
    icon: 'store',
    children: [{ id: 'inventory', label: 'Inventory', type: 'basic', href: '/apps/ecommerce/inventory' }],
  },
  { id: 'tasks', label: 'Tasks', type: 'basic', icon: 'circle-check', href: '/apps/tasks', badge: '12' },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the main menu of a site beside the page: groups, branches of up to six levels, icons and counts.',
      picture: () => (
        <nav aria-label="Main" style={{ inlineSize: 240 }}>
          <VerticalNavigation items={apps} address="/apps/ecommerce/inventory" />
        </nav>
      ),
    },
    {
      text: 'Where the menu comes from the server. Without `items` it shows rows of the same size, so nothing moves later.',
    },
    { text: 'With `appearance="hull"` on the dark ground of a frame.' },
  ],
  avoid: [
    {
      text: 'For the lists of one app. They need no levels and branches, and this menu has no short form for phones.',
      instead: 'SideNavigation',
      picture: () => (
        <nav aria-label="Lists of notes" style={{ inlineSize: 240 }}>
          <VerticalNavigation
            items={[
              { id: 'all', label: 'Notes', type: 'basic', href: '/notes', badge: '18' },
              { id: 'archive', label: 'Archive', type: 'basic', href: '/notes/archive' },
            ]}
            address="/notes"
          />
        </nav>
      ),
    },
    { text: 'For things that are selected, moved or renamed, such as folders of files.', instead: 'Tree' },
  ],
  parts: {
    label: 'The words of a row.',
    badge: 'The number or word at the end of a row.',
    chevron: 'Points down on a row that opens others.',
  },
  states: ['branch', 'collapsed', 'form', 'has-active', 'text'],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Go to the next row or the one before.', story: 'ArrowUpAndHomeGoBack' },
    { keys: ['ArrowRight'], does: 'Opens a branch, then goes to its first row.', story: 'IsWalkedByKeys' },
    { keys: ['ArrowLeft'], does: 'Goes to the branch above a row, then closes it.', story: 'IsWalkedByKeys' },
    { keys: ['Home'], does: 'Goes to the first row.', story: 'ArrowUpAndHomeGoBack' },
    { keys: ['End'], does: 'Goes to the last row.', story: 'IsWalkedByKeys' },
    {
      keys: ['m'],
      does: 'Goes to the next row that begins with that letter; so does any other. Letters in quick succession are a word.',
      story: 'IsWalkedByKeys',
    },
  ],
  accessibility: [
    'It is lists of links and buttons, not a tree: every row in sight is a Tab stop, and arrows are a shorter way.',
    'A branch is a button with `aria-expanded`; the page that is shown has `aria-current="page"`.',
    'The page has to put it into a `nav` with a name. While it waits for `items` it is not read.',
  ],
};
