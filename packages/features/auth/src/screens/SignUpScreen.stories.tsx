import { configureRequest } from '@quarterdeck/contract';
import { signUp } from '@quarterdeck/contract/endpoints/auth';
import { requestSettings } from '@quarterdeck/contract/requestSettings';
import { expectNoSideways, type Canvas, type UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { authStage, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/SignUpScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/sign-up/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: { address: '/pages/authentication/sign-up/classic', covers: ['route:auth.sign-up.classic'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const Modern = meta.story({
  parameters: { address: '/pages/authentication/sign-up/modern', covers: ['route:auth.sign-up.modern'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-up/modern-reversed',
    covers: ['route:auth.sign-up.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const SplitScreen = meta.story({
  parameters: { address: '/pages/authentication/sign-up/split-screen', covers: ['route:auth.sign-up.split-screen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-up/split-screen-reversed',
    covers: ['route:auth.sign-up.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const Fullscreen = meta.story({
  parameters: { address: '/pages/authentication/sign-up/fullscreen', covers: ['route:auth.sign-up.fullscreen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-up/fullscreen-reversed',
    covers: ['route:auth.sign-up.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

const field = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('textbox', { name });
const passwordOf = (canvas: Canvas) => canvas.getByLabelText('Password');

async function fill(canvas: Canvas, userEvent: UserEvent, password: string) {
  await userEvent.type(await field(canvas, 'Name'), 'Priya Raman');
  await userEvent.type(await field(canvas, 'Email'), 'priya@harbour.example');
  await userEvent.type(passwordOf(canvas), password);
}

async function create(canvas: Canvas, userEvent: UserEvent) {
  await fill(canvas, userEvent, 'harbour lamp 41');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I accept/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

/** AU-4, AU-5: the terms have to be accepted; afterwards the address is confirmed. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'harbour lamp 41');
    await expect(canvas.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'Strong');
    await expect(passwordOf(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeDisabled();
    // To read them costs nobody what they typed.
    await expect(canvas.getByRole('link', { name: /^Terms.*new window/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByRole('heading', { name: 'Confirm your email' });
    await expect(canvas.getByText(/priya@harbour\.example/)).toBeVisible();
    // It was sent with the account, so it may be asked for again only later.
    await expect(canvas.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled();
  },
});

/** Whoever mistyped it goes on from what they typed. */
export const ChangesEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent);
    await canvas.findByRole('heading', { name: 'Confirm your email' });
    await userEvent.click(canvas.getByRole('link', { name: 'Change email' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('priya@harbour.example');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  },
});

/** AU-5: what is missing is said at its field. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'priya raman');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Accept the terms and the privacy policy');
    await expect(passwordOf(canvas)).toHaveAccessibleDescription(/can’t be your name or email/);
    await waitFor(() => expect(passwordOf(canvas)).toHaveFocus());
  },
});

function takeEmail() {
  const { transport } = requestSettings;
  const taken = { error: { code: 'conflict', message: 'Is taken' } };
  configureRequest({
    transport: async (request) =>
      request.url.endsWith(signUp.path) ? Response.json(taken, { status: 409 }) : transport(request),
  });
  return () => configureRequest({ transport });
}

/** AU-5: an address that has an account is said at its field, with the ways to it. */
export const EmailInUse = meta.story({
  beforeEach: takeEmail,
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There’s already an account with this email');
    await expect(await field(canvas, 'Email')).toHaveFocus();
  },
});

/** Signing in goes on from what was typed. */
export const SignsInInstead = meta.story({
  beforeEach: takeEmail,
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getAllByRole('link', { name: 'Sign in' }).at(-1) as HTMLElement);
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
    await expect(await field(canvas, 'Email')).toHaveValue('priya@harbour.example');
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent);
    await canvas.findByText('The account wasn’t created');
    await expect(await field(canvas, 'Name')).toHaveValue('Priya Raman');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/authentication/sign-up/modern' },
  play: async ({ canvas }) => {
    await field(canvas, 'Name');
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hesabınızı oluşturun' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/sign-up/split-screen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hesabınızı oluşturun' });
    await expectNoSideways();
  },
});
