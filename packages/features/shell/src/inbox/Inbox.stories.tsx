import type { Canvas, UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { MessagesButton, NotificationsButton } from './InboxButtons';

function Demo(host: Omit<ShellStageProps, 'children'>) {
  return (
    <ShellStage {...host}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 640 }}>
        <MessagesButton />
        <NotificationsButton />
      </div>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/Inbox',
  component: Demo,
  parameters: { covers: ['overlay:messages', 'overlay:notifications'] },
});

const panel = (name: string) => within(screen.getByRole('dialog', { name }));

/** Opens a panel and waits for what is in it. */
async function open(canvas: Canvas, userEvent: UserEvent, name: 'Messages' | 'Notifications') {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(panel(name).getAllByRole('row').length).toBeGreaterThan(3));
  // Several of them can be seen.
  await expect(panel(name).getByRole('grid').clientHeight).toBeGreaterThan(300);
  return panel(name);
}

/** MS-1: initials, icon or image, words, time; unread is said and counted. */
export const Messages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    await expect(messages.getByText('6 unread')).toBeVisible();
    const [first] = messages.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Unread: Marta Lindqvist/);
    await waitFor(() => expect(first).toHaveFocus());
  },
});

/** Descriptions may have simple markup. */
export const Notifications = meta.story({
  play: async ({ canvas, userEvent }) => {
    const notifications = await open(canvas, userEvent, 'Notifications');
    await expect(notifications.getByText('booking widget’s host').tagName).toBe('STRONG');
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, 'Notifications');
  },
});

/** It fills the screen, with a head of 56 px and a way back to its button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, 'Notifications');
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(0));
    await expect(dialog.getBoundingClientRect().height).toBe(innerHeight);
    const [head] = dialog.getElementsByTagName('header');
    await expect(head?.getBoundingClientRect().height).toBe(56);
    await expect(panel('Notifications').getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bildirimler/ }));
    const turkish = within(await screen.findByRole('dialog', { name: 'Bildirimler' }));
    await waitFor(() => expect(turkish.getByRole('button', { name: 'Kapat' })).toBeVisible());
    await waitFor(() => expect(turkish.getAllByRole('row').length).toBeGreaterThan(3));
    const [head] = screen.getByRole('dialog', { name: 'Bildirimler' }).getElementsByTagName('header');
    await expect(head?.scrollWidth).toBe(head?.clientWidth);
  },
});

export const ClosesByItsButtonOnPhones = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, 'Messages');
    await userEvent.click(panel('Messages').getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Messages/ })).toHaveFocus());
  },
});

/** MS-2: one item, then all; the button and the count follow. */
export const ReadsOneAndAll = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    const [first] = messages.getAllByRole('row');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(messages.getByText('5 unread')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Messages, 5 unread', hidden: true })).toBeInTheDocument();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(messages.getByText('6 unread')).toBeVisible());
    await userEvent.click(messages.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(messages.queryByText(/\d unread/)).toBeNull());
    await expect(messages.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Messages', hidden: true })).toBeInTheDocument();
  },
});

/** MS-2: by key, with the way back. */
export const RemovesWithUndo = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    await waitFor(() => expect(messages.getAllByRole('row')[0]).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(messages.queryByText('Marta Lindqvist')).toBeNull());
    await waitFor(() => expect(screen.getByText('Message from Marta Lindqvist removed')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(messages.getAllByRole('row')[0]).toHaveTextContent('Marta Lindqvist'));
  },
});

/** What was not saved is taken back, and said with a Retry. */
export const MarkingFails = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'common.messages.toggle-read-status': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    const [first] = messages.getAllByRole('row');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.getByText('“Marta Lindqvist” wasn’t marked')).toBeVisible());
    await waitFor(() => expect(messages.getByText('6 unread')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** MS-1: what leads to a page of this site is a link; one that this site does not have leads nowhere. */
export const LeadsOnlyToPagesThatAreThere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isKnownAddress: (address: string) => !address.startsWith('/apps/contacts') },
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    const links = messages.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.length).toBeGreaterThan(0);
    await expect(links.filter((href) => href?.startsWith('/apps/contacts'))).toEqual([]);
  },
});

/** One panel at a time. */
export const OpensOneAtATime = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent, 'Messages');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Messages/ })).toHaveFocus());
    await open(canvas, userEvent, 'Notifications');
    await expect(screen.queryByRole('dialog', { name: 'Messages' })).toBeNull();
  },
});

/** MS-3 */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
    await expect(screen.getByText('When you have messages, they will appear here.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Messages' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(screen.getByText('No notifications')).toBeVisible());
    await expect(screen.getByText('When you have notifications, they will appear here.')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await screen.findByRole('dialog', { name: 'Messages' });
    await expect(panel('Messages').getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-busy="true"]')).toBeVisible());
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel('Notifications').getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    const messages = await open(canvas, userEvent, 'Messages');
    await expect(messages.getByText(/^\d{3} unread$/)).toBeVisible();
  },
});
