import { Archive, Bell, StickyNote } from 'lucide-react';
import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SideNavigation, SideNavigationLink, SideNavigationList } from './SideNavigation';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the lists of one app, such as notes, reminders and labels. Each has an address; counts are optional.',
      picture: () => (
        <SideNavigation aria-label="Lists of notes">
          <SideNavigationList>
            <SideNavigationLink to="?" icon={StickyNote} isCurrent count="18">
              Notes
            </SideNavigationLink>
            <SideNavigationLink to="?list=reminders" icon={Bell} isCurrent={false} count="4">
              Reminders
            </SideNavigationLink>
          </SideNavigationList>
        </SideNavigation>
      ),
    },
    { text: 'Where the lists have to be reached on phones, too: there they are chips in a line above the content.' },
  ],
  avoid: [
    {
      text: 'For the menu of the whole site. It has one level, and nothing in it opens.',
      instead: 'VerticalNavigation',
      picture: () => (
        <SideNavigation aria-label="Main">
          <SideNavigationList>
            <SideNavigationLink to="/apps" isCurrent={false}>
              Apps
            </SideNavigationLink>
            <SideNavigationLink to="/apps/shop" icon={Archive} isCurrent>
              Apps › Shop › Inventory
            </SideNavigationLink>
          </SideNavigationList>
        </SideNavigation>
      ),
    },
    {
      text: 'For filters in the margin of a list that have no icons and stay a column on phones.',
      instead: 'FilterList',
    },
  ],
  parts: {
    name: 'The words of a link or button.',
    count: 'How many are in the list; a dash while that is not known.',
    dot: 'The colour before the name.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes from link to link and on to the buttons.', story: 'Default' }],
  accessibility: [
    'It is a navigation landmark; its `aria-label` says what the lists are of. A list with a `title` is named by it.',
    'The current list has `aria-current="page"`, and the count is a part of the name of the link.',
    'Names are shown in their own direction, so Arabic ones are right in a page from left to right.',
  ],
};
