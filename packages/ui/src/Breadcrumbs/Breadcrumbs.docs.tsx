import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Breadcrumbs } from './Breadcrumbs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the top of a page two or more levels down, where people arrive by a link and want the level above.',
      picture: () => (
        <Breadcrumbs
          aria-label="Breadcrumbs"
          crumbs={[{ label: 'Apps' }, { label: 'E-commerce', href: '/apps/ecommerce' }, { label: 'Inventory' }]}
        />
      ),
    },
    {
      text: 'With crumbs that have no address for headings that are no page of their own, such as a group of the menu.',
    },
  ],
  avoid: [
    {
      text: 'For the steps of a task. Crumbs say where a page belongs, not what has been done.',
      instead: 'Stepper',
      picture: () => (
        <Breadcrumbs
          aria-label="Checkout"
          crumbs={[{ label: 'Address', href: '/address' }, { label: 'Payment', href: '/pay' }, { label: 'Receipt' }]}
        />
      ),
    },
    { text: 'To lead to the page before and the next one in an order, such as guides.', instead: 'PreviousNext' },
  ],
  parts: {
    crumb: 'A level above the current page, as a link or as text.',
    hidden: 'The button that shows the crumbs between, where there are more than `maxCrumbs`.',
    mark: 'The chevron between two crumbs.',
    current: 'The current page; on phones only where none above has an address.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the crumbs with an address; text and the current page are passed.',
      story: 'TabComesToTheLinksOnly',
    },
    {
      keys: ['Enter'],
      does: 'On the button between: shows the crumbs there is no room for. Escape puts them away.',
      story: 'EnterOpensTheHiddenOnes',
    },
  ],
  accessibility: [
    'It is a navigation landmark with an ordered list. Its `aria-label` has to differ from those of other landmarks.',
    'The last crumb has `aria-current="page"` and is no link, even with an `href`. The chevrons are not read.',
    'Phones show one link back to the page above, so all other levels need another way to them there.',
  ],
};
