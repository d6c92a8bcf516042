import { connectionOf } from '@quarterdeck/data/writes/connection';
import type { QueryClient } from '@tanstack/react-query';

/** What a picture of a story waits for, beside what the network tells: `tools/visual/readiness.ts` asks for it. */
export interface StoryActivityWindow {
  isStoryBusy?: () => boolean;
}

/** A skeleton that has appeared stays for a moment after the answer; one that is still there then is no matter of reading. */
const longestSignMs = 2000;
const signs = '[aria-busy=true], [data-part=refresh]';

/** Lets tools ask whether a story still writes or reads, or still says so. What waits for a connection is at rest. */
export function tellActivity(client: QueryClient): () => void {
  let changedAt = Number.NEGATIVE_INFINITY;
  const unsubscribe = client.getQueryCache().subscribe(() => {
    changedAt = performance.now();
  });
  const page = window as StoryActivityWindow;
  page.isStoryBusy = () => {
    if (connectionOf(client).isLost) return false;
    if (client.isMutating() > 0 || client.isFetching() > 0) return true;
    return performance.now() - changedAt < longestSignMs && document.querySelector(signs) !== null;
  };
  return unsubscribe;
}
