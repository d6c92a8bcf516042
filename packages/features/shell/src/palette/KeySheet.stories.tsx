import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, fn, screen, within } from 'storybook/test';
import { ShellStage } from '../ShellStage';
import { KeySheet } from './KeySheet';

const meta = preview.meta({
  title: 'Features/shell/KeySheet',
  component: KeySheet,
  args: { onClose: fn() },
  render: (args) => (
    <ShellStage>
      <KeySheet {...args} />
    </ShellStage>
  ),
});

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const sheet = await findSheet();
    await expect(sheet.getByText('Go to tasks')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-letter keys' }));
    await expect(usePreferences.getState().hasSingleKeys).toBe(false);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const EscapeCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    await findSheet();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
