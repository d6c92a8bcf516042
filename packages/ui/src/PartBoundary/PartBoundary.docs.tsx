import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Around a part made by `lazyPart`, such as a dialog, so that the page goes on where its code does not load.',
    },
    { text: 'With `shownFor` set to what the part is open for: each new value after a failure is another try.' },
  ],
  avoid: [
    {
      text: 'Where the part is what people came for. A message alone leaves them with nothing in its place.',
      instead: 'ErrorBoundaryView',
    },
    {
      text: 'For data that does not load. It catches what is thrown while the part is rendered.',
      instead: 'AsyncContent',
    },
  ],
  keyboard: [],
  accessibility: [
    'It has no element of its own. A failure is said by a message of the tone `danger`, which offers to load the page anew.',
    'The app has to show messages: a `ToastRegion`, or the one of `QuarterdeckProvider`.',
    'Close what did not come in `onFailure`, so that its opener does not say it is open.',
  ],
};
