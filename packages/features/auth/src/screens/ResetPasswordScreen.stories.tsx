import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/ResetPasswordScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/reset-password/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/classic',
    covers: ['route:auth.reset-password.classic'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const Modern = meta.story({
  parameters: { address: '/pages/authentication/reset-password/modern', covers: ['route:auth.reset-password.modern'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/modern-reversed',
    covers: ['route:auth.reset-password.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const SplitScreen = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/split-screen',
    covers: ['route:auth.reset-password.split-screen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/split-screen-reversed',
    covers: ['route:auth.reset-password.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const Fullscreen = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/fullscreen',
    covers: ['route:auth.reset-password.fullscreen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/reset-password/fullscreen-reversed',
    covers: ['route:auth.reset-password.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' });
  },
});

/** AU-4, AU-5: twice the same. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour lamp 41');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'harbour lamp');
    await expect(canvas.getByRole('button', { name: 'Save password' })).toBeDisabled();
    const rules = canvas.getByRole('list', { name: 'Rules for the password' });
    await expect(rules).toHaveTextContent(/At least 8 characters, met.*Both passwords are the same$/);
    await userEvent.type(canvas.getByLabelText('Repeat password'), ' 41');
    await waitFor(() => expect(rules).toHaveTextContent(/same, met$/));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Your new password is saved' });
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/),
    );
    await expect(canvas.getByLabelText('Repeat password')).toHaveAccessibleDescription('The passwords don’t match');
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour lamp 41');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'harbour lamp 41{Enter}');
    await canvas.findByText('The password wasn’t saved');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New password');
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Yeni parola seçin' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/reset-password/modern-reversed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yeni parola seçin' });
    await expectNoSideways();
  },
});
