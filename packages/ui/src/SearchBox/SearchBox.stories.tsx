import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import type { PaletteGroup } from '../CommandPalette';
import { findFolded } from '../fold';
import { LiveRegion } from '../LiveRegion';
import { SearchBox, type SearchAppearance, type SearchBoxProps } from './SearchBox';

const handleOpen = fn();

const person = (id: string, name: string) => ({
  id,
  label: name,
  leading: <Avatar id={id} name={name} size="sm" label="" />,
});

const everything = [
  {
    id: 'contacts',
    title: 'Contacts',
    items: [
      person('callum', 'Callum Reidford'),
      person('camila', 'Camila Quiñones'),
      person('milica', 'Milica Radovanić'),
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    items: [
      { id: 'academy', label: 'Academy', iconName: 'graduation-cap', hint: '/apps/academy' },
      { id: 'cards', label: 'Cards', iconName: 'layout-grid', hint: '/ui/cards' },
    ],
  },
  {
    id: 'tasks',
    title: 'Tasks',
    items: [
      { id: 'plan', label: 'Plan capacity for the spring release', iconName: 'circle' },
      { id: 'jumps', label: 'Calendar jumps back to January after choosing a year', iconName: 'circle' },
      { id: 'cancel', label: 'Cancel a booking from the confirmation mail', iconName: 'circle-check', isDone: true },
    ],
  },
];

/** The caller's part: finds by letters and marks where they stand. */
function found(text: string): PaletteGroup[] {
  return everything.map(({ items, ...group }) => ({
    ...group,
    items: items.flatMap((item) => {
      const hit = findFolded(item.label, text.trim());
      if (!hit) return [];
      const [start, end] = hit;
      const segments = [
        { text: item.label.slice(0, start), isMatch: false },
        { text: item.label.slice(start, end), isMatch: true },
        { text: item.label.slice(end), isMatch: false },
      ];
      return [{ ...item, segments, onAction: () => handleOpen(item.id) }];
    }),
  }));
}

const recent: PaletteGroup[] = [
  {
    id: 'recent',
    title: 'Recent',
    items: [
      { id: 'marta', label: 'Marta Lindqvist', iconName: 'clock', onAction: () => handleOpen('marta') },
      { id: 'notes', label: 'Notes', iconName: 'clock', hint: '/apps/notes', onAction: () => handleOpen('notes') },
    ],
  },
];

interface DemoProps extends Partial<Omit<SearchBoxProps, 'onSearch'>> {
  appearance: SearchAppearance;
}

/** A row of a page with its search; closed, the bar gives its place to the button that opens it. */
function Demo({ appearance, value = '', ...given }: DemoProps) {
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(true);
  const idle = text.trim() === '' ? recent : text.trim().length < 2 ? [] : found(text);
  return (
    <div style={{ display: 'grid', gridTemplateRows: '1fr auto', minHeight: 640 }}>
      <div style={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 8, height: 60 }}>
        {appearance === 'basic' || !isOpen ? <Button onPress={() => setOpen(true)}>Open the search</Button> : null}
        {appearance === 'basic' || isOpen ? (
          <div style={appearance === 'basic' ? { width: 220 } : { position: 'absolute', inset: 0 }}>
            <SearchBox
              takesFocus
              label="Search"
              groups={idle}
              emptyText="No results found!"
              {...(text.trim().length === 1 ? { hint: 'Type 2 characters or more' } : {})}
              {...given}
              appearance={appearance}
              value={text}
              onSearch={setText}
              onClose={(hadFocus) => {
                given.onClose?.(hadFocus);
                setOpen(false);
              }}
            />
          </div>
        ) : null}
      </div>
      {/* Below what was found, which would hide half of it. */}
      <Button>Elsewhere</Button>
      <LiveRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/SearchBox',
  component: Demo,
  args: { appearance: 'bar' as const, onClose: fn(), onRetry: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/SearchBox'], layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.getAllByRole('option');
const panel = () => document.querySelector<HTMLElement>('[data-part="panel"]');
const announced = () => document.querySelector('[data-part="live-region"]');
const isNext = (name: RegExp) =>
  waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));

/** In three groups, whose headings are set in capitals (SE-2). */
export const Default = meta.story({
  args: { value: 'ca' },
  play: async () => {
    await expect(field()).toHaveAttribute('placeholder', 'Search...');
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(screen.getByText('8 results in 3 groups', { selector: '[data-part="found"]' })).toBeVisible();
    await expect(screen.getByText('Contacts')).toHaveStyle({ textTransform: 'uppercase' });
    await expect(screen.getByRole('option', { name: /Cancel a booking.*done/ })).toBeVisible();
    await waitFor(() => expect(announced()).toHaveTextContent('8 results in 3 groups'));
  },
});

/** The answers of a basic field are at most 256 px high (SE-2). */
export const Variants = meta.story({
  args: { appearance: 'basic' as const, value: 'ca' },
  play: async () => {
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(panel()?.getBoundingClientRect().height).toBeLessThanOrEqual(256);
    await expect(panel()?.getBoundingClientRect().width).toBeGreaterThanOrEqual(288);
    await expect(screen.queryByText('Move')).toBeNull();
  },
});

const ignore = () => undefined;

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 220 }}>
      <SearchBox appearance="basic" label="Idle" value="" onSearch={ignore} groups={[]} />
      <SearchBox appearance="basic" label="With text" value="harbour" onSearch={ignore} groups={[]} />
      <SearchBox appearance="basic" label="Loading" value="harbour" onSearch={ignore} groups={[]} isLoading />
    </div>
  ),
});

