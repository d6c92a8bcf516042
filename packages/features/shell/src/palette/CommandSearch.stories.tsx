import preview from '@quarterdeck/storybook/preview';
import { usePreferences, type Scheme } from '@quarterdeck/ui/preferences';
import { useLocation } from '@quarterdeck/ui/router';
import { createUndoStack, UndoContext } from '@quarterdeck/ui/undo';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { CommandSearch } from './CommandSearch';
import { rememberRecent } from './recentAddresses';

/** The search over a page that says where it is. */
function Demo(host: Omit<ShellStageProps, 'children'>) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(true);
  return (
    <ShellStage {...host}>
      <p>You are at {pathname}</p>
      {isOpen ? <CommandSearch onClose={() => setOpen(false)} /> : null}
    </ShellStage>
  );
}

/** What was done before the search was opened, and what of it was taken back. */
const undone = fn<(label: string) => void>();
let done = createUndoStack();

const meta = preview.meta({
  title: 'Features/shell/CommandSearch',
  component: Demo,
  parameters: { covers: ['overlay:search', 'overlay:command-palette'] },
  args: { runCommand: fn() },
  beforeEach: ({ globals }) => usePreferences.setState({ scheme: globals['scheme'] as Scheme }),
});

/** The search rests after the last letter before it asks. */
const patient = { timeout: 5_000 };

const findField = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

export const Idle = meta.story({
  play: async () => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await expect(screen.getByRole('option', { name: /Go to tasks/ })).toBeVisible();
  },
});

/** What was opened from here before stands first. */
export const Recent = meta.story({
  // All rows fit on the whole screen of a phone.
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    rememberRecent({ label: 'Tasks', address: '/apps/tasks' });
    rememberRecent({ label: 'Marta Lindqvist', address: '/apps/contacts/contact-08' });
  },
  play: async () => {
    await findField();
    await waitFor(() => expect(options().slice(0, 2)).toEqual(['Marta Lindqvist', 'Tasks']));
  },
});

/** What was done can be taken back from here, also several things at once (UN-1). */
export const UndoHistory = meta.story({
  decorators: [
    (Story) => (
      <UndoContext value={done}>
        <Story />
      </UndoContext>
    ),
  ],
  beforeEach: () => {
    undone.mockClear();
    done = createUndoStack();
    for (const label of ['Note made', 'Task deleted', 'Label added']) done.offer({ label, undo: () => undone(label) });
  },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard('undo');
    await waitFor(() => expect(options()).toHaveLength(3), patient);
    await expect(screen.getByRole('option', { name: /Task deleted/ })).toHaveTextContent('and 1 later change');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(undone.mock.calls).toEqual([['Label added'], ['Task deleted']]));
  },
});

export const Results = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'mar');
    await waitFor(() => expect(screen.getAllByText(/^mar$/i, { selector: 'mark' }).length).toBeGreaterThan(1), patient);
    await waitFor(() => expect(options()).toContain('Send Marta Lindqvist the revised season calendar'), patient);
  },
});

/** Pages and what the features hold stand beside what the API finds. */
export const ResultsOfFeatures = meta.story({
  // The palette closes on React Aria's own time, which React's test mode remarks on.
  parameters: { expectedProblems: [/not wrapped in act/] },
  args: {
    find: fn(() =>
      Promise.resolve({
        sections: [
          {
            id: 'help',
            titleKey: 'help.title',
            hits: [{ label: 'How do tasks differ from items?', address: '/help#tasks', icon: 'life-buoy' }],
          },
        ],
        isComplete: true,
      }),
    ),
  },
  play: async ({ userEvent, canvas }) => {
    await userEvent.type(await findField(), 'task');
    await waitFor(() => expect(options()).toContain('How do tasks differ from items?'), patient);
    await expect(screen.getByRole('option', { name: /^Tasks/ })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /How do ?tasks/ }));
    await waitFor(() => expect(canvas.getByText('You are at /help')).toBeVisible());
  },
});

/** What one feature could not find out is said; what others found stays. */
export const AFeatureThatFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { find: fn(() => Promise.resolve({ sections: [], isComplete: false })) },
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'mar');
    await waitFor(() => expect(screen.getByText('The search didn’t respond. Try again.')).toBeVisible(), patient);
    await expect(options()).toContain('Send Marta Lindqvist the revised season calendar');
  },
});

export const NoResults = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'submarine');
    await screen.findByText('No results found!', undefined, patient);
  },
});

export const Failing = meta.story({
  globals: { mix: { 'common.search': 'error' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'harbour');
    await screen.findByText('The search didn’t respond. Try again.', undefined, patient);
  },
});

export const Loading = meta.story({
  globals: { mix: { 'common.search': 'slow' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'harbour');
    await expect(screen.queryByText('No results found!')).toBeNull();
    await waitFor(() => expect(document.querySelector('[data-part="spinner"]')).toBeVisible());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ara' })).toBeVisible());
  },
});

export const ArrowsAndEnterOpenAResult = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, canvas }) => {
    await userEvent.type(await findField(), 'send mar');
    const result = await screen.findByRole('option', { name: /Send Marta Lindqvist/ }, patient);
    await waitFor(() => expect(document.querySelector('[data-part="spinner"]')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await findField()).toHaveAttribute('aria-activedescendant', result.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('You are at /apps/tasks/task-01')).toBeVisible());
  },
});

export const ACommandIsRun = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await findField(), 'add');
    await waitFor(() => expect(options()).toContain('Add a task'), patient);
    const [command] = screen.getAllByRole('option').filter(({ textContent }) => textContent === 'Add a task');
    await userEvent.click(command as HTMLElement);
    await waitFor(() => expect(args.runCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'tasks.create' })));
  },
});

/** The shell's own commands stand after those of the features; what is so already is left out. */
export const OffersWhatTheHeaderOffers = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { openAppearance: fn() },
  play: async ({ globals }) => {
    await findField();
    await waitFor(() =>
      expect(
        screen.getAllByRole('option').map((option) => option.querySelector('[data-part="label"]')?.textContent),
      ).toEqual([
        'Go to tasks',
        'Add a task',
        'Appearance',
        globals['scheme'] === 'dark' ? 'Use light scheme' : 'Use dark scheme',
        'Match system scheme',
        'Language: Türkçe',
        'Full screen',
        'Keyboard shortcuts',
      ]),
    );
  },
});

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
