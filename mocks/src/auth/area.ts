import * as calls from '@quarterdeck/contract/endpoints/auth';
import type { SignInRequest, SignInResponse } from '@quarterdeck/contract/entities/signIn';
import { userTable } from '../common/userTable';
import { broken, Failure, invalid, notFound } from '../core/failure';
import { handle, type MockContext, type MockHandler } from '../core/handle';
import { isValidToken, signToken } from './accessToken';
import { demoAccount, demoCode } from './demoAccount';
import { answerFailureWith } from './answerFailureWith';

export const handlers: readonly MockHandler[] = [
  answerFailureWith(
    404,
    false,
    handle(calls.signIn, ({ body }, context) => answerCredentials(body, context)),
  ),

  answerFailureWith(
    401,
    'Invalid token',
    handle(calls.signInWithToken, async ({ body }, context) => {
      if (await isValidToken(body.accessToken, context.now())) return signInAnswer(context);
      throw new Failure(401, 'unauthorized', 'Invalid token');
    }),
  ),

  // There is one account, and no mail leaves the mock: these calls say what a server would say.
  handle(calls.signUp, () => true as const),
  handle(calls.forgotPassword, () => true as const),
  handle(calls.resetPassword, () => true as const),

  handle(calls.confirmEmail, ({ body }) => {
    if (body.code !== demoCode) throw invalid('The code is wrong', { code: 'wrong' });
    return true as const;
  }),
  handle(calls.sendConfirmationCode, () => true as const),

  answerFailureWith(
    404,
    false,
    handle(calls.unlockSession, ({ body }, context) => answerCredentials(body, context)),
  ),
];

async function answerCredentials({ email, password }: SignInRequest, context: MockContext): Promise<SignInResponse> {
  const [user] = (await context.db.open(userTable)).list();
  // A page that unlocks knows the e-mail of the profile only. Mail servers tell no capitals apart, so people do not either.
  const isAccount = [demoAccount.email, user?.email.toLowerCase()].includes(email.toLowerCase());
  if (!isAccount || password !== demoAccount.password) throw notFound('No account has this e-mail and password');
  return signInAnswer(context);
}

async function signInAnswer({ db, now }: MockContext): Promise<SignInResponse> {
  const [user] = (await db.open(userTable)).list();
  if (user === undefined) throw broken('There is no user');
  return { user, accessToken: await signToken(now()), tokenType: 'bearer' };
}
