import { useTranslation } from '@quarterdeck/i18n';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { writesOf, type ClientWrites, type WriteHost, type WriteOptions, type WriteOutcome } from './clientWrites';
import type { LoadWrite, WriteDefinition } from './defineWrite';
import { shareWrites } from './otherTabs';

/** What the page lends to its writes. */
export function useWriteHost(): WriteHost {
  const { t } = useTranslation();
  const undo = useUndo();
  const { retry: retryLabel } = useKitMessages();
  return useMemo(() => ({ t, undo, retryLabel }), [t, undo, retryLabel]);
}

/** All writes of this page, for what has to be known of them besides writing. */
export const useWrites = (): ClientWrites => writesOf(useQueryClient());

/**
 * Writes parts: shows them at once, sends them, and says in one message what failed.
 * @returns what came of it; it never rejects.
 */
export function useWrite<Part, Answer>(write: WriteDefinition<Part, Answer>) {
  const writes = useWrites();
  const host = useWriteHost();
  return useCallback(
    (parts: readonly Part[], options?: WriteOptions<Part, Answer>): Promise<WriteOutcome<Part, Answer>> =>
      writes.run(write, parts, host, options),
    [writes, write, host],
  );
}

/**
 * Keeps what is on its way over a reload, sends what an earlier page has left, and tells other tabs what was written; for
 * the host, once.
 * @param load finds a write by its id.
 */
export function useOutbox(load: LoadWrite): void {
  const client = useQueryClient();
  const host = useWriteHost();
  const hostNow = useLatestCallback(() => host);
  const loadNow = useLatestCallback(load);
  useEffect(() => {
    // At once: what another tab writes while this page starts is not in what it has read.
    const ends = [shareWrites(client)];
    let isLeft = false;
    const start = async () => {
      // Nothing of it is needed for the first paint.
      const { keepOutbox } = await import('./outbox');
      if (isLeft) return;
      const keeping = keepOutbox(
        client,
        () => hostNow(),
        (id) => loadNow(id),
      );
      ends.push(keeping);
    };
    start().catch((error: unknown) => console.warn('Changes are not kept over a reload:', error));
    return () => {
      isLeft = true;
      for (const end of ends) end();
    };
  }, [client, hostNow, loadNow]);
}
