import type { Canvas, UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { removeKey } from '@quarterdeck/ui/storage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { ShortcutsButton } from './ShortcutsButton';
import { shortcutOrderKey } from './shortcutOrder';

function Demo(host: Omit<ShellStageProps, 'children'>) {
  return (
    <ShellStage {...host}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 640 }}>
        <ShortcutsButton />
      </div>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/Shortcuts',
  component: Demo,
  parameters: { covers: ['overlay:shortcuts'] },
  beforeEach: () => removeKey(shortcutOrderKey),
});

const panel = () => within(screen.getByRole('dialog', { name: 'Shortcuts' }));

/** Opens the panel and waits for what is in it. */
async function open(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }));
  await screen.findByRole('dialog', { name: 'Shortcuts' });
  await waitFor(() => expect(panel().getAllByRole('link').length).toBeGreaterThan(5));
  return panel();
}

async function openModify(canvas: Canvas, userEvent: UserEvent) {
  const shortcuts = await open(canvas, userEvent);
  await userEvent.click(shortcuts.getByRole('button', { name: 'Enter edit mode' }));
  await waitFor(() => expect(shortcuts.getAllByRole('row').length).toBeGreaterThan(5));
  return shortcuts;
}

const names = () =>
  panel()
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

/** SC-1, SC-2: opens in view; links that leave the site say so. */
export const View = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await expect(shortcuts.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Enter edit mode' })).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Add shortcut' })).toBeVisible();
    const first = shortcuts.getByRole('link', { name: /^Today’s tasks/ });
    await waitFor(() => expect(first).toHaveFocus());
    const tides = shortcuts.getByRole('link', { name: /^Tide tables.*\(opens in a new tab\)$/ });
    await expect(tides).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** SC-1: a pencil on each item. */
export const Modify = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await openModify(canvas, userEvent);
    await expect(shortcuts.getByRole('heading', { name: 'Edit shortcuts' })).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Exit edit mode' })).toHaveFocus();
    await expect(shortcuts.getAllByRole('button', { name: /^Edit / })).toHaveLength(names().length);
  },
});

/** SC-2: moved by keys, kept in this browser, and taken back. */
export const MovedByKeys = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await openModify(canvas, userEvent);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(shortcuts.getByRole('button', { name: /^Drag Mailbox/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/Started dragging/));
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Mailbox', 'Today’s tasks']));
    await waitFor(() => expect(screen.getByText('“Mailbox” moved')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Today’s tasks', 'Mailbox']));
    // The focus is at what was moved; whether its ring shows depends on what was heard last, the pointer or the drop.
    await waitFor(() => expect(shortcuts.getByRole('row', { name: 'Mailbox' })).toHaveFocus());
    await userEvent.tab();
    await expect(shortcuts.getByRole('button', { name: /^Drag Mailbox/ })).toHaveFocus();
  },
});

