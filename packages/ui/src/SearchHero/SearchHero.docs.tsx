import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SearchField } from '../SearchField';
import { SearchHero } from './SearchHero';

const links = [
  { title: 'Refunds', href: '/refunds' },
  { title: 'Invite your team', href: '/team' },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the top of a page that people open to find something, such as the help center. It is the page’s only `h1`.',
      picture: () => (
        <SearchHero
          style={{ inlineSize: '100%' }}
          title="How can we help?"
          seed="help-center"
          linksLabel="Popular"
          links={links}
        >
          <SearchField label="Search guides and answers" size="lg" />
        </SearchHero>
      ),
    },
    { text: 'With up to five links for what many people look for. They may come late: their line is kept.' },
  ],
  avoid: [
    {
      text: 'Where searching is one way among others. The band pushes the content out of sight.',
      instead: 'Page',
      picture: () => (
        <SearchHero style={{ inlineSize: '100%' }} title="Orders" seed="orders" linksLabel="Popular" links={[]}>
          <SearchField label="Search orders" size="lg" />
        </SearchHero>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a `header` with the `h1` of the page. The art behind it is not read.',
    'The search in it is the page’s: give it a `label`, and a size of `lg`.',
    'Phones leave out the links, so what they lead to has to be on the page as well.',
  ],
};
