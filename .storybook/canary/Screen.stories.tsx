import { tasks } from '@quarterdeck/feature-tasks';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';

const meta = preview.meta({
  title: 'Internal/Screen',
  tags: ['internal', '!autodocs'],
  parameters: { layout: 'fullscreen', feature: tasks, address: '/apps/tasks/task-01' },
});

/** Proves that a screen is shown as the host shows it: in its frame, at an address with an id. */
export const InItsFrame = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Send Marta Lindqvist the revised season calendar')[0]).toBeVisible(),
    );
  },
});
