import type { MockHandler } from './handle';
import { matchPath } from './matchPath';

/** A group of calls whose code is loaded with the first of them. */
export interface Area {
  /** How the paths of its calls begin. */
  prefixes: readonly string[];
  load: () => Promise<{ handlers: readonly MockHandler[] }>;
}

/** The first area with a prefix of the path; a base address or folder may come before the prefix. */
export function findArea(areas: readonly Area[], pathname: string): Area | undefined {
  return areas.find(({ prefixes }) => prefixes.some((prefix) => `${pathname}/`.includes(`/${prefix}/`)));
}

export interface HandlerMatch {
  handler: MockHandler;
  params: Record<string, string>;
}

/** The handler of a call with the parameters of its path; undefined for an unknown method or path. */
export async function findHandler(
  areas: readonly Area[],
  method: string,
  pathname: string,
): Promise<HandlerMatch | undefined> {
  const { handlers = [] } = (await findArea(areas, pathname)?.load()) ?? {};
  for (const handler of handlers) {
    const params = handler.endpoint.method === method && matchPath(handler.endpoint.path, pathname);
    if (params) return { handler, params };
  }
  return undefined;
}
