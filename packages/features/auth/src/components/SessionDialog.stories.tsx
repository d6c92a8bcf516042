import { pausedSessionKey, type PausedSession } from '@quarterdeck/contract/entities/storedSession';
import { readSession, useSession } from '@quarterdeck/data/session/session';
import { announced, type UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { HostActionsContext } from '@quarterdeck/ui/hostActions';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { writeJson } from '@quarterdeck/ui/storage';
import { TextField } from '@quarterdeck/ui/TextField';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoAccount, forgetSession } from '../screens/testing/authStage';
import { SessionDialog } from './SessionDialog';

const person = { id: 'user-elif', name: 'Elif Aydın', email: demoAccount.email };

/** A page with something on it that nobody wants to lose. */
function Page() {
  const { status } = useSession();
  return (
    <main>
      <TextField label="Title" defaultValue="Half a sentence" />
      {status === 'expired' || status === 'locked' ? (
        <HostActionsContext value={{ isKnownAddress: () => true }}>
          <SessionDialog />
        </HostActionsContext>
      ) : null}
      <LiveRegion />
    </main>
  );
}

/** The session of the browser ends before the story begins. */
const ended = (paused: PausedSession) => () => {
  const forget = forgetSession();
  writeJson(pausedSessionKey, paused);
  useSession.setState(readSession(), true);
  return forget;
};

const meta = preview.meta({
  title: 'Features/auth/SessionDialog',
  component: SessionDialog,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  render: () => <Page />,
  beforeEach: ended({ pause: 'expired', person }),
});

async function enter(userEvent: UserEvent, password: string) {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText('Password'), `${password}{Enter}`);
  return dialog;
}

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session has expired' });
    await expect(within(dialog).getByText(demoAccount.email)).toBeVisible();
    // It has no way out but through.
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await enter(userEvent, demoAccount.password);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a sentence');
    await expect(readSession().status).toBe('signedIn');
  },
});

/** The field is disabled while it is sent, so the button says what happens, and it is heard. */
export const Busy = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ userEvent }) => {
    const dialog = await enter(userEvent, demoAccount.password);
    await expect(await within(dialog).findByRole('button', { name: /Signing in/ })).toBeVisible();
    await waitFor(() => expect(announced()).toHaveTextContent('Signing in'));
    // What is inert, as the page below is, is not spoken.
    await expect(announced()?.closest('[inert]')).toBeNull();
  },
});

export const WrongPassword = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await enter(userEvent, 'thirteen-weeks');
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Password')).toHaveAccessibleDescription('Wrong password. Try again.'),
    );
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus());
  },
});

export const Locked = meta.story({
  beforeEach: ended({ pause: 'locked', person }),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Unlock your session' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
});

export const PersonUnknown = meta.story({
  beforeEach: ended({ pause: 'expired' }),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Sign in to continue');
    await expect(within(dialog).getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
});

/** Whoever has forgotten it does not lose the page below. */
export const AForgottenPasswordLeavesThePage = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('link', { name: /Forgot password/ })).toHaveAttribute('target', '_blank');
  },
});

/** What is typed on the page below would be gone. */
export const SigningOutAsksFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const signOutIn = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    };
    await signOutIn('Your session has expired');
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toHaveAccessibleDescription(
      /typed and not saved.* will be lost/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Half a sentence');
    await expect(readSession().status).toBe('expired');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Sign out?' })).toBeNull());
    await signOutIn('Your session has expired');
    await signOutIn('Sign out?');
    await expect(readSession().status).toBe('signedOut');
  },
});

export const AsksBeforeSigningOut = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByRole('alertdialog', { name: 'Sign out?' });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Oturumunuzun süresi doldu' })).toBeVisible();
  },
});
