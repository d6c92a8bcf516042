import { expectNoSideways, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/ConfirmScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: authStage,
    address: '/pages/authentication/confirmation-required/classic',
  },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/classic',
    covers: ['route:auth.confirmation-required.classic'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const Modern = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/modern',
    covers: ['route:auth.confirmation-required.modern'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/modern-reversed',
    covers: ['route:auth.confirmation-required.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const SplitScreen = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/split-screen',
    covers: ['route:auth.confirmation-required.split-screen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/split-screen-reversed',
    covers: ['route:auth.confirmation-required.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const Fullscreen = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/fullscreen',
    covers: ['route:auth.confirmation-required.fullscreen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/confirmation-required/fullscreen-reversed',
    covers: ['route:auth.confirmation-required.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' });
  },
});

const codeOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Code' });

/** The sixth digit sends the code, also where it is pasted. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'priya@harbour.example');
    await expect(codeOf(canvas)).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(codeOf(canvas));
    await userEvent.paste('424 242');
    await canvas.findByRole('heading', { name: 'Your email is confirmed' });
  },
});

export const WrongCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'priya@harbour.example');
    await userEvent.type(codeOf(canvas), '482917');
    await waitFor(() => expect(codeOf(canvas)).toHaveAccessibleDescription(/isn’t right/));
    await expect(codeOf(canvas)).toHaveValue('482917');
    // What is corrected is no longer called wrong, until it is tried again.
    await userEvent.type(codeOf(canvas), '{Backspace}');
    await waitFor(() => expect(codeOf(canvas)).not.toBeInvalid());
    await userEvent.type(codeOf(canvas), '8');
    await waitFor(() => expect(codeOf(canvas)).toHaveAccessibleDescription(/isn’t right/));
  },
});

/** A code without a proper address is not sent, and it is said why; so it is for a code that is too short. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'priya@harbour');
    await userEvent.type(codeOf(canvas), '424242');
    await waitFor(() => expect(email).toHaveAccessibleDescription('“priya@harbour” isn’t a valid email address'));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '.example');
    await userEvent.type(codeOf(canvas), '{Backspace}{Enter}');
    await waitFor(() => expect(codeOf(canvas)).toHaveAccessibleDescription('Enter all 6 digits'));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'priya@harbour.example');
    await userEvent.type(codeOf(canvas), '424242');
    await canvas.findByText('Your email isn’t confirmed');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'E-postanızı doğrulayın' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/confirmation-required/fullscreen-reversed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'E-postanızı doğrulayın' });
    await expectNoSideways();
  },
});
