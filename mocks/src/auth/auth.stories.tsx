import { authDocs } from '@quarterdeck/contract/docs/auth';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/auth',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const SignIn = meta.story({
  ...consoleStory(authDocs.signIn),
  parameters: { covers: ['endpoint:auth.sign-in'] },
});

export const SignInWithToken = meta.story({
  ...consoleStory(authDocs.signInWithToken),
  parameters: { covers: ['endpoint:auth.sign-in-with-token'] },
});

export const SignUp = meta.story({
  ...consoleStory(authDocs.signUp),
  parameters: { covers: ['endpoint:auth.sign-up'] },
});

export const ForgotPassword = meta.story({
  ...consoleStory(authDocs.forgotPassword),
  parameters: { covers: ['endpoint:auth.forgot-password'] },
});

export const ResetPassword = meta.story({
  ...consoleStory(authDocs.resetPassword),
  parameters: { covers: ['endpoint:auth.reset-password'] },
});

export const UnlockSession = meta.story({
  ...consoleStory(authDocs.unlockSession),
  parameters: { covers: ['endpoint:auth.unlock-session'] },
});

export const ConfirmEmail = meta.story({
  ...consoleStory(authDocs.confirmEmail),
  parameters: { covers: ['endpoint:auth.confirm'] },
});

export const SendConfirmationCode = meta.story({
  ...consoleStory(authDocs.sendConfirmationCode),
  parameters: { covers: ['endpoint:auth.send-code'] },
});
