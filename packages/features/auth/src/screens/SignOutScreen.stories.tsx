import { readSession } from '@quarterdeck/data/session/session';
import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { readText, removeKey, writeJson } from '@quarterdeck/ui/storage';
import { expect, waitFor } from 'storybook/test';
import { authStage, forgetSession } from './testing/authStage';

const meta = preview.meta({
  title: 'Screens/auth/SignOutScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: authStage, address: '/pages/authentication/sign-out/classic' },
  beforeEach: forgetSession,
});

export const Classic = meta.story({
  parameters: { address: '/pages/authentication/sign-out/classic', covers: ['route:auth.sign-out.classic'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const Modern = meta.story({
  parameters: { address: '/pages/authentication/sign-out/modern', covers: ['route:auth.sign-out.modern'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const ModernReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-out/modern-reversed',
    covers: ['route:auth.sign-out.modern-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const SplitScreen = meta.story({
  parameters: { address: '/pages/authentication/sign-out/split-screen', covers: ['route:auth.sign-out.split-screen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const SplitScreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-out/split-screen-reversed',
    covers: ['route:auth.sign-out.split-screen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const Fullscreen = meta.story({
  parameters: { address: '/pages/authentication/sign-out/fullscreen', covers: ['route:auth.sign-out.fullscreen'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

export const FullscreenReversed = meta.story({
  parameters: {
    address: '/pages/authentication/sign-out/fullscreen-reversed',
    covers: ['route:auth.sign-out.fullscreen-reversed'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re signed out' });
  },
});

/** AU-6: the session is over, and the page goes on by itself. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    await waitFor(() => expect(readSession()).toEqual({ status: 'signedOut' }));
    await expect(canvas.getByRole('link', { name: 'Sign in now' })).toHaveAttribute(
      'href',
      '/pages/authentication/sign-in/classic',
    );
  },
});

export const WhoeverWantsToStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign in now' })).toHaveFocus());
  },
});

const keptByAnotherPage = 'qd:outbox:of-another-page';

function keepWrite() {
  writeJson(keptByAnotherPage, { writes: [{ write: 'tasks.create', parts: [{}], keys: ['one'] }], ids: [] });
  return () => removeKey(keptByAnotherPage);
}

/** What another page has not sent yet is not thrown away without a question. */
export const AsksAboutWhatIsOnItsWay = meta.story({
  beforeEach: keepWrite,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '1 change is being sent' });
    await expect(canvas.getByRole('button', { name: 'Sign out anyway' })).toBeVisible();
    await expect(readSession().status).toBe('demo');
  },
});

export const SignsOutAnyway = meta.story({
  // Ends as a page that is signed out at once, which other stories show.
  tags: ['no-visual'],
  beforeEach: keepWrite,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 change is being sent' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out anyway' }));
    await canvas.findByRole('heading', { name: 'You’re signed out' });
    await expect(readText(keptByAnotherPage)).toBeNull();
  },
});

export const FromTheMenu = meta.story({
  parameters: { address: '/sign-out', covers: ['route:product.sign-out'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re signed out' });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/authentication/sign-out/fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    await expectNoSideways();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Çıkış yaptınız' });
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/authentication/sign-out/split-screen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Çıkış yaptınız' });
    await expectNoSideways();
  },
});
