import * as z from 'zod/mini';
import { accessTokenAlgorithm, accessTokenClaimsSchema, type AccessTokenClaims } from '../entities/accessToken';

const headerSchema = z.object({ alg: z.literal(accessTokenAlgorithm) });

/**
 * What a token (RFC 7519) says of itself; its signature is not looked at.
 * @returns undefined for what is none of ours: another shape, algorithm or issuer.
 */
export function readAccessToken(token: string): AccessTokenClaims | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || !signature || rest.length > 0) return undefined;
  if (!z.safeParse(headerSchema, decodeJson(head)).success) return undefined;
  const claims = z.safeParse(accessTokenClaimsSchema, decodeJson(body));
  return claims.success ? claims.data : undefined;
}

/** Whether a token has begun to be valid and has not expired. @param seconds since 1970. */
export const isInForce = ({ exp, nbf = 0 }: AccessTokenClaims, seconds: number): boolean =>
  exp > seconds && nbf <= seconds;

/** Bytes of base64url (RFC 7515); undefined for what is none. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

/** Undefined for what is no JSON in base64url. */
function decodeJson(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(text))) as unknown;
  } catch {
    return undefined;
  }
}
