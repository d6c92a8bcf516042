import type { Message } from '@quarterdeck/contract/entities/message';
import type { Notification } from '@quarterdeck/contract/entities/notification';
import { allReadSchema, readFlagSchema, type AllRead, type ReadFlag } from '@quarterdeck/contract/writes/inbox';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { recordList, without } from '@quarterdeck/data/writes/recordList';
import { defineCreate, defineDelete, unlessGone } from '@quarterdeck/data/writes/recordWrites';
import type { TFunction } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { messagesInbox, notificationsInbox, type Inbox } from './inboxes';

/** What can be done to the items of an inbox: each shows at once, and a failure is said with a Retry. */
function defineInboxWrites<R extends Message | Notification>(inbox: Inbox<R>) {
  const { name, schema, list } = inbox;
  const all = recordList<R>(list);
  const failure = (kind: string) => (parts: readonly { title?: string | undefined }[], t: TFunction) =>
    t(`shell.inbox.failed.${kind}`, { title: truncateForSpeech(parts[0]?.title ?? '') });
  const flagged = (flags: readonly ReadFlag[], idOf: (id: string) => string) =>
    flags.flatMap(({ id, read }) => all.changeOne(idOf(id), (item) => ({ ...item, read })));
  /** Newest first. */
  const addByTime = (added: readonly R[]) =>
    all.change((items) => [...without(items, added), ...added].toSorted((a, b) => (a.time < b.time ? 1 : -1)));

  return {
    setRead: defineWrite<ReadFlag, ReadFlag>({
      id: `shell.${name}.read`,
      part: readFlagSchema,
      partQueueKey: ({ id }) => id,
      optimistic: (flags, { idOf }) => flagged(flags, idOf),
      send: async (flag, context) => {
        await unlessGone(inbox.setRead({ ...flag, id: context.idOf(flag.id) }, context));
        return flag;
      },
      saved: (done, { idOf }) =>
        flagged(
          done.map(({ answer }) => answer),
          idOf,
        ),
      failure: failure('read'),
      fields: ({ id }) => [`${id} read`],
    }),
    markAll: defineWrite<AllRead, unknown>({
      id: `shell.${name}.markAll`,
      part: allReadSchema,
      queueKey: () => `shell.${name}`,
      optimistic: () => all.change((items) => items.map((item) => ({ ...item, read: true, seen: true }))),
      send: (_, context) => inbox.markAll(context),
      saved: () => all.change((items) => items.map((item) => ({ ...item, read: true, seen: true }))),
      failure: (_, t) => t('shell.inbox.failed.markAll'),
    }),
    remove: defineDelete<R>({
      id: `shell.${name}.remove`,
      part: schema,
      leaveOut: all.leaveOut,
      remove: (item, context) => inbox.remove(item, context),
      failure: failure('remove'),
    }),
    /** Makes a removed item again, where its time puts it. */
    restore: defineCreate<R>({
      id: `shell.${name}.restore`,
      part: schema,
      add: addByTime,
      make: (item, context) => inbox.create(item, context),
      failure: failure('restore'),
    }),
  };
}

export type InboxWrites<R extends Message | Notification> = ReturnType<typeof defineInboxWrites<R>>;

export const messageWrites = defineInboxWrites(messagesInbox);
export const notificationWrites = defineInboxWrites(notificationsInbox);
