import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShellStage } from '../ShellStage';
import { DemoResetDialog } from './DemoResetDialog';

const meta = preview.meta({
  title: 'Features/shell/DemoResetDialog',
  component: DemoResetDialog,
  args: { onReset: fn(() => Promise.resolve()), onClose: fn() },
  render: (args) => (
    <ShellStage>
      <DemoResetDialog {...args} />
    </ShellStage>
  ),
});

const findQuestion = async () => within(await screen.findByRole('alertdialog', { name: 'Reset the demo data?' }));

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const question = await findQuestion();
    await expect(question.getByText(/added, changed or deleted/)).toBeVisible();
    await expect(question.getByText(/drafts/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Reset demo data' }));
    await waitFor(() => expect(args.onReset).toHaveBeenCalledTimes(1));
  },
});

export const Failing = meta.story({
  args: { onReset: fn(() => Promise.reject(new Error('The storage is blocked'))) },
  play: async ({ userEvent, args }) => {
    const question = await findQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Reset demo data' }));
    await waitFor(() => expect(screen.getByText('The demo data wasn’t reset')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const EscapeKeepsEverything = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await findQuestion();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});
