import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/ForgotPasswordScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/forgot-password/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/classic',
    covers: ['route:auth.forgot-password.classic'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const Modern = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/modern',
    covers: ['route:auth.forgot-password.modern'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/modern-reversed',
    covers: ['route:auth.forgot-password.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const SplitScreen = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/split-screen',
    covers: ['route:auth.forgot-password.split-screen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/split-screen-reversed',
    covers: ['route:auth.forgot-password.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const Fullscreen = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/fullscreen',
    covers: ['route:auth.forgot-password.fullscreen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/forgot-password/fullscreen-reversed',
    covers: ['route:auth.forgot-password.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  },
});

/** AU-4: says the same whether there is an account or not. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'nobody@harbour.example{Enter}');
    await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(canvas.getByText(/If nobody@harbour\.example has an account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Send again in 0:/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    // It goes on from what was mistyped.
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('nobody@harbour.example');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Check your inbox' });
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter your email'));
    await waitFor(() => expect(email).toHaveFocus());
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'elif@harbour.example{Enter}');
    await canvas.findByText('The link wasn’t sent');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/authentication/forgot-password/split-screen-reversed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Parolanızı mı unuttunuz?' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/forgot-password/fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Parolanızı mı unuttunuz?' });
    await expectNoSideways();
  },
});
