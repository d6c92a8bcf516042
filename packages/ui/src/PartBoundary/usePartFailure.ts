import { useCallback } from 'react';
import { useKitMessages } from '../messages';
import { reloadPage } from '../reloadPage';
import { toasts } from '../Toast';

/** @returns what says that a part of the page did not load, and offers to load it anew. */
export function usePartFailure(): () => void {
  const { failed, partFailedText, offline, offlineText, retry } = useKitMessages();
  return useCallback(
    function say() {
      const handleRetry = async () => {
        if (!(await reloadPage())) say();
      };
      toasts.add({
        ...(navigator.onLine ? { title: failed, text: partFailedText } : { title: offline, text: offlineText }),
        tone: 'danger',
        cause: 'part',
        action: { label: retry, onPress: () => void handleRetry() },
      });
    },
    [failed, partFailedText, offline, offlineText, retry],
  );
}
