import preview from '@quarterdeck/storybook/preview';
import { Button } from '@quarterdeck/ui/Button';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { hear } from '../screens/testing/tasksStage';
import { TaskPaneHeader, type TaskPaneHeaderProps } from './TaskPaneHeader';

/** The head as the list holds it; a button answers the search with as many tasks as its text has letters. */
function Demo(props: TaskPaneHeaderProps) {
  const [query, setQuery] = useState(props.query);
  const [answered, setAnswered] = useState('');
  return (
    <>
      <div style={{ container: 'tasks / inline-size' }}>
        <TaskPaneHeader
          {...props}
          query={query}
          found={answered === query && query !== '' ? query.split('') : props.found}
          onQueryChange={(text) => {
            setQuery(text);
            props.onQueryChange(text);
          }}
        />
      </div>
      <Button onPress={() => setAnswered(query)}>Answer</Button>
      <LiveRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/TaskPaneHeader',
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: {
    counts: { remaining: 61, completed: 9 },
    query: '',
    found: null,
    isSearchUnderWay: false,
    onQueryChange: fn(),
    onAdd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('61 remaining')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    await expect(args.onAdd).toHaveBeenCalledWith('section');
  },
});

export const Waiting = meta.story({
  args: { counts: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/remaining/)).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('61 remaining')).toBeVisible();
    await expect(canvas.queryByText('/')).toBeNull();
  },
});

export const Turkish = meta.story({ globals: { locale: 'tr', viewport: { value: 'tablet' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const NoKeyIsPromisedThatIsOff = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => usePreferences.setState({ hasSingleKeys: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search tasks' })).toBeVisible();
    await expect(canvas.queryByText('/')).toBeNull();
  },
});

export const OnlyTheAnswerToTheTextIsSaid = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const { said, end } = hear();
    const field = canvas.getByRole('searchbox', { name: 'Search tasks' });
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await userEvent.type(field, 'dem');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('dem'));
    await userEvent.type(field, 'o');
    answer.click();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('demo'));
    answer.click();
    await waitFor(() => expect(said).toContain('4 tasks found'));
    await expect(said).not.toContain('3 tasks found');
    end();
  },
});