/** SC-3: nothing can be saved while something is wrong, and what it is stands beside Save. */
export const AddWithAWrongLink = meta.story({
  args: { isKnownAddress: (address: string) => address !== '/apps/calendar' },
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Add shortcut' }));
    await expect(shortcuts.getByRole('textbox', { name: 'Label' })).toHaveFocus();
    await userEvent.keyboard('Season calendar');
    await userEvent.click(shortcuts.getByRole('radio', { name: 'Calendar' }));
    await expect(shortcuts.getByText('Enter a link to save')).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Save' })).toBeDisabled();
    const link = shortcuts.getByRole('textbox', { name: 'Link' });
    await userEvent.type(link, '/apps/calendar');
    await userEvent.tab();
    await expect(shortcuts.getByText('There is no page at this address')).toBeVisible();
    await expect(shortcuts.getByText('Fix the link to save')).toBeVisible();
    await userEvent.clear(link);
    await userEvent.type(link, 'javascript:alert(1)');
    await userEvent.click(shortcuts.getByRole('switch', { name: /^Opens in the app/ }));
    await expect(shortcuts.getByText('Enter a full address, such as https://example.com')).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** SC-1, SC-3: it is saved, shows last, and the panel is in the edit mode. */
export const AddsOne = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Add shortcut' }));
    await userEvent.keyboard('Seasons');
    await userEvent.click(shortcuts.getByRole('radio', { name: 'Calendar' }));
    await userEvent.type(shortcuts.getByRole('textbox', { name: 'Link' }), '/apps/tasks');
    await userEvent.click(shortcuts.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names().at(-1)).toBe('Seasons'));
    await expect(shortcuts.getByRole('button', { name: 'Exit edit mode' })).toBeVisible();
    await waitFor(() => expect(shortcuts.getByRole('button', { name: 'Add shortcut' })).toHaveFocus());
    const end = screen.getByRole('dialog', { name: 'Shortcuts' }).getBoundingClientRect().bottom;
    await waitFor(() =>
      expect(shortcuts.getByRole('row', { name: 'Seasons' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(end),
    );
  },
});

/** What is typed is not lost by a press beside the panel. */
export const APressElsewhereKeepsTheForm = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Add shortcut' }));
    await userEvent.keyboard('Seasons');
    await userEvent.click(document.body);
    await expect(shortcuts.getByRole('textbox', { name: 'Label' })).toHaveValue('Seasons');
    await userEvent.click(shortcuts.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shortcuts' })).toBeNull());
  },
});

/** SC-3: with Delete. */
export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await openModify(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Edit Tide tables' }));
    await expect(shortcuts.getByRole('heading', { name: 'Edit shortcut' })).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(shortcuts.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(shortcuts.getByRole('radio', { name: 'Waves' })).toBeChecked();
  },
});

/** SC-1, SC-3: what was deleted comes back to its place. */
export const DeletesWithUndo = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await openModify(canvas, userEvent);
    const before = names();
    await userEvent.click(shortcuts.getByRole('button', { name: 'Edit Mailbox' }));
    await userEvent.click(shortcuts.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).not.toContain('Mailbox'));
    await waitFor(() => expect(shortcuts.getByRole('row', { name: 'Contacts' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText('“Mailbox” deleted')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(before));
  },
});

/** What was not saved is taken back, and said with a Retry. */
export const SavingFails = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'common.shortcuts.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await openModify(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Edit Mailbox' }));
    await userEvent.type(shortcuts.getByRole('textbox', { name: 'Label' }), ' 2');
    await userEvent.click(shortcuts.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('“Mailbox” wasn’t saved')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(names()).toContain('Mailbox'));
  },
});

/** A page that this site does not have is no link. */
export const LeadsOnlyToPagesThatAreThere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isKnownAddress: (address: string) => !address.startsWith('/apps/contacts') },
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await expect(shortcuts.getByText('Contacts')).toBeVisible();
    await expect(shortcuts.queryByRole('link', { name: /^Contacts/ })).toBeNull();
  },
});

/** SC-2 */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await waitFor(() => expect(screen.getByText('No shortcuts')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shortcuts' })).toHaveFocus());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await screen.findByRole('dialog', { name: 'Shortcuts' });
    await expect(panel().queryAllByRole('link')).toEqual([]);
    await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-busy="true"]')).toBeVisible());
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    await screen.findByRole('dialog', { name: 'Shortcuts' });
    await waitFor(() => expect(panel().getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kısayollar' }));
    const shortcuts = within(await screen.findByRole('dialog', { name: 'Kısayollar' }));
    await userEvent.click(shortcuts.getByRole('button', { name: 'Kısayol ekle' }));
    await expect(shortcuts.getByText('Kaydetmek için etiket girin')).toBeVisible();
    await expect(shortcuts.getByRole('radio', { name: 'Takvim' })).toBeInTheDocument();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await openModify(canvas, userEvent);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const shortcuts = await open(canvas, userEvent);
    await userEvent.click(shortcuts.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shortcuts' })).toBeNull());
  },
});
