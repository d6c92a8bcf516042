import { expectNoSideways, type Canvas, type UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ComingSoonView, type ComingSoonViewProps } from './ComingSoonView';
import { SiteStage } from './SiteStage';

function Demo(props: ComingSoonViewProps) {
  return (
    <SiteStage>
      <ComingSoonView {...props} />
    </SiteStage>
  );
}

const usual: ComingSoonViewProps = { variant: 'classic', until: new Date('2026-02-02T09:00').getTime() };

const meta = preview.meta({
  title: 'Screens/site/ComingSoon',
  component: Demo,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: usual,
});

export const Classic = meta.story({
  args: { variant: 'classic' },
  parameters: { covers: ['route:site.comingSoon.classic'] },
});

export const Modern = meta.story({
  args: { variant: 'modern' },
  parameters: { covers: ['route:site.comingSoon.modern'] },
});

export const ModernReversed = meta.story({
  args: { variant: 'modern-reversed' },
  parameters: { covers: ['route:site.comingSoon.modern-reversed'] },
});

export const SplitScreen = meta.story({
  args: { variant: 'split-screen' },
  parameters: { covers: ['route:site.comingSoon.split-screen'] },
});

export const SplitScreenReversed = meta.story({
  args: { variant: 'split-screen-reversed' },
  parameters: { covers: ['route:site.comingSoon.split-screen-reversed'] },
});

export const Fullscreen = meta.story({
  args: { variant: 'fullscreen' },
  parameters: { covers: ['route:site.comingSoon.fullscreen'] },
});

export const FullscreenReversed = meta.story({
  args: { variant: 'fullscreen-reversed' },
  parameters: { covers: ['route:site.comingSoon.fullscreen-reversed'] },
});

const emailOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email' });

async function notify(canvas: Canvas, userEvent: UserEvent, email: string) {
  await userEvent.type(emailOf(canvas), `${email}{Enter}`);
}

/** PG-2: counts down, and takes an address. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Until the opening' })).toHaveTextContent(/17 days/);
    await notify(canvas, userEvent, 'elif@harbour.example');
    await expect(await canvas.findByText('You’re on the list')).toBeVisible();
  },
});

export const UsesAnotherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await notify(canvas, userEvent, 'elif@harbour.example');
    await canvas.findByText('You’re on the list');
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await waitFor(() => expect(emailOf(canvas)).toHaveValue(''));
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await notify(canvas, userEvent, 'elif@harbour');
    await waitFor(() =>
      expect(emailOf(canvas)).toHaveAccessibleDescription('“elif@harbour” isn’t a valid email address'),
    );
    await expect(emailOf(canvas)).toHaveFocus();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await notify(canvas, userEvent, 'elif@harbour.example');
    await expect(await canvas.findByText('You aren’t on the list yet')).toBeVisible();
    await expect(emailOf(canvas)).toHaveValue('elif@harbour.example');
  },
});

export const DatePassed = meta.story({
  args: { until: new Date('2026-01-01T09:00').getTime() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We’re open' })).toBeVisible();
    await expect(canvas.getByText(/^Quarterdeck 19 opened on .*\b1\b/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Quarterdeck' })).toHaveAttribute('href', '/');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { variant: 'split-screen' },
  play: () => expectNoSideways(),
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { variant: 'split-screen' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Az kaldı' })).toBeVisible();
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  args: { variant: 'modern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Az kaldı' })).toBeVisible();
    await expectNoSideways();
  },
});
