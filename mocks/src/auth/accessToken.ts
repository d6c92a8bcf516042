import {
  accessTokenAlgorithm,
  accessTokenIssuer,
  accessTokenLifetimeSeconds,
  type AccessTokenClaims,
} from '@quarterdeck/contract/entities/accessToken';
import { decodeBase64Url, isInForce, readAccessToken } from '@quarterdeck/contract/rules/readAccessToken';

/** The signing secret of the demo: a placeholder, because whatever a page knows is no secret. */
const secret = '{key}';

const header = { alg: accessTokenAlgorithm, typ: 'JWT' };

/**
 * A signed token (RFC 7519, HS256) that is valid for 7 days from `now`.
 * @throws TypeError outside of a secure context (https or localhost), where browsers have no Web Crypto.
 */
export async function signToken(now: Date): Promise<string> {
  const iat = secondsOf(now);
  const claims: AccessTokenClaims = { iss: accessTokenIssuer, iat, exp: iat + accessTokenLifetimeSeconds };
  const content = `${encodeJson(header)}.${encodeJson(claims)}`;
  const signature = await crypto.subtle.sign('HMAC', await importKey(), bytesOf(content));
  return `${content}.${encode(new Uint8Array(signature))}`;
}

/** Whether we signed the token, with this algorithm and as this issuer, and it holds now. */
export async function isValidToken(token: string, now: Date): Promise<boolean> {
  const claims = readAccessToken(token);
  if (claims === undefined) return false;
  const [head, body, signature = ''] = token.split('.');
  const bytes = decodeBase64Url(signature);
  if (bytes === undefined) return false;
  const isOurs = await crypto.subtle.verify('HMAC', await importKey(), bytes, bytesOf(`${head}.${body}`));
  return isOurs && isInForce(claims, secondsOf(now));
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

function importKey(): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign', 'verify']);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Base64url without padding (RFC 7515). */
function encode(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const encodeJson = (value: unknown): string => encode(bytesOf(JSON.stringify(value)));
