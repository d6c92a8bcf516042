import { useTranslation } from '@quarterdeck/i18n';
import { token, type } from '@quarterdeck/ui/tokens';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says so when the browser has no connection. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  // Part of the frame itself: without a connection nothing more could be loaded.
  return <Bar role="status">{isOnline ? null : t('shell.offline')}</Bar>;
}

const Bar = styled.div`
  flex: none;
  &:not(:empty) {
    padding: ${token('space.2')} ${token('page.gutter')};
    background: ${token('warning.subtle')};
    color: ${token('warning.text-strong')};
    border-block-end: 1px solid ${token('warning.border')};
    ${type('small-medium')}
  }
`;
