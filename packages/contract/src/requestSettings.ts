/** Anything that answers a request as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>;

export interface RequestSettings {
  /** Put in front of paths that are not answered on the page's own origin. */
  baseAddress: string;
  transport: Transport;
  /** Milliseconds after which a call fails with `timeout`. */
  timeoutMs: number;
}

export const requestSettings: RequestSettings = {
  baseAddress: '/',
  transport: (request) => fetch(request),
  timeoutMs: 15_000,
};

/** Sets how calls leave the page. The host calls it once, before the first request. */
export function configureRequest(changes: Partial<RequestSettings>): void {
  Object.assign(requestSettings, changes);
}
