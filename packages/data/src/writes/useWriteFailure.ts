import { useKitMessages } from '@quarterdeck/ui/messages';
import { toasts } from '@quarterdeck/ui/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isGone, isOffline, isRefused } from '../apiErrors';

export interface WriteFailure {
  /** What failed, as a sentence. */
  title: string;
  /** One for each part of the act that failed. */
  errors: readonly unknown[];
  /** Does all of it once more that failed. */
  retry: () => void;
}

/**
 * Says in one message what of an act was not saved, and offers to try again where that could help.
 * @param queryKey what the act has changed: it is read again. Pass the same array each time.
 * @returns gives back the message's id, to close it.
 */
export function useWriteFailure(queryKey: QueryKey): (failure: WriteFailure) => number {
  const client = useQueryClient();
  const { retry: retryLabel } = useKitMessages();
  return useCallback(
    ({ title, errors, retry }) => {
      // An answer that is late or damaged may be one to a write that was done: what holds has to be read. Without a
      // connection that would only fail as well, and waits for the next occasion.
      const refetchType = errors.every(isOffline) ? 'none' : 'active';
      void client.invalidateQueries({ queryKey, refetchType });
      const isFinal = errors.every((error) => isGone(error) || isRefused(error));
      return toasts.add({
        title,
        tone: 'danger',
        ...(isFinal ? {} : { action: { label: retryLabel, onPress: retry } }),
      });
    },
    [client, queryKey, retryLabel],
  );
}
