import type { CDPSession } from 'playwright';

export interface Bytes {
  /** As sent, compressed, headers included. */
  readonly script: number;
  readonly all: number;
  readonly requests: number;
}

interface Request {
  readonly url: string;
  isScript: boolean;
  bytes: number;
  /** Milliseconds since 1970; undefined while on its way. */
  endedAt?: number;
}

/** Counts what a page fetches from the moment it is made; data addresses and the memory cache cost nothing. */
export class Traffic {
  readonly #requests = new Map<string, Request>();
  /** Adds the browser's own clock (seconds since some start) to milliseconds since 1970. */
  #clockOffsetMs = 0;
  #lastNewsAt = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      this.#clockOffsetMs = (wallTime - timestamp) * 1000;
      this.#lastNewsAt = Date.now();
      if (!request.url.startsWith('http')) return;
      this.#requests.set(requestId, { url: request.url, isScript: false, bytes: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const known = this.#requests.get(requestId);
      if (known) known.isScript = response.mimeType.includes('javascript');
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#requests.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.#end(requestId, encodedDataLength, timestamp);
    });
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#end(requestId, 0, timestamp));
  }

  /** How long nothing has been asked for or answered; 0 while something is on its way. */
  get quietMs(): number {
    const isBusy = [...this.#requests.values()].some(({ endedAt }) => endedAt === undefined);
    return isBusy ? 0 : Date.now() - this.#lastNewsAt;
  }

  /** What had come by an instant (milliseconds since 1970). */
  until(instant: number): Bytes {
    const come = [...this.#requests.values()].filter(({ endedAt = Infinity }) => endedAt <= instant);
    const sum = (requests: readonly Request[]): number => requests.reduce((total, { bytes }) => total + bytes, 0);
    return { script: sum(come.filter(({ isScript }) => isScript)), all: sum(come), requests: come.length };
  }

  /** Path and bytes of every script that had come by an instant, largest first. */
  scripts(instant: number): { readonly path: string; readonly bytes: number }[] {
    return [...this.#requests.values()]
      .filter(({ isScript, endedAt = Infinity }) => isScript && endedAt <= instant)
      .map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes);
  }

  #end(requestId: string, bytes: number, timestamp: number): void {
    this.#lastNewsAt = Date.now();
    const known = this.#requests.get(requestId);
    if (!known) return;
    known.bytes = bytes;
    known.endedAt = timestamp * 1000 + this.#clockOffsetMs;
  }
}
