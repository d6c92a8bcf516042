import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'Once around an app: theme, language, the kit’s own words, navigation, undo, messages and announcements.' },
    {
      text: 'With `navigate` in apps without react-router, such as `router.push` of Next, so that links do not load the page.',
    },
    { text: 'With `isPage={false}` around a part of a page that has a theme and a language already.' },
  ],
  avoid: [
    {
      text: 'A second time inside the app, to look different in one place. Set the colours of a plane there.',
      instead: 'Surface',
    },
    { text: 'Together with regions of your own. Everything would be said twice: set `hasRegions={false}`.' },
  ],
  keyboard: [],
  accessibility: [
    'It writes language and direction on the root element, which screen readers need to pronounce the page.',
    'Words that `messages` does not give stay English. Translate all of them for another language.',
    'It mounts `LiveRegion` and the messages. Without them what `announce` and `toasts` are given is lost.',
  ],
};
