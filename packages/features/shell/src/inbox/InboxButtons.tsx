import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { whenQuiet } from '@quarterdeck/ui/idle';
import { useQuery } from '@tanstack/react-query';
import { Bell, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { makeOnDemand, type OnDemand } from '../makeOnDemand';
import { messagesInbox, notificationsInbox, unreadOf, type Inbox } from './inboxes';
import { useMessagesPanel } from './MessagesProvider';

const useNotificationsPopover = makeOnDemand(() =>
  import('./InboxPopover').then((file) => ({ default: file.NotificationsPopover })),
);

/** Opens the messages and counts those that are unread. */
export const MessagesButton = () => <InboxButton icon={Mail} inbox={messagesInbox} popover={useMessagesPanel()} />;

/** Opens the notifications and counts those that are unread. */
export function NotificationsButton() {
  const popover = useNotificationsPopover();
  return (
    <>
      <InboxButton icon={Bell} inbox={notificationsInbox} popover={popover} />
      {popover.overlay}
    </>
  );
}

interface InboxButtonProps<R extends Message | Notification> {
  icon: IconComponent;
  inbox: Inbox<R>;
  popover: OnDemand;
}

function InboxButton<R extends Message | Notification>({ icon, inbox, popover }: InboxButtonProps<R>) {
  const { t } = useTranslation();
  const isQuiet = useIsQuiet();
  // The count is not worth a moment of the first paint.
  const { data = [] } = useQuery<R[]>({ ...inbox.list, enabled: isQuiet || popover.isOpen });
  const unread = unreadOf(data);
  return (
    <IconButton
      icon={icon}
      label={t(`shell.inbox.${inbox.name}.title`)}
      badge={unread}
      badgeLabel={t('shell.inbox.unreadCount', { count: unread })}
      aria-haspopup="dialog"
      aria-expanded={popover.isOpen}
      onPointerEnter={popover.prepare}
      onFocus={popover.prepare}
      onPress={(event) => popover.open(event.target as HTMLElement)}
    />
  );
}

/** Whether the page has come to rest since this was mounted. */
function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
