import type { SignInResponse } from '@quarterdeck/contract/entities/signIn';

const write = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the API makes them, but for its signature; valid for so many seconds from now. */
export function makeToken(seconds: number, changes: { alg?: string; iss?: string; nbf?: number } = {}): string {
  const iat = Math.floor(Date.now() / 1_000);
  const { alg = 'HS256', iss = 'Quarterdeck', ...others } = changes;
  return `${write({ alg, typ: 'JWT' })}.${write({ iss, iat, exp: iat + seconds, ...others })}.c2lnbmF0dXJl`;
}

/** What the API answers who signs in. */
export function sessionAnswer(changes: { id?: string; accessToken?: string } = {}): SignInResponse {
  const { id = 'user-elif', accessToken = makeToken(60) } = changes;
  const user = { id, name: 'Elif Aydın', email: `${id}@harbour.example`, avatar: null, status: 'online' as const };
  return { user, accessToken, tokenType: 'bearer' };
}
