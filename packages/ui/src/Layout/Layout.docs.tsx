import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Once, round everything that an app shows: brand, navigation, content, tools and footer in the layout that is set.',
    },
    { text: 'Where people choose their layout: the content stays mounted when it changes, and nothing typed is lost.' },
  ],
  avoid: [
    { text: 'For the width and the heading of one page.', instead: 'Page' },
    { text: 'For a list beside its navigation, within the content.', instead: 'ListPane' },
    { text: 'For a few things in a row or a grid.', instead: 'Stack' },
  ],
  parts: {
    word: 'The word of a logo in the header, which narrow windows leave out.',
    links: 'The links in the header of the centered layout.',
    tools: 'The buttons at the end of that header.',
    search: 'The search in that header.',
    inner: 'What the navigation beside the content holds.',
    opener: 'The button in the header that opens the navigation.',
    user: 'The place of the person’s button in the header.',
    navigation: 'The navigation that lies over the page.',
    close: 'The button that closes it.',
    column: 'What an item of a rail holds; pinned, it widens the navigation.',
  },
  states: [
    'collapsed',
    'expanded',
    'has-active',
    'inset',
    'navigation',
    'panes',
    'pinned',
    'placeholder',
    'scrolled',
    'tabs',
    'width',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the link that skips to the content, before all else.',
      story: 'TabComesToTheSkipLinkFirst',
    },
    {
      keys: ['Alt+n'],
      does: 'Shows the navigation and goes to the link of the page that is shown.',
      story: 'AltNLeadsIntoTheNavigation',
    },
    { keys: ['$mod+b'], does: 'Shows the navigation, or puts it away.', story: 'AltNLeadsIntoTheNavigation' },
    {
      keys: ['Enter'],
      does: 'On the button of the navigation, does the same; the focus goes to the button that undoes it.',
      story: 'TheButtonsOfTheNavigationHandTheFocusOn',
    },
    {
      keys: ['Escape'],
      does: 'Closes the navigation that lies over the page; the focus returns to its button.',
      story: 'EscapeClosesTheNavigationOverThePage',
    },
  ],
  accessibility: [
    'The content is the `main` landmark, and the navigation one of its own. The empty layout has the content alone.',
    'Over the page the navigation is a modal dialog: it takes the focus and gives it back.',
    '`toggleLabel` names its button. A screen brings its own `h1`.',
  ],
};
