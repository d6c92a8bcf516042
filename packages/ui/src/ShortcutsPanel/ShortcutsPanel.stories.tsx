import type { Canvas, UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { useState, type CSSProperties } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState';
import { hostileHtml } from '../SafeHtml/testing/hostileHtml';
import type { ShortcutItem } from './ShortcutItem';
import { ShortcutsPanel, type ShortcutsPanelProps } from './ShortcutsPanel';
import { icons, shortcuts, words } from '../testing/shortcutExamples';

const known = (data: readonly ShortcutItem[] | undefined, error: unknown = null): ShortcutsPanelProps['result'] => ({
  data,
  error,
  isPending: data === undefined && error === null,
  isFetching: false,
  refetch: fn(),
});

/** On phones the panel is as high as its place, which would grow with the shortcuts. */
const inTheWindow: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 32px)',
};

/** A panel with the shortcuts that its owner keeps. */
function Demo({ result, onAdd, onChange, onDelete, onMove, ...rest }: ShortcutsPanelProps) {
  const [items, setItems] = useState(result.data);
  return (
    <div style={inTheWindow}>
      <ShortcutsPanel
        {...rest}
        result={{ ...result, data: items }}
        onAdd={(values) => {
          onAdd(values);
          setItems([...(items ?? []), { ...values, id: `new ${items?.length}` }]);
        }}
        onChange={(id, values) => {
          onChange(id, values);
          setItems(items?.map((item) => (item.id === id ? { ...item, ...values } : item)));
        }}
        onDelete={(id) => {
          onDelete(id);
          setItems(items?.filter((item) => item.id !== id));
        }}
        onMove={(id, to) => {
          onMove(id, to);
          const moved = items?.filter((item) => item.id === id) ?? [];
          setItems(items?.filter((item) => item.id !== id).toSpliced(to, 0, ...moved));
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/ShortcutsPanel',
  component: Demo,
  args: {
    result: known(shortcuts),
    words,
    icons,
    maxLengths: { label: 60, description: 200, link: 2_000 },
    empty: <EmptyState size="sm" headingLevel={3} title="No shortcuts" />,
    refuseLink: (link: string, isInternal: boolean) => {
      if (isInternal) return link.startsWith('/') ? undefined : 'Start with a slash';
      return /^https?:\/\/./.test(link) ? undefined : 'Enter a full address';
    },
    onAdd: fn(),
    onChange: fn(),
    onDelete: fn(),
    onMove: fn(),
    onFollow: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/ShortcutsPanel'] },
});

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const press = (canvas: Canvas, userEvent: UserEvent, name: string) => userEvent.click(button(canvas, name));
const tile = (canvas: Canvas, name: string) => canvas.getByRole('row', { name });
const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { name });

/** Two columns of the panel, with 16 px around and between them. */
const tileSize = (canvas: Canvas) => {
  const panel = canvas.getByRole('region').getBoundingClientRect();
  return { width: (panel.width - 3 * 16) / 2, height: 96 };
};

/** SC-1, SC-2: opens in view, with two columns of tiles, which are 156 by 96 in a panel of 360. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(heading(canvas, 'Shortcuts')).toBeVisible();
    await expect(button(canvas, 'Enter edit mode')).toBeVisible();
    await expect(button(canvas, 'Add shortcut')).toBeVisible();
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(shortcuts.length);
    const boxes = links.slice(0, 3).map((link) => link.getBoundingClientRect());
    const [first, second, third] = boxes;
    await expect(first).toMatchObject(tileSize(canvas));
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
    await expect(canvas.getByRole('link', { name: /^Mailbox ?Customers and team$/ })).toHaveAttribute(
      'href',
      '/apps/mailbox',
    );
    const external = canvas.getByRole('link', { name: /^Tide tables.*\(opens in a new tab\)$/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(external.querySelector('[data-part="external"]')).toBeVisible();
  },
});

/** On phones it fills the width and can be closed. */
export const Variants = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Close');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const States = meta.story({
  args: { result: known(undefined) },
  play: async ({ canvas }) => {
    // The skeleton comes late, so that fast answers do not flicker.
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
  },
});

