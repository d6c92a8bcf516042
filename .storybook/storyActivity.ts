import { connectionOf } from '@quarterdeck/data/writes/connection';
import type { QueryClient } from '@tanstack/react-query';

/** What a picture of a story waits for, beside what the network tells: `tools/visual/readiness.ts` asks for it. */
export interface StoryActivityWindow {
  isStoryBusy?: () => boolean;
}

/**
 * Lets tools ask whether a story still writes or reads, or says that it does. What waits for a connection is at rest, and so
 * is a part that says so without reading anything.
 */
export function tellActivity(client: QueryClient): void {
  const page = window as StoryActivityWindow;
  page.isStoryBusy = () => {
    if (connectionOf(client).isLost) return false;
    const hasRead = client.getQueryCache().getAll().length > 0;
    const saysSo = () => document.querySelector('[data-part=refresh]') !== null;
    return client.isMutating() > 0 || client.isFetching() > 0 || (hasRead && saysSo());
  };
}
