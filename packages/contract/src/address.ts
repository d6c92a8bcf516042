import type { AnyEndpoint } from './endpoint';

/** Paths that contain one of these are answered on the page's own origin. Source: the client rule for base addresses. */
const ownOriginPaths = ['api/common', 'api/apps', 'api/pages', 'api/dashboards', 'create-checkout-session'] as const;

/** Files of the site (icons, translations) are answered on the page's own origin too. */
const ownOriginEndings = ['svg', 'json'] as const;

/** Tells whether the configured API base address stands in front of `path`. */
export function needsBaseAddress(path: string): boolean {
  return (
    !ownOriginEndings.some((ending) => path.endsWith(ending)) && !ownOriginPaths.some((part) => path.includes(part))
  );
}

/** Values of a call's address; the shapes are checked by the endpoint's schemas. */
export interface AddressInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
}

/**
 * Builds the address of a call: parameters are percent-encoded, absent query values are left out.
 * @param baseAddress such as `https://api.example.com/api/`; used only where the path needs it.
 */
export function buildAddress(endpoint: Pick<AnyEndpoint, 'path'>, input: AddressInput, baseAddress: string): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (isScalar(value)) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const base = needsBaseAddress(path) ? baseAddress.replace(/\/*$/, '/') : '/';
  return `${base}${path}${search}`;
}

/** What an address can carry; the endpoints' query schemas know nothing else. */
const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