export const IdleWithRecent = meta.story({
  play: async () => {
    await waitFor(() => expect(options()).toHaveLength(2));
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  },
});

export const OneCharacter = meta.story({
  args: { value: 'c' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Type 2 characters or more', { selector: 'p' })).toBeVisible());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Loading = meta.story({
  args: { value: 'harbour', isLoading: true, groups: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading', { selector: 'p' })).toBeVisible());
    await expect(screen.queryByText('No results found!')).toBeNull();
  },
});

export const NothingFound = meta.story({
  args: { appearance: 'basic' as const, value: 'quayside' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No results found!', { selector: 'p' })).toBeVisible());
    await waitFor(() => expect(announced()).toHaveTextContent('No results found!'));
  },
});

export const Failed = meta.story({
  args: { value: 'harbour', groups: [], error: 'The search didn’t respond.' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(announced()).toHaveTextContent('The search didn’t respond.'));
  },
});

/** What one part could not find out is said; what others found stays. */
export const FailedInPart = meta.story({
  args: { value: 'ca', error: 'The search didn’t respond.' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(options()).toHaveLength(8);
  },
});

const hostile = '<img src=x onerror=alert(1)>\u202Eevil\u202C';

export const LongContent = meta.story({
  args: {
    value: 'harbour',
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          { id: 'long', label: 'Harbour'.repeat(40), hint: `/${'harbour/'.repeat(30)}`, onAction: handleOpen },
          {
            id: 'hostile',
            label: hostile,
            hint: 'javascript:alert(1)',
            iconName: 'no-such-icon',
            onAction: handleOpen,
          },
          { id: 'blank', label: '  ', onAction: handleOpen },
        ],
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(options()).toHaveLength(3));
    await expect(document.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { value: 'ca' } });

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { value: 'ca' } });

/** The bar and its answers take the whole width. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { value: 'ca' },
  play: async () => {
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(panel()?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
});

export const ArrowsCrossTheGroupsAndEnterOpens = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'ca');
    await isNext(/Callum/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await isNext(/Academy/);
    await userEvent.keyboard('{ArrowUp}');
    await isNext(/Milica/);
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(handleOpen).toHaveBeenCalledWith('academy'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
});

export const EscapeClosesTheBar = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'ca');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
});

export const EscapeEmptiesABasicFieldThenClosesIt = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { appearance: 'basic' as const },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'ca');
    await waitFor(() => expect(options()).toHaveLength(8));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue(''));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
    await waitFor(() => expect(panel()).toBeNull());
  },
});

export const APressElsewhereClosesIt = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'ca' },
  play: async ({ userEvent, args, canvas }) => {
    await waitFor(() => expect(options()).toHaveLength(8));
    await userEvent.click(screen.getByText('Contacts'));
    await expect(field()).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
});

export const TabLeavesABasicFieldWithItsText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { appearance: 'basic' as const, value: 'ca' },
  play: async ({ userEvent, args, canvas }) => {
    await waitFor(() => expect(options()).toHaveLength(8));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await waitFor(() => expect(panel()).toBeNull());
    await expect(field()).toHaveValue('ca');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const TheButtonEmptiesTheField = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'ca' },
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await expect(field()).toHaveFocus();
    await waitFor(() => expect(options()).toHaveLength(2));
  },
});
