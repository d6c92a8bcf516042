import { ApiError, request } from '@quarterdeck/contract';
import { signInWithToken } from '@quarterdeck/contract/endpoints/auth';
import { readToken, session } from './session';

/** Signs a stored token in anew, as at the start of a page: it is valid for another 7 days, or it goes. */
export async function refreshSession(): Promise<void> {
  const accessToken = readToken();
  if (accessToken === undefined) return;
  try {
    const answer = await request(signInWithToken, { body: { accessToken } });
    session.renew(accessToken, answer);
  } catch (error) {
    // Whatever else befell it says nothing of the token.
    if (error instanceof ApiError && error.status === 401) session.refuse(accessToken);
  }
}
