import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useQuery } from '@tanstack/react-query';
import { unreadOf, type Inbox } from './inboxes';
import type { InboxWrites } from './inboxWrites';

/** Messages or notifications with what can be done to them; everything shows at once (MS-1 to MS-3). */
export function useInbox<R extends Message | Notification>({ name, list }: Inbox<R>, writes: InboxWrites<R>) {
  const { t } = useTranslation();
  const result = useQuery<R[]>(list);
  const setRead = useWrite(writes.setRead);
  const markAll = useWrite(writes.markAll);
  const remove = useWrite(writes.remove);
  const restore = useWrite(writes.restore);
  const items = result.data ?? [];
  const find = (id: string) => items.find((item) => item.id === id);
  const titleOf = (item: R) => truncateForSpeech(item.title ?? '');
  return {
    result,
    unread: unreadOf(items),
    /** @param read @default the opposite of what it is */
    toggle: (id: string, read?: boolean) => {
      const item = find(id);
      if (item && item.read !== read) void setRead([{ id, title: item.title ?? '', read: read ?? !item.read }]);
    },
    markAll: () => void markAll([{ at: new Date().toISOString() }]),
    remove: (id: string) => {
      const item = find(id);
      if (!item) return;
      void remove([item], {
        undo: {
          label: () => t(`shell.inbox.${name}.removed`, { title: titleOf(item) }),
          undo: (done) => restore(done.map(({ answer }) => answer)),
        },
      });
    },
  };
}
