import preview from '@quarterdeck/storybook/preview';
import { useState, type CSSProperties } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { SafeHtml } from '../SafeHtml';
import { hostileHtml } from '../SafeHtml/testing/hostileHtml';
import { InboxPanel, type InboxPanelProps } from './InboxPanel';
import { rowHeight } from './InboxPanel.styles';
import type { InboxItem } from './InboxRow';

const messages: readonly InboxItem[] = [
  {
    id: 'marta',
    title: 'Marta Lindqvist',
    description: 'The closed weeks are still missing. My crew plans its holidays on Monday.',
    time: 'Jan 15, 8:52 am',
    isRead: false,
    link: { href: '/apps/mailbox', isExternal: false },
  },
  {
    id: 'deniz',
    title: 'Deniz Kaya',
    description: 'Can we settle “confirmed” before the stand-up? Support waits for it.',
    time: 'Jan 15, 8:31 am',
    isRead: false,
  },
  {
    id: 'tests',
    title: 'Nightly tests',
    icon: 'flask-conical',
    description: '41 minutes, no failure. The busiest day took 3.2 seconds longer.',
    time: 'Jan 15, 5:10 am',
    isRead: true,
  },
  {
    id: 'straits',
    title: 'Straits Pay',
    icon: 'credit-card',
    description: <SafeHtml profile="inline" html="Refunds to <strong>expired cards</strong> go to the account." />,
    time: 'Jan 14, 11:40 am',
    isRead: true,
    link: { href: 'https://straits-pay.example/refunds', isExternal: true },
  },
];

const known = (data: readonly InboxItem[] | undefined, error: unknown = null): InboxPanelProps['result'] => ({
  data,
  error,
  isPending: data === undefined && error === null,
  isFetching: false,
  refetch: fn(),
});

/** On phones the panel is as high as its place, which would grow with a thousand rows. */
const inTheWindow: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 32px)',
};

/** A panel with the items that its owner keeps. */
function Demo({ result, onToggleRead, onRemove, onMarkAllAsRead, ...rest }: InboxPanelProps) {
  const [items, setItems] = useState(result.data);
  const unread = items?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <div style={inTheWindow}>
      <InboxPanel
        {...rest}
        result={{ ...result, data: items }}
        words={{ ...rest.words, ...(unread > 0 ? { count: `${unread} unread` } : {}) }}
        onToggleRead={(id) => {
          onToggleRead(id);
          setItems(items?.map((item) => (item.id === id ? { ...item, isRead: !item.isRead } : item)));
        }}
        onRemove={(id) => {
          onRemove(id);
          setItems(items?.filter((item) => item.id !== id));
        }}
        onMarkAllAsRead={() => {
          onMarkAllAsRead();
          setItems(items?.map((item) => ({ ...item, isRead: true })));
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/InboxPanel',
  component: Demo,
  args: {
    result: known(messages),
    words: {
      title: 'Messages',
      markAllAsRead: 'Mark all as read',
      markAsRead: 'Mark as read',
      markAsUnread: 'Mark as unread',
      remove: 'Remove',
      unread: 'Unread: ',
    },
    empty: (
      <EmptyState
        size="sm"
        headingLevel={3}
        title="No messages"
        text="When you have messages, they will appear here."
      />
    ),
    onToggleRead: fn(),
    onRemove: fn(),
    onMarkAllAsRead: fn(),
    onFollow: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/InboxPanel'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText('2 unread')).toBeVisible());
    // All four rows have their room.
    await expect(canvas.getByRole('grid').clientHeight).toBe(4 * rowHeight);
    const [first] = await canvas.findAllByRole('row');
    if (!first) throw new Error('A row is needed');
    await userEvent.click(within(first).getByRole('button', { name: /^Mark as read/ }));
    await expect(args.onToggleRead).toHaveBeenCalledWith('marta');
    await expect(canvas.getByText('1 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await waitFor(() => expect(first).toHaveFocus());
  },
});

/** With the close button, which only phones show. */
export const Variants = meta.story({
  args: { onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const HasNoCloseButtonBesideItsTrigger = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onClose: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const States = meta.story({
  args: { result: known(undefined) },
  play: async ({ canvas }) => {
    // The skeleton comes late, so that fast answers do not flicker.
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
  },
});

function ComesLater({ result, ...rest }: InboxPanelProps) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <Button onPress={() => setCome(true)}>Answer</Button>
      <InboxPanel {...rest} result={hasCome ? result : known(undefined)} />
    </>
  );
}

/** Where the picture and the words of each row stand, in whole pixels. */
const placesOfRows = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[data-part='words']")].slice(0, messages.length).map((words) =>
    [words.previousElementSibling ?? words, words].map((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    }),
  );

export const ComesWhereItsSkeletonStood = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <ComesLater {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Loading');
    const skeleton = placesOfRows(canvasElement);
    await expect(skeleton).toHaveLength(messages.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await canvas.findByText('Marta Lindqvist');
    await expect(placesOfRows(canvasElement)).toEqual(skeleton);
  },
});

export const ComesWhereItsSkeletonStoodOnAPhone = ComesWhereItsSkeletonStood.extend({
  globals: { viewport: { value: 'phone' } },
});

/** Another id, as an item has that was taken away and is made again, and another item of theirs. */
export const GivesAPersonOneHue = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    result: known(
      ['message-1', 'message-2', 'message-3', 'message-4'].map((id, index) => ({
        id,
        title: index === 3 ? 'Deniz Kaya' : 'Marta Lindqvist',
        time: 'Jan 15, 8:52 am',
        isRead: true,
      })),
    ),
  },
  play: async ({ canvas }) => {
    const hueOf = (picture: HTMLElement) => picture.dataset['hue'];
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Marta Lindqvist' })).toHaveLength(3));
    await expect(new Set(canvas.getAllByRole('img', { name: 'Marta Lindqvist' }).map(hueOf)).size).toBe(1);
    await expect(hueOf(canvas.getByRole('img', { name: 'Deniz Kaya' }))).not.toBe(
      hueOf(canvas.getAllByRole('img', { name: 'Marta Lindqvist' })[0] as HTMLElement),
    );
  },
});

