import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { House, ListChecks, Store } from 'lucide-react';
import { TabBar } from './TabBar';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the lower edge of a phone, for the three to five pages that people go back and forth between.',
      picture: () => (
        <TabBar
          aria-label="Product"
          items={[
            { href: '/home', label: 'Home', icon: House },
            { href: '/marketplace', label: 'Marketplace', icon: Store, current: 'page' },
            { href: '/backlog', label: 'Backlog', icon: ListChecks, badge: 12, badgeLabel: '12 items' },
          ]}
        />
      ),
    },
    { text: 'In the `tabBar` place of a layout, which keeps it above the safe area and away on wide windows.' },
  ],
  avoid: [
    {
      text: 'To switch between parts of one page. These are links, each to a page of its own.',
      instead: 'Tabs',
      picture: () => (
        <TabBar
          aria-label="Invoice"
          items={[
            { href: '#lines', label: 'Lines', icon: ListChecks, current: true },
            { href: '#history', label: 'History', icon: House },
          ]}
        />
      ),
    },
    { text: 'For what is done with what is shown, such as sending it.', instead: 'Toolbar' },
  ],
  parts: {
    tab: 'A link; the one to the page that is shown has a line above it.',
    icon: 'Its icon with the badge.',
    badge: 'A count on the corner of the icon, at most 99+.',
    label: 'Its word, cut where it has no room.',
  },
  states: ['count'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from tab to tab.', story: 'PressIsAskedFirst' },
    { keys: ['Enter'], does: 'Follows the tab that has the focus.', story: 'PressIsAskedFirst' },
  ],
  accessibility: [
    'It is a navigation landmark; its `aria-label` has to differ from those of other landmarks.',
    'The current tab has `aria-current`, and its line is there beside the colour, also in forced colours.',
    'A badge is read as `badgeLabel`, not as the figure: "Backlog 12 items".',
  ],
};
