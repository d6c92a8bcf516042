/** Anything that answers a request as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>;

export interface RequestSettings {
  /**
   * Put in front of paths that are not answered on the page's own origin: a full http(s) address such as
   * `https://api.example.com/api/`, or a path of the page's origin that starts with a slash.
   */
  baseAddress: string;
  transport: Transport;
  /** Milliseconds after which a call fails with `timeout`. */
  timeoutMs: number;
  /** Asked for with every call (`Accept-Language`), such as `tr`; undefined leaves it to the browser. */
  language: string | undefined;
  /** Whose calls these are; undefined sends no token. */
  session: RequestSession | undefined;
}

/** The token of who is signed in, as calls carry it (`Authorization: Bearer`). */
export interface RequestSession {
  /** The token of now; undefined sends none. A promise lets calls wait: until the person has signed in again. */
  token: () => string | undefined | Promise<string | undefined>;
  /**
   * Called when the API refuses a call with 401. @param refused the token that was sent; undefined where none was.
   * @returns whether the call is to be sent again, with the token that `token` answers then.
   */
  renew: (refused: string | undefined) => boolean;
}

export const requestSettings: RequestSettings = {
  baseAddress: '/',
  transport: (request) => fetch(request),
  timeoutMs: 15_000,
  language: undefined,
  session: undefined,
};

function isBaseAddress(text: string): boolean {
  if (!/^(?:https?:\/\/|\/)/i.test(text)) return false;
  try {
    // `URL.canParse` is younger than the browsers that the site is built for.
    return new URL(text, 'http://localhost').href !== '';
  } catch {
    return false;
  }
}

/**
 * Sets how calls leave the page. The host calls it before the first request, and with another language whenever the page speaks another.
 * @throws TypeError when the base address is none; every call would fail as if there were no network.
 */
export function configureRequest(changes: Partial<RequestSettings>): void {
  const { baseAddress } = changes;
  if (baseAddress !== undefined && !isBaseAddress(baseAddress)) {
    throw new TypeError(
      `The API's base address has to start with http://, https:// or / and to be an address; it is "${baseAddress}"`,
    );
  }
  Object.assign(requestSettings, changes);
}
