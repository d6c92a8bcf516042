import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorWordsContext } from '../errorWords';
import { Skeleton } from '../Skeleton';
import { AsyncContent, type AsyncContentProps, type AsyncResult } from './AsyncContent';

const names = ['Card checkout', 'In-app notifications', 'Two languages'];
const refetch = fn();

const full: AsyncResult<string[]> = { data: names, error: null, isPending: false, isFetching: false, refetch };
const pending: AsyncResult<string[]> = { ...full, data: undefined, isPending: true, isFetching: true };
const failed: AsyncResult<string[]> = { ...full, data: undefined, error: new Error('HTTP 500') };

const describeError = () => ({
  title: 'This didn’t load',
  text: 'Something went wrong on our side. Try again in a moment.',
});

function Tasks(props: Pick<AsyncContentProps<string[]>, 'result' | 'describeError' | 'size'>) {
  return (
    <AsyncContent
      {...props}
      skeleton={<Skeleton shape="rows" count={3} />}
      empty={<EmptyState title="No tasks yet" text="What you add stands here." action={<Button>Add task</Button>} />}
    >
      {(tasks) => (
        <ul>
          {tasks.map((task) => (
            <li key={task} style={{ paddingBlock: 12 }}>
              {task}
            </li>
          ))}
        </ul>
      )}
    </AsyncContent>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/AsyncContent',
  component: Tasks,
  args: { result: full },
  parameters: { covers: ['component:@quarterdeck/ui/AsyncContent'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Waiting = meta.story({
  args: { result: pending },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  args: { result: { ...full, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { result: failed, describeError },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This didn’t load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledTimes(1);
  },
});

export const Refreshing = meta.story({
  args: { result: { ...full, isFetching: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="refresh"]')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const FailedWithOldContent = meta.story({
  args: { result: { ...full, error: new Error('HTTP 503') }, describeError },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This didn’t load');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const TakesTheHostsWords = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { result: failed },
  decorators: [
    (Story) => (
      <ErrorWordsContext
        value={() => ({ kind: 'offline', title: 'No connection', text: 'The server cannot be reached.' })}
      >
        <Story />
      </ErrorWordsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No connection' })).toBeVisible());
  },
});

/** Each press of the button brings the next face, as a request would. */
function Answers() {
  const [result, setResult] = useState(pending);
  return (
    <>
      <Button onPress={() => setResult(full)}>Answer</Button>
      <Tasks result={result} />
    </>
  );
}

export const ShowsNoSkeletonForAFastAnswer = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Answers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const KeepsAShownSkeletonLongEnoughToBeSeen = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Answers />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('status')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const EnterTriesAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { result: failed, describeError },
  beforeEach: () => {
    refetch.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(refetch).toHaveBeenCalledTimes(1);
  },
});
