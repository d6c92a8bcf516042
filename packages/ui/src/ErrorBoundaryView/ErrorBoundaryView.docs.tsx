import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ErrorBoundaryView } from './ErrorBoundaryView';

const nothing = () => undefined;
const error = new Error('rows is not iterable');

export const docs: ComponentDocs = {
  use: [
    {
      text: 'As the fallback of an error boundary, with `onRetry` to render what broke once more.',
      picture: () => <ErrorBoundaryView error={error} referenceId="QD-7F3A-19" onRetry={nothing} />,
    },
    { text: 'With `form="page"` where the whole page broke. Give a way out by `href` and `linkLabel` there.' },
  ],
  avoid: [
    {
      text: 'For a request that failed. The page is whole, and nobody needs a stack to report.',
      instead: 'AsyncContent',
      picture: () => (
        <ErrorBoundaryView
          error={error}
          describeError={() => ({ title: 'No orders', text: 'The server did not answer.' })}
        />
      ),
    },
    { text: 'For an address that leads to nothing.', instead: 'MissingRecord' },
    { text: 'For a part whose code may not load and without which the page goes on.', instead: 'PartBoundary' },
  ],
  parts: {
    reference: 'What support can look the failure up by.',
    actions: 'The buttons and the way out.',
  },
  states: ['form'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from button to button.', story: 'IsTriedAgainByKeys' },
    { keys: ['Enter'], does: 'Presses them: tries again, or copies the details.', story: 'IsTriedAgainByKeys' },
  ],
  accessibility: [
    'It is an `alert`, so that its title and text are read as soon as it appears.',
    'The title is a heading: of level 1 for a page, of level 3 for a region.',
    'The focus is not moved. What took it may have gone, so a page-wide failure should put it somewhere.',
  ],
};
