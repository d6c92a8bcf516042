import { commonDocs } from '@quarterdeck/contract/docs/common';
import { messagesDocs } from '@quarterdeck/contract/docs/messages';
import { notificationsDocs } from '@quarterdeck/contract/docs/notifications';
import { shortcutsDocs } from '@quarterdeck/contract/docs/shortcuts';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/common',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const GetNavigation = meta.story({
  ...consoleStory(commonDocs.getNavigation),
  parameters: { covers: ['endpoint:common.navigation.get'] },
});

export const GetUser = meta.story({
  ...consoleStory(commonDocs.getUser),
  parameters: { covers: ['endpoint:common.user.get'] },
});

export const UpdateUser = meta.story({
  ...consoleStory(commonDocs.updateUser),
  parameters: { covers: ['endpoint:common.user.update'] },
});

export const Search = meta.story({
  ...consoleStory(commonDocs.search),
  parameters: { covers: ['endpoint:common.search'] },
});

export const ListMessages = meta.story({
  ...consoleStory(messagesDocs.listMessages),
  parameters: { covers: ['endpoint:common.messages.list'] },
});

export const CreateMessage = meta.story({
  ...consoleStory(messagesDocs.createMessage),
  parameters: { covers: ['endpoint:common.messages.create'] },
});

export const UpdateMessage = meta.story({
  ...consoleStory(messagesDocs.updateMessage),
  parameters: { covers: ['endpoint:common.messages.update'] },
});

export const DeleteMessage = meta.story({
  ...consoleStory(messagesDocs.deleteMessage),
  parameters: { covers: ['endpoint:common.messages.delete'] },
});

export const MarkAllMessagesAsRead = meta.story({
  ...consoleStory(messagesDocs.markAllMessagesAsRead),
  parameters: { covers: ['endpoint:common.messages.mark-all-as-read'] },
});

export const ToggleMessageReadStatus = meta.story({
  ...consoleStory(messagesDocs.toggleMessageReadStatus),
  parameters: { covers: ['endpoint:common.messages.toggle-read-status'] },
});

export const ListNotifications = meta.story({
  ...consoleStory(notificationsDocs.listNotifications),
  parameters: { covers: ['endpoint:common.notifications.list'] },
});

export const CreateNotification = meta.story({
  ...consoleStory(notificationsDocs.createNotification),
  parameters: { covers: ['endpoint:common.notifications.create'] },
});

export const UpdateNotification = meta.story({
  ...consoleStory(notificationsDocs.updateNotification),
  parameters: { covers: ['endpoint:common.notifications.update'] },
});

export const DeleteNotification = meta.story({
  ...consoleStory(notificationsDocs.deleteNotification),
  parameters: { covers: ['endpoint:common.notifications.delete'] },
});

export const MarkAllNotificationsAsRead = meta.story({
  ...consoleStory(notificationsDocs.markAllNotificationsAsRead),
  parameters: { covers: ['endpoint:common.notifications.mark-all-as-read'] },
});

export const ToggleNotificationReadStatus = meta.story({
  ...consoleStory(notificationsDocs.toggleNotificationReadStatus),
  parameters: { covers: ['endpoint:common.notifications.toggle-read-status'] },
});

export const ListShortcuts = meta.story({
  ...consoleStory(shortcutsDocs.listShortcuts),
  parameters: { covers: ['endpoint:common.shortcuts.list'] },
});

export const CreateShortcut = meta.story({
  ...consoleStory(shortcutsDocs.createShortcut),
  parameters: { covers: ['endpoint:common.shortcuts.create'] },
});

export const UpdateShortcut = meta.story({
  ...consoleStory(shortcutsDocs.updateShortcut),
  parameters: { covers: ['endpoint:common.shortcuts.update'] },
});

export const DeleteShortcut = meta.story({
  ...consoleStory(shortcutsDocs.deleteShortcut),
  parameters: { covers: ['endpoint:common.shortcuts.delete'] },
});
