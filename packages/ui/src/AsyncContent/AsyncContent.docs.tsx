import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Skeleton } from '../Skeleton';
import { Inline } from '../Stack';
import { Text } from '../Text';
import { AsyncContent, type AsyncResult } from './AsyncContent';

const pending: AsyncResult<string> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  refetch: () => undefined,
};
const failed: AsyncResult<string> = { ...pending, error: new Error('HTTP 500'), isPending: false, isFetching: false };
const describeError = () => ({ title: 'This didn’t load', text: 'Try again in a moment.' });

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Around a list or a panel that is fetched: waiting, failed, empty and full, each in the same place.',
      picture: () => (
        <AsyncContent
          result={pending}
          skeleton={<Skeleton shape="rows" count={3} height="36px" />}
          style={{ inlineSize: '100%' }}
        >
          {(text) => text}
        </AsyncContent>
      ),
    },
    {
      text: 'With a result of a query library as it is. Old content stays while it is refreshed, also when that fails.',
    },
  ],
  avoid: [
    {
      text: 'For one value in a line. Its failure needs the room of a panel, so let one surround the whole panel.',
      picture: () => (
        <Inline>
          <Text>Free berths:</Text>
          <AsyncContent result={failed} describeError={describeError} size="sm" skeleton={<Skeleton width="40px" />}>
            {(text) => text}
          </AsyncContent>
        </Inline>
      ),
    },
    {
      text: 'For what is being saved. The button says that it is pending, and the failure stands beside it.',
      instead: 'SaveNote',
    },
    { text: 'For code that is loaded late, rather than data.', instead: 'PartBoundary' },
  ],
  parts: {
    refresh: 'The line that moves while old content is refreshed.',
    failure: 'The message above content that could not be refreshed.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Comes to “Try again” after a failure.', story: 'EnterTriesAgain' },
    { keys: ['Enter'], does: 'Tries again.', story: 'EnterTriesAgain' },
  ],
  accessibility: [
    'Waiting is announced as “Loading” after 150 ms, so that fast answers say nothing. While old content is refreshed it is `aria-busy`.',
    'A failure is an alert. Its words come from `describeError`, or from the host’s `ErrorWordsContext`.',
    'Set `headingLevel` so that the title of a failure fits into the outline of the page.',
  ],
};
