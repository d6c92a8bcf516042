import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Pause between two questions, in milliseconds: short enough to feel prompt, long enough to leave the server its time. */
const pauseMs = 200;

/** Resolves when `address` (http) answers with anything below 500. Asks without end: the caller watches the server. */
export async function untilAnswering(address: string): Promise<void> {
  while (!(await answers(address))) await wait(pauseMs);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Not fetch: it would go through a proxy from the environment, which knows nothing of this machine's ports.
    const request = get(address, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    });
    request.once('error', () => resolve(false));
  });
}