export const Empty = meta.story({ args: { result: known([]) } });

export const Failed = meta.story({
  args: { result: known(undefined, new Error('The server took too long')) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const LongContent = meta.story({
  args: {
    result: known(
      Array.from({ length: 1_000 }, (_, index) => ({
        id: `item-${index}`,
        title: `Müşteri ilişkileri ve sözleşme yönetimi raporlarının arşivi ${index + 1}`,
        description: 'Rıhtımdaki bütün teknelerin bağlama ücretleri bu hafta yeniden hesaplanacak. '.repeat(4),
        time: 'Jan 15, 8:52 am',
        isRead: index > 2,
      })),
    ),
  },
});

/** The time and the host keep their order and the gap between them. */
export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const host = await canvas.findByText(/^straits-pay\.example/);
    const time = document.createRange();
    time.selectNodeContents(host.previousSibling ?? host);
    await expect(host.getBoundingClientRect().right).toBeLessThanOrEqual(time.getBoundingClientRect().left - 8);
  },
});

export const KeysReadAndRemove = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}r');
    await expect(args.onToggleRead).toHaveBeenCalledWith('deniz');
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('deniz');
    await waitFor(() => expect(screen.queryByText('Deniz Kaya')).toBeNull());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onFollow).toHaveBeenCalledWith('marta'));
  },
});

const hostileAddresses = [
  'javascript:window.hostileHtmlRan=1',
  'JaVaScRiPt:window.hostileHtmlRan=1',
  ' javascript:window.hostileHtmlRan=1',
  'java\tscript:window.hostileHtmlRan=1',
  'data:text/html,<script>window.hostileHtmlRan=1</script>',
  'vbscript:window.hostileHtmlRan=1',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://',
  '',
];

/** Whatever somebody writes into words and addresses: nothing of it runs, and it is no link that leads to a script. */
export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    result: known(
      hostileHtml.map(([what, html], index) => ({
        id: html + what,
        title: html,
        description: <SafeHtml profile="inline" html={html} />,
        time: html,
        isRead: index % 2 === 0,
        icon: html,
        link: { href: hostileAddresses[index % hostileAddresses.length] ?? '', isExternal: index % 3 !== 0 },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid');
    const links = new Set<string>();
    let rows = 0;
    for (let top = 0; top <= list.scrollHeight; top += list.clientHeight) {
      list.scrollTop = top;
      // The rows before stay until those in sight are mounted.
      const lowest = Math.min(Math.ceil((list.scrollTop + list.clientHeight) / rowHeight), hostileHtml.length);
      await waitFor(() => expect(list.querySelector(`[aria-rowindex="${lowest}"]`)).toBeInTheDocument());
      for (const link of canvas.queryAllByRole('link')) links.add(link.getAttribute('href') ?? '');
      rows = Math.max(rows, Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')));
      await expect(list.querySelector('script, iframe, object, form, [onerror], [onload], [onclick]')).toBeNull();
    }
    await expect(rows).toBe(hostileHtml.length);
    await expect([...links].filter((href) => !/^(https?:|mailto:|tel:|#|\/(?![/\\]))/.test(href))).toEqual([]);
    await expect((window as { hostileHtmlRan?: number }).hostileHtmlRan).toBeUndefined();
  },
});
