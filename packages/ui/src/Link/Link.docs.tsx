import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ButtonLink, Link } from './Link';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what goes somewhere: a page, a place, an address outside. Its words say where it leads.',
      picture: () => (
        <p>
          Prices are in the <Link href="/marketplace">marketplace</Link>.
        </p>
      ),
    },
    {
      text: 'As `ButtonLink` where the way on is the main step of a page. It looks like a button and stays a link.',
      picture: () => (
        <ButtonLink href="/start" variant="primary">
          Start a project
        </ButtonLink>
      ),
    },
    { text: 'As `quiet` only in navigation and cards. In a sentence it is `inline`, which is underlined.' },
  ],
  avoid: [
    {
      text: 'For what changes something here. It cannot be opened in a new tab or sent.',
      instead: 'Button',
      picture: () => <Link href="#delete">Delete task</Link>,
    },
    { text: 'To copy an address for others.', instead: 'CopyLink' },
  ],
  parts: {
    arrow: 'The arrow of a standalone link.',
    label: 'The words of a button link.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it.', story: 'IsReachedAndFollowedByKeys' },
    { keys: ['Enter'], does: 'Follows it.', story: 'IsReachedAndFollowedByKeys' },
  ],
  accessibility: [
    'Addresses of other sites, mail and telephones open in a new window, and the name says so.',
    'The words have to make sense alone: people read the links of a page as a list. “Here” says nothing.',
    'Inside the site it is followed without loading the page. The page has to move the focus where it wants it then.',
  ],
};
