import { readSession } from '@quarterdeck/data/session/session';
import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, demoAccount, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/UnlockScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/unlock-session/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/classic',
    covers: ['route:auth.unlock-session.classic'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
    // Until then the form asks who it is.
    await canvas.findByText(demoAccount.email);
  },
});

export const Modern = meta.story({
  parameters: { address: '/pages/authentication/unlock-session/modern', covers: ['route:auth.unlock-session.modern'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
    // Until then the form asks who it is.
    await canvas.findByText(demoAccount.email);
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/modern-reversed',
    covers: ['route:auth.unlock-session.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
  },
});

export const SplitScreen = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/split-screen',
    covers: ['route:auth.unlock-session.split-screen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/split-screen-reversed',
    covers: ['route:auth.unlock-session.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
  },
});

export const Fullscreen = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/fullscreen',
    covers: ['route:auth.unlock-session.fullscreen'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/unlock-session/fullscreen-reversed',
    covers: ['route:auth.unlock-session.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock your session' });
  },
});

/** AU-2: the password of who was there; the name is fixed. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(demoAccount.email);
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), `${demoAccount.password}{Enter}`);
    await canvas.findByRole('heading', { name: 'Signed in' });
    await expect(readSession().status).toBe('signedIn');
  },
});

/** AU-2 */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(demoAccount.email);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'thirteen-weeks{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Wrong password. Try again.'),
    );
    // What is corrected is no longer called wrong, until it is tried again.
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await waitFor(() => expect(canvas.getByLabelText('Password')).not.toBeInvalid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), demoAccount.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${demoAccount.password}{Enter}`);
    await canvas.findByText('Your session is still locked');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/authentication/unlock-session/modern-reversed' },
  play: async ({ canvas }) => {
    await canvas.findByText(demoAccount.email);
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oturumunuzun kilidini açın' });
    await canvas.findByText(demoAccount.email);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/unlock-session/split-screen-reversed' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oturumunuzun kilidini açın' });
    await expectNoSideways();
  },
});
