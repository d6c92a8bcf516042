import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Text, UNSTABLE_ToastContent as ToastContent, type QueuedToast } from 'react-aria-components/Toast';
import { Button } from '../Button';
import { CloseButton } from '../CloseButton';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages } from '../messages';
import { toasts, type ToastEntry, type ToastTone } from '../Toast';
import { Card, Region, Ring } from './ToastRegion.styles';
import { useAwayFromFocus } from './useAwayFromFocus';
import { useRestoreFocus } from './useRestoreFocus';
import { useHiddenPause, useToastQueue } from './useToastQueue';

/** What a server knows. */
const nothingSaid: QueuedToast<ToastEntry>[] = [];

const icons: Record<ToastTone, IconComponent | null> = {
  neutral: null,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * Shows what `toasts` holds, three at a time. A host mounts one and may load it with the first toast:
 * what was said before it came is shown then. F6 reaches it.
 */
export function ToastRegion() {
  const messages = useKitMessages();
  const region = useRef<HTMLDivElement>(null);
  const isHeld = useCallback(() => region.current?.matches(':is(:hover, :focus-within)') ?? false, []);
  const queue = useToastQueue(isHeld);
  const isHidden = useHiddenPause(queue, isHeld);
  const visible = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts,
    () => nothingSaid,
  );
  const isAway = useAwayFromFocus(region, visible.length);
  useRestoreFocus(region, queue);
  // React Aria registers the landmark when it is mounted, and only if there is something in it.
  if (visible.length === 0) return null;
  return (
    <Region
      ref={region}
      queue={queue}
      aria-label={messages.notifications}
      data-paused={isHidden ? '' : undefined}
      data-place={isAway ? 'top' : undefined}
    >
      {({ toast }) => <Toast toast={toast} />}
    </Region>
  );
}

function Toast({ toast }: { toast: QueuedToast<ToastEntry> }) {
  const messages = useKitMessages();
  const first = toast.content;
  const entries = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all);
  // It goes a moment after the store has closed it.
  const entry = entries.find(({ id }) => id === first.id) ?? first;
  const { id, title, text, tone, action, durationMs, version } = entry;
  const icon = icons[tone];
  return (
    <Card toast={toast} data-tone={tone}>
      {icon ? <Icon icon={icon} size="md" data-part="icon" /> : null}
      <ToastContent data-part="words">
        <Text slot="title">{title}</Text>
        {text === undefined ? null : <Text slot="description">{text}</Text>}
      </ToastContent>
      {action ? (
        <Button
          size="sm"
          variant="ghost"
          data-part="action"
          onPress={() => {
            action.onPress();
            toasts.close(id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <span data-part="close">
        {durationMs === null ? null : (
          <Ring key={version} aria-hidden viewBox="0 0 32 32" $durationMs={durationMs}>
            <circle cx="16" cy="16" r="14" pathLength={1} />
          </Ring>
        )}
        <CloseButton label={messages.close} onPress={() => toasts.close(id)} />
      </span>
    </Card>
  );
}
