import { useUnsentWrites } from '@quarterdeck/data/writes/useUnsentWrites';
import { useTranslation } from '@quarterdeck/i18n';
import { token, type } from '@quarterdeck/ui/tokens';
import { useSyncExternalStore } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Says so when the browser has no connection, or when changes cannot be sent; it lies over the page, so that nothing
 * moves when it comes or goes.
 */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const unsent = useUnsentWrites();
  const text = unsent > 0 ? t('shell.unsent', { count: unsent }) : isOnline ? null : t('shell.offline');
  // Part of the frame itself: without a connection nothing more could be loaded.
  return (
    <>
      {text === null ? null : <KeptClear />}
      <Bar role="status">{text}</Bar>
    </>
  );
}

/** What gets the focus is scrolled clear of the note. */
const KeptClear = createGlobalStyle`
  main :is(a, button, input, textarea, select, [tabindex]):not([role='row'], [role='row'] *) {
    scroll-margin-block-end: calc(var(--qd-dock-block-size, 0px) + 112px);
  }
`;

const Bar = styled.div`
  position: fixed;
  inset-inline: ${token('page.gutter')};
  /* Above the tabs of a phone and other bars at the lower edge, and the handle of a sheet. */
  inset-block-end: calc(var(--qd-dock-block-size, 0px) + ${token('space.8')});
  z-index: ${token('layer.sticky')};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${token('page.gutter')});
  pointer-events: none;
  &:not(:empty) {
    padding: ${token('space.2')} ${token('space.4')};
    border: 1px solid ${token('warning.border')};
    border-radius: ${token('radius.lg')};
    background: ${token('warning.subtle')};
    color: ${token('warning.text-strong')};
    box-shadow: ${token('elevation.4')};
    text-wrap: balance;
    ${type('small-medium')}
  }
  @media print {
    display: none;
  }
`;
