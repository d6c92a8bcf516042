import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SectionNavigation } from '.';

const place = { inlineSize: 220 };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside a long page of three to ten groups, such as questions by subject: it leads to a group and marks the one that is read.',
      picture: () => (
        <SectionNavigation
          label="Groups"
          items={[
            { id: 'docs-general', title: 'General inquiries', count: '5' },
            { id: 'docs-payments', title: 'Payments', count: '6' },
            { id: 'docs-support', title: 'Support', count: '5' },
          ]}
          style={place}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'To go to other pages. Its links end on the page that it stands on.',
      instead: 'SideNavigation',
      picture: () => (
        <SectionNavigation
          label="Apps"
          items={[
            { id: 'docs-mailbox', title: 'Mailbox' },
            { id: 'docs-notes', title: 'Notes' },
            { id: 'docs-tasks', title: 'Tasks' },
          ]}
          style={place}
        />
      ),
    },
    { text: 'For the headings of one text, with those below them.', instead: 'TableOfContents' },
    { text: 'For groups of which only one is shown at a time.', instead: 'Tabs' },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Goes to the group and moves the focus to its heading.',
      story: 'EnterMovesTheFocusToTheHeading',
    },
  ],
  accessibility: [
    'A navigation landmark named by `label`; the link of what is read has `aria-current`.',
    'The ids are those of the headings. Give each heading `tabIndex={-1}`, so that it can take the focus.',
    'Below md it is a select with the same label.',
  ],
};
