import type { AuthenticationPage } from '../entities/authentication';
import { paths } from '../paths';

/** Longest address that is followed, in characters. */
const longest = 2_048;

const begins = (pathname: string, folders: readonly string[]): boolean => {
  // Routes are found in any case, and with a slash at the end.
  const folder = `${pathname.toLowerCase()}/`;
  return folders.some((part) => folder.startsWith(part));
};

/** Whether people sign in or out at a path anyhow. */
export const isSignInPath = (pathname: string): boolean =>
  begins(pathname, ['/pages/authentication/', `${paths.signOut.pattern}/`]);

/**
 * A path inside the site, as it may be followed after signing in, with its query and fragment.
 * @param value from outside: a query, a storage, an answer.
 * @param isKnown whether a route of the site answers for a path.
 * @returns undefined for what leads elsewhere, to no page, or back to signing in or out. Nothing is decoded.
 */
export function safeInternalPath(value: unknown, isKnown: (path: string) => boolean): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  // Browsers drop some of these characters, and take a backslash for a slash: what is left could name another host.
  if (!/^\/(?!\/)[^\\\p{Cc}\p{Cf}\p{Z}]*$/u.test(value)) return undefined;
  const origin = 'http://site.invalid';
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  const { pathname } = url;
  // Dot segments are gone by now, and what stood before them: followed once more, it would name another host.
  if (pathname.startsWith('//')) return undefined;
  // They would lead in a circle, or are none of the site.
  if (isSignInPath(pathname) || begins(pathname, ['/api/'])) return undefined;
  return isKnown(pathname) ? `${pathname}${url.search}${url.hash}` : undefined;
}

/** Name of the query value that says where to go after signing in. */
export const returnParameter = 'returnTo';

/** A page of signing in from which a person comes back to another afterwards. @param from path with query and fragment. */
export const authAddress = (page: AuthenticationPage, from: string): string =>
  `${paths.authentication.href(page)}?${new URLSearchParams({ [returnParameter]: from })}`;

/** Where a person signs in to come back to a page afterwards. */
export const signInAddress = (from: string): string => authAddress('sign-in', from);
