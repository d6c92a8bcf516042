import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Description, DescriptionList } from './DescriptionList';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the facts of one record that are only read, some three to ten: a short term and its value each.',
      picture: () => (
        <DescriptionList>
          <Description term="Assignee">Deniz Kaya</Description>
          <Description term="Estimate">2 weeks</Description>
        </DescriptionList>
      ),
    },
    {
      text: 'With `copyText`, for values that people need elsewhere, such as a number or an address.',
      picture: () => (
        <DescriptionList>
          <Description term="Receipt" copyText="2026-014">
            2026-014
          </Description>
        </DescriptionList>
      ),
    },
  ],
  avoid: [
    {
      text: 'For the same facts of several records. The eye cannot go down a column.',
      instead: 'Table',
      picture: () => (
        <DescriptionList layout="columns" style={{ inlineSize: '100%' }}>
          <Description term="INV-0118">€3,699</Description>
          <Description term="Weeks">3</Description>
          <Description term="INV-0117">€12,614</Description>
          <Description term="Weeks">12</Description>
        </DescriptionList>
      ),
    },
    { text: 'For values that people change in place.', instead: 'PropertyList' },
    { text: 'For an address as on a letter.', instead: 'AddressLines' },
  ],
  parts: { copy: 'The button that copies the value.' },
  states: ['layout'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the copy button of a value, which then shows.',
      story: 'TheCopyButtonComesWithTheFocus',
    },
    { keys: ['Enter'], does: 'Copies the value.', story: 'TheCopyButtonComesWithTheFocus' },
  ],
  accessibility: [
    'A `<dl>`: each value belongs to its term for screen readers too.',
    'The copy button is named by its term, as in “Copy Due”, and then Copied until the focus leaves it.',
    'Where the browser refuses to copy, a toast says so. The page needs a `ToastRegion` for that.',
  ],
};
