import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { HeaderTools } from './HeaderTools';

function Demo(host: Omit<ShellStageProps, 'children'>) {
  return (
    <ShellStage {...host}>
      <header
        style={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          minBlockSize: 60,
        }}
      >
        <HeaderTools search="navigation" />
      </header>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/HeaderTools',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['overlay:fullscreen'] },
  args: { openAppearance: fn(), openPalette: fn(), switchLanguage: fn(() => Promise.resolve()) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }));
    await expect(args.openAppearance).toHaveBeenCalled();
  },
});

/** Most of them move into the person's menu. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Appearance' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: () => usePreferences.setState({ scheme: 'dark' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use light scheme' })).toBeVisible();
  },
});

export const SwitchesTheScheme = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark scheme' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use light scheme' })).toHaveFocus());
    await expect(usePreferences.getState().scheme).toBe('dark');
  },
});

export const OpensTheLanguages = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Language' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(args.switchLanguage).toHaveBeenCalledWith('tr');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Some browsers, such as those of phones, cannot fill the screen. */
export const FullScreenIsRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await screen.findByText('Fullscreen mode is not supported by this browser');
  },
});
