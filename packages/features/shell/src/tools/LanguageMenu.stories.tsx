import preview from '@quarterdeck/storybook/preview';
import { Button } from '@quarterdeck/ui/Button';
import { toasts } from '@quarterdeck/ui/Toast';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { LanguageMenu } from './LanguageMenu';

function Demo(host: Omit<ShellStageProps, 'children'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <ShellStage {...host}>
      <div style={{ minBlockSize: 160 }}>
        <Button onPress={(event) => setAnchor(event.target as HTMLElement)}>Open</Button>
        {anchor ? <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} /> : null}
      </div>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/LanguageMenu',
  component: Demo,
  parameters: { covers: ['overlay:languages'] },
  args: { switchLanguage: fn(() => Promise.resolve()) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getByText('Türkçe')).toHaveAttribute('lang', 'tr');
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Türkçe' })).toBeChecked();
  },
});

/** Its words are on their way: it stays open until the page can speak it. */
export const Loading = meta.story({
  args: { switchLanguage: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await waitFor(() => expect(screen.getByText('Loading Türkçe')).toBeInTheDocument());
    await expect(screen.queryByText('TR')).toBeNull();
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
});

/** I18-2: the page stays in its language, which the host says in a message. */
export const Failed = meta.story({
  args: {
    switchLanguage: fn(() => {
      toasts.add({ title: 'The language didn’t load', tone: 'danger' });
      return Promise.resolve();
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await waitFor(() => expect(screen.getByText('The language didn’t load')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('menu');
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('menu');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('menu');
  },
});

export const AsksTheHost = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(args.switchLanguage).toHaveBeenCalledWith('tr');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
