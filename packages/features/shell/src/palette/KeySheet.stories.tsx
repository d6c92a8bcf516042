import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, fn, screen, within } from 'storybook/test';
import { ShellStage } from '../ShellStage';
import { KeySheet } from './KeySheet';

const meta = preview.meta({
  title: 'Features/shell/KeySheet',
  component: KeySheet,
  parameters: { address: '/apps/tasks' },
  args: { onClose: fn() },
  render: (args) => (
    <ShellStage>
      <KeySheet {...args} />
    </ShellStage>
  ),
});

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

/** What stands beside the words, read as it is heard. */
const keysOf = (sheet: Awaited<ReturnType<typeof findSheet>>, group: string, words: string) =>
  within(sheet.getByRole('heading', { name: group }).closest('section') as HTMLElement)
    .getByText(words, { selector: 'dt' })
    .parentElement?.querySelector('dd')
    ?.innerText.replaceAll(/\s+/g, ' ');

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const sheet = await findSheet();
    await expect(sheet.getByText('Go to tasks')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-letter keys' }));
    await expect(usePreferences.getState().hasSingleKeys).toBe(false);
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-letter keys' }));
    await expect(usePreferences.getState().hasSingleKeys).toBe(true);
  },
});

export const ListsEveryKey = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const sheet = await findSheet();
    await expect(keysOf(sheet, 'Everywhere', 'Search and commands')).toContain('Control + K');
    await expect(keysOf(sheet, 'Everywhere', 'Search and commands')).not.toContain('or /');
    await expect(keysOf(sheet, 'Everywhere', 'Go to the navigation')).toContain('Alt + N');
    await expect(keysOf(sheet, 'Everywhere', 'Show or hide the navigation')).toContain('Control + B');
    await expect(keysOf(sheet, 'Tasks', 'Add task')).toContain('C');
    await expect(keysOf(sheet, 'Tasks', 'Search tasks')).toContain('/');
    await expect(keysOf(sheet, 'Tasks', 'Delete')).toContain('or Delete');
    await expect(keysOf(sheet, 'In lists', 'Next row')).toMatch(/J.*or Down/);
    await expect(keysOf(sheet, 'In lists', 'A page down')).toContain('Page Down');
    await expect(keysOf(sheet, 'In lists', 'Last row')).toContain('End');
  },
});

/** Where no screen has a search of its own, the sign leads to the search over everything. */
export const TheSignOpensTheSearchElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/somewhere/else' },
  play: async () => {
    const sheet = await findSheet();
    await expect(keysOf(sheet, 'Everywhere', 'Search')).toContain('/');
    await expect(keysOf(sheet, 'Everywhere', 'Search and commands')).toContain('Control + K');
  },
});

export const LeavesOutLettersThatAreTurnedOff = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => usePreferences.setState({ hasSingleKeys: false }),
  play: async () => {
    const sheet = await findSheet();
    await expect(keysOf(sheet, 'In lists', 'Next row')).not.toContain('J');
    await expect(sheet.queryByText('Go to tasks')).toBeNull();
    await expect(sheet.queryByText('Add task')).toBeNull();
    await expect(keysOf(sheet, 'Tasks', 'Delete')).toContain('Delete');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await findSheet();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
