import type { MockHandler } from './handle';
import { matchPath } from './matchPath';

/** A group of calls whose code is loaded with the first of them. */
export interface Area {
  handlers: readonly MockHandler[];
  /** Loads handlers that the first page does not need; asked when none of the others fits. */
  loadMore?: () => Promise<Area>;
}

/** Loads the area that may answer a path; undefined where there is none. */
export type LoadArea = (pathname: string) => Promise<Area | undefined>;

export interface HandlerMatch {
  handler: MockHandler;
  params: Record<string, string>;
}

/** The handler of a call with the parameters of its path; undefined for an unknown method or path. */
export async function findHandler(
  loadArea: LoadArea,
  method: string,
  pathname: string,
): Promise<HandlerMatch | undefined> {
  let area = await loadArea(pathname);
  while (area) {
    for (const handler of area.handlers) {
      const params = handler.endpoint.method === method && matchPath(handler.endpoint.path, pathname);
      if (params) return { handler, params };
    }
    area = await area.loadMore?.();
  }
  return undefined;
}
