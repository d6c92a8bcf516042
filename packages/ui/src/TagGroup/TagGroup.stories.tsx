import preview from '@quarterdeck/storybook/preview';
import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { hues } from '../hues';
import { Icon } from '../Icon';
import { LiveRegion } from '../LiveRegion';
import { tagSizes, tagVariants } from '../Tag';
import { TagGroup, type TagGroupProps } from './TagGroup';
import type { TagGroupItem } from './TagGroup.styles';

const labels: readonly TagGroupItem[] = [
  { id: 'work', name: 'Work', hue: 'ultramarine' },
  { id: 'payments', name: 'Payments', hue: 'red' },
  { id: 'invoices', name: 'Invoices', hue: 'teal' },
];

const filters: readonly TagGroupItem[] = [
  { id: 'commerce', name: 'Commerce', count: 12 },
  { id: 'reports', name: 'Reports', count: 4 },
  { id: 'data', name: 'Data', count: 0, isDisabled: true },
  { id: 'forums', name: 'Forums' },
];

/** Keeps what its owner would keep. */
function Removable({ items: first, onRemove, ...rest }: TagGroupProps) {
  const [items, setItems] = useState(first);
  return (
    <>
      <TagGroup
        {...rest}
        items={items}
        onRemove={(keys) => {
          setItems(items.filter((item) => !keys.has(item.id)));
          onRemove?.(keys);
        }}
      />
      <LiveRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/TagGroup',
  component: TagGroup,
  args: { label: 'Labels', items: labels, variant: 'dot' as const },
  parameters: { covers: ['component:@quarterdeck/ui/TagGroup'] },
});

export const Default = meta.story({
  args: { onRemove: fn() },
  render: (args) => <Removable {...args} />,
});

/** Plain, with a dot, with an outline, chips; three heights. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {tagVariants.map((variant) => (
        <TagGroup
          key={variant}
          label={variant}
          variant={variant}
          items={hues.map((hue) => ({ id: hue, name: hue, hue }))}
        />
      ))}
      {tagSizes.map((size) => (
        <TagGroup key={size} aria-label={`Size ${size}`} variant="dot" size={size} items={labels} onRemove={fn()} />
      ))}
      <TagGroup
        label="Filters"
        items={filters}
        selectionMode="multiple"
        defaultSelectedKeys={['commerce']}
        description="Shows what fits all of them."
      />
    </div>
  ),
});

/** Chosen, switched off, with an icon, invalid, empty. */
export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <TagGroup
        label="Chosen tags"
        variant="tint"
        selectionMode="multiple"
        defaultSelectedKeys={['work', 'invoices']}
        items={labels}
      />
      <TagGroup
        label="Switched off"
        items={labels.map((item) => ({ ...item, isDisabled: item.id === 'payments' }))}
        onRemove={fn()}
      />
      <TagGroup
        label="Boats"
        items={[
          { id: 'one', name: 'Meltem', icon: <Icon icon={Anchor} size="xs" /> },
          { id: 'two', name: 'Poyraz', icon: <Icon icon={Anchor} size="xs" /> },
        ]}
        errorMessage="Choose a boat that is free in March."
      />
      <TagGroup label="Labels" items={[]} emptyText="No labels yet" />
    </div>
  ),
});

export const LongContent = meta.story({
  args: {
    label: 'Labels '.repeat(30),
    onRemove: fn(),
    items: [
      { id: 'long', name: 'Muhasebeleştirilemeyenlerdenmişsinizcesine'.repeat(40), hue: 'teal' },
      { id: 'markup', name: '<b>bold</b> & "quoted"', hue: 'red' },
      { id: 'rtl', name: 'مدفوعات' },
      { id: 'empty', name: '' },
      ...Array.from({ length: 20 }, (_, index) => ({ id: String(index), name: `Label ${index}`, count: 10 ** 12 })),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    label: 'Etiketler',
    items: [
      { id: 'work', name: 'İş', hue: 'ultramarine' },
      { id: 'payments', name: 'Ödemeler', hue: 'red' },
    ],
    onRemove: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Kaldır.*Ödemeler/ })).toBeVisible();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { items: [...labels, { id: 'arabic', name: 'مدفوعات', hue: 'amber' }], onRemove: fn() },
});

export const ArrowsGoFromTagToTag = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Work' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Invoices' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Work' })).toHaveFocus();
  },
});

export const DeleteRemovesAndTheFocusMovesOn = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn(), emptyText: 'No labels' },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = canvasElement.querySelector('[data-part="live-region"]');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Payments' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Invoices' })).toHaveFocus());
    await waitFor(() => expect(said).toHaveTextContent('Payments removed'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Work' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Work/ }));
    await expect(canvas.getByText('No labels')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Labels' })).toHaveFocus());
    await waitFor(() => expect(said).toHaveTextContent('Work removed'));
  },
});

export const WhatIsKeptIsNotAnnounced = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  render: (args) => (
    <>
      <TagGroup {...args} />
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Work/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(new Set(['work']));
    await expect(canvas.getByRole('row', { name: 'Work' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="live-region"]')?.textContent).toBe('');
  },
});

const noteChosen = fn((keys: Iterable<unknown>) => [...keys].join(' '));

export const ChipsAreChosen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { label: 'Filters', items: filters, variant: 'chip', selectionMode: 'multiple', onSelectionChange: noteChosen },
  play: async ({ canvas, userEvent }) => {
    const commerce = canvas.getByRole('row', { name: 'Commerce 12' });
    await userEvent.click(commerce);
    await expect(commerce).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('row', { name: 'Reports 4' })).toHaveAttribute('aria-selected', 'true');
    await expect(noteChosen).toHaveLastReturnedWith('commerce reports');
    // What is switched off is passed over.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Forums' })).toHaveFocus();
    await userEvent.click(commerce);
    await expect(commerce).toHaveAttribute('aria-selected', 'false');
  },
});

export const ArrowsGoBackAndRoundTheEnds = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Invoices' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Payments' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'Invoices' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Work' })).toHaveFocus();
  },
});

export const TabGoesToTheCrossOfItsTag = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Remove.*Payments/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(new Set(['payments']));
  },
});

export const EscapeClearsTheChoice = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { label: 'Filters', items: filters, selectionMode: 'multiple', defaultSelectedKeys: ['commerce', 'reports'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
});
