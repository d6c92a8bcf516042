import { readSession } from '@quarterdeck/data/session/session';
import { expectNoSideways, type Canvas, type UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, demoAccount, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/SignInScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/sign-in/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: { address: '/pages/authentication/sign-in/classic', covers: ['route:auth.sign-in.classic'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const Modern = meta.story({
  parameters: { address: '/pages/authentication/sign-in/modern', covers: ['route:auth.sign-in.modern'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-in/modern-reversed',
    covers: ['route:auth.sign-in.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const SplitScreen = meta.story({
  parameters: { address: '/pages/authentication/sign-in/split-screen', covers: ['route:auth.sign-in.split-screen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-in/split-screen-reversed',
    covers: ['route:auth.sign-in.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const Fullscreen = meta.story({
  parameters: { address: '/pages/authentication/sign-in/fullscreen', covers: ['route:auth.sign-in.fullscreen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-in/fullscreen-reversed',
    covers: ['route:auth.sign-in.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
  },
});

const findEmail = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email' });
const passwordOf = (canvas: Canvas) => canvas.getByLabelText('Password');
const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Sign in' });

async function fill(canvas: Canvas, userEvent: UserEvent, email: string, password: string) {
  await userEvent.type(await findEmail(canvas), email);
  await userEvent.type(passwordOf(canvas), password);
}

/** AU-2, AU-5: the one account, by Enter. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findEmail(canvas);
    await expect(submitOf(canvas)).toBeDisabled();
    await expect(await findEmail(canvas)).toHaveAttribute('autocomplete', 'username');
    await expect(passwordOf(canvas)).toHaveAttribute('autocomplete', 'current-password');
    await fill(canvas, userEvent, demoAccount.email, demoAccount.password);
    await expect(submitOf(canvas)).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Signed in' });
    await expect(readSession()).toMatchObject({ status: 'signedIn', person: { email: demoAccount.email } });
  },
});

export const TheDemoFillsItselfIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in' }));
    await expect(await findEmail(canvas)).toHaveValue(demoAccount.email);
    await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
  },
});

/** AU-2: says that it was wrong, not what, and keeps both. */
export const WrongCredentials = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'elif@harbour.example', 'thirteen-weeks');
    await userEvent.click(submitOf(canvas));
    const alert = await canvas.findByText('Wrong email or password');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(await findEmail(canvas)).toHaveValue('elif@harbour.example');
    await expect(passwordOf(canvas)).toHaveValue('thirteen-weeks');
    await expect(readSession().status).toBe('demo');
    // The alert says it; the fields are marked, with no empty words below.
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('');
    await expect(document.querySelectorAll('.lucide-circle-alert')).toHaveLength(1);
    // What is corrected is no longer called wrong.
    await expect(passwordOf(canvas)).toBeInvalid();
    await userEvent.type(passwordOf(canvas), '!');
    await expect(passwordOf(canvas)).toBeValid();
    await expect(await findEmail(canvas)).toBeValid();
  },
});

/** AU-5: errors stand at their fields and in one summary; the first wrong one has the focus. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = await findEmail(canvas);
    await userEvent.type(email, 'elif@harbour');
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Check these fields');
    await expect(email).toHaveAccessibleDescription('“elif@harbour” isn’t a valid email address');
    await expect(passwordOf(canvas)).toHaveAccessibleDescription('Enter your password');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your password' }));
    await waitFor(() => expect(passwordOf(canvas)).toHaveFocus());
  },
});

export const Busy = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, demoAccount.email, demoAccount.password);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Signing in/ })).toBeVisible());
    await expect(await findEmail(canvas)).toBeDisabled();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, demoAccount.email, demoAccount.password);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You aren’t signed in');
    await expect(await findEmail(canvas)).toHaveValue(demoAccount.email);
    await expect(submitOf(canvas)).toBeEnabled();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, demoAccount.email, demoAccount.password);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You aren’t signed in');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/authentication/sign-in/split-screen' },
  play: async ({ canvas }) => {
    await findEmail(canvas);
    await expectNoSideways();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/pages/authentication/sign-in/split-screen' },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Giriş yap' });
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  parameters: { address: '/pages/authentication/sign-in/modern' },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/sign-in/modern' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tekrar hoş geldiniz' });
    await expectNoSideways();
  },
});