/** SC-2 */
export const Empty = meta.story({
  args: { result: known([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shortcuts')).toBeVisible();
    await expect(button(canvas, 'Add shortcut')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { result: known(undefined, new Error('The server took too long')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.result.refetch).toHaveBeenCalled();
  },
});

/** SC-1: a pencil and a handle on each, and the way back. */
export const Modify = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await expect(heading(canvas, 'Edit shortcuts')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Edit / })).toHaveLength(shortcuts.length);
    await expect(canvas.getAllByRole('button', { name: /^Drag / })).toHaveLength(shortcuts.length);
    const box = tile(canvas, 'Today’s tasks').getBoundingClientRect();
    await expect(box).toMatchObject(tileSize(canvas));
    await expect(button(canvas, 'Exit edit mode')).toHaveFocus();
  },
});

/** SC-3: Save waits, and says for what. */
export const Add = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Add shortcut');
    await expect(heading(canvas, 'Add shortcut')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter a label to save');
    await userEvent.keyboard('Season calendar');
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose an icon to save');
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }));
    // Else its tooltip may come before the picture or after it.
    await userEvent.unhover(canvas.getByRole('radio', { name: 'Calendar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter a link to save');
    await expect(button(canvas, 'Save')).toBeDisabled();
    await expect(button(canvas, 'Save')).toHaveAccessibleDescription('Enter a link to save');
    await expect(canvas.getByRole('switch', { name: /^Opens in the app/ })).toBeChecked();
    await expect(canvas.getByText('Off for addresses outside Quarterdeck')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

/** SC-3: what is wrong with a link is said at its field once it was left. */
export const AddWithAWrongLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Add shortcut');
    await userEvent.keyboard('Season calendar');
    await userEvent.click(canvas.getByRole('radio', { name: 'Calendar' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'apps/calendar');
    await expect(canvas.queryByText('Start with a slash')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Start with a slash')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('Fix the link to save');
    await expect(button(canvas, 'Save')).toBeDisabled();
  },
});

/** SC-3: Delete stands in the form of one that exists. */
export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await press(canvas, userEvent, 'Edit Tide tables');
    await expect(heading(canvas, 'Edit shortcut')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveValue('Tide tables');
    await expect(canvas.getByRole('radio', { name: 'Waves' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://tides.example/harbours');
    await expect(canvas.getByRole('switch', { name: /^Opens in the app/ })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('High water times');
    await expect(button(canvas, 'Delete')).toBeVisible();
    await expect(button(canvas, 'Save')).toBeEnabled();
  },
});

const longText = 'Müşteri ilişkileri ve sözleşme yönetimi raporlarının arşivi '.repeat(3);

export const LongContent = meta.story({
  args: {
    result: known(
      Array.from({ length: 60 }, (_, index) => ({
        id: `long-${index}`,
        label: index % 2 === 0 ? longText : 'Donaudampfschifffahrtsgesellschaftskapitän',
        description: longText,
        icon: 'mail',
        link: '/apps/mailbox',
        isInternal: true,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector('[data-part="content"]');
    await expect(content?.scrollWidth).toBe(content?.clientWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    const first = tile(canvas, 'Today’s tasks').getBoundingClientRect();
    await expect(tile(canvas, 'Mailbox').getBoundingClientRect().right).toBeLessThan(first.left);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

/** SC-2: by the handle of a tile; each step is announced. */
export const TilesMoveByKeys = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await userEvent.tab();
    await userEvent.tab();
    await expect(tile(canvas, 'Today’s tasks')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tile(canvas, 'Mailbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tile(canvas, 'Project')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(tile(canvas, 'Today’s tasks')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(tile(canvas, 'Project')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Drag Project/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const said = () => document.querySelector('[data-live-announcer]');
    await waitFor(() => expect(said()).toHaveTextContent(/Started dragging/));
    // From before the first tile to after it.
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('project', 1));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('Project'));
    await waitFor(() => expect(said()).toHaveTextContent(/Drop complete/));
    await waitFor(() => expect(tile(canvas, 'Project')).toHaveFocus());
  },
});

const labelField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Label' });
const formIsReady = (canvas: Canvas) => waitFor(() => expect(labelField(canvas)).toHaveFocus());

/** SC-2 */
export const AddsTheFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { result: known([]) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Add shortcut');
    await formIsReady(canvas);
  },
});

/** SC-1: Cancel goes back to the mode that the form came from; the focus goes along. */
export const CancelGoesBackToView = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Add shortcut');
    await formIsReady(canvas);
    await press(canvas, userEvent, 'Cancel');
    await waitFor(() => expect(button(canvas, 'Add shortcut')).toHaveFocus());
    await waitFor(() => expect(heading(canvas, 'Shortcuts')).toBeVisible());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** SC-1: so does Escape, to the edit mode. */
export const EscapeGoesBackToTheEditMode = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await press(canvas, userEvent, 'Edit Contacts');
    await formIsReady(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tile(canvas, 'Contacts')).toHaveFocus());
    await waitFor(() => expect(heading(canvas, 'Edit shortcuts')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** SC-1 */
export const CancelGoesBackToTheTile = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await press(canvas, userEvent, 'Edit Contacts');
    await formIsReady(canvas);
    await press(canvas, userEvent, 'Cancel');
    await waitFor(() => expect(tile(canvas, 'Contacts')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** SC-1, SC-3: after saving it is in the edit mode; texts are trimmed, the description may be left out. */
export const Adds = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Add shortcut');
    await formIsReady(canvas);
    await userEvent.keyboard(' Season calendar ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mail' }));
    // Left and right to the next, down to the next row.
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Calendar' })).toBeChecked());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), '/apps/calendar');
    await waitFor(() => expect(button(canvas, 'Save')).toBeEnabled());
    await press(canvas, userEvent, 'Save');
    await waitFor(() => expect(button(canvas, 'Add shortcut')).toHaveFocus());
    await expect(args.onAdd).toHaveBeenCalledWith({
      label: 'Season calendar',
      description: '',
      icon: 'calendar-check',
      link: '/apps/calendar',
      isInternal: true,
    });
    await waitFor(() => expect(tile(canvas, 'Season calendar')).toBeVisible());
  },
});

/** SC-1, SC-3 */
export const Saves = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await press(canvas, userEvent, 'Edit Contacts');
    await formIsReady(canvas);
    await userEvent.clear(labelField(canvas));
    await waitFor(() => expect(button(canvas, 'Save')).toBeDisabled());
    await userEvent.type(labelField(canvas), 'Persons');
    await press(canvas, userEvent, 'Save');
    await waitFor(() => expect(tile(canvas, 'Persons')).toHaveFocus());
  },
});

/** SC-1, SC-3 */
export const Deletes = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await press(canvas, userEvent, 'Enter edit mode');
    await press(canvas, userEvent, 'Edit Contacts');
    await formIsReady(canvas);
    await press(canvas, userEvent, 'Delete');
    await waitFor(() => expect(tile(canvas, 'Project')).toHaveFocus());
    await expect(args.onDelete).toHaveBeenCalledWith('contacts');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Contacts' })).toBeNull());
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
  'mailto:someone@harbour.example',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://',
  '',
];

/** Whatever somebody writes into words, icons and addresses: nothing of it runs, and no link leads to a script. */
export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    result: known(
      hostileHtml.map(([what, html], index) => ({
        id: html + what,
        label: html,
        description: html,
        icon: html,
        link: hostileAddresses[index % hostileAddresses.length] ?? '',
        isInternal: index % 3 === 0,
      })),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isClean = async () => {
      await expect(canvasElement.querySelector('script, iframe, object, [onerror], [onload], [onclick]')).toBeNull();
      await expect((window as { hostileHtmlRan?: number }).hostileHtmlRan).toBeUndefined();
    };
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvasElement.querySelectorAll('[data-part="tile"]')).toHaveLength(hostileHtml.length);
    await isClean();
    await press(canvas, userEvent, 'Enter edit mode');
    const [first] = canvas.getAllByRole('row');
    if (!first) throw new Error('A tile is needed');
    await userEvent.click(within(first).getByRole('button', { name: /^Edit / }));
    await expect(canvas.getByRole('radio', { name: 'Current icon' })).toBeChecked();
    await isClean();
  },
});
