import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback, useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and the way in and out; says so where the browser cannot. */
export function useFullscreen(): { isFull: boolean; toggle: () => void } {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = useCallback(() => {
    const refuse = () => toasts.add({ title: t('shell.fullscreen.unsupported'), tone: 'warning' });
    const change = async () => {
      if (!document.fullscreenEnabled) throw new Error('The browser offers no full screen');
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    };
    change().catch(refuse);
  }, [isFull, t]);
  return { isFull, toggle };
}
