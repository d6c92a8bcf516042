import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback } from 'react';
import { reloadPage } from './reloadPage';

/** @returns what says that a part of the page did not load, and offers to load it anew. */
export function usePartFailure(): () => void {
  const { t } = useTranslation();
  return useCallback(
    function say() {
      const retry = async () => {
        if (!(await reloadPage())) say();
      };
      toasts.add({
        title: t('shell.partFailed'),
        tone: 'danger',
        action: { label: t('kit.retry'), onPress: () => void retry() },
      });
    },
    [t],
  );
}
