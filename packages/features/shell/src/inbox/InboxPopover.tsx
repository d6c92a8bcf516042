import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { InboxPanel, type InboxItem } from '@quarterdeck/ui/InboxPanel';
import { SafeHtml } from '@quarterdeck/ui/SafeHtml';
import { useMemo, type ReactNode } from 'react';
import { isOwnImage } from '../isOwnImage';
import { HeaderPopover } from '../HeaderPopover';
import type { OnDemandProps } from '../makeOnDemand';
import { useShellHost } from '../ShellContext';
import { messagesInbox, notificationsInbox, type Inbox } from './inboxes';
import { messageWrites, notificationWrites, type InboxWrites } from './inboxWrites';
import { useInbox } from './useInbox';

/** The messages, below their button in the header. */
export const MessagesPopover = (props: OnDemandProps) => (
  <InboxPopover {...props} inbox={messagesInbox} writes={messageWrites} describe={asText} />
);

/** The notifications, whose descriptions may have simple markup. */
export const NotificationsPopover = (props: OnDemandProps) => (
  <InboxPopover {...props} inbox={notificationsInbox} writes={notificationWrites} describe={asMarkup} />
);

const asText = (text: string): ReactNode => text;
const asMarkup = (html: string): ReactNode => <SafeHtml profile="inline" html={html} />;

interface InboxPopoverProps<R extends Message | Notification> extends OnDemandProps {
  inbox: Inbox<R>;
  writes: InboxWrites<R>;
  /** Shows a description as it may be written. */
  describe: (description: string) => ReactNode;
}

function InboxPopover<R extends Message | Notification>({
  anchor,
  onClose,
  inbox,
  writes,
  describe,
}: InboxPopoverProps<R>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { isKnownAddress } = useShellHost();
  const { result, unread, toggle, markAll, remove } = useInbox(inbox, writes);
  const { data } = result;
  const items = useMemo(
    () =>
      data?.map(({ id, title = '', description, time, read, image, icon, link, useRouter = false }): InboxItem => ({
        id,
        title,
        time: formats.panelTime(time),
        isRead: read,
        ...(description === undefined ? {} : { description: describe(description) }),
        ...(image === undefined || !isOwnImage(image) ? {} : { image }),
        ...(icon === undefined ? {} : { icon }),
        // A page that this site does not have is no link.
        ...(link === undefined || (useRouter && !isKnownAddress(link))
          ? {}
          : { link: { href: link, isExternal: !useRouter } }),
      })),
    [data, describe, formats, isKnownAddress],
  );
  const words = (key: string) => t(`shell.inbox.${key}`);
  return (
    <HeaderPopover anchor={anchor} onClose={onClose} label={words(`${inbox.name}.title`)}>
      <InboxPanel
        result={{ ...result, data: items }}
        words={{
          title: words(`${inbox.name}.title`),
          ...(unread > 0 ? { count: t('shell.inbox.unreadCount', { count: unread }) } : {}),
          markAllAsRead: words('markAllAsRead'),
          markAsRead: words('markAsRead'),
          markAsUnread: words('markAsUnread'),
          remove: words('remove'),
          unread: words('unread'),
        }}
        empty={
          <EmptyState
            size="sm"
            headingLevel={3}
            title={words(`${inbox.name}.emptyTitle`)}
            text={words(`${inbox.name}.emptyText`)}
          />
        }
        takesFocus
        onClose={onClose}
        onToggleRead={toggle}
        onRemove={remove}
        onMarkAllAsRead={markAll}
        onFollow={(id) => {
          toggle(id, true);
          onClose();
        }}
      />
    </HeaderPopover>
  );
}
