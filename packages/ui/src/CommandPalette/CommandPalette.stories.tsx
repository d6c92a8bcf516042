import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { LiveRegion } from '../LiveRegion';
import { CommandPalette } from './CommandPalette';
import type { PaletteGroup, PaletteItem } from './paletteItems';

const handleAction = fn();

const all: (Omit<PaletteItem, 'onAction'> & { group: string })[] = [
  {
    id: 'deniz',
    group: 'Contacts',
    label: 'Deniz Kaya',
    leading: <Avatar id="deniz" name="Deniz Kaya" size="sm" label="" />,
  },
  { id: 'mailbox', group: 'Pages', label: 'Mailbox', iconName: 'mail', hint: 'Apps' },
  { id: 'tasks', group: 'Pages', label: 'Tasks', iconName: 'circle-check', hint: 'Apps' },
  { id: 'checkout', group: 'Tasks', label: 'Card checkout', iconName: 'circle-check' },
  { id: 'create', group: 'Actions', label: 'Create a task', iconName: 'plus', keys: 'c' },
  { id: 'undo', group: 'Actions', label: 'Undo', iconName: 'undo-2', keys: '$mod+z' },
];

/** The caller's part: finds by letters and marks where they stand. */
function found(text: string): PaletteGroup[] {
  const needle = text.trim().toLowerCase();
  const titles = [...new Set(all.map((item) => item.group))];
  return titles.map((title) => ({
    id: title,
    title,
    items: all
      .filter((item) => item.group === title && item.label.toLowerCase().includes(needle))
      .map(({ group: _group, ...item }) => {
        const at = item.label.toLowerCase().indexOf(needle);
        const segments = [
          { text: item.label.slice(0, at), isMatch: false },
          { text: item.label.slice(at, at + needle.length), isMatch: true },
          { text: item.label.slice(at + needle.length), isMatch: false },
        ].filter((segment) => segment.text !== '');
        return { ...item, segments, onAction: () => handleAction(item.id) };
      }),
  }));
}

function Finder({ startsOpen = true, isLoading = false }: { startsOpen?: boolean; isLoading?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [text, setText] = useState('');
  return (
    <div style={{ padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        label="Search everything"
        value={text}
        onSearch={setText}
        isLoading={isLoading}
        groups={isLoading ? [] : found(text)}
      />
      <LiveRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/CommandPalette',
  component: Finder,
  parameters: { covers: ['component:@quarterdeck/ui/CommandPalette'], layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search everything' });
    await expect(within(dialog).getAllByRole('option')).toHaveLength(6);
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  },
});

export const Found = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByRole('combobox'), 'ch');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('ch', { selector: 'mark' })).toBeVisible());
  },
});

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByRole('combobox'), 'harbour');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
});

export const Waiting = meta.story({ args: { isLoading: true } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
});

export const ClosesByItsButtonOnPhones = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

/** What is found late stands above: the highlight goes to it, but not away from a row that somebody chose. */
function LateFinder() {
  const [text, setText] = useState('');
  const [isLate, setLate] = useState(false);
  const groups = found(text).filter(({ title }) => isLate || title === 'Actions');
  return (
    <>
      <CommandPalette
        isOpen
        onOpenChange={() => undefined}
        label="Search everything"
        value={text}
        onSearch={setText}
        groups={groups}
      />
      <button type="button" hidden onClick={() => setLate(!isLate)} data-testid="late">
        Find more
      </button>
    </>
  );
}

export const TheFirstRowIsTheChosenOne = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <LateFinder />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    const chosen = (name: RegExp) =>
      waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
    const come = () => document.querySelector<HTMLElement>('[data-testid="late"]')?.click();
    await userEvent.type(field, 'a');
    await chosen(/Create a task/);
    come();
    await chosen(/Deniz Kaya/);
    come();
    await chosen(/Create a task/);
    await userEvent.clear(field);
    await userEvent.type(field, 'e');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await chosen(/Create a task/);
    come();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
    await chosen(/Create a task/);
  },
});

export const EnterMeansTheMarkedRowAtOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <LateFinder />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    const marked = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focused', 'true'));
    await userEvent.type(field, 't');
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Create/ }).id),
    );
    await userEvent.keyboard('a');
    document.querySelector<HTMLElement>('[data-testid="late"]')?.click();
    await marked(/Tasks/);
    await userEvent.keyboard('{ArrowDown}');
    await marked(/Create/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleAction).toHaveBeenCalledWith('create'));
    await expect(handleAction).toHaveBeenCalledTimes(1);
  },
});

export const ArrowsCrossTheGroupsAndEnterActs = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const field = screen.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const tasks = screen.getByRole('option', { name: /Tasks/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', tasks.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleAction).toHaveBeenCalledWith('tasks'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const EscapeClearsThenCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  // React Aria's search field clears itself while it lets the key through, which React's test mode remarks on.
  parameters: { expectedProblems: [/not wrapped in act/, /inside an `act` scope/] },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'mail');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const AnnouncesHowManyWereFound = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByRole('combobox'), 'tas');
    await waitFor(() => expect(document.querySelector('[data-part="live-region"]')).toHaveTextContent('2 results'));
  },
});

export const ArrowUpGoesBackWithTheCursorInTheField = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const field = screen.getByRole('combobox');
    const isNext = (name: RegExp) =>
      waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isNext(/Mailbox/);
    await userEvent.keyboard('{ArrowUp}');
    await isNext(/Deniz Kaya/);
    await expect(field).toHaveFocus();
  },
});
