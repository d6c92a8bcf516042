import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { EmptyState } from '../EmptyState';
import { InboxPanel } from './InboxPanel';

const words = {
  title: 'Messages',
  count: '1 unread',
  markAllAsRead: 'Mark all as read',
  markAsRead: 'Mark as read',
  markAsUnread: 'Mark as unread',
  remove: 'Remove',
  unread: 'Unread: ',
};
const ignore = () => undefined;
const nothing = { error: null, isPending: false, isFetching: false, refetch: ignore };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what came in and can be read, followed or taken away: messages, notifications, mentions.',
      picture: () => (
        <InboxPanel
          result={{
            ...nothing,
            data: [
              {
                id: 'marta',
                title: 'Marta Lindqvist',
                description: 'The closed weeks are still missing.',
                time: 'Jan 15, 8:52 am',
                isRead: false,
              },
            ],
          }}
          words={words}
          empty="No messages"
          onToggleRead={ignore}
          onRemove={ignore}
          onMarkAllAsRead={ignore}
          onFollow={ignore}
        />
      ),
    },
    {
      text: 'In a `Popover` below the button that counts what is unread. On phones it fills the screen: `onPhones="screen"` of the popover, and `onClose`, whose button is shown there.',
    },
    { text: 'With every change shown at once; offer Undo for what is removed.' },
  ],
  avoid: [
    {
      text: 'Where nothing can come any more. An inbox of nothing but an empty state is a dead end.',
      picture: () => (
        <InboxPanel
          result={{ ...nothing, data: [] }}
          words={{ ...words, count: '0 unread' }}
          empty={<EmptyState size="sm" headingLevel={3} title="No messages" />}
          onToggleRead={ignore}
          onRemove={ignore}
          onMarkAllAsRead={ignore}
          onFollow={ignore}
        />
      ),
    },
    { text: 'For mail with folders and drafts, which needs a page.', instead: 'ListPane' },
    { text: 'For what happened to one record.', instead: 'Timeline' },
  ],
  parts: {
    heading: 'The title and the count.',
    close: 'The button that closes the panel, on phones only.',
    'mark-all': 'The button that marks everything as read.',
    content: 'Around the items, their skeletons, the empty state or the failure.',
    list: 'The items; it scrolls.',
    title: 'The title of an item.',
    words: 'Title, description and time of an item.',
    icon: 'The icon of an item.',
    image: 'The picture of an item.',
    host: 'Where an address outside leads.',
    state: 'Says that an item is unread; not to be seen.',
    actions: 'The buttons of an item.',
    toggle: 'Marks an item as read or unread.',
    remove: 'Removes an item.',
  },
  states: ['unread'],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves between the items.', story: 'KeysReadAndRemove' },
    { keys: ['R'], does: 'Marks the item as read, or as unread.', story: 'KeysReadAndRemove' },
    { keys: ['Delete'], does: 'Removes the item.', story: 'KeysReadAndRemove' },
    { keys: ['Enter'], does: 'Follows its link.', story: 'KeysReadAndRemove' },
  ],
  accessibility: [
    'It is a region named by its title; the items are a grid of one column, with one stop for Tab.',
    'What is unread is said before the title, so it is not told by its color alone.',
    'Only the rows in sight are in the page; a screen reader is told how many there are.',
  ],
};
